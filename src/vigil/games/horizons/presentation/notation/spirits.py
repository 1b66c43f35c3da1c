"""The spirits and what belongs to each: energy, cards, tracks, and its choices this turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from vigil.core.clauses import MOST, NONE, Words
from vigil.core.errors import BadPosition
from vigil.core.notation import Clause, joined
from vigil.games.horizons.model.options import Setup
from vigil.games.horizons.model.pieces import ELEMENTS
from vigil.games.horizons.model.state import State
from vigil.games.horizons.phases.setup import fill_island, place_spirit
from vigil.games.horizons.powers.power import Panel
from vigil.games.horizons.powers.registry import COMMON, PANELS, POWERS

PRESENCE: Final = 13
"""Presence of a spirit: on its tracks, on the island and destroyed."""
MANY: Final = 99
"""No spirit has more of what holds for a turn."""


# -- which spirits


def read_spirits(s: State, words: Words) -> None:
    """One spirit for each seat, as far as the setup has not chosen them."""
    names = words.rest(PANELS)
    if len(names) != s.setup.players:
        known = ", ".join(PANELS)
        raise BadPosition("spirits", value=" ".join(names), players=s.setup.players, known=known)
    if s.setup.spirits and names != s.setup.spirits:
        raise BadPosition("not_as_chosen", clause="chosen spirits")
    begin(s, names)


def begin_with_usual_spirits(s: State) -> None:
    """Those that the setup chose, or the first ones of the box."""
    begin(s, s.setup.spirits or tuple(PANELS)[: s.setup.players])


def begin(s: State, names: tuple[str, ...]) -> None:
    """Lay out the island and the spirits as a fresh setup has them."""
    s.spirits = names
    s.phase = "spirit"
    fill_island(s)
    for seat in s.setup.seats:
        place_spirit(s, seat)


# -- what belongs to a spirit


class Part(NamedTuple):
    """A part of what belongs to a spirit, by its seat."""

    read: Callable[[State, int, Words], None]
    write: Callable[[State, int], str]


def panel_of(s: State, seat: int) -> Panel:
    """The panel of the spirit at a seat."""
    return PANELS[s.spirits[seat]]


def seat_values(s: State, name: str) -> list[Any]:
    """A list of the state by seat: of this turn, or of the game."""
    values: list[Any] = getattr(s.this_turn if hasattr(s.this_turn, name) else s, name)
    return values


def number_part(name: str, least: int, most: Callable[[State, int], int]) -> Part:
    """A number of a seat within bounds."""

    def read(s: State, seat: int, words: Words) -> None:
        values = seat_values(s, name)
        values[seat] = type(values[seat])(words.number(least, most(s, seat)))

    return Part(read, lambda s, seat: str(int(seat_values(s, name)[seat])))


def optional_part(name: str, most: Callable[[State, int], int]) -> Part:
    """A number of a seat from 0, or ``none``."""

    def read(s: State, seat: int, words: Words) -> None:
        if words.next == NONE:
            words.take()
            seat_values(s, name)[seat] = None
        else:
            seat_values(s, name)[seat] = words.number(0, most(s, seat))

    def write(s: State, seat: int) -> str:
        value = seat_values(s, name)[seat]
        return NONE if value is None else str(value)

    return Part(read, write)


def at_most(most: int) -> Callable[[State, int], int]:
    """The same upper bound for every seat."""
    return lambda *_: most


def cards_part(name: str, decks: tuple[str, ...]) -> Part:
    """A row of powers of these decks; unique ones may have been given away, innate ones not."""

    def read(s: State, seat: int, words: Words) -> None:
        seat_values(s, name)[seat] = words.rest(powers_of(s.spirits, seat, decks))

    return Part(read, lambda s, seat: " ".join(seat_values(s, name)[seat]) or NONE)


@cache
def powers_of(spirits: tuple[str, ...], seat: int, decks: tuple[str, ...]) -> tuple[str, ...]:
    """The powers of these decks that the spirit at a seat can have."""
    uniques = [card.id for spirit in spirits for card in PANELS[spirit].cards]
    special = {PANELS[spirits[seat]].innate.id, *uniques}
    fit = [power.id for power in POWERS.values() if power.deck in decks]
    return tuple(power for power in fit if POWERS[power].deck in COMMON or power in special)


def read_growing(s: State, seat: int, words: Words) -> None:
    """The growth actions still to be done, by number."""
    s.growing[seat] = words.numbers(0, MANY)


def read_elements(s: State, seat: int, words: Words) -> None:
    """Elements on top of those that cards in play and open slots give."""
    have = words.counts(dict.fromkeys(ELEMENTS, MANY))
    s.this_turn.elements[8 * seat : 8 * seat + 8] = [have.get(element, 0) for element in ELEMENTS]


def write_elements(s: State, seat: int) -> str:
    """Elements on top of those that cards in play and open slots give."""
    have = zip(ELEMENTS, s.this_turn.elements[8 * seat : 8 * seat + 8], strict=True)
    return " ".join(f"{element} {amount}" for element, amount in have if amount) or NONE


CARDS: Final = ("minor", "major", "unique")
USABLE: Final = (*CARDS, "innate")

PARTS: Final[dict[str, Part]] = {
    "energy": number_part("energy", 0, at_most(MOST)),
    "destroyed": number_part("destroyed", 0, at_most(PRESENCE)),
    "energy_open": number_part("energy_open", 1, lambda s, seat: len(panel_of(s, seat).energy)),
    "plays_open": number_part("plays_open", 1, lambda s, seat: len(panel_of(s, seat).plays)),
    "learned": number_part("learned", 0, lambda s, seat: lessons(s, seat)),
    "growth": optional_part("growth", lambda s, seat: len(panel_of(s, seat).growth) - 1),
    "plays": optional_part("plays", at_most(MANY)),
    "ready": number_part("ready", 0, at_most(1)),
    **{
        name: number_part(name, 0, at_most(MANY)) for name in ("reach", "might", "swift", "repeats")
    },
    "sharing": number_part("sharing", 0, lambda s, _: 2**s.setup.players - 1),
    "keeps": number_part("keeps", 0, at_most(MANY)),
    "passed": number_part("passed", 0, at_most(1)),
    **{name: cards_part(name, CARDS) for name in ("hand", "in_play", "discard")},
    **{name: cards_part(name, USABLE) for name in ("used", "hastened", "repeated")},
    "growing": Part(read_growing, lambda s, seat: joined(s.growing[seat]) or NONE),
    "elements": Part(read_elements, write_elements),
}
"""What belongs to a spirit, part by part."""


def lessons(s: State, seat: int) -> int:
    """The cards of a spirit's progression, if it is used."""
    return len(panel_of(s, seat).progression) if seat in s.setup.learners else 0


def seat_clause(seat: int) -> Clause[State]:
    """The clause of a seat; what it does not name stays, apart from cards named elsewhere."""

    def read(s: State, words: Words) -> None:
        said = []
        for name, part in words.named_parts(PARTS):
            PARTS[name].read(s, seat, part)
            said.append(name)
        if "hand" not in said:
            elsewhere = (*s.in_play[seat], *s.discard[seat])
            s.hand[seat] = tuple(card for card in s.hand[seat] if card not in elsewhere)

    def write(s: State) -> str:
        return ", ".join(f"{name} {part.write(s, seat)}" for name, part in PARTS.items())

    example = f"seat {seat}: energy 3, hand drought, in_play none, energy_open 2, elements fire 1"
    return Clause(key=f"seat {seat}", example=example, read=read, write=write, page="a seat")


SPIRITS_CLAUSE: Final = Clause(
    key="spirits",
    example="spirits: eyes_watch_from_the_trees",
    read=read_spirits,
    write=lambda s: " ".join(s.spirits),
    unsaid=begin_with_usual_spirits,
)


def clauses(setup: Setup) -> tuple[Clause[State], ...]:
    """The clauses of all seats."""
    return tuple(seat_clause(seat) for seat in setup.seats)
