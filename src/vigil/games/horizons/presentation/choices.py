"""What the players choose before a game."""

from __future__ import annotations

from typing import Final

from vigil.core.setup import Choice
from vigil.games.horizons.model.boards import BOARDS
from vigil.games.horizons.model.options import DEFAULT_BOARDS, Setup
from vigil.games.horizons.model.rules import SWITCHES
from vigil.games.horizons.powers.registry import PANELS

PLAIN: Final = Setup()
"""The default setup."""

CHOICES: Final[tuple[Choice, ...]] = (
    Choice(entry="players", values=(*DEFAULT_BOARDS,), default=PLAIN.players),
    Choice(
        entry="spirits",
        values=tuple(PANELS),
        default=PLAIN.spirits,
        takes="seats",
        metavar="SPIRIT",
    ),
    Choice(
        entry="boards",
        values=(*BOARDS,),
        default=PLAIN.boards,
        takes="seats",
        metavar="BOARD",
    ),
    Choice(entry="progression", values=(False, True), default=False, takes="each"),
    *(
        Choice(entry=entry, values=(False, True), default=getattr(PLAIN, entry))
        for entry in ("bonus_growth", "first_explore", "escalation")
    ),
    Choice(entry="ask_all", values=(False, True), default=PLAIN.ask_all, suggested=False),
    Choice(entry="switches", values=(*SWITCHES,), default=PLAIN.switches, takes="some"),
)
