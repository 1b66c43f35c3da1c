"""What the players choose before a game."""

from __future__ import annotations

from typing import Final

from vigil.core.setup import Choice
from vigil.games.horizons.powers.registry import PANELS
from vigil.games.horizons.table.boards import BOARDS
from vigil.games.horizons.table.options import DEFAULT_BOARDS, Setup
from vigil.games.horizons.table.rules import SWITCHES

CHOICES: Final[tuple[Choice, ...]] = (
    Choice(entry="players", values=(*DEFAULT_BOARDS,), default=Setup.players),
    Choice(
        entry="spirits",
        values=tuple(PANELS),
        default=Setup.spirits,
        takes="seats",
        metavar="SPIRIT",
        typed="spaces",
    ),
    Choice(
        entry="boards",
        values=(*BOARDS,),
        default=Setup.boards,
        takes="seats",
        metavar="BOARD",
        typed="spaces",
    ),
    *(
        Choice(entry=entry, values=(False, True), default=getattr(Setup, entry))
        for entry in ("progression", "bonus_growth", "first_explore", "escalation")
    ),
    Choice(entry="ask_all", values=(False, True), default=Setup.ask_all, suggested=False),
    Choice(entry="switches", values=(*SWITCHES,), default=Setup.switches, takes="some"),
)
