"""Fast and slow powers: any spirit, any order, one power after the other."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from vigil.core.decision import Option, window
from vigil.core.together import Deed
from vigil.games.horizons.phases.steps import action, step
from vigil.games.horizons.powers.asking import MOST_AT_ONCE
from vigil.games.horizons.powers.elements import reaches
from vigil.games.horizons.powers.power import FAST, SLOW, Power
from vigil.games.horizons.powers.registry import PANELS, POWERS
from vigil.games.horizons.powers.resolve import use_on_target
from vigil.games.horizons.powers.targeting import can_target, target_lands
from vigil.games.horizons.table.queries import land_name
from vigil.games.horizons.table.state import State
from vigil.games.horizons.table.verbs import pay_energy

NO_LANDS: Final[Mapping[str, list[int]]] = {}


@step
async def power_phase(s: State, speed: str) -> None:
    """Ask every spirit that can still use a power, until all have passed."""
    options: dict[Option, Deed] = {}
    for seat in s.setup.seats:
        powers = power_options(s, seat, speed)
        options |= powers
        if powers and not s.passed[seat]:
            options["pass", seat] = partial(pass_phase, s, seat)
    if not any(tag == "pass" for tag, *_ in options):
        return
    deed = await window(s, "power_phase", options)
    s.action += 1
    s.push(("power_phase", speed))
    deed()


def pass_phase(s: State, seat: int) -> None:
    """Use no more powers, unless others come."""
    s.passed[seat] = True


def power_options(s: State, seat: int, speed: str) -> dict[Option, Deed]:
    """Powers a spirit can use now, for the first time or again; unless all is asked, with lands."""
    powers = [PANELS[s.spirits[seat]].innate, *(POWERS[card] for card in s.in_play[seat])]
    first = [power.id for power in powers if can_use(s, seat, power, speed)]
    again = [power.id for power in powers[1:] if can_repeat(s, seat, power, speed)]
    uses = [("use", power) for power in first] + [("repeat", power) for power in again]
    if s.setup.ask_all:
        return use_options(s, seat, uses)
    lands = {power: lands_for(s, seat, POWERS[power]) for _, power in uses}
    total = sum(max(1, len(lands[power])) for _, power in uses)
    return use_options(s, seat, uses, lands if total <= MOST_AT_ONCE else {})


def lands_for(s: State, seat: int, power: Power) -> list[int]:
    """Lands that a power can target; none if its target is a spirit."""
    return [] if power.reach is None else target_lands(s, seat, power)


def use_options(
    s: State, seat: int, uses: list[tuple[str, str]], lands: Mapping[str, list[int]] = NO_LANDS
) -> dict[Option, Deed]:
    """Uses of powers, each with its lands where these are given."""
    options: dict[Option, Deed] = {}
    for tag, power in uses:
        step = ("use_power", seat, power, tag == "repeat")
        if not lands.get(power):
            options[tag, seat, power] = partial(s.push, step)
        for land in lands.get(power, ()):
            option = (f"{tag}_on", seat, power, land_name(s, land))
            options[option] = partial(s.push, (*step, land))
    return options


def can_use(s: State, seat: int, power: Power, speed: str) -> bool:
    """Whether a power is of this speed, or may be hastened, unused, and has a target."""
    if power.id in s.this_turn.used[seat] or not in_time(s, seat, power, speed):
        return False
    if power.levels and not any(reaches(s, seat, level.elements) for level in power.levels):
        return False
    return can_target(s, seat, power)


def in_time(s: State, seat: int, power: Power, speed: str) -> bool:
    """Whether a power may be used in this phase; slow ones with push or gather can be hastened."""
    if power.speed == speed:
        return True
    return speed == FAST and power.moves and s.this_turn.swift[seat] > 0


def can_repeat(s: State, seat: int, power: Power, speed: str) -> bool:
    """Whether a used card may be used once more for its cost."""
    turn = s.this_turn
    if not turn.repeats[seat]:
        return False
    if power.id not in turn.used[seat] or power.id in turn.repeated[seat]:
        return False
    now = FAST if power.id in turn.hastened[seat] else power.speed
    return now == speed and power.cost <= s.energy[seat] and can_target(s, seat, power)


@action
async def use_power(s: State, seat: int, name: str, repeat: bool, land: int | None = None) -> None:
    """Use a power, on a land that may be chosen already; a repeat is paid for again."""
    power = POWERS[name]
    if repeat:
        pay_energy(s, seat, power.cost, name)
        s.this_turn.repeats[seat] -= 1
        s.this_turn.repeated[seat] += (name,)
    else:
        s.this_turn.used[seat] += (name,)
        if power.speed == SLOW and s.phase == FAST:
            s.this_turn.swift[seat] -= 1
            s.this_turn.hastened[seat] += (name,)
    await use_on_target(s, seat, power, land, repeat=repeat)
