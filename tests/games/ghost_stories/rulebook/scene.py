"""Setting a scene: a position with a deck, and the answers that come again and again.

Red sits in the north, yellow in the east, green in the south and blue in the west. The tiles lie in
catalogue order: cemetery 0, altar 1, herbalist 2, sorcerer 3, temple 4, watchman 5, circle 6,
pavilion 7, tea house 8. Tile 0 faces red 2 and blue 0; tile 2 red 0 and yellow 2; tile 6 green 0
and blue 2; tile 8 yellow 0 and green 2; the edge tiles 1, 5, 7 and 3 face the middle spaces of red,
yellow, green and blue.
"""

from __future__ import annotations

from typing import Final

import pytest

from games.ghost_stories.scenario import Scenario, position

DECK: Final = "deck: 31 ghost"
"""Without an incarnation, so that one can be in play at any level."""
DEAD: Final = "qi 0, tao none, yin_yang no, at 0"
"""What a dead Taoist has left; his figure lies on the Cemetery."""

both_editions: Final = pytest.mark.parametrize("edition", ["revised", "first_print"])


def scene(text: str, edition: str = "revised", switches: str = "") -> Scenario:
    """A position; a deck is added if the text has none, so that cards are left for the boards."""
    clauses = [f"edition: {edition}", text]
    if "deck:" not in text:
        clauses.append(DECK)
    if switches:
        clauses.append(f"switches: {switches}")
    return position("; ".join(clauses))


def yin(text: str, edition: str = "revised", switches: str = "") -> Scenario:
    """A position at the start of the turn of the board that the text names."""
    return scene(f"{text}; next: yin", edition, switches)


def exorcise(s: Scenario, *faces: str) -> Scenario:
    """Stay, attempt an exorcism and roll these faces."""
    if s.kind == "move":
        s.answer("move", "stay")
    return s.answer("act", "exorcise").dice(*faces)


def ask_for_help(s: Scenario) -> Scenario:
    """Stay and ask the villager of one's tile."""
    return s.answer("move", "stay").answer("act", "help")


def finish_turn(s: Scenario) -> Scenario:
    """Do nothing more in this turn."""
    for kind, option in (("move", "stay"), ("act", "pass"), ("end_turn", "end")):
        if s.kind == kind:
            s.answer(kind, option)
    return s


def tags(s: Scenario, *wanted: str) -> list[str]:
    """The wanted events, in the order in which they happened."""
    return [event.tag for event in s.table.events if event.tag in wanted]


def dice_rolled(s: Scenario) -> list[int]:
    """How many Tao dice each exorcism so far was rolled with."""
    return [event.data["dice"] for event in s.events("exorcism_began")]


def offers(s: Scenario, *option: str | int) -> bool:
    """Whether the pending question has that option."""
    return option in s.options


def in_turn(s: Scenario) -> str:
    """The colour of the active board."""
    return str(s.view()["active"])
