"""Labels of options: what each choice means at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from vigil.core import Decision, Option
from vigil.games.ghost_stories.words import moon_options
from vigil.games.ghost_stories.words.names import Names, board_in, board_of_seat
from vigil.games.ghost_stories.words.places import Asked, ghost_at, ghosts_where, own_tile, tile_at
from vigil.words.phrases import Args, View, noted, sentence


def option_label(names: Names, option: Option, decision: Decision, view: View) -> str:
    """The label of an option; a decision kind may have words of its own for it."""
    tag = str(option[0])
    args = ARGS[tag]((names, option, decision, view)) if tag in ARGS else {}
    key = f"gs-option-{tag}-{decision.kind}"
    key = key if names.words.has(key) else f"gs-option-{tag}"
    return sentence(names.words.text(key, **args))


# -- arguments by tag


def tile_args(asked: Asked) -> Args:
    """A tile of the village."""
    names, option, _, view = asked
    index = int(option[1])
    haunted = "yes" if view["village"][index]["haunted"] else "no"
    return {"tile": tile_at(names, index, view), "haunted": haunted}


def here_args(asked: Asked) -> Args:
    """The tile one stands on, and the ghosts next to it that can be exorcised."""
    names, _, decision, view = asked
    tile = own_tile(decision, view)
    ghosts = ghosts_where(names, view, lambda _, space: can_exorcise(space, tile))
    return {"tile": names.tile(tile, view), "ghosts": ghosts}


def can_exorcise(space: View, tile: int) -> bool:
    """Whether the ghost on a space could be exorcised from that tile."""
    return bool(space["line"][0] == tile and space["ghost"]["exorcisable"])


def space_args(asked: Asked) -> Args:
    """A ghost space, the tile in front of it, and the ghost or the Buddha on it."""
    names, (_, colour, place), _, view = asked
    space = board_in(view, str(colour))["spaces"][int(place)]
    notes = [names.words.text("gs-note-facing", tile=names.tile(space["line"][0], view))]
    if space["ghost"]:
        notes.append(names.card(space["ghost"]["number"]))
    if space["buddha"]:
        notes.append(names.words.text("gs-note-buddha"))
    return {"space": noted(names.space(str(colour), int(place)), notes)}


def ghost_args(asked: Asked) -> Args:
    """A ghost in play and where it is."""
    names, (_, colour, place), _, view = asked
    ghost = ghost_at(names, str(colour), int(place), view)
    return {"ghost": ghost, "space": names.space(str(colour), int(place))}


def board_args(asked: Asked) -> Args:
    """A board and, once it is laid, its Qi."""
    names, (_, colour), _, view = asked
    qi = next((board["qi"] for board in view["boards"] if board["colour"] == colour), 0)
    return {"name": names.name("board", str(colour)), "qi": qi}


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
    """A power: one's own, or borrowed with a power token that may be paid already."""
    names, (_, power), decision, view = asked
    own = whose_power(str(power), decision, view)
    return {"power": names.name("power", str(power)), "own": own}


def whose_power(power: str, decision: Decision, view: View) -> str:
    """``yes`` for one's own power, ``paid`` for one that a token has lent, else ``no``."""
    if decision.chance or board_of_seat(view, decision.seat)["power"] == power:
        return "yes"
    lender = next(board for board in view["boards"] if board["power"] == power)
    return "paid" if lender["power_blocked"] == "used" else "no"


def named(kind: str) -> Callable[[Asked], Args]:
    """Options that only name a thing of that kind."""
    return lambda asked: {"name": asked[0].name(kind, str(asked[1][1]))}


ARGS: Final[Mapping[str, Callable[[Asked], Args]]] = {
    **moon_options.ARGS,
    "artifact": named("artifact"),
    "board": board_args,
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
