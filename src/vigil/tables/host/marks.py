"""Marks of players on the board: pings, which fade, and plans, which stay.

Neither is logged: they are gone when the table is unloaded.
"""

from __future__ import annotations

from secrets import token_hex
from typing import Final

from vigil.tables.errors import Refused
from vigil.tables.protocol.marks import Intent, Plan

PINGS_A_TURN: Final = 3
PLANS_OF_SEAT: Final = 4
LONGEST_REF: Final = 80


def checked_ref(ref: str) -> str:
    """The ref of a thing on the board, as browsers use it."""
    if not ref or len(ref) > LONGEST_REF or not ref.isprintable():
        raise Refused("no_such_thing", longest=LONGEST_REF)
    return ref


class Marks:
    """The plans at a table, and the number of pings of each seat this turn."""

    def __init__(self) -> None:
        self.plans: list[Plan] = []
        self._turn: object = None
        self._pinged: dict[int, int] = {}

    def count_ping(self, seat: int, turn: object) -> None:
        """Count a ping of a seat; too many in a turn are refused."""
        if turn != self._turn:
            self._turn, self._pinged = turn, {}
        if self._pinged.get(seat, 0) >= PINGS_A_TURN:
            raise Refused("enough_pings", most=PINGS_A_TURN)
        self._pinged[seat] = self._pinged.get(seat, 0) + 1

    def add(self, seat: int, ref: str, to: str, intent: Intent, text: str) -> Plan:
        """Add a plan, dropping the seat's oldest if there are too many."""
        plan = Plan(
            token_hex(4), seat, checked_ref(ref), checked_ref(to) if to else "", intent, text
        )
        own = [one for one in self.plans if one.seat == seat]
        for oldest in own[: max(0, len(own) + 1 - PLANS_OF_SEAT)]:
            self.plans.remove(oldest)
        self.plans.append(plan)
        return plan

    def drop(self, id: str, seats: frozenset[int]) -> bool:
        """Remove a plan of one of these seats; return whether there was one."""
        left = [one for one in self.plans if one.id != id or one.seat not in seats]
        changed = len(left) < len(self.plans)
        self.plans = left
        return changed
