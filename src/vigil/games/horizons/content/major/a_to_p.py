"""The major powers by name, A to P."""

from __future__ import annotations

from vigil.core.decision import pick
from vigil.games.horizons.model.pieces import (
    BUILDINGS,
    CITY,
    DAHAN,
    EXPLORER,
    FRESH,
    INVADERS,
    SLOTS,
    STRENGTH,
    TOWN,
)
from vigil.games.horizons.model.queries import (
    count,
    lands_in,
    presence_mask,
)
from vigil.games.horizons.model.verbs import (
    add_fear,
    add_piece,
    add_presence,
    destroy_piece,
    gain_energy,
    remove_blight,
    replace_piece,
)
from vigil.games.horizons.powers.asking import card_options, land_options, or_stop
from vigil.games.horizons.powers.conditions import (
    invaders,
    per_blight,
    some_land,
    terrain,
)
from vigil.games.horizons.powers.damage import deal_damage, pick_piece
from vigil.games.horizons.powers.effects import (
    ALL_ACTIONS,
    AddBlight,
    AddPresence,
    Damage,
    DamageEach,
    Defend,
    Destroy,
    Fear,
    GainCard,
    GainEnergy,
    Harden,
    If,
    PushApart,
    RemoveBlight,
    Replace,
    SkipActions,
    effect,
)
from vigil.games.horizons.powers.gain import take_card, take_from_discards
from vigil.games.horizons.powers.moves import EVERY
from vigil.games.horizons.powers.power import FAST, SLOW, Figures, Power, Range, Threshold
from vigil.games.horizons.powers.registry import add_power, with_text
from vigil.games.horizons.powers.targeting import lands_in_range
from vigil.games.horizons.powers.use import PowerUse

add_power(
    Power(
        id="accelerated_rot",
        deck="major",
        cost=4,
        speed=SLOW,
        elements=("sun", "water", "plant"),
        reach=Range(value=2),
        terrains=("jungle", "wetland"),
        effects=(Fear(2), Damage(4)),
        thresholds=(
            Threshold(
                elements={"sun": 3, "water": 2, "plant": 3}, effects=(Damage(5), RemoveBlight())
            ),
        ),
    )
)


@effect()
async def renewal(use: PowerUse, _figures: Figures) -> None:
    """Two destroyed presence return to one land; without any no land is chosen."""
    s, seat = use.s, use.target
    if not s.destroyed[seat]:
        return
    reach = lands_in_range(s, presence_mask(s, use.seat), 2 + s.this_turn.reach[use.seat])
    use.target_land = await use.ask("renewal_land", land_options(s, lands_in(reach)))
    for _ in range(min(2, s.destroyed[seat])):
        s.destroyed[seat] -= 1
        add_presence(s, seat, use.land, use.power.id)


add_power(
    Power(
        id="blazing_renewal",
        deck="major",
        cost=5,
        speed=FAST,
        elements=("fire", "earth", "plant"),
        effects=(renewal, If(some_land, (DamageEach(2),))),
        thresholds=(
            Threshold(
                elements={"fire": 3, "earth": 3, "plant": 2}, effects=(If(some_land, (Damage(4),)),)
            ),
        ),
    )
)
add_power(
    Power(
        id="cleansing_floods",
        deck="major",
        cost=5,
        speed=SLOW,
        elements=("sun", "water"),
        reach=Range(value=1, terrain=("wetland",)),
        effects=(Damage(4), RemoveBlight()),
        thresholds=(Threshold(elements={"water": 4}, effects=(Damage(10),)),),
    )
)


