"""The 22 major powers; those with an order or a choice of their own are scripts."""

from __future__ import annotations

from typing import Final

from vigil.games.horizons.content.major_scripts import (
    blazing_renewal,
    carried_defence,
    dissolve_the_bonds_of_kinship,
    entwined_power,
    fight_next_door,
    indomitable_claim,
    infinite_vitality,
    mists_of_oblivion,
    other_coasts,
    powerstorm,
    safety_and_cleansing,
    talons_of_lightning,
    the_jungle_hungers,
    the_land_thrashes_in_furious_pain,
    vengeance_of_the_dead,
    winds_of_rust_and_atrophy,
    wrap_in_wings_of_sunlight,
)
from vigil.games.horizons.powers.conditions import (
    invaders,
    per_blight,
    per_dahan,
    some_land,
    terrain,
)
from vigil.games.horizons.powers.effects import (
    ALL_ACTIONS,
    AddBlight,
    Damage,
    DamageEach,
    Defend,
    Destroy,
    Fear,
    Gather,
    If,
    Push,
    RemoveBlight,
    Script,
    SkipActions,
)
from vigil.games.horizons.powers.moves import EVERY
from vigil.games.horizons.powers.power import (
    FAST,
    SLOW,
    Power,
    Range,
    Threshold,
)
from vigil.games.horizons.powers.registry import add_powers
from vigil.games.horizons.table.pieces import (
    DAHAN,
    EXPLORER,
    TOWN,
)

