"""Rising Heat of Stone and Sand: panel, innate power and its four cards."""

from __future__ import annotations

from vigil.core.decision import pick
from vigil.games.horizons.model.pieces import (
    DAHAN,
    EXPLORER,
    INVADERS,
    TOWN,
)
from vigil.games.horizons.model.queries import (
    is_sacred,
    lands_in,
    presence_mask,
)
from vigil.games.horizons.model.special import SpecialRule
from vigil.games.horizons.model.state import State
from vigil.games.horizons.model.verbs import gain_energy
from vigil.games.horizons.powers.asking import HALVES, land_options
from vigil.games.horizons.powers.conditions import (
    per_dahan,
)
from vigil.games.horizons.powers.effects import (
    Damage,
    DamageEach,
    Exhaust,
    Fear,
    Gather,
    GatherPresence,
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


def heat(s: State, seat: int, land: int) -> int:
    """Invaders in its sacred sites have 1 health less."""
    return int(is_sacred(s, seat, land))


BLISTERING_HEAT = SpecialRule(id="blistering_heat", invader_weakness=heat)

SCORCH_WITH_WAVES_OF_HEAT = add_power(
    Power(
        id="scorch_with_waves_of_heat",
        deck="innate",
        speed=SLOW,
        reach=Range(value=1, sacred=True),
        levels=(
            Threshold(elements={"fire": 2, "air": 2}, effects=(Damage(2, (EXPLORER,)),)),
            Threshold(elements={"fire": 3, "earth": 2}, effects=(Damage(2),)),
            Threshold(elements={"fire": 4, "air": 1, "earth": 3}, effects=(Damage(2),)),
            Threshold(
                elements={"fire": 5, "air": 2, "earth": 3}, effects=(DamageEach(1, INVADERS),)
            ),
        ),
    )
)
CALL_ON_HERDERS_FOR_AID = add_power(
    Power(
        id="call_on_herders_for_aid",
        deck="unique",
        cost=1,
        speed=SLOW,
        elements=("sun", "fire", "earth", "animal"),
        reach=Range(value=2),
        effects=(Gather(2, (DAHAN,)), Push(1, (EXPLORER, TOWN, DAHAN), per=per_dahan)),
        moves=True,
    )
)


@with_text(
    Power(
        id="gift_of_searing_heat",
        deck="unique",
        speed=FAST,
        elements=("sun", "fire", "air"),
        target="another",
    )
)
async def gift_of_searing_heat(use: PowerUse) -> None:
    """Two energy for the target, or damage in one of its lands for 1 energy of the target."""
    s = use.s
    picker = use.seat if s.setup.rules.owner_picks_searing_heat else use.target
    about = ("power", use.power.id)
    if await pick(s, picker, "choose_effect", HALVES, about) == 0:
        gain_energy(s, use.target, 2, use.power.id)
    elif await use.paid(use.target, 1):
        lands = land_options(s, lands_in(presence_mask(s, use.target)))
        use.target_land = await pick(s, use.target, "boon_land", lands, about)
        await use.deal(1, by=use.target)


STINGING_SANDSTORM = add_power(
    Power(
        id="stinging_sandstorm",
        deck="unique",
        cost=1,
        speed=SLOW,
        elements=("fire", "air", "earth"),
        reach=Range(value=1),
        effects=(GatherPresence(), Fear(1), Damage(1)),
        moves=True,
    )
)
SWELTERING_EXHAUSTION = add_power(
    Power(
        id="sweltering_exhaustion",
        deck="unique",
        cost=2,
        speed=FAST,
        elements=("fire", "air"),
        reach=Range(value=2, sacred=True),
        effects=(Fear(1), Exhaust()),
    )
)

add_panel(
    Panel(
        id="rising_heat_of_stone_and_sand",
        special_rule=BLISTERING_HEAT,
        setup=(Placement(count=2, terrain="sands", highest=True),),
        growth=(
            (
                Growth(op="reclaim_all"),
                Growth(op="gain_power_card"),
                Growth(op="gain_energy", amount=1),
            ),
            (
                Growth(op="add_presence", amount=3, terrains=("mountain", "sands")),
                Growth(op="add_presence", amount=3, terrains=("mountain", "sands")),
            ),
            (
                Growth(op="gain_power_card"),
                Growth(op="add_presence", amount=1),
                Growth(op="gain_energy", amount=2),
            ),
        ),
        energy=(
            Slot(number=1),
            Slot(element="earth"),
            Slot(number=2),
            Slot(number=3),
            Slot(element="fire"),
            Slot(number=4),
            Slot(number=5),
        ),
        plays=(
            Slot(number=1),
            Slot(number=2),
            Slot(number=2),
            Slot(number=3),
            Slot(number=4),
            Slot(number=5, element="fire"),
        ),
        innate=SCORCH_WITH_WAVES_OF_HEAT,
        cards=(
            CALL_ON_HERDERS_FOR_AID,
            gift_of_searing_heat,
            STINGING_SANDSTORM,
            SWELTERING_EXHAUSTION,
        ),
        progression=(
            "visions_of_fiery_doom",
            "drought",
            "purifying_flame",
            "indomitable_claim",
            "encompassing_ward",
            "talons_of_lightning",
            "land_of_haunts_and_embers",
        ),
        strengths={"offence": 5, "control": 3, "fear": 1, "defence": 2, "utility": 3},
    )
)
