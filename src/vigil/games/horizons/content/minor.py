"""The 36 minor powers."""

from __future__ import annotations

from vigil.core.decision import Option, pick
from vigil.games.horizons.model.pieces import CITY, DAHAN, ELEMENTS, EXPLORER, TOWN
from vigil.games.horizons.model.state import Ward
from vigil.games.horizons.model.verbs import gain_element
from vigil.games.horizons.powers.conditions import (
    another_spirit,
    blighted,
    both,
    explorers,
    invaders,
    no_invaders,
    own_presence,
    per_blight,
    per_dahan,
    terrain,
    two_buildings,
    two_sacred_sites,
)
from vigil.games.horizons.powers.effects import (
    AddBlight,
    Damage,
    DamageDifferent,
    DamageEach,
    Defend,
    Destroy,
    Either,
    ExtendRange,
    Fear,
    GainCard,
    GainEnergy,
    Gather,
    If,
    Push,
    RemoveBlight,
    Replace,
)
from vigil.games.horizons.powers.moves import EVERY
from vigil.games.horizons.powers.power import (
    FAST,
    SLOW,
    Power,
    Range,
    Threshold,
)
from vigil.games.horizons.powers.registry import add_power, with_text
from vigil.games.horizons.powers.use import PowerUse

add_power(
    Power(
        id="call_of_the_dahan_ways",
        deck="minor",
        cost=1,
        speed=SLOW,
        elements=("moon", "water", "animal"),
        reach=Range(value=1),
        target="dahan",
        effects=(Replace((EXPLORER,), DAHAN),),
        thresholds=(
            Threshold(elements={"moon": 2}, effects=(Replace((TOWN,), DAHAN),), instead=True),
        ),
    )
)
add_power(
    Power(
        id="call_to_bloodshed",
        deck="minor",
        cost=1,
        speed=SLOW,
        elements=("sun", "fire", "animal"),
        reach=Range(value=1),
        target="dahan",
        effects=(Either((Damage(1, per=per_dahan),), (Gather(3, (DAHAN,)),)),),
        moves=True,
    )
)
add_power(
    Power(
        id="call_to_isolation",
        deck="minor",
        speed=FAST,
        elements=("sun", "air", "animal"),
        reach=Range(value=1),
        target="dahan",
        effects=(
            Either(
                (Push(1, (EXPLORER, TOWN), up_to=False, per=per_dahan),),
                (Push(1, (DAHAN,), up_to=False),),
            ),
        ),
        moves=True,
    )
)
add_power(
    Power(
        id="call_to_migrate",
        deck="minor",
        cost=1,
        speed=SLOW,
        elements=("fire", "air", "animal"),
        reach=Range(value=1),
        effects=(Gather(3, (DAHAN,)), Push(3, (DAHAN,))),
        moves=True,
    )
)
add_power(
    Power(
        id="call_to_tend",
        deck="minor",
        cost=1,
        speed=SLOW,
        elements=("water", "plant", "animal"),
        reach=Range(value=1),
        target="dahan",
        effects=(Either((RemoveBlight(),), (Push(3, (DAHAN,)),)),),
        moves=True,
    )
)
add_power(
    Power(
        id="dark_and_tangled_woods",
        deck="minor",
        cost=1,
        speed=FAST,
        elements=("moon", "earth", "plant"),
        reach=Range(value=1),
        effects=(Fear(2), If(terrain("mountain", "jungle"), (Defend(3),))),
    )
)
add_power(
    Power(
        id="delusions_of_danger",
        deck="minor",
        cost=1,
        speed=FAST,
        elements=("sun", "moon", "air"),
        reach=Range(value=1),
        effects=(Either((Push(1, (EXPLORER,), up_to=False),), (Fear(2),)),),
        moves=True,
    )
)
add_power(
    Power(
        id="devouring_ants",
        deck="minor",
        cost=1,
        speed=SLOW,
        elements=("sun", "earth", "animal"),
        reach=Range(value=1, sacred=True),
        effects=(
            Fear(1),
            Damage(1),
            Destroy(1, (DAHAN,)),
            If(terrain("jungle", "sands"), (Damage(1),)),
        ),
    )
)
add_power(
    Power(
        id="drift_down_into_slumber",
        deck="minor",
        speed=FAST,
        elements=("air", "earth", "plant"),
        reach=Range(value=2),
        effects=(If(terrain("jungle", "sands"), (Defend(4),), otherwise=(Defend(1),)),),
    )
)
add_power(
    Power(
        id="drought",
        deck="minor",
        cost=1,
        speed=SLOW,
        elements=("sun", "fire", "earth"),
        reach=Range(value=1),
        effects=(Destroy(3, (TOWN,)), DamageEach(1), AddBlight()),
        thresholds=(Threshold(elements={"sun": 3}, effects=(Destroy(1, (CITY,)),)),),
    )
)


