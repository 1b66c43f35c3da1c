"""What the players choose before a game."""

from __future__ import annotations

from typing import Final

from vigil.core.setup import Choice
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS
from vigil.games.ghost_stories.content.powers import POWERS
from vigil.games.ghost_stories.model.geometry import SIDES
from vigil.games.ghost_stories.model.modules import find_module, module_names
from vigil.games.ghost_stories.model.options import EVERY_POWER, LEVELS, PLAYERS, STARTING_QI, Setup
from vigil.games.ghost_stories.model.rules import EDITIONS, SWITCHES

PLAIN: Final = Setup()
"""The default setup."""


def choices() -> tuple[Choice, ...]:
    """Those of the base game, and of every module that is known by now."""
    return (
        Choice(entry="players", values=(*PLAYERS,), default=PLAIN.players),
        Choice(entry="level", values=(*LEVELS,), default=PLAIN.level),
        Choice(entry="edition", values=(*EDITIONS,), default=PLAIN.edition, box=True),
        Choice(entry="modules", values=module_names(), default=PLAIN.modules, takes="some"),
        *(choice for name in module_names() for choice in find_module(name).choices),
        Choice(
            entry="seats",
            values=(*SIDES,),
            default=None,
            takes="seats",
            asked=False,
            metavar="SIDES",
        ),
        Choice(
            entry="colours",
            values=BOARD_COLOURS,
            default=PLAIN.colours,
            takes="seats",
            sides={BOARD_COLOURS[colour]: powers for colour, powers in POWERS.items()},
            sides_entry="powers",
        ),
        Choice(entry="powers", values=EVERY_POWER, default=PLAIN.powers, takes="some"),
        Choice(entry="first", values=(*SIDES,), default=None, asked=False, metavar="SEAT"),
        Choice(
            entry="village",
            values=PLAIN.tiles,
            default=None,
            takes="some",
            asked=False,
            metavar="TILES",
        ),
        Choice(entry="qi", values=(*STARTING_QI,), default=PLAIN.qi),
        Choice(entry="black_tao", values=(False, True), default=PLAIN.black_tao),
        Choice(entry="ask_all", values=(False, True), default=PLAIN.ask_all, suggested=False),
        Choice(entry="switches", values=(*SWITCHES,), default=PLAIN.switches, takes="some"),
    )
