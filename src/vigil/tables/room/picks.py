"""The picks of the seats before a game: a colour and a side, a spirit."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from vigil.core.game import Setup, find_game
from vigil.core.setup import Choice
from vigil.tables.errors import Refused


class Pick(Struct, frozen=True):
    """The value a seat wants, with one of its sides; empty for a random one."""

    value: str = ""
    side: str = ""
    also: tuple[str, ...] = ()
    """Setup entries that are yes for this seat."""


NOTHING: Final = Pick()


def open_choice(setup: Setup) -> Choice | None:
    """The choice that each seat may make, if the setup leaves it open."""
    named = setup.to_data()
    for choice in find_game(setup.game).choices:
        if choice.takes == "seats" and choice.asked:
            return None if named[choice.entry] else choice
    return None


def own_entries(setup: Setup) -> list[str]:
    """The entries that each seat sets separately, unless they are yes for all."""
    named = setup.to_data()
    choices = find_game(setup.game).choices
    each = [one.entry for one in choices if one.takes == "each" and one.asked]
    return [entry for entry in each if named[entry] is not True]


def with_pick(picks: Sequence[Pick], seat: int, pick: Pick) -> list[Pick]:
    """The picks after a seat has made another one."""
    return [pick if number == seat else other for number, other in enumerate(picks)]


def check_picks(setup: Setup, picks: Sequence[Pick], *, fixed: bool) -> None:
    """Refuse picks with which a game cannot begin, and all picks if the setup fixes them."""
    if all(pick == NOTHING for pick in picks):
        return
    if fixed:
        raise Refused("no_picks")
    for seat, pick in enumerate(picks):
        _check_own(own_entries(setup), pick.also)
        _check_pick(open_choice(setup), picks, seat)
    settled(setup, picks, 0)


def _check_own(known: Sequence[str], named: Sequence[str]) -> None:
    """Refuse entries that are not set by each seat."""
    for entry in named:
        if entry not in known:
            raise Refused("no_such_pick", value=entry, known=", ".join(known))


def _check_pick(choice: Choice | None, picks: Sequence[Pick], seat: int) -> None:
    """Refuse a pick that is not offered or already taken."""
    pick = picks[seat]
    if not pick.value and not pick.side:
        return
    if choice is None:
        raise Refused("no_picks")
    if pick.value not in choice.values:
        raise Refused("no_such_pick", value=pick.value, known=", ".join(map(str, choice.values)))
    sides = choice.sides.get(pick.value, ())
    if pick.side and pick.side not in sides:
        raise Refused("no_such_pick", value=pick.side, known=", ".join(sides))
    for other, taken in enumerate(picks):
        if other != seat and taken.value == pick.value:
            raise Refused("pick_taken", value=pick.value, seat=other)


def settled(setup: Setup, picks: Sequence[Pick], seed: int) -> Setup:
    """The setup with the picks of the seats; the others get random ones from the rest.

    Without any picks the rules decide.
    """
    choice, data = open_choice(setup), setup.to_data()
    for entry in own_entries(setup):
        seats = {seat for seat, pick in enumerate(picks) if entry in pick.also}
        if seats:
            data[entry] = sorted(seats.union(data[entry] or ()))
    if choice is not None and any(pick.value for pick in picks):
        _deal(choice, data, [*picks, *[NOTHING] * (setup.players - len(picks))], seed)
    return setup if data == setup.to_data() else find_game(setup.game).setup.from_data(data)


def _deal(choice: Choice, data: dict[str, Any], picks: Sequence[Pick], seed: int) -> None:
    """Give each seat its pick, and the others random ones."""
    taken = {pick.value for pick in picks}
    left = [value for value in choice.values if value not in taken]
    Random(f"picks {seed}").shuffle(left)
    data[choice.entry] = [pick.value or left.pop() for pick in picks]
    if choice.sides_entry:
        sides = [pick.side for pick in picks if pick.side]
        data[choice.sides_entry] = [*data[choice.sides_entry], *sides]
