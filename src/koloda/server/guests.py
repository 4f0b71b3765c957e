"""Guests have no account, only a signed cookie with an id and a name."""

import secrets
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "koloda_guest"
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Guest:
    id: str
    name: str


def new_guest() -> Guest:
    return Guest(secrets.token_urlsafe(16), "")


class Cookies:
    """Signs and reads cookies. A cookie that this server didn't sign stands for nobody."""

    def __init__(self, secret: str) -> None:
        self.serializer = URLSafeSerializer(secret, salt="koloda guest")

    def write(self, guest: Guest) -> str:
        return str(self.serializer.dumps([guest.id, guest.name]))

    def read(self, cookie: str | None) -> Guest | None:
        if not cookie:
            return None
        try:
            id, name = self.serializer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        return Guest(str(id), str(name))
