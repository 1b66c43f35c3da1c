"""AES-128-GCM (FIPS 197, SP 800-38D): sealing one short message with a key used once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

BLOCK: Final = 16
ROUNDS: Final = 10
POLYNOMIAL: Final = 0x11B
REDUCTION: Final = 0xE1 << 120
MASK: Final = 0xFF


def sealed(key: bytes, nonce: bytes, text: bytes) -> bytes:
    """A text encrypted, with its tag behind it."""
    keys = _round_keys(key)
    stream = _key_stream(keys, nonce)
    first = next(stream)
    blocks = [text[at : at + BLOCK] for at in range(0, len(text), BLOCK)]
    hidden = b"".join(_xor(block, next(stream)) for block in blocks)
    tag = _ghash(int.from_bytes(_encrypted(keys, bytes(BLOCK))), hidden)
    return hidden + _xor(tag, first)


def _key_stream(keys: list[bytes], nonce: bytes) -> Iterator[bytes]:
    """The block for the tag, then those for the text."""
    counter = 1
    while True:
        yield _encrypted(keys, nonce + counter.to_bytes(4))
        counter += 1


def _ghash(key: int, hidden: bytes) -> bytes:
    """The hash of an encrypted text, without any other data."""
    found = 0
    lengths = (8 * len(hidden)).to_bytes(BLOCK)
    blocks = [hidden[at : at + BLOCK] for at in range(0, len(hidden), BLOCK)]
    for block in (*blocks, lengths):
        found = _product(found ^ int.from_bytes(block.ljust(BLOCK, b"\0")), key)
    return found.to_bytes(BLOCK)


def _product(one: int, other: int) -> int:
    """The product in the field of GCM, whose bits are the other way round."""
    found = 0
    for bit in range(127, -1, -1):
        if one >> bit & 1:
            found ^= other
        other = other >> 1 ^ (REDUCTION if other & 1 else 0)
    return found


def _xor(one: bytes, other: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, other, strict=False))


def _doubled(value: int) -> int:
    doubled = value << 1
    return doubled ^ POLYNOMIAL if doubled > MASK else doubled


@lru_cache(maxsize=1)
def _boxes() -> bytes:
    """The substitution of bytes: the inverse in the field, turned and added up."""
    powers, logs, value = [0] * 256, [0] * 256, 1
    for exponent in range(255):
        powers[exponent], logs[value] = value, exponent
        value ^= _doubled(value)
    found = bytearray(256)
    for byte in range(256):
        inverse = powers[(255 - logs[byte]) % 255] if byte else 0
        turned = [(inverse << by | inverse >> 8 - by) & MASK for by in range(5)]
        found[byte] = turned[0] ^ turned[1] ^ turned[2] ^ turned[3] ^ turned[4] ^ 0x63
    return bytes(found)


def _round_keys(key: bytes) -> list[bytes]:
    box, words, constant = _boxes(), [key[at : at + 4] for at in range(0, BLOCK, 4)], 1
    while len(words) < 4 * (ROUNDS + 1):
        word = words[-1]
        if len(words) % 4 == 0:
            word = bytes(box[byte] for byte in word[1:] + word[:1])
            word = bytes((word[0] ^ constant,)) + word[1:]
            constant = _doubled(constant)
        words.append(_xor(words[-4], word))
    return [b"".join(words[at : at + 4]) for at in range(0, len(words), 4)]


def _encrypted(keys: list[bytes], block: bytes) -> bytes:
    """One block."""
    box, state = _boxes(), _xor(block, keys[0])
    for number, key in enumerate(keys[1:], 1):
        moved = bytes(box[state[(at + 4 * (at % 4)) % BLOCK]] for at in range(BLOCK))
        state = _xor(moved if number == ROUNDS else _mixed(moved), key)
    return state


def _mixed(state: bytes) -> bytes:
    """Each column mixed."""
    found = bytearray()
    for at in range(0, BLOCK, 4):
        a, b, c, d = state[at : at + 4]
        whole = a ^ b ^ c ^ d
        for one, next_one in ((a, b), (b, c), (c, d), (d, a)):
            found.append(one ^ whole ^ _doubled(one ^ next_one))
    return bytes(found)
