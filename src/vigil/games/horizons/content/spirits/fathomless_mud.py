"""Fathomless Mud of the Swamp: panel, innate power and its four cards."""

from __future__ import annotations

from vigil.games.horizons.model.pieces import (
    DAHAN,
    EXPLORER,
    Invader,
)
from vigil.games.horizons.model.queries import (
    is_sacred,
    lands_in,
    sacred_mask,
)
from vigil.games.horizons.model.special import SpecialRule
from vigil.games.horizons.model.state import State
from vigil.games.horizons.model.verbs import move_presence
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
    effect,
)
from vigil.games.horizons.powers.gain import gain_power_card
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
from vigil.games.horizons.powers.targeting import lands_in_range, range_of
from vigil.games.horizons.powers.use import PowerUse


def explorer_in_the_mire(s: State, seat: int, land: int) -> Invader | None:
    """In its sacred sites a build adds only an explorer."""
    return EXPLORER if is_sacred(s, seat, land) else None


OFFER_NO_FIRM_FOUNDATIONS = SpecialRule(
    id="offer_no_firm_foundations", built_instead=explorer_in_the_mire
)


@effect()
async def spreading_and_dreadful_mire_1(use: PowerUse, _figures: Figures) -> None:
    """A presence moves from the sacred site of origin into the land."""
    s = use.s
    reach = range_of(s, use.seat, use.power)
    sites = lands_in(sacred_mask(s, use.seat))
    near = [site for site in sites if lands_in_range(s, 1 << site, reach) >> use.land & 1]
    start = await use.ask("origin_site", land_options(s, near)) if near else use.land
    if start != use.land:
        move_presence(s, use.seat, start, use.land, use.power.id)


SPREADING_AND_DREADFUL_MIRE = add_power(
    Power(
        id="spreading_and_dreadful_mire",
        deck="innate",
        speed=SLOW,
        reach=Range(value=1, sacred=True),
        target="invaders",
        levels=(
            Threshold(elements={"water": 1}, effects=(spreading_and_dreadful_mire_1,)),
            Threshold(
                elements={"moon": 1, "water": 2, "earth": 1},
                effects=(Fear(1), Damage(1), Push(1, (DAHAN,), up_to=False)),
            ),
            Threshold(
                elements={"moon": 2, "water": 3, "earth": 2},
                effects=(Fear(1), Damage(1), Push(1, (DAHAN,), up_to=False)),
            ),
            Threshold(
                elements={"moon": 3, "water": 4, "earth": 3, "plant": 2}, effects=(Damage(2),)
            ),
        ),
        moves=True,
    )
)


@with_text(
    Power(
        id="exaltation_of_tangled_growth",
        deck="unique",
        speed=SLOW,
        elements=("water", "earth", "plant"),
        target="another",
    )
)
async def exaltation_of_tangled_growth(use: PowerUse) -> None:
    """The target may pay 1 and the user 2 energy, each for a power card."""
    s = use.s
    for seat, price in ((use.target, 1), (use.seat, 2)):
        if await use.paid(seat, price):
            await gain_power_card(s, seat)


FOUL_VAPORS_AND_FETID_MUCK = add_power(
    Power(
        id="foul_vapors_and_fetid_muck",
        deck="unique",
        speed=SLOW,
        elements=("fire", "air", "water", "earth"),
        reach=Range(value=2, sacred=True),
        target="invaders",
        effects=(Fear(1), Push(2, (EXPLORER,))),
        moves=True,
    )
)
INTRACTABLE_THICKETS_AND_THORNS = add_power(
    Power(
        id="intractable_thickets_and_thorns",
        deck="unique",
        cost=2,
        speed=FAST,
        elements=("moon", "water", "earth", "plant"),
        reach=Range(value=1),
        effects=(Fear(1), Defend(5)),
    )
)
OPEN_SHIFTING_WATERWAYS = add_power(
    Power(
        id="open_shifting_waterways",
        deck="unique",
        cost=1,
        speed=SLOW,
        elements=("moon", "water", "animal"),
        reach=Range(value=1),
        effects=(
            Gather(2, (DAHAN,)),
            If(invaders_and_dahan, (Fear(1),)),
            If(invaders_and_dahan, (Damage(1),)),
        ),
        moves=True,
    )
)

add_panel(
    Panel(
        id="fathomless_mud_of_the_swamp",
        special_rule=OFFER_NO_FIRM_FOUNDATIONS,
        setup=(Placement(count=2, terrain="wetland"),),
        growth=(
            (Growth(op="reclaim_all"), Growth(op="add_presence", amount=0)),
            (Growth(op="add_presence", amount=1), Growth(op="add_presence", amount=1)),
            (
                Growth(op="gain_power_card"),
                Growth(op="add_presence", amount=2),
                Growth(op="gain_energy", amount=2),
            ),
        ),
        energy=(
            Slot(number=1),
            Slot(element="plant"),
            Slot(number=2),
            Slot(number=3),
            Slot(element="water"),
            Slot(number=4),
            Slot(number=5),
        ),
        plays=(
            Slot(number=1),
            Slot(number=2),
            Slot(element="earth"),
            Slot(number=3),
            Slot(element="moon"),
            Slot(number=4),
        ),
        innate=SPREADING_AND_DREADFUL_MIRE,
        cards=(
            exaltation_of_tangled_growth,
            FOUL_VAPORS_AND_FETID_MUCK,
            INTRACTABLE_THICKETS_AND_THORNS,
            OPEN_SHIFTING_WATERWAYS,
        ),
        progression=(
            "steam_vents",
            "entrancing_apparitions",
            "uncanny_melting",
            "cleansing_floods",
            "pull_beneath_the_hungry_earth",
            "the_land_thrashes_in_furious_pain",
            "gift_of_power",
        ),
        strengths={"offence": 3, "control": 2, "fear": 3, "defence": 3, "utility": 2},
    )
)
