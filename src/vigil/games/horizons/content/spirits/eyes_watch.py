"""Eyes Watch from the Trees: panel, innate power and its four cards."""

from __future__ import annotations

from collections.abc import Set

from vigil.games.horizons.model.pieces import (
    DAHAN,
    EXPLORER,
    TOWN,
)
from vigil.games.horizons.model.queries import lands_in, presence_mask
from vigil.games.horizons.model.special import SpecialRule
from vigil.games.horizons.model.state import State
from vigil.games.horizons.powers.asking import land_options
from vigil.games.horizons.powers.conditions import (
    invaders_and_dahan,
)
from vigil.games.horizons.powers.effects import (
    Damage,
    Defend,
    Fear,
    Gather,
    If,
    Push,
)
from vigil.games.horizons.powers.moves import Move, gather
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


async def gather_a_dahan(s: State, seat: int, defended: Set[int]) -> None:
    """After a power that defends one single land, a dahan may be gathered into it."""
    if len(defended) == 1:
        (land,) = defended
        await gather(s, Move(seat, land, 1, (DAHAN,), DAHAN_TRUST_THE_WATCHERS.id))


DAHAN_TRUST_THE_WATCHERS = SpecialRule(
    id="dahan_trust_the_watchers", after_defending=gather_a_dahan
)

MISCHIEF_AND_SABOTAGE = add_power(
    Power(
        id="mischief_and_sabotage",
        deck="innate",
        speed=FAST,
        reach=Range(value=1, sacred=True),
        target="invaders",
        levels=(
            Threshold(elements={"moon": 1, "plant": 2}, effects=(Fear(1), Defend(2))),
            Threshold(elements={"moon": 2, "plant": 3}, effects=(Fear(1), Defend(4)), instead=True),
            Threshold(
                elements={"moon": 2, "air": 2, "plant": 4},
                effects=(Fear(3), Defend(6)),
                instead=True,
            ),
            Threshold(
                elements={"moon": 3, "air": 3, "plant": 5},
                effects=(Fear(5), Defend(12)),
                instead=True,
            ),
        ),
    )
)


@with_text(
    Power(
        id="boon_of_watchful_guarding",
        deck="unique",
        speed=FAST,
        elements=("earth", "plant", "animal"),
        effects=(Defend(4), Defend(8)),
    )
)
async def boon_of_watchful_guarding(use: PowerUse) -> None:
    """Defend a land of the target by 4, or by 8 if the target pays 1 energy."""
    s, (little, much) = use.s, use.power.effects
    lands = land_options(s, lands_in(presence_mask(s, use.target)))
    use.target_land = await use.ask("boon_land", lands)
    await (much if await use.paid(use.target, 1) else little).run(use)


EERIE_NOISES_AND_MOVING_TREES = add_power(
    Power(
        id="eerie_noises_and_moving_trees",
        deck="unique",
        cost=2,
        speed=SLOW,
        elements=("moon", "air", "plant"),
        reach=Range(value=1),
        effects=(Fear(2), Push(2, (EXPLORER, TOWN))),
        moves=True,
    )
)
MYSTERIOUS_ABDUCTIONS = add_power(
    Power(
        id="mysterious_abductions",
        deck="unique",
        cost=1,
        speed=FAST,
        elements=("moon", "fire", "plant"),
        reach=Range(value=0),
        effects=(Fear(1), Damage(1)),
    )
)
WHISPERED_GUIDANCE_THROUGH_THE_NIGHT = add_power(
    Power(
        id="whispered_guidance_through_the_night",
        deck="unique",
        speed=SLOW,
        elements=("moon", "air", "plant"),
        reach=Range(value=1, terrain=("jungle",)),
        effects=(Gather(3, (DAHAN,)), If(invaders_and_dahan, (Fear(1),))),
        moves=True,
    )
)

add_panel(
    Panel(
        id="eyes_watch_from_the_trees",
        special_rule=DAHAN_TRUST_THE_WATCHERS,
        setup=(Placement(count=2, terrain="jungle", highest=True),),
        growth=(
            (
                Growth(op="reclaim_all"),
                Growth(op="gain_power_card"),
                Growth(op="gain_energy", amount=1),
            ),
            (Growth(op="add_presence", amount=2), Growth(op="add_presence", amount=0)),
            (
                Growth(op="gain_power_card"),
                Growth(op="add_presence", amount=3),
                Growth(op="gain_energy", amount=1),
            ),
        ),
        energy=(
            Slot(number=1),
            Slot(number=1),
            Slot(number=2),
            Slot(element="plant"),
            Slot(number=3),
            Slot(element="moon"),
            Slot(number=4),
        ),
        plays=(
            Slot(number=1),
            Slot(number=2),
            Slot(element="air"),
            Slot(number=3),
            Slot(element="plant"),
            Slot(number=4),
        ),
        innate=MISCHIEF_AND_SABOTAGE,
        cards=(
            boon_of_watchful_guarding,
            EERIE_NOISES_AND_MOVING_TREES,
            MYSTERIOUS_ABDUCTIONS,
            WHISPERED_GUIDANCE_THROUGH_THE_NIGHT,
        ),
        progression=(
            "lure_of_the_unknown",
            "drift_down_into_slumber",
            "delusions_of_danger",
            "terrifying_nightmares",
            "dark_and_tangled_woods",
            "the_jungle_hungers",
            "veil_the_nights_hunt",
        ),
        strengths={"offence": 2, "control": 3, "fear": 4, "defence": 5, "utility": 1},
    )
)
