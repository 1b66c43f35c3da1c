"""Labels of options: what each choice means at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from vigil.core import Decision, Option
from vigil.words.ghost_stories.names import (
    CARD_IDS,
    CARDS,
    Names,
    board_in,
    board_of_seat,
)
from vigil.words.phrases import Args, View, noted, sentence

Asked: TypeAlias = tuple[Names, Option, Decision, View]


def option_label(names: Names, option: Option, decision: Decision, view: View) -> str:
    """The label of an option; a decision kind may have words of its own for it."""
    tag = str(option[0])
    args = ARGS[tag]((names, option, decision, view)) if tag in ARGS else {}
    key = f"gs-option-{tag}-{decision.kind}"
    key = key if names.words.has(key) else f"gs-option-{tag}"
    return sentence(names.words.text(key, **args))


# -- what stands where


def ghost_at(names: Names, colour: str, place: int, view: View) -> str:
    """A ghost in play with its resistance now."""
    ghost = board_in(view, colour)["spaces"][place]["ghost"]
    return with_resistance(names, ghost["number"], names.needed(ghost["needed"], ghost["free"]))


def new_ghost(names: Names, number: int) -> str:
    """A ghost that is not yet in play with its printed resistance."""
    return with_resistance(names, number, names.needed(CARDS[CARD_IDS[number]].facts["resistance"]))


def with_resistance(names: Names, number: int, needed: str) -> str:
    """The name of a ghost and what it takes to exorcise it."""
    return noted(names.card(number), [names.words.text("gs-note-resistance", needed=needed)])


def tile_at(names: Names, index: int, view: View) -> str:
    """A tile, whether it is haunted, and who stands there."""
    tile = view["village"][index]
    notes = [names.words.text("gs-note-haunted")] if tile["haunted"] else []
    notes += [names.name("taoist", colour) for colour in tile["taoists"]]
    return noted(names.tile(index, view), notes)


def own_tile(decision: Decision, view: View) -> int:
    """The tile on which the Taoist who is asked stands."""
    return int(board_of_seat(view, decision.seat)["tile"])


def ghosts_beside(names: Names, tile: int, view: View) -> str:
    """The ghosts next to a tile that can be exorcised."""
    return ", ".join(
        ghost_at(names, board["colour"], space["place"], view)
        for board in view["boards"]
        for space in board["spaces"]
        if space["line"][0] == tile and space["ghost"] and space["ghost"]["exorcisable"]
    )


# -- arguments by tag


def tile_args(asked: Asked) -> Args:
    """A tile of the village."""
    names, option, _, view = asked
    index = int(option[1])
    haunted = "yes" if view["village"][index]["haunted"] else "no"
    return {"tile": tile_at(names, index, view), "haunted": haunted}


def here_args(asked: Asked) -> Args:
    """The tile one stands on, and the ghosts next to it."""
    names, _, decision, view = asked
    tile = own_tile(decision, view)
    return {"tile": names.tile(tile, view), "ghosts": ghosts_beside(names, tile, view)}


def space_args(asked: Asked) -> Args:
    """A ghost space, the tile in front of it and the Buddha on it."""
    names, (_, colour, place), _, view = asked
    space = board_in(view, str(colour))["spaces"][int(place)]
    notes = [names.words.text("gs-note-facing", tile=names.tile(space["line"][0], view))]
    if space["buddha"]:
        notes.append(names.words.text("gs-note-buddha"))
    return {"space": noted(names.space(str(colour), int(place)), notes)}


def ghost_args(asked: Asked) -> Args:
    """A ghost in play and where it is."""
    names, (_, colour, place), _, view = asked
    ghost = ghost_at(names, str(colour), int(place), view)
    return {"ghost": ghost, "space": names.space(str(colour), int(place))}


def taoist_args(asked: Asked) -> Args:
    """A Taoist, his Qi and his tile."""
    names, option, _, view = asked
    board = board_in(view, str(option[1]))
    if board["alive"]:
        notes = [names.words.text("gs-note-qi", qi=board["qi"]), names.tile(board["tile"], view)]
    else:
        notes = [names.words.text("gs-note-dead")]
    return {"taoist": noted(names.name("taoist", str(option[1])), notes)}


def tao_args(asked: Asked) -> Args:
    """A Tao token: how many are left, how many one holds, or whose it is."""
    names, option, decision, view = asked
    colour = str(option[1])
    owner = option[2:] or (board_of_seat(view, decision.seat)["colour"],)
    return {
        "colour": names.name("colour", colour),
        "tao": names.name("tao", colour),
        "supply": view["supply"]["tao"][colour],
        "held": board_in(view, str(owner[0]))["tao"][colour],
        "owner": names.name("taoist", str(owner[0])),
    }


def power_args(asked: Asked) -> Args:
    """A power, one's own or borrowed with a power token."""
    names, option, decision, view = asked
    power = str(option[1])
    own = decision.chance or board_of_seat(view, decision.seat)["power"] == power
    return {"power": names.name("power", power), "own": "yes" if own else "no"}


def named(kind: str) -> Callable[[Asked], Args]:
    """Options that only name a thing of that kind."""
    return lambda asked: {"name": asked[0].name(kind, str(asked[1][1]))}


ARGS: Final[Mapping[str, Callable[[Asked], Args]]] = {
    "board": named("board"),
    "both": here_args,
    "card": lambda asked: {"name": asked[0].card(int(asked[1][1]))},
    "curse": named("curse"),
    "exorcise": here_args,
    "face": named("colour"),
    "ghost": ghost_args,
    "help": here_args,
    "power": power_args,
    "reroll": lambda asked: {"face": asked[0].colours(str(face) for face in asked[1][1:])},
    "seat": lambda asked: {"name": asked[0].player(int(asked[1][1]), asked[3])},
    "side": named("side"),
    "space": space_args,
    "stay": here_args,
    "tao": tao_args,
    "taoist": taoist_args,
    "tile": tile_args,
    "tokens": lambda asked: {"count": int(asked[1][1])},
    "village": named("tile"),
}
"""What the label of each option tag is told; tags without an entry need nothing."""
