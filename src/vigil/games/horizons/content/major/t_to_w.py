"""The major powers by name, T to W."""

from __future__ import annotations

from vigil.core.decision import pick
from vigil.games.horizons.model.pieces import (
    BUILDINGS,
    CITY,
    DAHAN,
    EXPLORER,
    INVADERS,
    TOWN,
)
from vigil.games.horizons.model.queries import (
    count,
    has_invaders,
)
from vigil.games.horizons.model.state import State, Vengeance
from vigil.games.horizons.model.verbs import (
    add_defence,
)
from vigil.games.horizons.powers.after_effect import follow_up
from vigil.games.horizons.powers.asking import land_options
from vigil.games.horizons.powers.conditions import (
    per_blight,
    per_blight_nearby,
    per_dahan,
)
from vigil.games.horizons.powers.damage import deal_damage, destroy_some, downgrade
from vigil.games.horizons.powers.effects import (
    Damage,
    Defend,
    Destroy,
    Elsewhere,
    Fear,
    Gather,
    Push,
    effect,
)
from vigil.games.horizons.powers.moves import EVERY, move_far, push
from vigil.games.horizons.powers.power import FAST, SLOW, Figures, Power, Range, Threshold
from vigil.games.horizons.powers.registry import add_power, with_text
from vigil.games.horizons.powers.targeting import needs_threshold, target_lands
from vigil.games.horizons.powers.use import PowerUse


@with_text(
    Power(
        id="talons_of_lightning",
        deck="major",
        cost=6,
        speed=FAST,
        elements=("fire", "air"),
        reach=Range(value=1),
        terrains=("mountain", "wetland"),
        effects=(Fear(3), Damage(5)),
        thresholds=(Threshold(elements={"fire": 3, "air": 3}, reach=3),),
    )
)
async def talons_of_lightning(use: PowerUse) -> None:
    """Fear and damage; with the threshold a town falls in each neighbouring land."""
    s = use.s
    far = needs_threshold(s, use.seat, use.power, use.land)
    await use.run(use.power.effects)
    if far or await use.threshold():
        for land in s.setup.island.adjacent[use.land]:
            await destroy_some(s, use.seat, land, 1, (TOWN,), use.power.id)


add_power(
    Power(
        id="terrifying_nightmares",
        deck="major",
        cost=4,
        speed=FAST,
        elements=("moon", "air"),
        reach=Range(value=2),
        effects=(Fear(2), Push(4, (EXPLORER, TOWN))),
        thresholds=(Threshold(elements={"moon": 4}, effects=(Fear(4),)),),
        moves=True,
    )
)


@with_text(
    Power(
        id="the_jungle_hungers",
        deck="major",
        cost=3,
        speed=SLOW,
        elements=("moon", "plant"),
        reach=Range(value=1, terrain=("jungle",)),
        effects=(Destroy(EVERY, (EXPLORER, TOWN)), Destroy(EVERY, (DAHAN,))),
        thresholds=(Threshold(elements={"moon": 2, "plant": 3}, effects=(Destroy(1, (CITY,)),)),),
    )
)
async def the_jungle_hungers(use: PowerUse) -> None:
    """Explorers, towns and dahan are swallowed; with the threshold a city and no dahan."""
    invaders_fall, dahan_fall = use.power.effects
    await invaders_fall.run(use)
    if await use.threshold():
        await use.run(use.power.thresholds[0].effects)
    else:
        await dahan_fall.run(use)


@with_text(
    Power(
        id="the_land_thrashes_in_furious_pain",
        deck="major",
        cost=4,
        speed=SLOW,
        elements=("moon", "fire", "earth"),
        reach=Range(value=2),
        target="blight",
        effects=(Damage(2, per=per_blight), Damage(1, per=per_blight_nearby)),
        thresholds=(Threshold(elements={"moon": 3, "earth": 3}),),
    )
)
async def the_land_thrashes_in_furious_pain(use: PowerUse) -> None:
    """Damage for blight here and around; with the threshold once more next door."""
    s = use.s
    await use.run(use.power.effects)
    if not use.repeat and await use.threshold():
        near = land_options(s, s.setup.island.adjacent[use.land])
        use.begin_again(await use.ask("target_land", near))
        await use.run(use.power.effects)


@effect()
async def carried_defence(use: PowerUse, _figures: Figures) -> None:
    """Up to two dahan are pushed, each with 2 of the land's defence."""
    s = use.s
    for _, to in await push(s, use.move(2, (DAHAN,))):
        moved = min(2, s.this_turn.defend[use.land])
        add_defence(s, use.land, -moved, use.power.id)
        add_defence(s, to, moved, use.power.id)
        use.defended.add(to)


add_power(
    Power(
        id="the_trees_and_stones_speak_of_war",
        deck="major",
        cost=2,
        speed=FAST,
        elements=("sun", "earth", "plant"),
        reach=Range(value=1),
        target="dahan",
        effects=(Damage(1, per=per_dahan), Defend(2, per=per_dahan)),
        thresholds=(
            Threshold(elements={"sun": 2, "earth": 2, "plant": 2}, effects=(carried_defence,)),
        ),
        moves=True,
    )
)


@effect(Fear(1), Damage(4), Destroy(1, (DAHAN,)))
async def other_coasts(use: PowerUse, wave: Figures) -> None:
    """The wave strikes the other coasts of the board, with half its strength."""
    board = use.s.setup.island.board_of(use.land)
    coasts = [land for land in range(8 * board, 8 * board + 3) if land != use.land]
    await use.run([Elsewhere(land, wave) for land in coasts])


