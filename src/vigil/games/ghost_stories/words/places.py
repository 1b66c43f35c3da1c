"""What stands where, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from vigil.core import Decision, Option
from vigil.games.ghost_stories.words.names import Names, board_in, board_of_seat
from vigil.words.phrases import View, noted

Asked: TypeAlias = tuple[Names, Option, Decision, View]
"""An option, where it stands and in whose words it is told."""


def ghost_at(names: Names, colour: str, place: int, view: View) -> str:
    """A ghost in play with its resistance now."""
    ghost = board_in(view, colour)["spaces"][place]["ghost"]
    return with_resistance(names, ghost["number"], names.needed(ghost["needed"], ghost["free"]))


def new_ghost(names: Names, number: int) -> str:
    """A ghost that is not yet in play with its printed resistance."""
    return with_resistance(names, number, names.needed(names.cards[number].facts["resistance"]))


def with_resistance(names: Names, number: int, needed: str) -> str:
    """The name of a ghost and what it takes to exorcise it."""
    return noted(names.card(number), [names.words.text("gs-note-resistance", needed=needed)])


def ghosts_where(names: Names, view: View, holds: Callable[[View, View], bool]) -> str:
    """The ghosts in play for which something holds, given their board and space."""
    return ", ".join(
        ghost_at(names, board["colour"], space["place"], view)
        for board in view["boards"]
        for space in board["spaces"]
        if space["ghost"] and holds(board, space)
    )


def tile_at(names: Names, index: int, view: View) -> str:
    """A tile, whether it is haunted, and who stands there."""
    tile = view["village"][index]
    notes = [names.words.text("gs-note-haunted")] if tile["haunted"] else []
    notes += [names.name("taoist", colour) for colour in tile["taoists"]]
    return noted(names.tile(index, view), notes)


def own_tile(decision: Decision, view: View) -> int:
    """The tile on which the Taoist who is asked stands."""
    return int(board_of_seat(view, decision.seat)["tile"])
