"""Signatures of records: Ed25519 (RFC 8032), by the key of the server on which a match was played.

`cryptography` is imported only when something is signed or checked, so that nothing else waits for
it.
"""

from dataclasses import dataclass

PREFIX = b"koloda record\0"
"""Keeps these signatures apart from any others by the same key."""


@dataclass(frozen=True)
class Signature:
    key: str
    """The public key, in hex."""
    signature: str
    """In hex."""

    def fits(self, digest: bytes) -> bool:
        """Return whether the owner of the key has signed this digest."""
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

        try:
            key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(self.key))
            key.verify(bytes.fromhex(self.signature), PREFIX + digest)
        except (ValueError, InvalidSignature):
            return False
        return True


class Signer:
    """Signs with a key that 32 secret bytes fix."""

    def __init__(self, seed: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self.private = Ed25519PrivateKey.from_private_bytes(seed)
        self.key = self.private.public_key().public_bytes_raw().hex()

    def sign(self, digest: bytes) -> Signature:
        return Signature(self.key, self.private.sign(PREFIX + digest).hex())
