"""Answers in JSON, including refusals."""

from typing import Any

import msgspec
from starlette.responses import Response

from koloda.engine.errors import KolodaError
from koloda.server.refusals import refusal

STATUS = {
    "not-found": 404,
    "too-many": 429,
    "forbidden": 403,
    "not-written": 503,
    "unknown-outcome": 503,
    "damaged": 503,
    "no-page": 503,
    "unreadable": 400,
    "bad-record": 400,
    "too-large": 413,
    "bad-option": 400,
    "no-such-seat": 400,
    "invalid": 400,
}
"""The status of each refusal; all others are 409: not now, or not by you."""


def json_response(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def refused(error: KolodaError) -> Response:
    made = refusal(error)
    return json_response(
        {
            "error": made.key,
            "reason": made.reason,
            "message": made.message,
            "arguments": made.arguments,
            "clause": made.clause,
        },
        STATUS.get(made.key, 409),
    )
