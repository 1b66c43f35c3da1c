"""What the seats choose for themselves before a game: a colour and a side, a spirit."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct

from vigil.core.game import Setup, find_game
from vigil.core.setup import Choice
from vigil.server.common.errors import Refused


class Pick(Struct, frozen=True):
    """The value that a seat wants, with one of its sides; empty for whatever chance gives."""

    value: str = ""
    side: str = ""


NOTHING: Final = Pick()


def open_choice(setup: Setup) -> Choice | None:
    """What each seat may choose for itself, where the set-up leaves that open."""
    named = setup.to_data()
    for choice in find_game(setup.game).choices:
        if choice.takes == "seats" and choice.asked:
            return None if named[choice.entry] else choice
    return None


def with_pick(picks: Sequence[Pick], seat: int, pick: Pick) -> list[Pick]:
    """The picks after a seat has made another one."""
    return [pick if number == seat else other for number, other in enumerate(picks)]


def check_picks(setup: Setup, picks: Sequence[Pick], *, fixed: bool) -> None:
    """Refuse picks that a game cannot begin with: all of them where it is fixed already."""
    if any(pick != NOTHING for pick in picks):
        for seat in range(len(picks)):
            _check_pick(None if fixed else open_choice(setup), picks, seat)
        settled(setup, picks, 0)


def _check_pick(choice: Choice | None, picks: Sequence[Pick], seat: int) -> None:
    """Refuse a pick that is not offered, and one that another seat has."""
    pick = picks[seat]
    if choice is None:
        raise Refused("no_picks")
    if pick == NOTHING:
        return
    if pick.value not in choice.values:
        raise Refused("no_such_pick", value=pick.value, known=", ".join(map(str, choice.values)))
    sides = choice.sides.get(pick.value, ())
    if pick.side and pick.side not in sides:
        raise Refused("no_such_pick", value=pick.side, known=", ".join(sides))
    for other, taken in enumerate(picks):
        if other != seat and taken.value == pick.value:
            raise Refused("pick_taken", value=pick.value, seat=other)


def settled(setup: Setup, picks: Sequence[Pick], seed: int) -> Setup:
    """The set-up with what the seats have picked; the others get by chance what is left.

    Where nobody has picked anything the rules decide.
    """
    choice = open_choice(setup)
    if choice is None or not any(pick.value for pick in picks):
        return setup
    picks = [*picks, *[NOTHING] * (setup.players - len(picks))]
    taken = {pick.value for pick in picks}
    left = [value for value in choice.values if value not in taken]
    Random(f"picks {seed}").shuffle(left)
    data = setup.to_data()
    data[choice.entry] = [pick.value or left.pop() for pick in picks]
    if choice.sides_entry:
        sides = [pick.side for pick in picks if pick.side]
        data[choice.sides_entry] = [*data[choice.sides_entry], *sides]
    return find_game(setup.game).setup.from_data(data)
