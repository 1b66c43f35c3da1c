"""Damage: plain data with a few values in it changed, lost, doubled or moved."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any, Final

NASTY: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    7,
    10**9,
    -(2**31),
    2**63,
    10**30,
    1.5,
    "",
    "x",
    "\x00",
    "\u202e",
    "none",
    "x" * 3000,
    [],
    {},
    [[]],
    [0] * 50,
    {"a": 1},
    ["set_up"],
    [["set_up"]],
)
"""Values that programs stumble over."""


def damaged(data: Any, random: Random) -> Any:
    """A copy with one to three places changed."""
    made = deepcopy(data)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        spots = list(places(made))
        if not spots:
            return random.choice(NASTY)
        holder, key = random.choice(spots)
        _change(holder, key, random)
    return made


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every list or object in the data with each of its keys."""
    if isinstance(data, dict | list):
        for key in list(data) if isinstance(data, dict) else range(len(data)):
            yield data, key
            yield from places(data[key])


def _change(holder: Any, key: Any, random: Random) -> None:
    """Do something to one place."""
    match random.randrange(6):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.insert(key, deepcopy(holder[key]))
        case 2 if isinstance(holder[key], int):
            holder[key] += random.choice((-1, 1, 5, -1000, 1 << 20))
        case 3 if isinstance(holder, list):
            random.shuffle(holder)
        case 4 if isinstance(holder, dict):
            holder[random.choice(["x", "game", "seed", "", "agenda"])] = holder[key]
        case _:
            holder[key] = deepcopy(random.choice(NASTY))


def damaged_text(text: str, random: Random) -> str:
    """A text with a stretch lost, doubled, moved or replaced."""
    for _ in range(random.choice((1, 1, 2, 3))):
        start = random.randrange(len(text) + 1)
        end = min(len(text), start + random.choice((1, 1, 2, 5, 20)))
        piece = random.choice((text[start:end] * 2, "", *SIGNS))
        text = text[:start] + piece + text[end:]
    return text


SIGNS: Final = (
    ";",
    ":",
    ",",
    " ",
    "-",
    "?",
    "none",
    "0",
    "99",
    "-1",
    "\n",
    "\x00",
    "ł",
    '"',
    "[",
    "}",
)
