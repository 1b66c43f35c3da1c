"""Frames of a WebSocket, as far as they can be read without a parser (RFC 6455, section 5.2)."""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
"""A whole message of text in one frame."""
FINAL: Final = 0x80
MASKED: Final = 0x80
LENGTH: Final = 0x7F
MASK: Final = 4
"""Bytes of a mask; whoever comes from outside has one."""
SHORT: Final = {126: 2, 127: 8}
"""What says that the length follows, and in how many bytes."""


def text_in(data: bytes, longest: int) -> str | None:
    """The text of data that are one frame with one whole message; ``None`` if they are not."""
    if len(data) < 2 or data[0] != WHOLE_TEXT:
        return None
    start, end = _bounds(data, 0)
    if end != len(data) or not 0 <= end - start <= longest or not data[1] & MASKED:
        return None
    try:
        return apply_mask(data[start:], data[start - MASK : start]).decode()
    except UnicodeDecodeError:
        return None


def are_whole(data: bytes) -> bool:
    """Whether data end where a frame ends, and none of them is a part of a message."""
    at = 0
    while at + 2 <= len(data) and data[at] & FINAL:
        at = _bounds(data, at)[1]
    return at == len(data)


def frame_of(message: bytes) -> tuple[bytes, bytes, bytes]:
    """The frame of a text, in parts; what a server sends is not masked."""
    return WHOLE_TEXT.to_bytes(), _length(len(message)), message


def _bounds(data: bytes, at: int) -> tuple[int, int]:
    """Where what a frame holds begins and where it ends, by its first bytes; maybe far beyond."""
    size, start = data[at + 1] & LENGTH, at + 2
    if size in SHORT:
        size, start = int.from_bytes(data[start : start + SHORT[size]]), start + SHORT[size]
    if data[at + 1] & MASKED:
        start += MASK
    return start, start + size


def _length(size: int) -> bytes:
    if size < 126:
        return size.to_bytes()
    return b"\x7e" + size.to_bytes(2) if size < 1 << 16 else b"\x7f" + size.to_bytes(8)
