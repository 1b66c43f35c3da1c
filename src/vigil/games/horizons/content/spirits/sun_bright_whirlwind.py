"""Sun-Bright Whirlwind: panel, innate power and its four cards."""

from __future__ import annotations

from collections import Counter

from vigil.games.horizons.model.pieces import (
    DAHAN,
    EXPLORER,
    SLOTS,
    TOWN,
)
from vigil.games.horizons.model.special import SpecialRule
from vigil.games.horizons.model.state import State
from vigil.games.horizons.model.verbs import gain_energy
from vigil.games.horizons.powers.conditions import (
    another_spirit,
)
from vigil.games.horizons.powers.effects import (
    Damage,
    DamageDifferent,
    Elsewhere,
    ExtendRange,
    Fear,
    GainEnergy,
    If,
    Push,
    PushApart,
    effect,
)
from vigil.games.horizons.powers.moves import Move, push
from vigil.games.horizons.powers.power import (
    FAST,
    SLOW,
    Figures,
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


async def blow(s: State, seat: int, land: int, moved: bool) -> None:
    """Where growth adds presence a piece may be pushed; presence that is moved counts (H1)."""
    if not moved or s.setup.rules.moved_presence_brings_wind:
        wind = Move(seat, land, 1, (EXPLORER, DAHAN), A_STIFF_WIND_AT_THEIR_BACKS.id)
        await push(s, wind)


A_STIFF_WIND_AT_THEIR_BACKS = SpecialRule(
    id="a_stiff_wind_at_their_backs", after_adding_presence=blow
)


@effect(Damage(1))
async def violent_windstorms_3(use: PowerUse, _figures: Figures) -> None:
    """Each invader pushed by this power allows 1 damage in the land it went to."""
    arrived = Counter(to for slot, to in use.pushed if SLOTS[slot][0] != DAHAN)
    await use.run([Elsewhere(land, (Damage(pieces),)) for land, pieces in arrived.items()])


VIOLENT_WINDSTORMS = add_power(
    Power(
        id="violent_windstorms",
        deck="innate",
        speed=SLOW,
        reach=Range(value=1),
        levels=(
            Threshold(elements={"sun": 1, "air": 2}, effects=(Push(1, (EXPLORER,)),)),
            Threshold(elements={"sun": 2, "air": 3}, effects=(Fear(1), Push(2, (EXPLORER, TOWN)))),
            Threshold(elements={"sun": 2, "air": 4}, effects=(violent_windstorms_3,)),
            Threshold(elements={"sun": 3, "air": 5}, effects=(Damage(4),)),
        ),
        moves=True,
    )
)
GIFT_OF_THE_SUNLIT_AIR = add_power(
    Power(
        id="gift_of_the_sunlit_air",
        deck="unique",
        speed=FAST,
        elements=("sun", "fire", "air"),
        effects=(ExtendRange(1), If(another_spirit, (GainEnergy(1),))),
    )
)


@with_text(
    Power(
        id="gift_of_wind_sped_steps",
        deck="unique",
        cost=1,
        speed=FAST,
        elements=("sun", "air", "animal"),
    )
)
async def gift_of_wind_sped_steps(use: PowerUse) -> None:
    """The target may use one slow power with push or gather as a fast one."""
    s = use.s
    s.this_turn.swift[use.target] += 1
    s.emit("steps_hastened", seat=use.target)
    if use.other:
        gain_energy(s, use.target, 1, use.power.id)


SCATTER_TO_THE_WINDS = add_power(
    Power(
        id="scatter_to_the_winds",
        deck="unique",
        cost=1,
        speed=SLOW,
        elements=("fire", "air", "water"),
        reach=Range(value=2),
        effects=(PushApart(5, (EXPLORER, TOWN, DAHAN)),),
        moves=True,
    )
)
TEMPEST_OF_LEAVES_AND_BRANCHES = add_power(
    Power(
        id="tempest_of_leaves_and_branches",
        deck="unique",
        cost=2,
        speed=FAST,
        elements=("sun", "air", "plant"),
        reach=Range(value=1, sacred=True),
        effects=(DamageDifferent(count=5),),
    )
)

add_panel(
    Panel(
        id="sun_bright_whirlwind",
        special_rule=A_STIFF_WIND_AT_THEIR_BACKS,
        setup=(
            Placement(count=1, terrain="sands", highest=True),
            Placement(count=2, terrain="mountain"),
        ),
        growth=(
            (
                Growth(op="reclaim_all"),
                Growth(op="gain_power_card"),
                Growth(op="gain_energy", amount=1),
            ),
            (Growth(op="add_presence", amount=1), Growth(op="gain_energy", amount=4)),
            (Growth(op="gain_power_card"), Growth(op="add_presence", amount=4)),
        ),
        energy=(
            Slot(number=1),
            Slot(number=2),
            Slot(element="sun"),
            Slot(number=3),
            Slot(number=4, element="air"),
            Slot(number=6),
        ),
        plays=(
            Slot(number=1),
            Slot(number=2),
            Slot(number=3),
            Slot(element="air"),
            Slot(number=4),
            Slot(number=5, element="sun"),
        ),
        innate=VIOLENT_WINDSTORMS,
        cards=(
            GIFT_OF_THE_SUNLIT_AIR,
            gift_of_wind_sped_steps,
            SCATTER_TO_THE_WINDS,
            TEMPEST_OF_LEAVES_AND_BRANCHES,
        ),
        progression=(
            "gift_of_living_energy",
            "elemental_boon",
            "reaching_grasp",
            "powerstorm",
            "enticing_splendor",
            "wrap_in_wings_of_sunlight",
            "call_to_isolation",
        ),
        strengths={"offence": 3, "control": 5, "fear": 1, "defence": 1, "utility": 3},
    )
)