@with_text(
    Power(
        id="dissolve_the_bonds_of_kinship",
        deck="major",
        cost=4,
        speed=SLOW,
        elements=("fire", "water", "animal"),
        reach=Range(value=1),
        effects=(
            Replace((TOWN,), EXPLORER),
            Replace((DAHAN,), EXPLORER),
            PushApart(EVERY, (EXPLORER,), up_to=False),
        ),
        thresholds=(Threshold(elements={"fire": 2, "water": 2, "animal": 3}),),
        moves=True,
    )
)
async def dissolve_the_bonds_of_kinship(use: PowerUse) -> None:
    """Swap a city, a town and a dahan for explorers; then all explorers scatter."""
    *swaps, scatter = use.power.effects
    await dissolve_city(use)
    for swap in swaps:
        await swap.run(use)
    if await use.threshold():
        await use.line(mutual_damage(use))
    await scatter.run(use)


async def dissolve_city(use: PowerUse) -> None:
    """A city becomes two explorers; its damage falls on them as the user divides it."""
    s, land = use.s, use.land
    slot = await pick_piece(s, use.seat, "replace", land, (CITY,))
    if slot is None:
        return
    damage = SLOTS[slot][1]
    replace_piece(s, land, slot, EXPLORER, use.power.id)
    add_piece(s, land, EXPLORER, use.power.id)
    if damage < 2:
        return
    if await pick_piece(s, use.seat, "damage", land, (EXPLORER,), stop=True) is not None:
        destroy_piece(s, land, FRESH[EXPLORER], use.power.id)


async def mutual_damage(use: PowerUse) -> None:
    """Explorers and buildings damage each other at once; it is damage of the power (H13)."""
    s, land = use.s, use.land
    by_explorers = count(s, land, (EXPLORER,)) * STRENGTH[EXPLORER]
    by_buildings = sum(count(s, land, (kind,)) * STRENGTH[kind] for kind in BUILDINGS)
    if s.setup.rules.strife_is_of_its_power:
        await use.deal(by_explorers, BUILDINGS, more=by_buildings > 0)
        await use.deal(by_buildings, (EXPLORER,))
    else:
        await deal_damage(s, use.seat, land, by_explorers, BUILDINGS, use.power.id)
        await deal_damage(s, use.seat, land, by_buildings, (EXPLORER,), use.power.id)


@with_text(
    Power(
        id="entwined_power",
        deck="major",
        cost=2,
        speed=FAST,
        elements=("moon", "water", "plant"),
        target="another",
        effects=(GainCard(),),
        thresholds=(Threshold(elements={"water": 2, "plant": 4}),),
    )
)
async def entwined_power(use: PowerUse) -> None:
    """Two spirits target from each other's lands and share drawn cards."""
    s, me, other = use.s, use.seat, use.target
    s.this_turn.sharing[me] |= 1 << other
    s.this_turn.sharing[other] |= 1 << me
    await use.run(use.power.effects)
    if use.rejected:
        await take_rejected(use)
    if await use.threshold():
        both = (me, other)
        for seat in both if s.setup.rules.entwined_alone_has_both else dict.fromkeys(both):
            gain_energy(s, seat, 3, use.power.id)  # alone one has both rewards (H14)
        if use.other:
            await swap_gift(use, me, other)
            await swap_gift(use, other, me)


async def take_rejected(use: PowerUse) -> None:
    """The user keeps one of the cards the target did not."""
    card = await use.ask("keep_card", card_options(use.rejected))
    take_from_discards(use.s, card)
    await take_card(use.s, use.seat, card)


async def swap_gift(use: PowerUse, giver: int, taker: int) -> None:
    """A spirit may hand a card of its hand to the other."""
    s = use.s
    options = or_stop(card_options(s.hand[giver]))
    card = await pick(s, giver, "gift_card", options, ("spirit", taker))
    if card is not None:
        s.hand[giver] = tuple(other for other in s.hand[giver] if other != card)
        s.hand[taker] += (card,)
        s.emit("card_given", seat=giver, target=taker, card=card)


add_power(
    Power(
        id="indomitable_claim",
        deck="major",
        cost=4,
        speed=FAST,
        elements=("sun", "earth"),
        reach=Range(value=1),
        effects=(AddPresence(), Defend(20)),
        thresholds=(
            Threshold(
                elements={"sun": 2, "earth": 3},
                effects=(If(invaders, (Fear(3),)), SkipActions(ALL_ACTIONS)),
            ),
        ),
    )
)


