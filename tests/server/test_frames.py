"""Frames of a WebSocket read without a parser: only what is surely one message."""

from __future__ import annotations

from typing import Final

import pytest
from websockets.frames import Frame, Opcode

from vigil.server.wire.frames import are_whole, frame_of, text_in

LONGEST = 70_000
SIZES = (0, 1, 125, 126, 65_535, 65_536)


def sent(text: str | bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame as a browser sends it."""
    data = text.encode() if isinstance(text, str) else text
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", SIZES)
def test_a_message_in_one_frame_is_read(size: int) -> None:
    text = "ż" * (size // 2) + "x" * (size % 2)
    assert text_in(sent(text), LONGEST) == text


OTHERS: Final = {
    "nothing": b"",
    "half a head": b"\x81",
    "no mask": b"\x81\x80",
    "the beginning of a frame": sent("hello")[:-1],
    "a frame and the beginning of another": sent("hello") + b"\x81",
    "two frames": sent("hello") + sent("again"),
    "a part of a message": sent("hel", fin=False),
    "the rest of a message": sent("lo", Opcode.CONT),
    "bytes": sent("hello", Opcode.BINARY),
    "a ping": sent("", Opcode.PING),
    "no letters": sent(b"\xff\xfe"),
    "not masked": Frame(Opcode.TEXT, b"hello").serialize(mask=False),
    "too long": sent("x" * (LONGEST + 1)),
    "compressed": b"\xc1" + sent("hello")[1:],
}


@pytest.mark.parametrize("what", OTHERS)
def test_everything_else_is_left_to_the_parser(what: str) -> None:
    assert text_in(OTHERS[what], LONGEST) is None


def test_data_are_whole_where_a_parser_would_be_between_two_messages() -> None:
    pong, text, long = sent("1234", Opcode.PONG), sent("hello"), sent("x" * 300)
    for whole in (b"", pong, text + pong, text + long + text):
        assert are_whole(whole)
    for part in (text[:-1], text + long[:3], long + b"\x81", text[:1]):
        assert not are_whole(part)
    assert not are_whole(sent("hel", fin=False) + pong)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_of_ours_is_written_as_the_library_writes_it(size: int) -> None:
    message = b"x" * size
    assert b"".join(frame_of(message)) == Frame(Opcode.TEXT, message).serialize(mask=False)
