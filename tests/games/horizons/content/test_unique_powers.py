"""The printed figures of the 20 unique powers and the five innate powers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from vigil.core import find_game

FACTS = {thing.id: thing.facts for thing in find_game("horizons").content}

UNIQUES = {
    "ferocious_rampage": "2 slow, 0, fire animal",
    "gift_of_furious_might": "1 fast, another, moon fire animal",
    "herd_towards_the_lurking_maw": "1 slow, 0, water earth animal",
    "mark_territory_with_scars_and_teeth": "2 fast, 0, sun earth animal",
    "boon_of_watchful_guarding": "0 fast, spirit, earth plant animal",
    "eerie_noises_and_moving_trees": "2 slow, 1, moon air plant",
    "mysterious_abductions": "1 fast, 0, moon fire plant",
    "whispered_guidance_through_the_night": "0 slow, 1 from jungle, moon air plant",
    "exaltation_of_tangled_growth": "0 slow, another, water earth plant",
    "foul_vapors_and_fetid_muck": "0 slow, 2 from sacred_site to invaders, fire air water earth",
    "intractable_thickets_and_thorns": "2 fast, 1, moon water earth plant",
    "open_shifting_waterways": "1 slow, 1, moon water animal",
    "call_on_herders_for_aid": "1 slow, 2, sun fire earth animal",
    "gift_of_searing_heat": "0 fast, another, sun fire air",
    "stinging_sandstorm": "1 slow, 1, fire air earth",
    "sweltering_exhaustion": "2 fast, 2 from sacred_site, fire air",
    "gift_of_the_sunlit_air": "0 fast, spirit, sun fire air",
    "gift_of_wind_sped_steps": "1 fast, spirit, sun air animal",
    "scatter_to_the_winds": "1 slow, 2, fire air water",
    "tempest_of_leaves_and_branches": "2 fast, 1 from sacred_site, sun air plant",
}
"""Cost and speed, range or target, elements."""

INNATES = {
    "death_approaches_from_beneath_the_surface": "slow, 1 to invaders, fire 1 animal 1"
    " / fire 2 earth 1 animal 2 / fire 3 earth 1 animal 3 / fire 4 earth 2 animal 5",
    "mischief_and_sabotage": "fast, 1 from sacred_site to invaders, moon 1 plant 2"
    " / moon 2 plant 3 / moon 2 air 2 plant 4 / moon 3 air 3 plant 5",
    "spreading_and_dreadful_mire": "slow, 1 from sacred_site to invaders, water 1"
    " / moon 1 water 2 earth 1 / moon 2 water 3 earth 2 / moon 3 water 4 earth 3 plant 2",
    "scorch_with_waves_of_heat": "slow, 1 from sacred_site, fire 2 air 2"
    " / fire 3 earth 2 / fire 4 air 1 earth 3 / fire 5 air 2 earth 3",
    "violent_windstorms": "slow, 1, sun 1 air 2 / sun 2 air 3 / sun 2 air 4 / sun 3 air 5",
}
"""Speed, range, elements of each level."""


def reach(facts: Mapping[str, Any]) -> str:
    """Range and target as the tables above say them."""
    if facts["range"] is None:
        return "another" if facts["target"] == "another" else "spirit"
    words = [str(facts["range"])]
    words += ["from sacred_site"] if facts["from_sacred_site"] else []
    words += [f"from {terrain}" for terrain in facts["from_terrain"]]
    words += [f"to {facts['target']}"] if facts["target"] != "any" else []
    return " ".join(words)


@pytest.mark.parametrize("card", UNIQUES)
def test_a_unique_power_has_its_printed_figures(card: str) -> None:
    facts = FACTS[card]
    elements = " ".join(facts["elements"])
    assert f"{facts['cost']} {facts['speed']}, {reach(facts)}, {elements}" == UNIQUES[card]
    assert facts["deck"] == "unique"
    assert facts["terrains"] == []
    assert facts["thresholds"] == []


@pytest.mark.parametrize("innate", INNATES)
def test_an_innate_power_has_its_printed_figures(innate: str) -> None:
    facts = FACTS[innate]
    levels = [" ".join(f"{e} {n}" for e, n in level.items()) for level in facts["thresholds"]]
    assert f"{facts['speed']}, {reach(facts)}, {' / '.join(levels)}" == INNATES[innate]
    assert facts["deck"] == "innate"
    assert facts["cost"] == 0


def test_there_are_20_unique_and_5_innate_powers() -> None:
    decks = [facts.get("deck") for facts in FACTS.values()]
    assert (decks.count("unique"), decks.count("innate")) == (len(UNIQUES), len(INNATES))
