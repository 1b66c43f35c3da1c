"""The 36 minor powers."""

from __future__ import annotations

from typing import Final

from vigil.games.horizons.content.minor_scripts import (
    drift_down_into_slumber,
    elemental_boon,
    encompassing_ward,
    gift_of_constancy,
    purifying_flame,
    song_of_sanctity,
)
from vigil.games.horizons.powers.conditions import (
    another_spirit,
    blighted,
    invaders,
    no_invaders,
    own_presence,
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
    Script,
)
from vigil.games.horizons.powers.power import (
    FAST,
    SLOW,
    Power,
    Range,
    Threshold,
)
from vigil.games.horizons.powers.registry import add_powers
from vigil.games.horizons.table.pieces import (
    CITY,
    DAHAN,
    EXPLORER,
    TOWN,
)

CALL_OF_THE_DAHAN_WAYS = Power(
    id="call_of_the_dahan_ways",
    deck="minor",
    cost=1,
    speed=SLOW,
    elements=("moon", "water", "animal"),
    reach=Range(value=1),
    target="dahan",
    effects=(Replace((EXPLORER,), DAHAN),),
    thresholds=(Threshold(elements={"moon": 2}, effects=(Replace((TOWN,), DAHAN),), instead=True),),
)
CALL_TO_BLOODSHED = Power(
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
CALL_TO_ISOLATION = Power(
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
CALL_TO_MIGRATE = Power(
    id="call_to_migrate",
    deck="minor",
    cost=1,
    speed=SLOW,
    elements=("fire", "air", "animal"),
    reach=Range(value=1),
    effects=(Gather(3, (DAHAN,)), Push(3, (DAHAN,))),
    moves=True,
)
CALL_TO_TEND = Power(
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
DARK_AND_TANGLED_WOODS = Power(
    id="dark_and_tangled_woods",
    deck="minor",
    cost=1,
    speed=FAST,
    elements=("moon", "earth", "plant"),
    reach=Range(value=1),
    effects=(Fear(2), If(terrain("mountain", "jungle"), (Defend(3),))),
)
DELUSIONS_OF_DANGER = Power(
    id="delusions_of_danger",
    deck="minor",
    cost=1,
    speed=FAST,
    elements=("sun", "moon", "air"),
    reach=Range(value=1),
    effects=(Either((Push(1, (EXPLORER,), up_to=False),), (Fear(2),)),),
    moves=True,
)
DEVOURING_ANTS = Power(
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
DRIFT_DOWN_INTO_SLUMBER = Power(
    id="drift_down_into_slumber",
    deck="minor",
    speed=FAST,
    elements=("air", "earth", "plant"),
    reach=Range(value=2),
    effects=(Script(drift_down_into_slumber),),
)
DROUGHT = Power(
    id="drought",
    deck="minor",
    cost=1,
    speed=SLOW,
    elements=("sun", "fire", "earth"),
    reach=Range(value=1),
    effects=(Destroy(3, (TOWN,)), DamageEach(1), AddBlight()),
    thresholds=(Threshold(elements={"sun": 3}, effects=(Destroy(1, (CITY,)),)),),
)
ELEMENTAL_BOON = Power(
    id="elemental_boon",
    deck="minor",
    cost=1,
    speed=FAST,
    effects=(Script(elemental_boon),),
)
ENCOMPASSING_WARD = Power(
    id="encompassing_ward",
    deck="minor",
    cost=1,
    speed=FAST,
    elements=("sun", "water", "earth"),
    effects=(Script(encompassing_ward),),
)
ENTICING_SPLENDOR = Power(
    id="enticing_splendor",
    deck="minor",
    speed=FAST,
    elements=("sun", "air", "plant"),
    reach=Range(value=0),
    target="no_blight",
    effects=(Either((Gather(1, (EXPLORER, TOWN), up_to=False),), (Gather(2, (DAHAN,)),)),),
    moves=True,
)
ENTRANCING_APPARITIONS = Power(
    id="entrancing_apparitions",
    deck="minor",
    cost=1,
    speed=FAST,
    elements=("moon", "air", "water"),
    reach=Range(value=1),
    effects=(Defend(2), If(no_invaders, (Gather(2, (EXPLORER,)),))),
    moves=True,
)
GIFT_OF_CONSTANCY = Power(
    id="gift_of_constancy",
    deck="minor",
    speed=FAST,
    elements=("sun", "earth"),
    effects=(Script(gift_of_constancy),),
)
GIFT_OF_LIVING_ENERGY = Power(
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
GIFT_OF_POWER = Power(
    id="gift_of_power",
    deck="minor",
    speed=SLOW,
    elements=("moon", "water", "earth", "plant"),
    effects=(GainCard("minor"),),
)
GNAWING_ROOTBITERS = Power(
    id="gnawing_rootbiters",
    deck="minor",
    speed=SLOW,
    elements=("earth", "animal"),
    reach=Range(value=1),
    effects=(Push(2, (TOWN,)),),
    moves=True,
)
LAND_OF_HAUNTS_AND_EMBERS = Power(
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
LURE_OF_THE_UNKNOWN = Power(
    id="lure_of_the_unknown",
    deck="minor",
    speed=FAST,
    elements=("moon", "fire", "air", "plant"),
    reach=Range(value=2),
    target="no_invaders",
    effects=(Gather(1, (EXPLORER, TOWN), up_to=False),),
    moves=True,
)
NATURES_RESILIENCE = Power(
    id="natures_resilience",
    deck="minor",
    cost=1,
    speed=FAST,
    elements=("earth", "plant", "animal"),
    reach=Range(value=1, sacred=True),
    effects=(Defend(6),),
    thresholds=(Threshold(elements={"water": 2}, effects=(RemoveBlight(),), instead=True),),
)
PULL_BENEATH_THE_HUNGRY_EARTH = Power(
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
PURIFYING_FLAME = Power(
    id="purifying_flame",
    deck="minor",
    cost=1,
    speed=SLOW,
    elements=("sun", "fire", "air", "plant"),
    reach=Range(value=1, sacred=True),
    effects=(Script(purifying_flame),),
)
QUICKEN_THE_EARTHS_STRUGGLES = Power(
    id="quicken_the_earths_struggles",
    deck="minor",
    cost=1,
    speed=FAST,
    elements=("moon", "fire", "earth", "animal"),
    reach=Range(value=0, sacred=True),
    effects=(Either((DamageEach(1),), (Defend(10),)),),
)
RAIN_OF_BLOOD = Power(
    id="rain_of_blood",
    deck="minor",
    speed=SLOW,
    elements=("air", "water", "animal"),
    reach=Range(value=1, sacred=True),
    target="invaders",
    effects=(Fear(2), If(two_buildings, (Fear(1),))),
)
REACHING_GRASP = Power(
    id="reaching_grasp",
    deck="minor",
    speed=FAST,
    elements=("sun", "air", "water"),
    effects=(ExtendRange(2),),
)
ROUSE_THE_TREES_AND_STONES = Power(
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
SAP_THE_STRENGTH_OF_MULTITUDES = Power(
    id="sap_the_strength_of_multitudes",
    deck="minor",
    speed=FAST,
    elements=("water", "animal"),
    reach=Range(value=0),
    effects=(Defend(5),),
    thresholds=(Threshold(elements={"air": 1}, effects=(), reach=1),),
)
SAVAGE_MAWBEASTS = Power(
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
SHADOWS_OF_THE_BURNING_FOREST = Power(
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
SONG_OF_SANCTITY = Power(
    id="song_of_sanctity",
    deck="minor",
    cost=1,
    speed=SLOW,
    elements=("sun", "water", "plant"),
    reach=Range(value=1),
    terrains=("mountain", "jungle"),
    effects=(Script(song_of_sanctity),),
    moves=True,
)
STEAM_VENTS = Power(
    id="steam_vents",
    deck="minor",
    cost=1,
    speed=FAST,
    elements=("fire", "air", "water", "earth"),
    reach=Range(value=0),
    effects=(Destroy(1, (EXPLORER,)),),
    thresholds=(Threshold(elements={"earth": 3}, effects=(Destroy(1, (TOWN,)),), instead=True),),
)
UNCANNY_MELTING = Power(
    id="uncanny_melting",
    deck="minor",
    cost=1,
    speed=SLOW,
    elements=("sun", "moon", "water"),
    reach=Range(value=1, sacred=True),
    effects=(If(invaders, (Fear(1),)), If(terrain("sands", "wetland"), (RemoveBlight(),))),
)
VEIL_THE_NIGHTS_HUNT = Power(
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
VISIONS_OF_FIERY_DOOM = Power(
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
VORACIOUS_GROWTH = Power(
    id="voracious_growth",
    deck="minor",
    cost=1,
    speed=SLOW,
    elements=("water", "plant"),
    reach=Range(value=1, sacred=True),
    terrains=("jungle", "wetland"),
    effects=(Either((Damage(2),), (RemoveBlight(),)),),
)

MINOR_POWERS: Final = add_powers(
    CALL_OF_THE_DAHAN_WAYS,
    CALL_TO_BLOODSHED,
    CALL_TO_ISOLATION,
    CALL_TO_MIGRATE,
    CALL_TO_TEND,
    DARK_AND_TANGLED_WOODS,
    DELUSIONS_OF_DANGER,
    DEVOURING_ANTS,
    DRIFT_DOWN_INTO_SLUMBER,
    DROUGHT,
    ELEMENTAL_BOON,
    ENCOMPASSING_WARD,
    ENTICING_SPLENDOR,
    ENTRANCING_APPARITIONS,
    GIFT_OF_CONSTANCY,
    GIFT_OF_LIVING_ENERGY,
    GIFT_OF_POWER,
    GNAWING_ROOTBITERS,
    LAND_OF_HAUNTS_AND_EMBERS,
    LURE_OF_THE_UNKNOWN,
    NATURES_RESILIENCE,
    PULL_BENEATH_THE_HUNGRY_EARTH,
    PURIFYING_FLAME,
    QUICKEN_THE_EARTHS_STRUGGLES,
    RAIN_OF_BLOOD,
    REACHING_GRASP,
    ROUSE_THE_TREES_AND_STONES,
    SAP_THE_STRENGTH_OF_MULTITUDES,
    SAVAGE_MAWBEASTS,
    SHADOWS_OF_THE_BURNING_FOREST,
    SONG_OF_SANCTITY,
    STEAM_VENTS,
    UNCANNY_MELTING,
    VEIL_THE_NIGHTS_HUNT,
    VISIONS_OF_FIERY_DOOM,
    VORACIOUS_GROWTH,
)
