"""Options keyed by their values, so that a choice returns a value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, TypeVar

from vigil.core.decision import STOP, Option, pick
from vigil.games.horizons.model.pieces import SLOTS
from vigil.games.horizons.model.state import State

T = TypeVar("T")

YES: Final[Option] = ("yes",)
NO: Final[Option] = ("no",)
YES_OR_NO: Final[Mapping[Option, bool]] = {YES: True, NO: False}
MOST_AT_ONCE: Final = 24
"""More pairs than these, of a power and its land for example, are asked in two steps."""
HALVES: Final[Mapping[Option, int]] = {("effect", 0): 0, ("effect", 1): 1}
"""The two halves of a card, one of which is chosen."""


def land_option(s: State, land: int) -> Option:
    """The option that names a land."""
    return ("land", s.setup.island.names[land])


def land_options(s: State, lands: Iterable[int]) -> dict[Option, int]:
    """Lands by their options."""
    names = s.setup.island.names
    return {("land", names[land]): land for land in lands}


def piece_option(slot: int) -> Option:
    """The option that names a piece by kind and damage."""
    return ("piece", *SLOTS[slot])


def piece_options(slots: Iterable[int]) -> dict[Option, int]:
    """Slots of pieces by their options."""
    return {("piece", *SLOTS[slot]): slot for slot in slots}


def card_options(cards: Iterable[str]) -> dict[Option, str]:
    """Cards by their options."""
    return {("card", card): card for card in cards}


def land_named(s: State, option: Option) -> int:
    """The last land named in an option, for those who weigh options."""
    return s.setup.island.names.index(str(option[-1]))


def slot_named(option: Option) -> int:
    """The slot of the piece named after an option's tag, for those who weigh options."""
    return SLOTS.index((str(option[1]), int(option[2])))


def or_stop(options: Mapping[Option, T], may: bool = True) -> Mapping[Option, T | None]:
    """Options, with a way out (``None``) if allowed."""
    return {**options, STOP: None} if may else options


class Tally(NamedTuple):
    """The progress of a repeated question: why, and for how many."""

    why: str
    done: int
    amount: int
    up_to: bool = False
    """Whether it may end early."""
    different: bool = False
    """Whether each piece may be chosen only once."""


def tally_option(s: State, land: int, tally: Tally) -> Option:
    """The subject of such a question: its source, which of how many it is, and the land."""
    tag = "each" if tally.different else "up_to" if tally.up_to else "exactly"
    return (tag, tally.why, tally.done + 1, tally.amount, s.setup.island.names[land])


def note_choice(s: State, seat: int, kind: str, option: Option) -> None:
    """Note a choice that was not asked, as for a single option."""
    s.emit("only_option", seat=seat, kind=kind, option=list(option))


async def confirm(s: State, seat: int, kind: str, about: Option = ()) -> bool:
    """Ask a spirit a yes-or-no question."""
    return await pick(s, seat, kind, YES_OR_NO, about)