@with_text(
    Power(
        id="elemental_boon",
        deck="minor",
        cost=1,
        speed=FAST,
    )
)
async def elemental_boon(use: PowerUse) -> None:
    """The target picks three different elements; with another spirit the user gets them too."""
    about = ("power", use.power.id)
    left = list(range(len(ELEMENTS)))
    for _ in range(3):
        options: dict[Option, int] = {("element", ELEMENTS[element]): element for element in left}
        element = await pick(use.s, use.target, "choose_element", options, about)
        left.remove(element)
        for seat in dict.fromkeys((use.target, use.seat)):
            gain_element(use.s, seat, element)


@with_text(
    Power(
        id="encompassing_ward",
        deck="minor",
        cost=1,
        speed=FAST,
        elements=("sun", "water", "earth"),
    )
)
async def encompassing_ward(use: PowerUse) -> None:
    """The target spirit defends every land with its presence by 2."""
    use.s.this_turn.wards += (Ward(use.target, 2),)
    use.s.emit("spirit_wards", seat=use.target, amount=2)


add_power(
    Power(
        id="enticing_splendor",
        deck="minor",
        speed=FAST,
        elements=("sun", "air", "plant"),
        reach=Range(value=0),
        target="no_blight",
        effects=(Either((Gather(1, (EXPLORER, TOWN), up_to=False),), (Gather(2, (DAHAN,)),)),),
        moves=True,
    )
)
add_power(
    Power(
        id="entrancing_apparitions",
        deck="minor",
        cost=1,
        speed=FAST,
        elements=("moon", "air", "water"),
        reach=Range(value=1),
        effects=(Defend(2), If(no_invaders, (Gather(2, (EXPLORER,)),))),
        moves=True,
    )
)


@with_text(
    Power(
        id="gift_of_constancy",
        deck="minor",
        speed=FAST,
        elements=("sun", "earth"),
        effects=(GainEnergy(2),),
    )
)
async def gift_of_constancy(use: PowerUse) -> None:
    """Energy, and a card that comes back when time passes; for the user too with another."""
    await use.run(use.power.effects)
    for seat in dict.fromkeys((use.target, use.seat)):
        use.s.this_turn.keeps[seat] += 1


