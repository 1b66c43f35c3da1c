"""Damage: plain data with a few values in it changed, lost, doubled or moved."""

from __future__ import annotations

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
    return damage(deepcopy(data), random)


def damage(data: Any, random: Random) -> Any:
    """Change one to three places; what comes of it, where nothing can be changed something else."""
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        spot = place(data, random)
        if spot is None:
            return random.choice(NASTY)
        _change(*spot, random)
    return data


def place(data: Any, random: Random) -> tuple[Any, Any] | None:
    """A list or an object somewhere in the data, with one of its keys; none where there is none."""
    found = None
    while isinstance(data, dict | list) and data:
        key = random.choice(list(data)) if isinstance(data, dict) else random.randrange(len(data))
        found, data = (data, key), data[key]
        if random.random() < STOP:
            break
    return found


STOP: Final = 0.1
"""How often a walk into the data ends before its depth does."""


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
    """A text with a part lost, doubled, moved or replaced."""
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
