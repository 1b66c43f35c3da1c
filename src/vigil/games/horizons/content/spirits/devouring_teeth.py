"""Devouring Teeth Lurk Underfoot: panel, innate power and its four cards."""

from __future__ import annotations

from vigil.games.horizons.model.pieces import (
    DAHAN,
    EXPLORER,
    TOWN,
)
from vigil.games.horizons.model.special import SpecialRule
from vigil.games.horizons.powers.conditions import (
    invaders,
    no_own_presence,
)
from vigil.games.horizons.powers.effects import (
    Damage,
    Defend,
    Fear,
    Gather,
    GatherPresence,
    If,
    Push,
)
from vigil.games.horizons.powers.power import (
    FAST,
    SLOW,
    Growth,
    Panel,
    Placement,
    Power,
    Range,
    Slot,
    Threshold,
)
from vigil.games.horizons.powers.registry import add_panel, add_power, with_text
from vigil.games.horizons.powers.use import PowerUse

TERRITORIAL_AGGRESSION = SpecialRule(id="territorial_aggression", bonus_damage=1)

DEATH_APPROACHES_FROM_BENEATH_THE_SURFACE = add_power(
    Power(
        id="death_approaches_from_beneath_the_surface",
        deck="innate",
        speed=SLOW,
        reach=Range(value=1),
        target="invaders",
        levels=(
            Threshold(
                elements={"fire": 1, "animal": 1},
                effects=(If(no_own_presence, (GatherPresence(up_to=False),)),),
            ),
            Threshold(elements={"fire": 2, "earth": 1, "animal": 2}, effects=(Damage(1),)),
            Threshold(elements={"fire": 3, "earth": 1, "animal": 3}, effects=(Damage(2),)),
            Threshold(elements={"fire": 4, "earth": 2, "animal": 5}, effects=(Fear(2), Damage(4))),
        ),
        moves=True,
    )
)
FEROCIOUS_RAMPAGE = add_power(
    Power(
        id="ferocious_rampage",
        deck="unique",
        cost=2,
        speed=SLOW,
        elements=("fire", "animal"),
        reach=Range(value=0),
        effects=(Fear(1), Damage(3, (EXPLORER, TOWN))),
    )
)


@with_text(
    Power(
        id="gift_of_furious_might",
        deck="unique",
        cost=1,
        speed=FAST,
        elements=("moon", "fire", "animal"),
        target="another",
    )
)
async def gift_of_furious_might(use: PowerUse) -> None:
    """Once this turn the target may add 3 damage to one of its powers."""
    use.s.this_turn.might[use.target] += 1
    use.s.emit("might_given", seat=use.target)


HERD_TOWARDS_THE_LURKING_MAW = add_power(
    Power(
        id="herd_towards_the_lurking_maw",
        deck="unique",
        cost=1,
        speed=SLOW,
        elements=("water", "earth", "animal"),
        reach=Range(value=0),
        effects=(Fear(1), Gather(1, (EXPLORER, TOWN))),
        moves=True,
    )
)
MARK_TERRITORY_WITH_SCARS_AND_TEETH = add_power(
    Power(
        id="mark_territory_with_scars_and_teeth",
        deck="unique",
        cost=2,
        speed=FAST,
        elements=("sun", "earth", "animal"),
        reach=Range(value=0),
        effects=(Defend(9), If(invaders, (Fear(2),)), Push(2, (DAHAN,), up_to=False)),
        moves=True,
    )
)

add_panel(
    Panel(
        id="devouring_teeth_lurk_underfoot",
        special_rule=TERRITORIAL_AGGRESSION,
        setup=(Placement(count=1, number=5),),
        growth=(
            (Growth(op="reclaim_all"), Growth(op="add_presence", amount=0)),
            (Growth(op="gain_power_card"), Growth(op="add_presence", amount=1)),
            (Growth(op="add_presence", amount=2), Growth(op="gain_energy", amount=3)),
        ),
        energy=(
            Slot(number=2),
            Slot(element="fire"),
            Slot(number=3),
            Slot(number=4),
            Slot(element="animal"),
            Slot(number=6),
            Slot(number=7),
        ),
        plays=(
            Slot(number=1),
            Slot(number=2),
            Slot(element="animal"),
            Slot(element="fire"),
            Slot(number=3),
            Slot(element="earth"),
            Slot(number=4),
        ),
        innate=DEATH_APPROACHES_FROM_BENEATH_THE_SURFACE,
        cards=(
            FEROCIOUS_RAMPAGE,
            gift_of_furious_might,
            HERD_TOWARDS_THE_LURKING_MAW,
            MARK_TERRITORY_WITH_SCARS_AND_TEETH,
        ),
        progression=(
            "devouring_ants",
            "gnawing_rootbiters",
            "quicken_the_earths_struggles",
            "pillar_of_living_flame",
            "rouse_the_trees_and_stones",
            "poisoned_land",
            "savage_mawbeasts",
        ),
        strengths={"offence": 5, "control": 2, "fear": 2, "defence": 1, "utility": 1},
    )
)