@effect()
async def safety_and_cleansing(use: PowerUse, _figures: Figures) -> None:
    """Dahan cannot fall; a blight goes from the land or from next door."""
    s, land = use.s, use.land
    s.this_turn.dahan_safe[land] = True
    near = [o for o in (land, *s.setup.island.adjacent[land]) if s.blight[o]]
    if near:
        cleansed = await use.ask("remove_blight", land_options(s, near))
        remove_blight(s, cleansed, use.power.id)


add_power(
    Power(
        id="infinite_vitality",
        deck="major",
        cost=3,
        speed=FAST,
        elements=("earth", "plant", "animal"),
        reach=Range(value=1, sacred=True),
        effects=(Harden(4),),
        thresholds=(Threshold(elements={"earth": 4}, effects=(safety_and_cleansing,)),),
    )
)


@with_text(
    Power(
        id="mists_of_oblivion",
        deck="major",
        cost=4,
        speed=SLOW,
        elements=("moon", "air", "water"),
        reach=Range(value=3),
        effects=(DamageEach(1, INVADERS),),
        thresholds=(Threshold(elements={"moon": 2, "air": 3, "water": 2}, effects=(Damage(3),)),),
    )
)
async def mists_of_oblivion(use: PowerUse) -> None:
    """Damage; up to 4 extra fear for towns and cities that it destroys."""
    fallen = await buildings_fallen(use, use.power.effects)
    if await use.threshold():
        fallen += await buildings_fallen(use, use.power.thresholds[0].effects)
    add_fear(use.s, min(4, fallen), use.power.id)


async def buildings_fallen(use: PowerUse, effects: Figures) -> int:
    """Towns and cities that effects destroy."""
    before = count(use.s, use.land, BUILDINGS)
    for each in effects:
        await each.run(use)
    return before - count(use.s, use.land, BUILDINGS)


add_power(
    Power(
        id="paralyzing_fright",
        deck="major",
        cost=4,
        speed=FAST,
        elements=("air", "earth"),
        reach=Range(value=1, sacred=True),
        effects=(Fear(4), SkipActions(ALL_ACTIONS)),
        thresholds=(Threshold(elements={"air": 2, "earth": 3}, effects=(Fear(4),)),),
    )
)
add_power(
    Power(
        id="pillar_of_living_flame",
        deck="major",
        cost=5,
        speed=SLOW,
        elements=("fire",),
        reach=Range(value=2, sacred=True),
        effects=(Fear(3), Damage(5), If(terrain("jungle", "wetland"), (AddBlight(),))),
        thresholds=(Threshold(elements={"fire": 4}, effects=(Fear(2), Damage(5))),),
    )
)
add_power(
    Power(
        id="poisoned_land",
        deck="major",
        cost=3,
        speed=SLOW,
        elements=("earth", "plant", "animal"),
        reach=Range(value=1),
        effects=(Fear(1), Damage(7), AddBlight(), Destroy(EVERY, (DAHAN,))),
        thresholds=(
            Threshold(
                elements={"earth": 3, "plant": 2, "animal": 2},
                effects=(Fear(1, per=per_blight), Damage(4, per=per_blight)),
            ),
        ),
    )
)


@with_text(
    Power(
        id="powerstorm",
        deck="major",
        cost=3,
        speed=FAST,
        elements=("sun", "fire", "air"),
        effects=(GainEnergy(3),),
        thresholds=(Threshold(elements={"sun": 2, "fire": 2, "air": 3}),),
    )
)
async def powerstorm(use: PowerUse) -> None:
    """Energy; cards may be used again at their cost, up to three with the threshold."""
    await use.run(use.power.effects)
    if use.repeat:
        return  # a repeat brings no further repeats
    repeats = 3 if await use.threshold() else 1
    use.s.this_turn.repeats[use.target] += repeats
    use.s.emit("repeats_given", seat=use.target, amount=repeats)
