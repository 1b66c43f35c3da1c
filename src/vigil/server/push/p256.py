"""The curve P-256 (FIPS 186-4): shared secrets and signatures, for Web Push alone.

Not in constant time: the key signs only requests to push services, at most a few a minute.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterator
from hashlib import sha256
from typing import Final, TypeAlias

P: Final = 2**256 - 2**224 + 2**192 + 2**96 - 1
N: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
B: Final = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
BASE: Final = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)
SIZE: Final = 32
UNCOMPRESSED: Final = 4

Point: TypeAlias = tuple[int, int]
Jacobian: TypeAlias = tuple[int, int, int]
"""A point as x / z^2 and y / z^3; z is 0 at infinity."""

INFINITY: Final[Jacobian] = (1, 1, 0)


class BadPoint(ValueError):
    """Not a point of the curve."""


def new_key() -> int:
    """A private key."""
    return 1 + secrets.randbelow(N - 1)


def public_key(key: int) -> bytes:
    """The public key, uncompressed."""
    return encoded(times(key, BASE))


def encoded(point: Point) -> bytes:
    """A point, uncompressed."""
    x, y = point
    return bytes((UNCOMPRESSED,)) + x.to_bytes(SIZE) + y.to_bytes(SIZE)


def decoded(data: bytes) -> Point:
    """A point of the curve; ``BadPoint`` for anything else."""
    if len(data) != 1 + 2 * SIZE or data[0] != UNCOMPRESSED:
        raise BadPoint
    x, y = (int.from_bytes(data[start : start + SIZE]) for start in (1, 1 + SIZE))
    if x >= P or y >= P or (y * y - (x * x - 3) * x - B) % P:
        raise BadPoint
    return x, y


def shared_secret(key: int, other: bytes) -> bytes:
    """The secret of a key exchange: the first coordinate of the product."""
    return times(key, decoded(other))[0].to_bytes(SIZE)


def sign(key: int, text: bytes) -> bytes:
    """The ECDSA signature of a text with SHA-256: both numbers, one after the other."""
    digest = sha256(text).digest()
    hashed = int.from_bytes(digest)
    for nonce in _nonces(key, digest):
        r = times(nonce, BASE)[0] % N
        s = pow(nonce, -1, N) * (hashed + r * key) % N
        if r and s:
            return r.to_bytes(SIZE) + s.to_bytes(SIZE)
    raise AssertionError


def is_signed(public: bytes, text: bytes, signature: bytes) -> bool:
    """Whether a signature is that of the key."""
    r, s = int.from_bytes(signature[:SIZE]), int.from_bytes(signature[SIZE:])
    if not (0 < r < N and 0 < s < N):
        return False
    inverse = pow(s, -1, N)
    hashed = int.from_bytes(sha256(text).digest())
    one = _multiplied(hashed * inverse % N, BASE)
    other = _multiplied(r * inverse % N, decoded(public))
    return _affine(_sum(one, other))[0] % N == r


def times(factor: int, point: Point) -> Point:
    """A multiple of a point."""
    return _affine(_multiplied(factor, point))


def _nonces(key: int, digest: bytes) -> Iterator[int]:
    """The nonces of RFC 6979: derived from key and text, so that none is used twice."""
    seed = key.to_bytes(SIZE) + (int.from_bytes(digest) % N).to_bytes(SIZE)
    k, v = bytes(SIZE), b"\x01" * SIZE
    for mark in (b"\x00", b"\x01"):
        k = hmac.digest(k, v + mark + seed, "sha256")
        v = hmac.digest(k, v, "sha256")
    while True:
        v = hmac.digest(k, v, "sha256")
        if 0 < (nonce := int.from_bytes(v)) < N:
            yield nonce
        k = hmac.digest(k, v + b"\x00", "sha256")
        v = hmac.digest(k, v, "sha256")


def _multiplied(factor: int, point: Point) -> Jacobian:
    found: Jacobian = INFINITY
    added: Jacobian = (*point, 1)
    for bit in bin(factor % N)[2:]:
        found = _double(found)
        if bit == "1":
            found = _sum(found, added)
    return found


def _double(point: Jacobian) -> Jacobian:
    x, y, z = point
    if not z or not y:
        return INFINITY
    squared = y * y % P
    slope = 3 * (x - z * z) * (x + z * z) % P
    s = 4 * x * squared % P
    new_x = (slope * slope - 2 * s) % P
    return new_x, (slope * (s - new_x) - 8 * squared * squared) % P, 2 * y * z % P


def _sum(one: Jacobian, other: Jacobian) -> Jacobian:
    if not one[2]:
        return other
    if not other[2]:
        return one
    (x1, y1, z1), (x2, y2, z2) = one, other
    u1, u2 = x1 * z2 * z2 % P, x2 * z1 * z1 % P
    s1, s2 = y1 * z2**3 % P, y2 * z1**3 % P
    if u1 == u2:
        return _double(one) if s1 == s2 else INFINITY
    h, r = (u2 - u1) % P, (s2 - s1) % P
    cubed, part = h**3 % P, u1 * h * h % P
    x = (r * r - cubed - 2 * part) % P
    return x, (r * (part - x) - s1 * cubed) % P, h * z1 * z2 % P


def _affine(point: Jacobian) -> Point:
    x, y, z = point
    if not z:
        raise BadPoint
    inverse = pow(z, -1, P)
    return x * inverse * inverse % P, y * inverse**3 % P
