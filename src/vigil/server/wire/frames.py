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
CONTROL: Final = 0x08
MASKED: Final = 0x80
LENGTH: Final = 0x7F
MASK: Final = 4
"""Bytes of a mask; frames from clients have one."""
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


def end_of_frame(data: bytes, at: int, longest: int) -> int:
    """Where a frame ends that begins somewhere; 0 while it is not whole.

    One that is too long ends where the data end: a parser refuses it by its head.
    """
    if len(data) < at + 2 or len(data) < at + 2 + SHORT.get(data[at + 1] & LENGTH, 0):
        return 0
    start, end = _bounds(data, at)
    if end - start > longest:
        return len(data)
    return end if end <= len(data) else 0


def leaves_open(frame: bytes, was_open: bool) -> bool:
    """Whether a message goes on after a frame; control frames come in between."""
    return was_open if frame[0] & CONTROL else not frame[0] & FINAL


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
