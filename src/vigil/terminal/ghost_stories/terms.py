"""What the look-up knows besides the pieces in the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vigil.core.game import Content
from vigil.words.ghost_stories import box

TERMS: Final = (
    "qi",
    "tao",
    "yin_yang",
    "yin_phase",
    "yang_phase",
    "exorcism",
    "haunter",
    "tormentor",
    "curse_die",
    "buddha",
    "incarnation",
    "neutral_board",
    "haunted_board",
    "power_token",
    "circle",
    "mantra",
    "stones",
)
STONES: Final = ("enter", "yin", "curses", "rewards")


BOXES: Final[Mapping[str, tuple[Content, ...]]] = {
    edition: tuple(entries.values()) for edition, entries in box.BOXES.items()
}
"""Everything in the box by edition."""


def abilities(pieces: tuple[Content, ...]) -> list[str]:
    """The symbols printed on the cards, each once."""
    printed = (
        ability for card in pieces for stone in STONES for ability in card.facts.get(stone, ())
    )
    return list(dict.fromkeys(printed))


def glossary(pieces: tuple[Content, ...]) -> tuple[Content, ...]:
    """The symbols on these pieces, and the terms of the rules."""
    return (
        *(Content(kind="ability", id=id, facts={}) for id in abilities(pieces)),
        *(Content(kind="term", id=id, facts={}) for id in TERMS),
    )
