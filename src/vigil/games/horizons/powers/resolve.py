"""Resolving a power: target, thresholds, effects in order, and what follows from them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from vigil.core.decision import Option
from vigil.games.horizons.model.queries import land_name
from vigil.games.horizons.model.state import State
from vigil.games.horizons.powers.asking import land_options, note_choice
from vigil.games.horizons.powers.effects import expected
from vigil.games.horizons.powers.elements import reaches
from vigil.games.horizons.powers.power import Power
from vigil.games.horizons.powers.targeting import target_lands, target_spirits
from vigil.games.horizons.powers.use import PowerUse
from vigil.games.horizons.powers.welcome import all_levels_are_best, is_welcome


async def use_on_target(
    s: State, seat: int, power: Power, land: int | None = None, *, repeat: bool = False
) -> None:
    """Choose the target of a power, unless it is known, and resolve it."""
    use = PowerUse(s, seat, power, repeat=repeat)
    if power.reach is None:
        others = target_spirits(s, seat, power)
        spirits: dict[Option, int] = {("spirit", other): other for other in others}
        use.target_spirit = await use.ask("target_spirit", spirits)
        s.passed[use.target] = False  # what it is given it may want to use
        s.emit("power_used", seat=seat, power=power.id, target=use.target)
    else:
        if land is None:
            lands = land_options(s, target_lands(s, seat, power))
            land = await use.ask("target_land", lands)
        use.target_land = land
        s.emit("power_used", seat=seat, power=power.id, land=land_name(s, use.land))
    await resolve(use)


async def resolve(use: PowerUse) -> None:
    """The text or the effects of a power, then the special rule that follows it."""
    if use.power.text is not None:
        await use.line(use.power.text(use))
    elif use.power.levels:
        await resolve_levels(use)
    else:
        await resolve_card(use)
    await use.finish()


async def resolve_card(use: PowerUse) -> None:
    """A card's effects and its thresholds, each of which may be skipped."""
    power = use.power
    for threshold in power.thresholds:
        if threshold.instead and await use.accepts(threshold):
            await use.run(threshold.effects)
            return
    added = [t for t in power.thresholds if t.effects and not t.instead]
    use.coming = tuple(e for t in added if reaches(use.s, use.seat, t.elements) for e in t.effects)
    await use.run(power.effects)
    use.coming = ()
    for threshold in added:
        sure = all(map(is_welcome, threshold.effects))
        if any(expected(use, threshold.effects)) and await use.accepts(threshold, sure=sure):
            await use.run(threshold.effects)


async def resolve_levels(use: PowerUse) -> None:
    """The levels of an innate power that are reached and wanted."""
    numbers = await wanted_levels(use, levels_reached(use.s, use.seat, use.power))
    chosen = [use.power.levels[number - 1] for number in numbers]
    while any(level.instead for level in chosen[1:]):
        chosen = chosen[1:]  # a level "instead" replaces those before it
    await use.run([effect for level in chosen for effect in level.effects])


async def wanted_levels(use: PowerUse, reached: list[int]) -> tuple[int, ...]:
    """The levels that the user wants; not asked if all of them are best."""
    sets = level_sets(use.power, reached)
    options = {levels_option(wanted, reached): wanted for wanted in sets}
    if asks_among(use.s, use.power, sets):
        return await use.ask("innate_levels", options)
    note_choice(use.s, use.seat, "innate_levels", next(iter(options)))
    return sets[0]


def asks_levels(s: State, seat: int, power: Power) -> bool:
    """Whether the user of this innate power must choose its levels now."""
    sets = level_sets(power, levels_reached(s, seat, power))
    return len(sets) > 1 and asks_among(s, power, sets)


def asks_among(s: State, power: Power, sets: list[tuple[int, ...]]) -> bool:
    """Whether to ask about these sets of levels, as using all may not be best."""
    return s.setup.ask_all or not all_levels_are_best(power, sets)


def levels_reached(s: State, seat: int, power: Power) -> list[int]:
    """The numbers of the levels for which a spirit has the elements."""
    levels = enumerate(power.levels, 1)
    return [number for number, level in levels if reaches(s, seat, level.elements)]


def level_sets(power: Power, reached: list[int]) -> list[tuple[int, ...]]:
    """The sets of levels a spirit can use as if it had fewer elements, the largest first."""
    if len(reached) == 1:
        return [(reached[0],)]
    sets = set()
    for size in range(1, len(reached) + 1):
        for some in combinations(reached, size):
            needed = Counter[str]()
            for number in some:
                needed |= Counter(power.levels[number - 1].elements)
            sets.add(tuple(n for n in reached if Counter(power.levels[n - 1].elements) <= needed))
    return sorted(sets, key=lambda levels: (levels[-1], len(levels)), reverse=True)


def levels_option(levels: tuple[int, ...], reached: list[int]) -> Option:
    """The option that names levels: all up to one, or those alone."""
    if list(levels) == [number for number in reached if number <= levels[-1]]:
        return ("level", levels[-1])
    return ("levels", *levels)
