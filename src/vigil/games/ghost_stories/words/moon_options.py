"""What the labels of White Moon's options are told: villagers, ways to go, crystals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from vigil.games.ghost_stories.words.names import Names, board_in
from vigil.games.ghost_stories.words.places import Asked, ghosts_where, own_tile, tile_at
from vigil.words.phrases import Args, View, noted

# -- villagers


def kin(names: Names, family: str, view: View, *notes: str) -> str:
    """A family with notes, the last of which tells how it fares."""
    fares = view["white_moon"]["families"][family]
    facts = {fact: int(fares[fact]) for fact in ("saved", "dead", "size")}
    note = names.words.text("gs-note-family", **facts)
    return noted(names.name("family", family), [*notes, note])


def top_family(tile: int, view: View) -> str:
    """The family of the villager on top of the stack of a tile."""
    stacks = view["white_moon"]["villagers"]
    return str(next(entry["stack"][-1] for entry in stacks if entry["tile"] == tile))


def villager_args(asked: Asked) -> Args:
    """A villager in the village, the curse of his death and the reward for his family."""
    names, (_, family, tile), _, view = asked
    return {
        "villager": kin(names, str(family), view, names.tile(int(tile), view)),
        "curse": names.fate(str(family), "curse"),
        "reward": names.fate(str(family), "reward"),
    }


def family_args(asked: Asked) -> Args:
    """A family, and how it fares."""
    names, (_, family), _, view = asked
    return {
        "name": names.name("family", str(family)),
        "villager": kin(names, str(family), view),
    }


def save_args(asked: Asked) -> Args:
    """The villager on one's own tile."""
    names, _, decision, view = asked
    return {"villager": kin(names, top_family(own_tile(decision, view), view), view)}


# -- ways to go


def way_args(asked: Asked) -> Args:
    """A tile to go to."""
    names, (_, tile), _, view = asked
    return {"tile": tile_at(names, int(tile), view)}


def escort_args(asked: Asked) -> Args:
    """A tile to go to, and the villager who comes along from the Taoist's tile."""
    names, _, decision, view = asked
    match decision.about:
        case ("taoist", str(colour)):
            start = int(board_in(view, colour)["tile"])
        case _:
            start = own_tile(decision, view)
    return {**way_args(asked), "villager": names.name("family", top_family(start, view))}


def fetch_args(asked: Asked) -> Args:
    """A tile to go to, and the villager who is there."""
    names, (_, tile), _, view = asked
    return {**way_args(asked), "villager": names.name("family", top_family(int(tile), view))}


# -- crystals and rolls


def crystal_args(asked: Asked) -> Args:
    """Whose moon crystal it is."""
    names, (_, colour), _, _ = asked
    return {"owner": names.name("taoist", str(colour))}


def receptacle_args(asked: Asked) -> Args:
    """The corner tile next to a receptacle."""
    names, (_, tile), _, view = asked
    return {"tile": names.tile(int(tile), view)}


def roll_args(asked: Asked) -> Args:
    """The ghosts of the board that the barrier defends."""
    names, _, decision, view = asked
    colour = decision.about[1]
    return {"ghosts": ordinary_ghosts(names, view, lambda board, _: board["colour"] == colour)}


def colour_args(asked: Asked) -> Args:
    """A colour, its ghosts in play, and whether naming it costs a power token."""
    names, (_, colour), _, view = asked
    boards = [board for board in view["boards"] if board["colour"] == colour]
    costs = any(board["neutral"] and board["power_blocked"] != "used" for board in boards)
    return {
        "colour": names.name("colour", str(colour)),
        "ghosts": ordinary_ghosts(names, view, lambda _, ghost: ghost["colour"] == colour),
        "token": "yes" if costs else "no",
    }


def ordinary_ghosts(names: Names, view: View, holds: Callable[[View, View], bool]) -> str:
    """The ghosts in play that are no incarnations and for which something holds."""
    return ghosts_where(
        names,
        view,
        lambda board, space: not space["ghost"]["incarnation"] and holds(board, space["ghost"]),
    )


ARGS: Final[Mapping[str, Callable[[Asked], Args]]] = {
    "colour": colour_args,
    "escort": escort_args,
    "family": family_args,
    "fetch": fetch_args,
    "moon_crystal": crystal_args,
    "receptacle": receptacle_args,
    "rise_and_escort": escort_args,
    "rise_and_go": way_args,
    "roll": roll_args,
    "save": save_args,
    "villager": villager_args,
}
