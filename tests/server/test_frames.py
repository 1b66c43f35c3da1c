"""Frames of a WebSocket read without a parser: only what is surely one message."""

from __future__ import annotations

from typing import Final

import pytest
from websockets.frames import Frame, Opcode

from vigil.server.wire.frames import end_of_frame, frame_of, leaves_open, text_in

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


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_ends_where_it_says_and_not_before_it_has_come(size: int) -> None:
    frame, before = sent("x" * size), sent("hello")
    for after in (b"", b"\x81", before):
        data = before + frame + after
        assert end_of_frame(data, len(before), LONGEST) == len(before + frame)
    whole = [end_of_frame(frame[:length], 0, LONGEST) for length in range(min(20, len(frame)))]
    assert whole == [0] * len(whole)
    assert end_of_frame(frame[:-1], 0, LONGEST) == 0


def test_a_frame_that_is_too_long_is_not_waited_for() -> None:
    beginning = sent("x" * (LONGEST + 1))[:50]
    assert end_of_frame(beginning, 0, LONGEST) == 50


def test_a_message_in_parts_goes_on_until_its_last_part() -> None:
    ping, part, rest = sent("", Opcode.PING), sent("hel", fin=False), sent("lo", Opcode.CONT)
    assert leaves_open(part, False)
    assert leaves_open(ping, True)
    assert leaves_open(sent("l", Opcode.CONT, fin=False), True)
    assert not leaves_open(rest, True)
    assert not leaves_open(ping, False)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_of_ours_is_written_as_the_library_writes_it(size: int) -> None:
    message = b"x" * size
    assert b"".join(frame_of(message)) == Frame(Opcode.TEXT, message).serialize(mask=False)
