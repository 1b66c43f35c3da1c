"""Fast and slow powers: any spirit, any order, one power after the other."""

from __future__ import annotations

from vigil.core.decision import EVERYONE, Option, choose
from vigil.games.horizons.model.queries import land_name
from vigil.games.horizons.model.state import State
from vigil.games.horizons.model.verbs import pay_energy
from vigil.games.horizons.phases.steps import action, step
from vigil.games.horizons.powers.asking import MOST_AT_ONCE, land_named
from vigil.games.horizons.powers.elements import elements_of, suffice
from vigil.games.horizons.powers.power import FAST, SLOW, Power
from vigil.games.horizons.powers.registry import PANELS, POWERS
from vigil.games.horizons.powers.resolve import use_on_target
from vigil.games.horizons.powers.targeting import can_target, target_lands


@step
async def power_phase(s: State, speed: str) -> None:
    """Ask all spirits that can still use a power until they have passed.

    A power used by any spirit cancels all passes (H15).
    """
    options: list[Option] = []
    waiting = False
    for seat in s.setup.seats:
        powers = power_options(s, seat, speed)
        options += powers
        if powers and not s.passed[seat]:
            options.append(("pass", seat))
            waiting = True
    if not waiting:
        return
    chosen = await choose(s, EVERYONE, "power_phase", options, powers_used(s))
    s.action += 1
    s.push(("power_phase", speed))
    if chosen[0] != "pass" and s.setup.rules.powers_take_passes_back:
        s.passed = [False] * s.setup.players
    match chosen:
        case "pass", int(seat):
            s.passed[seat] = True
        case tag, int(seat), str(power):
            s.push(("use_power", seat, power, tag == "repeat"))
        case tag, int(seat), str(power), str():
            s.push(("use_power", seat, power, tag == "repeat_on", land_named(s, chosen)))


def powers_used(s: State) -> Option:
    """The number of powers used this turn: a pass before the last one no longer counts."""
    if s.setup.players == 1 or not s.setup.rules.powers_take_passes_back:
        return ()
    uses = sum(map(len, s.this_turn.used)) + sum(map(len, s.this_turn.repeated))
    return ("powers_used", uses) if uses else ()


def power_options(s: State, seat: int, speed: str) -> list[Option]:
    """Powers a spirit can use or repeat now; combined with lands unless everything is asked."""
    powers = [PANELS[s.spirits[seat]].innate, *[POWERS[card] for card in s.in_play[seat]]]
    uses = [("use", power) for power in powers if can_use(s, seat, power, speed)]
    if s.this_turn.repeats[seat]:
        uses += [("repeat", power) for power in powers[1:] if can_repeat(s, seat, power, speed)]
    if s.setup.ask_all or not uses:
        return [(tag, seat, power.id) for tag, power in uses]
    return on_lands(s, seat, uses)


def on_lands(s: State, seat: int, uses: list[tuple[str, Power]]) -> list[Option]:
    """Uses of powers, each with its land if there are few combinations."""
    options: list[Option] = []
    for tag, power in uses:
        lands = lands_for(s, seat, power)
        options += [(f"{tag}_on", seat, power.id, land_name(s, land)) for land in lands]
        if not lands:
            options.append((tag, seat, power.id))
    few = len(options) <= MOST_AT_ONCE
    return options if few else [(tag, seat, power.id) for tag, power in uses]


def lands_for(s: State, seat: int, power: Power) -> list[int]:
    """Lands that a power can target; none if its target is a spirit."""
    return [] if power.reach is None else target_lands(s, seat, power)


def can_use(s: State, seat: int, power: Power, speed: str) -> bool:
    """Whether a power is of this speed, or may be hastened, unused, and has a target."""
    if power.id in s.this_turn.used[seat] or not in_time(s, seat, power, speed):
        return False
    if power.levels:
        have = elements_of(s, seat)
        if not any(suffice(have, level.elements) for level in power.levels):
            return False
    return can_target(s, seat, power)


def in_time(s: State, seat: int, power: Power, speed: str) -> bool:
    """Whether a power can be used in this phase; slow ones with push or gather can be hastened."""
    if power.speed == speed:
        return True
    return speed == FAST and power.moves and s.this_turn.swift[seat] > 0


def can_repeat(s: State, seat: int, power: Power, speed: str) -> bool:
    """Whether a used card may be used once more for its cost."""
    turn = s.this_turn
    if power.id not in turn.used[seat] or power.id in turn.repeated[seat]:
        return False
    now = FAST if power.id in turn.hastened[seat] else power.speed
    return now == speed and power.cost <= s.energy[seat] and can_target(s, seat, power)


@action
async def use_power(s: State, seat: int, name: str, repeat: bool, land: int | None = None) -> None:
    """Use a power, on a land that may be chosen already; a repeat is paid again."""
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
