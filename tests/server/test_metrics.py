"""What monitoring reads."""

import json

import pytest
from starlette.requests import HTTPConnection

from koloda.client import ServerRefused
from koloda.server.metrics_access import MetricsAccess
from tests.server.local_server import (
    TWO,
    local_server,
    run,
    started,
)


def test_metrics_are_for_programs_on_the_same_machine() -> None:
    """A proxy on the same machine gives itself away, or is known because it has a public name."""
    local, proxied = MetricsAccess(), MetricsAccess(is_proxied=True)
    assert local.allows(asked("127.0.0.1"))
    assert local.allows(asked("::1"))
    assert not local.allows(asked("192.0.2.1"))
    assert not local.allows(asked("127.0.0.1", x_forwarded_for="192.0.2.1"))
    assert not local.allows(asked("127.0.0.1", via="1.1 proxy"))
    assert not local.allows(asked("192.0.2.1", authorization="Bearer "))
    assert not proxied.allows(asked("127.0.0.1"))


def test_metrics_can_be_read_from_elsewhere_with_a_token() -> None:
    access = MetricsAccess(token="open sesame", is_proxied=True)
    assert access.allows(asked("192.0.2.1", authorization="Bearer open sesame"))
    for wrong in ("Bearer", "Bearer open", "Basic open sesame", "Bearer où"):
        assert not access.allows(asked("192.0.2.1", authorization=wrong))
    assert not access.allows(asked("192.0.2.1"))


def asked(address: str, **headers: str) -> HTTPConnection:
    sent = [
        (name.replace("_", "-").encode(), value.encode("latin-1"))
        for name, value in headers.items()
    ]
    return HTTPConnection({"type": "http", "client": (address, 1), "headers": sent})


def test_strangers_do_not_get_the_metrics(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            assert (await here.ask("GET", "/metrics")).status == 200
            forwarded = await here.ask("GET", "/metrics", x_forwarded_for="192.0.2.1")
            assert (forwarded.status, forwarded.error) == (404, "not-found")

    run(story())


def test_metrics_contain_no_names(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO)
            with pytest.raises(ServerRefused):
                await party.host.move(32767)
            text = (await here.ask("GET", "/metrics")).body.decode()
            assert "koloda_sockets 2.0" in text
            assert "koloda_refusals_total" in text
            assert party.host.id not in text and "Player" not in text
            assert json.loads((await here.ask("GET", "/health")).body)["ok"]

    run(story())