add_power(
    Power(
        id="tsunami",
        deck="major",
        cost=6,
        speed=SLOW,
        elements=("water", "earth"),
        reach=Range(value=2, sacred=True),
        target="coastal",
        effects=(Fear(2), Damage(8), Destroy(2, (DAHAN,))),
        thresholds=(Threshold(elements={"water": 3, "earth": 2}, effects=(other_coasts,)),),
    )
)


@with_text(
    Power(
        id="vengeance_of_the_dead",
        deck="major",
        cost=3,
        speed=FAST,
        elements=("moon", "fire", "animal"),
        reach=Range(value=3),
        effects=(Fear(3),),
        thresholds=(Threshold(elements={"animal": 3}),),
    )
)
async def vengeance_of_the_dead(use: PowerUse) -> None:
    """Fear; for the rest of the turn, destroyed pieces there strike back."""
    s = use.s
    await use.run(use.power.effects)
    near = await use.threshold()
    s.this_turn.vengeance += (Vengeance(use.land, use.seat, near),)
    s.emit("vengeance_sworn", land=s.setup.island.names[use.land])


@follow_up
async def avenge(s: State) -> None:
    """1 damage for each piece destroyed in the land, caused by whatever destroyed it."""
    turn = s.this_turn
    owed = [(vow, turn.fallen[vow.land]) for vow in turn.vengeance]
    for number, (vow, amount) in enumerate(owed):
        if amount and vow.fresh and within(s, vow):
            turn.vengeance = spent(turn.vengeance, number)
            amount += await vengeance_bonus(s, vow)
        for _ in range(amount):
            await avenge_one(s, vow)
    if owed:  # those too that fell just now are not avenged
        turn.fallen = [0] * len(turn.fallen)


def spent(vows: tuple[Vengeance, ...], number: int) -> tuple[Vengeance, ...]:
    """The vows, after one of them has dealt its first damage."""
    return (*vows[:number], vows[number]._replace(fresh=False), *vows[number + 1 :])


async def vengeance_bonus(s: State, vow: Vengeance) -> int:
    """Bonus damage of the power goes with the first damage that it deals (H12)."""
    if not s.setup.rules.vengeance_is_of_its_power:
        return 0
    use = PowerUse(s, vow.seat, vengeance_of_the_dead, target_land=vow.land)
    return await use.bonus(more=False)


def within(s: State, vow: Vengeance) -> list[int]:
    """Lands with invaders that can be hit: that of the vow, with the threshold those next door."""
    lands = [vow.land, *s.setup.island.adjacent[vow.land]] if vow.near else [vow.land]
    return [land for land in lands if has_invaders(s, land)]


async def avenge_one(s: State, vow: Vengeance) -> None:
    """One damage in one of these lands."""
    options = land_options(s, within(s, vow))
    if options:
        where = await pick(s, vow.seat, "vengeance_land", options)
        await deal_damage(s, vow.seat, where, 1, INVADERS, vengeance_of_the_dead.id)


@effect(Damage(2, per=per_dahan))
async def fight_next_door(use: PowerUse, fight: Figures) -> None:
    """Dahan fight in the lands to which they were pushed, too."""
    lands = dict.fromkeys(to for _, to in use.pushed)
    await use.run([Elsewhere(land, fight) for land in lands])


add_power(
    Power(
        id="vigor_of_the_breaking_dawn",
        deck="major",
        cost=3,
        speed=FAST,
        elements=("sun", "animal"),
        reach=Range(value=2),
        target="dahan",
        effects=(Damage(2, per=per_dahan),),
        thresholds=(
            Threshold(
                elements={"sun": 3, "animal": 2},
                effects=(Push(2, (DAHAN,)), fight_next_door),
            ),
        ),
        moves=True,
    )
)


@with_text(
    Power(
        id="winds_of_rust_and_atrophy",
        deck="major",
        cost=3,
        speed=FAST,
        elements=("air", "water", "animal"),
        reach=Range(value=3, sacred=True),
        effects=(Fear(1), Defend(6)),
        thresholds=(Threshold(elements={"air": 3, "water": 3, "animal": 2}),),
    )
)
async def winds_of_rust_and_atrophy(use: PowerUse) -> None:
    """Fear, defence and a downgrade; with the threshold once more, on any land in range."""
    s = use.s
    await rust(use)
    if not use.repeat and await use.threshold():
        lands = land_options(s, target_lands(s, use.seat, use.power))
        if lands:
            await use.finish()  # the second use defends another land
            use.begin_again(await use.ask("target_land", lands))
            await rust(use)


async def rust(use: PowerUse) -> None:
    """One use of the winds."""
    await use.run(use.power.effects)
    await downgrade(use.s, use.seat, use.land, BUILDINGS, use.power.id)


@with_text(
    Power(
        id="wrap_in_wings_of_sunlight",
        deck="major",
        cost=3,
        speed=FAST,
        elements=("sun", "air", "animal"),
        reach=Range(value=0),
        thresholds=(
            Threshold(elements={"sun": 2, "air": 2, "animal": 2}, effects=(Gather(3, (DAHAN,)),)),
        ),
        moves=True,
    )
)
async def wrap_in_wings_of_sunlight(use: PowerUse) -> None:
    """With the threshold dahan gather; then they fly to any land, which is defended."""
    s, why = use.s, use.power.id
    if await use.threshold():
        await use.run(use.power.thresholds[0].effects)
    if not count(s, use.land, (DAHAN,)):
        return
    to = await use.ask("move_to", land_options(s, s.setup.lands))
    if await move_far(s, use.move(5, (DAHAN,)), to):
        add_defence(s, to, 5, why)
        use.defended.add(to)
