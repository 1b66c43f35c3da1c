"""A push message: encrypted for one browser (RFC 8291), with the server's signature (RFC 8292)."""

from __future__ import annotations

import hmac
import json
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from vigil.server.push.aes_gcm import sealed
from vigil.server.push.p256 import new_key, public_key, shared_secret, sign

RECORD_SIZE: Final = 4096
SALT: Final = 16
VALID_SECONDS: Final = 12 * 3600
LAST_RECORD: Final = b"\x02"


def base64url(data: bytes) -> str:
    """Encode bytes as push services do."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unbase64url(text: str) -> bytes:
    """Decode such a text; ``ValueError`` for any other."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encrypted(
    text: bytes, receiver: bytes, auth: bytes, key: int | None = None, salt: bytes = b""
) -> bytes:
    """A message that only the browser with this public key can read."""
    key, salt = key or new_key(), salt or secrets.token_bytes(SALT)
    sender = public_key(key)
    secret = _derived(auth, shared_secret(key, receiver), b"WebPush: info\0" + receiver + sender)
    content_key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0")[:16]
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0")[:12]
    header = salt + RECORD_SIZE.to_bytes(4) + bytes((len(sender),)) + sender
    return header + sealed(content_key, nonce, text + LAST_RECORD)


def authorization(endpoint: str, key: int, contact: str) -> str:
    """The sender's identity, for the push service of an endpoint."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + VALID_SECONDS,
        "sub": contact,
    }
    head = {"typ": "JWT", "alg": "ES256"}
    text = ".".join(base64url(json.dumps(part).encode()) for part in (head, claims))
    token = f"{text}.{base64url(sign(key, text.encode()))}"
    return f"vapid t={token}, k={base64url(public_key(key))}"


def _derived(salt: bytes, secret: bytes, info: bytes) -> bytes:
    """HKDF with SHA-256, one block of it."""
    return hmac.digest(hmac.digest(salt, secret, "sha256"), info + b"\x01", "sha256")
