"""What the look-up knows besides the pieces in the box."""

from __future__ import annotations

from typing import Final

from vigil.core.game import Content
from vigil.terminal.face import Pieces
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


def pieces(edition: str | None) -> Pieces:
    """Everything in the box of an edition."""
    return tuple(box.BOXES[edition or box.REVISED].values())


def abilities(cards: Pieces) -> list[str]:
    """The symbols printed on the cards, each once."""
    printed = (
        ability for card in cards for stone in STONES for ability in card.facts.get(stone, ())
    )
    return list(dict.fromkeys(printed))


def glossary(cards: Pieces) -> Pieces:
    """The symbols on these pieces, and the terms of the rules."""
    return (
        *(Content(kind="ability", id=id, facts={}) for id in abilities(cards)),
        *(Content(kind="term", id=id, facts={}) for id in TERMS),
    )