ACCELERATED_ROT = Power(
    id="accelerated_rot",
    deck="major",
    cost=4,
    speed=SLOW,
    elements=("sun", "water", "plant"),
    reach=Range(value=2),
    terrains=("jungle", "wetland"),
    effects=(Fear(2), Damage(4)),
    thresholds=(
        Threshold(elements={"sun": 3, "water": 2, "plant": 3}, effects=(Damage(5), RemoveBlight())),
    ),
)
BLAZING_RENEWAL = Power(
    id="blazing_renewal",
    deck="major",
    cost=5,
    speed=FAST,
    elements=("fire", "earth", "plant"),
    effects=(Script(blazing_renewal), If(some_land, (DamageEach(2),))),
    thresholds=(
        Threshold(
            elements={"fire": 3, "earth": 3, "plant": 2}, effects=(If(some_land, (Damage(4),)),)
        ),
    ),
)
CLEANSING_FLOODS = Power(
    id="cleansing_floods",
    deck="major",
    cost=5,
    speed=SLOW,
    elements=("sun", "water"),
    reach=Range(value=1, terrain=("wetland",)),
    effects=(Damage(4), RemoveBlight()),
    thresholds=(Threshold(elements={"water": 4}, effects=(Damage(10),)),),
)
DISSOLVE_THE_BONDS_OF_KINSHIP = Power(
    id="dissolve_the_bonds_of_kinship",
    deck="major",
    cost=4,
    speed=SLOW,
    elements=("fire", "water", "animal"),
    reach=Range(value=1),
    effects=(Script(dissolve_the_bonds_of_kinship),),
    thresholds=(Threshold(elements={"fire": 2, "water": 2, "animal": 3}, effects=()),),
    moves=True,
)
ENTWINED_POWER = Power(
    id="entwined_power",
    deck="major",
    cost=2,
    speed=FAST,
    elements=("moon", "water", "plant"),
    target="another",
    effects=(Script(entwined_power),),
    thresholds=(Threshold(elements={"water": 2, "plant": 4}, effects=()),),
)
INDOMITABLE_CLAIM = Power(
    id="indomitable_claim",
    deck="major",
    cost=4,
    speed=FAST,
    elements=("sun", "earth"),
    reach=Range(value=1),
    effects=(Script(indomitable_claim), Defend(20)),
    thresholds=(
        Threshold(
            elements={"sun": 2, "earth": 3},
            effects=(If(invaders, (Fear(3),)), SkipActions(ALL_ACTIONS)),
        ),
    ),
)
INFINITE_VITALITY = Power(
    id="infinite_vitality",
    deck="major",
    cost=3,
    speed=FAST,
    elements=("earth", "plant", "animal"),
    reach=Range(value=1, sacred=True),
    effects=(Script(infinite_vitality),),
    thresholds=(Threshold(elements={"earth": 4}, effects=(Script(safety_and_cleansing),)),),
)
MISTS_OF_OBLIVION = Power(
    id="mists_of_oblivion",
    deck="major",
    cost=4,
    speed=SLOW,
    elements=("moon", "air", "water"),
    reach=Range(value=3),
    effects=(Script(mists_of_oblivion),),
    thresholds=(Threshold(elements={"moon": 2, "air": 3, "water": 2}, effects=()),),
)
PARALYZING_FRIGHT = Power(
    id="paralyzing_fright",
    deck="major",
    cost=4,
    speed=FAST,
    elements=("air", "earth"),
    reach=Range(value=1, sacred=True),
    effects=(Fear(4), SkipActions(ALL_ACTIONS)),
    thresholds=(Threshold(elements={"air": 2, "earth": 3}, effects=(Fear(4),)),),
)
PILLAR_OF_LIVING_FLAME = Power(
    id="pillar_of_living_flame",
    deck="major",
    cost=5,
    speed=SLOW,
    elements=("fire",),
    reach=Range(value=2, sacred=True),
    effects=(Fear(3), Damage(5), If(terrain("jungle", "wetland"), (AddBlight(),))),
    thresholds=(Threshold(elements={"fire": 4}, effects=(Fear(2), Damage(5))),),
)
POISONED_LAND = Power(
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
POWERSTORM = Power(
    id="powerstorm",
    deck="major",
    cost=3,
    speed=FAST,
    elements=("sun", "fire", "air"),
    effects=(Script(powerstorm),),
    thresholds=(Threshold(elements={"sun": 2, "fire": 2, "air": 3}, effects=()),),
)
TALONS_OF_LIGHTNING = Power(
    id="talons_of_lightning",
    deck="major",
    cost=6,
    speed=FAST,
    elements=("fire", "air"),
    reach=Range(value=1),
    terrains=("mountain", "wetland"),
    effects=(Script(talons_of_lightning),),
    thresholds=(Threshold(elements={"fire": 3, "air": 3}, effects=(), reach=3),),
)
TERRIFYING_NIGHTMARES = Power(
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
THE_JUNGLE_HUNGERS = Power(
    id="the_jungle_hungers",
    deck="major",
    cost=3,
    speed=SLOW,
    elements=("moon", "plant"),
    reach=Range(value=1, terrain=("jungle",)),
    effects=(Script(the_jungle_hungers),),
    thresholds=(Threshold(elements={"moon": 2, "plant": 3}, effects=()),),
)
THE_LAND_THRASHES_IN_FURIOUS_PAIN = Power(
    id="the_land_thrashes_in_furious_pain",
    deck="major",
    cost=4,
    speed=SLOW,
    elements=("moon", "fire", "earth"),
    reach=Range(value=2),
    target="blight",
    effects=(Script(the_land_thrashes_in_furious_pain),),
    thresholds=(Threshold(elements={"moon": 3, "earth": 3}, effects=()),),
)
THE_TREES_AND_STONES_SPEAK_OF_WAR = Power(
    id="the_trees_and_stones_speak_of_war",
    deck="major",
    cost=2,
    speed=FAST,
    elements=("sun", "earth", "plant"),
    reach=Range(value=1),
    target="dahan",
    effects=(Damage(1, per=per_dahan), Defend(2, per=per_dahan)),
    thresholds=(
        Threshold(elements={"sun": 2, "earth": 2, "plant": 2}, effects=(Script(carried_defence),)),
    ),
    moves=True,
)
TSUNAMI = Power(
    id="tsunami",
    deck="major",
    cost=6,
    speed=SLOW,
    elements=("water", "earth"),
    reach=Range(value=2, sacred=True),
    target="coastal",
    effects=(Fear(2), Damage(8), Destroy(2, (DAHAN,))),
    thresholds=(
        Threshold(elements={"water": 3, "earth": 2}, effects=(Script(other_coasts, harms=True),)),
    ),
)
VENGEANCE_OF_THE_DEAD = Power(
    id="vengeance_of_the_dead",
    deck="major",
    cost=3,
    speed=FAST,
    elements=("moon", "fire", "animal"),
    reach=Range(value=3),
    effects=(Script(vengeance_of_the_dead),),
    thresholds=(Threshold(elements={"animal": 3}, effects=()),),
)
VIGOR_OF_THE_BREAKING_DAWN = Power(
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
            effects=(Push(2, (DAHAN,)), Script(fight_next_door, harms=True)),
        ),
    ),
    moves=True,
)
WINDS_OF_RUST_AND_ATROPHY = Power(
    id="winds_of_rust_and_atrophy",
    deck="major",
    cost=3,
    speed=FAST,
    elements=("air", "water", "animal"),
    reach=Range(value=3, sacred=True),
    effects=(Script(winds_of_rust_and_atrophy),),
    thresholds=(Threshold(elements={"air": 3, "water": 3, "animal": 2}, effects=()),),
)
WRAP_IN_WINGS_OF_SUNLIGHT = Power(
    id="wrap_in_wings_of_sunlight",
    deck="major",
    cost=3,
    speed=FAST,
    elements=("sun", "air", "animal"),
    reach=Range(value=0),
    effects=(Script(wrap_in_wings_of_sunlight),),
    thresholds=(
        Threshold(
            elements={"sun": 2, "air": 2, "animal": 2}, effects=(Gather(3, (DAHAN,)),), first=True
        ),
    ),
    moves=True,
)

MAJOR_POWERS: Final = add_powers(
    ACCELERATED_ROT,
    BLAZING_RENEWAL,
    CLEANSING_FLOODS,
    DISSOLVE_THE_BONDS_OF_KINSHIP,
    ENTWINED_POWER,
    INDOMITABLE_CLAIM,
    INFINITE_VITALITY,
    MISTS_OF_OBLIVION,
    PARALYZING_FRIGHT,
    PILLAR_OF_LIVING_FLAME,
    POISONED_LAND,
    POWERSTORM,
    TALONS_OF_LIGHTNING,
    TERRIFYING_NIGHTMARES,
    THE_JUNGLE_HUNGERS,
    THE_LAND_THRASHES_IN_FURIOUS_PAIN,
    THE_TREES_AND_STONES_SPEAK_OF_WAR,
    TSUNAMI,
    VENGEANCE_OF_THE_DEAD,
    VIGOR_OF_THE_BREAKING_DAWN,
    WINDS_OF_RUST_AND_ATROPHY,
    WRAP_IN_WINGS_OF_SUNLIGHT,
)
