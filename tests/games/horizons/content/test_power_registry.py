"""The 58 common powers: their printed figures, their names and texts, and a test for each."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import vigil
from games.horizons.content.casting import table
from games.registry import names_of_tests
from vigil.core import Content, find_game

HERE = Path(__file__).parent
LOCALES = sorted(Path(vigil.__file__).parent.joinpath("games/horizons/locale").glob("*"))
POWERS = [
    thing
    for thing in find_game("horizons").content
    if thing.kind == "power" and thing.facts["deck"] in ("minor", "major")
]

FACTS = """
minor|call_of_the_dahan_ways|1|slow|moon water animal|1|dahan|2 moon
minor|call_to_bloodshed|1|slow|sun fire animal|1|dahan|
minor|call_to_isolation|0|fast|sun air animal|1|dahan|
minor|call_to_migrate|1|slow|fire air animal|1|any|
minor|call_to_tend|1|slow|water plant animal|1|dahan|
minor|dark_and_tangled_woods|1|fast|moon earth plant|1|any|
minor|delusions_of_danger|1|fast|sun moon air|1|any|
minor|devouring_ants|1|slow|sun earth animal|sacred 1|any|
minor|drift_down_into_slumber|0|fast|air earth plant|2|any|
minor|drought|1|slow|sun fire earth|1|any|3 sun
minor|elemental_boon|1|fast||spirit|any|
minor|encompassing_ward|1|fast|sun water earth|spirit|any|
minor|enticing_splendor|0|fast|sun air plant|0|no_blight|
minor|entrancing_apparitions|1|fast|moon air water|1|any|
minor|gift_of_constancy|0|fast|sun earth|spirit|any|
minor|gift_of_living_energy|0|fast|sun fire plant|spirit|any|
minor|gift_of_power|0|slow|moon water earth plant|spirit|any|
minor|gnawing_rootbiters|0|slow|earth animal|1|any|
minor|land_of_haunts_and_embers|0|fast|moon fire air|2|any|
minor|lure_of_the_unknown|0|fast|moon fire air plant|2|no_invaders|
minor|natures_resilience|1|fast|earth plant animal|sacred 1|any|2 water
minor|pull_beneath_the_hungry_earth|1|slow|moon water earth|1|any|
minor|purifying_flame|1|slow|sun fire air plant|sacred 1|any|
minor|quicken_the_earths_struggles|1|fast|moon fire earth animal|sacred 0|any|
minor|rain_of_blood|0|slow|air water animal|sacred 1|invaders|
minor|reaching_grasp|0|fast|sun air water|spirit|any|
minor|rouse_the_trees_and_stones|1|slow|fire earth plant|sacred 1|no_blight|
minor|sap_the_strength_of_multitudes|0|fast|water animal|0|any|1 air
minor|savage_mawbeasts|0|slow|fire animal|sacred 1|any|3 animal
minor|shadows_of_the_burning_forest|0|slow|moon fire plant|0|invaders|
minor|song_of_sanctity|1|slow|sun water plant|1|mountain jungle|
minor|steam_vents|1|fast|fire air water earth|0|any|3 earth
minor|uncanny_melting|1|slow|sun moon water|sacred 1|any|
minor|veil_the_nights_hunt|1|fast|moon air animal|2|dahan|
minor|visions_of_fiery_doom|1|fast|moon fire|0|any|2 fire
minor|voracious_growth|1|slow|water plant|sacred 1|jungle wetland|
major|accelerated_rot|4|slow|sun water plant|2|jungle wetland|3 sun 2 water 3 plant
major|blazing_renewal|5|fast|fire earth plant|spirit|any|3 fire 3 earth 2 plant
major|cleansing_floods|5|slow|sun water|wetland 1|any|4 water
major|dissolve_the_bonds_of_kinship|4|slow|fire water animal|1|any|2 fire 2 water 3 animal
major|entwined_power|2|fast|moon water plant|spirit|another|2 water 4 plant
major|indomitable_claim|4|fast|sun earth|1|any|2 sun 3 earth
major|infinite_vitality|3|fast|earth plant animal|sacred 1|any|4 earth
major|mists_of_oblivion|4|slow|moon air water|3|any|2 moon 3 air 2 water
major|paralyzing_fright|4|fast|air earth|sacred 1|any|2 air 3 earth
major|pillar_of_living_flame|5|slow|fire|sacred 2|any|4 fire
major|poisoned_land|3|slow|earth plant animal|1|any|3 earth 2 plant 2 animal
major|powerstorm|3|fast|sun fire air|spirit|any|2 sun 2 fire 3 air
major|talons_of_lightning|6|fast|fire air|1|mountain wetland|3 fire 3 air
major|terrifying_nightmares|4|fast|moon air|2|any|4 moon
major|the_jungle_hungers|3|slow|moon plant|jungle 1|any|2 moon 3 plant
major|the_land_thrashes_in_furious_pain|4|slow|moon fire earth|2|blight|3 moon 3 earth
major|the_trees_and_stones_speak_of_war|2|fast|sun earth plant|1|dahan|2 sun 2 earth 2 plant
major|tsunami|6|slow|water earth|sacred 2|coastal|3 water 2 earth
major|vengeance_of_the_dead|3|fast|moon fire animal|3|any|3 animal
major|vigor_of_the_breaking_dawn|3|fast|sun animal|2|dahan|3 sun 2 animal
major|winds_of_rust_and_atrophy|3|fast|air water animal|sacred 3|any|3 air 3 water 2 animal
major|wrap_in_wings_of_sunlight|3|fast|sun air animal|0|any|2 sun 2 air 2 animal
"""
"""Deck, id, cost, speed, elements, range and its source, target, threshold."""

ROWS = [tuple(cell.strip() for cell in line.split("|")) for line in FACTS.strip().splitlines()]
TERRAINS = ("jungle", "mountain", "sands", "wetland")

each = pytest.mark.parametrize("thing", POWERS, ids=lambda thing: thing.id)
each_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: row[1])


def printed(row: tuple[str, ...]) -> dict[str, Any]:
    """A row of the table in the form of the catalogue."""
    deck, _, cost, speed, elements, reach, target, needed = row
    *source, value = reach.split()
    terrains = [word for word in target.split() if word in TERRAINS]
    words = needed.split()
    threshold = {name: int(n) for n, name in zip(words[::2], words[1::2], strict=True)}
    return {
        "deck": deck,
        "cost": int(cost),
        "speed": speed,
        "elements": elements.split(),
        "range": None if value == "spirit" else int(value),
        "from_sacred_site": source == ["sacred"],
        "from_terrain": [word for word in source if word in TERRAINS],
        "target": "any" if terrains else target,
        "terrains": terrains,
        "thresholds": [threshold] if threshold else [],
    }


@each_row
def test_every_power_has_its_printed_figures(row: tuple[str, ...]) -> None:
    (thing,) = [thing for thing in POWERS if thing.id == row[1]]
    facts = {**thing.facts, "terrains": sorted(thing.facts["terrains"])}
    assert facts == {**printed(row), "terrains": sorted(printed(row)["terrains"])}


def test_there_are_36_minor_and_22_major_powers() -> None:
    assert {thing.id for thing in POWERS} == {row[1] for row in ROWS}
    decks = [row[0] for row in ROWS]
    assert (decks.count("minor"), decks.count("major")) == (36, 22)
    assert len(POWERS) == 58


@each_row
def test_every_power_is_offered_in_its_own_phase_only(row: tuple[str, ...]) -> None:
    _, card, _, speed, *_ = row
    land = "presence0 2 dahan 1"
    lands = f"G1: {land}; G4: {land}; G6: {land} explorer 1; G5: {land} blight 1; G2: empty"
    assert ("use", 0, card) in table(card, speed, lands).options
    late = {"fast": "slow", "slow": "fast"}[speed]
    assert table(card, late, lands).kind == "spirit_phase"


# -- tests and words


@cache
def messages(locale: Path) -> dict[str, Message]:
    """The names and texts of one language."""
    text = locale.joinpath("content.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


@each
def test_every_power_has_a_test_of_its_own(thing: Content) -> None:
    assert any(
        name.startswith(f"test_{thing.id}_")
        for name in names_of_tests(HERE, "test_m??or_powers_*.py")
    )


@each
@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.name)
def test_every_power_has_a_name_a_text_and_a_threshold_where_it_has_one(
    thing: Content, locale: Path
) -> None:
    message = messages(locale)[f"hz-power-{thing.id}"]
    assert message.value is not None
    wanted = {"text", "threshold"} if thing.facts["thresholds"] else {"text"}
    assert {attribute.id.name for attribute in message.attributes} == wanted


def test_there_are_three_languages() -> None:
    assert {locale.name for locale in LOCALES} == {"en", "pl", "ru"}
