"""The steps of the agenda: their arguments as text, and their conditions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from vigil.core.agenda import FLAG, Agenda, Argument
from vigil.core.clauses import NONE, Words
from vigil.games.horizons.model.queries import land_name, lands_in
from vigil.games.horizons.model.state import Phase, State
from vigil.games.horizons.phases.power_phase import can_repeat, can_use, lands_for
from vigil.games.horizons.powers.power import FAST, SLOW
from vigil.games.horizons.powers.registry import COMMON, PANELS, POWERS

PHASES: Final[tuple[Phase, ...]] = ("spirit", FAST, "invader", SLOW)


def read_land(s: State, words: Words) -> int:
    """A land by its name."""
    names = s.setup.island.names
    return names.index(words.pick(names))


def write_land(s: State, land: int) -> str:
    """The name of a land."""
    return land_name(s, land)


def read_lands(s: State, words: Words) -> int:
    """Lands by their names, as bits."""
    names = s.setup.island.names
    return sum(1 << names.index(name) for name in words.rest(names))


def write_lands(s: State, lands: int) -> str:
    """The names of lands."""
    return " ".join(land_name(s, land) for land in lands_in(lands)) or NONE


SEAT: Final = Argument(lambda s, words: words.number(0, s.setup.players - 1))

ARGUMENTS: Final[Mapping[str, Argument]] = {
    "land": Argument(read_land, write_land),
    "lands": Argument(read_lands, write_lands),
    "seat": SEAT,
    "board": SEAT,
    "deck": Argument(lambda _, words: words.pick(COMMON)),
    "name": Argument(lambda _, words: words.pick(POWERS)),
    "number": Argument(lambda _, words: words.number(0, 9)),
    "phase": Argument(lambda _, words: words.pick(PHASES)),
    "speed": Argument(lambda _, words: words.pick((FAST, SLOW))),
    "bonus": FLAG,
    "repeat": FLAG,
}
"""How the arguments of steps are written."""

ALONE: Final = ("set_up", "next_round", "invaders_act", "begin_bonus", "time_passes")
OF_CARDS: Final = ("fear_card", "explore", "explore_lands", "advance_cards")

FORMS: Final[Mapping[str, str]] = {
    **dict.fromkeys((*ALONE, *OF_CARDS), ""),
    "begin_phase": "phase",
    "spirit_phase": "bonus",
    "grow_once": "seat number bonus [deck]",
    "power_phase": "speed",
    "use_power": "seat name repeat [land]",
    "ravage_lands": "lands",
    "build_lands": "lands",
    "ravage": "land",
    "build": "land",
    "escalate": "board",
}
"""The steps of an agenda, and the words after them."""


def never(_: State) -> bool:
    """Setting up is not a step among others."""
    return False


def can_grow(s: State, seat: int, number: int, bonus: bool, deck: str | None = None) -> bool:
    """A growth action is one of those still to be done."""
    return number in s.growing[seat]


def can_use_power(s: State, seat: int, name: str, repeat: bool, land: int | None = None) -> bool:
    """A power is used in its phase by a spirit that has it, with a target."""
    power = POWERS[name]
    if land is not None and land not in lands_for(s, seat, power):
        return False
    has = name in s.in_play[seat] or power is PANELS[s.spirits[seat]].innate
    can = can_repeat if repeat else can_use
    return has and s.phase in (FAST, SLOW) and can(s, seat, power, s.phase)


def can_explore(s: State) -> bool:
    """A card is turned up when the one before has moved on."""
    return not s.explore_card


NEEDS: Final[Mapping[str, Callable[..., bool]]] = {
    "set_up": never,
    "grow_once": can_grow,
    "use_power": can_use_power,
    "explore": can_explore,
}
"""What must be so that a step can be done."""

AGENDA: Final = Agenda[State](
    forms=FORMS,
    arguments=ARGUMENTS,
    needs=NEEDS,
    just_now=frozenset(("grow_once", "use_power")),
    order=(("next_round",),),
    once=frozenset(),
)
