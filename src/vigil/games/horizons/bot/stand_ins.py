"""What powers with scripts of their own come to, near enough for a rule of thumb."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vigil.games.horizons.powers.conditions import per_blight, per_blight_nearby, terrain
from vigil.games.horizons.powers.effects import (
    RAVAGE,
    Damage,
    DamageEach,
    Defend,
    Destroy,
    Fear,
    If,
    Push,
    SkipActions,
)
from vigil.games.horizons.powers.moves import EVERY
from vigil.games.horizons.powers.power import Effect
from vigil.games.horizons.table.pieces import DAHAN, EXPLORER, INVADERS, TOWN

STAND_INS: Final[Mapping[str, tuple[Effect, ...]]] = {
    "stinging_sandstorm": (Fear(1), Damage(1)),
    "sweltering_exhaustion": (Fear(1), SkipActions(RAVAGE)),
    "violent_windstorms_3": (Damage(2),),
    "drift_down_into_slumber": (Defend(1), If(terrain("jungle", "sands"), (Defend(3),))),
    "purifying_flame": (Damage(1, per=per_blight),),
    "song_of_sanctity": (Push(EVERY, (EXPLORER,)),),
    "dissolve_the_bonds_of_kinship": (Push(3, (EXPLORER, TOWN)),),
    "infinite_vitality": (Defend(8),),
    "mists_of_oblivion": (DamageEach(1, INVADERS),),
    "talons_of_lightning": (Fear(3), Damage(5)),
    "the_jungle_hungers": (Destroy(EVERY, (EXPLORER, TOWN)), Destroy(EVERY, (DAHAN,))),
    "the_land_thrashes_in_furious_pain": (
        Damage(2, per=per_blight),
        Damage(1, per=per_blight_nearby),
    ),
    "vengeance_of_the_dead": (Fear(3),),
    "winds_of_rust_and_atrophy": (Fear(1), Defend(6)),
}
"""By name of the script."""

GIFTS: Final[Mapping[str, float]] = {
    "boon_of_watchful_guarding": 2.0,
    "gift_of_furious_might": 2.0,
    "encompassing_ward": 2.0,
    "powerstorm": 2.0,
    "gift_of_constancy": 1.6,
    "exaltation_of_tangled_growth": 1.5,
    "gift_of_power": 1.5,
    "entwined_power": 1.5,
    "gift_of_searing_heat": 1.2,
    "gift_of_living_energy": 1.2,
    "blazing_renewal": 1.0,
    "gift_of_wind_sped_steps": 0.8,
    "elemental_boon": 0.8,
    "gift_of_the_sunlit_air": 0.6,
    "reaching_grasp": 0.5,
}
"""Powers whose target is a spirit, in points."""