add_power(
    Power(
        id="gift_of_living_energy",
        deck="minor",
        speed=FAST,
        elements=("sun", "fire", "plant"),
        effects=(
            GainEnergy(1),
            If(two_sacred_sites, (GainEnergy(1),)),
            If(another_spirit, (GainEnergy(1),)),
        ),
    )
)
add_power(
    Power(
        id="gift_of_power",
        deck="minor",
        speed=SLOW,
        elements=("moon", "water", "earth", "plant"),
        effects=(GainCard("minor"),),
    )
)
add_power(
    Power(
        id="gnawing_rootbiters",
        deck="minor",
        speed=SLOW,
        elements=("earth", "animal"),
        reach=Range(value=1),
        effects=(Push(2, (TOWN,)),),
        moves=True,
    )
)
add_power(
    Power(
        id="land_of_haunts_and_embers",
        deck="minor",
        speed=FAST,
        elements=("moon", "fire", "air"),
        reach=Range(value=2),
        effects=(
            Fear(2),
            Push(2, (EXPLORER, TOWN)),
            If(blighted, (Fear(2),)),
            If(blighted, (Push(2, (EXPLORER, TOWN)),)),
            AddBlight(),
        ),
        moves=True,
    )
)
add_power(
    Power(
        id="lure_of_the_unknown",
        deck="minor",
        speed=FAST,
        elements=("moon", "fire", "air", "plant"),
        reach=Range(value=2),
        target="no_invaders",
        effects=(Gather(1, (EXPLORER, TOWN), up_to=False),),
        moves=True,
    )
)
add_power(
    Power(
        id="natures_resilience",
        deck="minor",
        cost=1,
        speed=FAST,
        elements=("earth", "plant", "animal"),
        reach=Range(value=1, sacred=True),
        effects=(Defend(6),),
        thresholds=(Threshold(elements={"water": 2}, effects=(RemoveBlight(),), instead=True),),
    )
)
add_power(
    Power(
        id="pull_beneath_the_hungry_earth",
        deck="minor",
        cost=1,
        speed=SLOW,
        elements=("moon", "water", "earth"),
        reach=Range(value=1),
        effects=(
            If(own_presence, (Fear(1),)),
            If(own_presence, (Damage(1),)),
            If(terrain("sands", "wetland"), (Damage(1),)),
        ),
    )
)
add_power(
    Power(
        id="purifying_flame",
        deck="minor",
        cost=1,
        speed=SLOW,
        elements=("sun", "fire", "air", "plant"),
        reach=Range(value=1, sacred=True),
        effects=(
            If(
                both(terrain("mountain", "sands"), blighted),
                (Either((Damage(1, per=per_blight),), (RemoveBlight(),)),),
                otherwise=(Damage(1, per=per_blight),),
            ),
        ),
    )
)
add_power(
    Power(
        id="quicken_the_earths_struggles",
        deck="minor",
        cost=1,
        speed=FAST,
        elements=("moon", "fire", "earth", "animal"),
        reach=Range(value=0, sacred=True),
        effects=(Either((DamageEach(1),), (Defend(10),)),),
    )
)
add_power(
    Power(
        id="rain_of_blood",
        deck="minor",
        speed=SLOW,
        elements=("air", "water", "animal"),
        reach=Range(value=1, sacred=True),
        target="invaders",
        effects=(Fear(2), If(two_buildings, (Fear(1),))),
    )
)
add_power(
    Power(
        id="reaching_grasp",
        deck="minor",
        speed=FAST,
        elements=("sun", "air", "water"),
        effects=(ExtendRange(2),),
    )
)
add_power(
    Power(
        id="rouse_the_trees_and_stones",
        deck="minor",
        cost=1,
        speed=SLOW,
        elements=("fire", "earth", "plant"),
        reach=Range(value=1, sacred=True),
        target="no_blight",
        effects=(Damage(2), Push(1, (EXPLORER,), up_to=False)),
        moves=True,
    )
)
add_power(
    Power(
        id="sap_the_strength_of_multitudes",
        deck="minor",
        speed=FAST,
        elements=("water", "animal"),
        reach=Range(value=0),
        effects=(Defend(5),),
        thresholds=(Threshold(elements={"air": 1}, effects=(), reach=1),),
    )
)
add_power(
    Power(
        id="savage_mawbeasts",
        deck="minor",
        speed=SLOW,
        elements=("fire", "animal"),
        reach=Range(value=1, sacred=True),
        effects=(
            If(terrain("jungle", "wetland"), (Fear(1),)),
            If(terrain("jungle", "wetland"), (Damage(1),)),
        ),
        thresholds=(Threshold(elements={"animal": 3}, effects=(Damage(1),)),),
    )
)
add_power(
    Power(
        id="shadows_of_the_burning_forest",
        deck="minor",
        speed=SLOW,
        elements=("moon", "fire", "plant"),
        reach=Range(value=0),
        target="invaders",
        effects=(
            Fear(2),
            If(terrain("mountain", "jungle"), (Push(1, (EXPLORER,), up_to=False),)),
            If(terrain("mountain", "jungle"), (Push(1, (TOWN,), up_to=False),)),
        ),
        moves=True,
    )
)
add_power(
    Power(
        id="song_of_sanctity",
        deck="minor",
        cost=1,
        speed=SLOW,
        elements=("sun", "water", "plant"),
        reach=Range(value=1),
        terrains=("mountain", "jungle"),
        effects=(
            If(explorers, (Push(EVERY, (EXPLORER,), up_to=False),), otherwise=(RemoveBlight(),)),
        ),
        moves=True,
    )
)
add_power(
    Power(
        id="steam_vents",
        deck="minor",
        cost=1,
        speed=FAST,
        elements=("fire", "air", "water", "earth"),
        reach=Range(value=0),
        effects=(Destroy(1, (EXPLORER,)),),
        thresholds=(
            Threshold(elements={"earth": 3}, effects=(Destroy(1, (TOWN,)),), instead=True),
        ),
    )
)
add_power(
    Power(
        id="uncanny_melting",
        deck="minor",
        cost=1,
        speed=SLOW,
        elements=("sun", "moon", "water"),
        reach=Range(value=1, sacred=True),
        effects=(If(invaders, (Fear(1),)), If(terrain("sands", "wetland"), (RemoveBlight(),))),
    )
)
add_power(
    Power(
        id="veil_the_nights_hunt",
        deck="minor",
        cost=1,
        speed=FAST,
        elements=("moon", "air", "animal"),
        reach=Range(value=2),
        target="dahan",
        effects=(Either((DamageDifferent(per=per_dahan),), (Push(3, (DAHAN,)),)),),
        moves=True,
    )
)
add_power(
    Power(
        id="visions_of_fiery_doom",
        deck="minor",
        cost=1,
        speed=FAST,
        elements=("moon", "fire"),
        reach=Range(value=0),
        effects=(Fear(1), Push(1, (EXPLORER, TOWN), up_to=False)),
        thresholds=(Threshold(elements={"fire": 2}, effects=(Fear(1),)),),
        moves=True,
    )
)
add_power(
    Power(
        id="voracious_growth",
        deck="minor",
        cost=1,
        speed=SLOW,
        elements=("water", "plant"),
        reach=Range(value=1, sacred=True),
        terrains=("jungle", "wetland"),
        effects=(Either((Damage(2),), (RemoveBlight(),)),),
    )
)
