"""What the look-up knows besides the pieces in the box."""

from __future__ import annotations

from typing import Final

from vigil.core.game import Content
from vigil.games.ghost_stories import GHOST_STORIES

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


def abilities() -> list[str]:
    """The symbols printed on the cards, each once."""
    printed = (
        ability
        for card in GHOST_STORIES.content
        for stone in STONES
        for ability in card.facts.get(stone, ())
    )
    return list(dict.fromkeys(printed))


GLOSSARY: Final[tuple[Content, ...]] = (
    *(Content(kind="ability", id=id, facts={}) for id in abilities()),
    *(Content(kind="term", id=id, facts={}) for id in TERMS),
)
