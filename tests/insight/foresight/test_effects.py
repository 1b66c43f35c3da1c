"""What a power would do in a land is tried out, whatever is chosen, and nothing changes by it."""

from __future__ import annotations

from typing import Any

import pytest

from games.ghost_stories.rulebook.scene import scene
from games.horizons.rulebook.scene import TEETH, WIND, powers, spirits
from vigil.core.event import Event
from vigil.games.ghost_stories.foresight.outcomes import FIGURES
from vigil.insight.foresight import effects
from vigil.insight.foresight.figures import EFFECT
from vigil.words import Words, speaker_for


def tried(power: str, lands: str, spirit: str = WIND) -> dict[str, dict[str, Any]]:
    """What using a slow power would do, by land."""
    s = powers("slow", f"{spirits(spirit)}; {lands}; seat 0: in_play {power}")
    s.answer("power_phase", "use", 0, power)
    before, decision = s.table.record, s.table.decision
    found = effects(s.table)
    assert s.table.record == before
    assert decision is not None
    return {str(decision.options[answer][1]): event.data for answer, event in found.items()}


def test_a_power_that_is_chosen_with_its_land_says_it_too_and_to_pass_says_nothing() -> None:
    lands = "G1: presence0 2; G6: town 1 explorer 1"
    s = powers("slow", f"ask_all: no; {spirits(WIND)}; {lands}; seat 0: in_play accelerated_rot")
    decision = s.table.decision
    assert decision is not None
    found = {decision.options[answer]: event.data for answer, event in effects(s.table).items()}
    rot = ("use_on", 0, "accelerated_rot", "G6")
    assert found[rot] == {"fear": 3, "destroyed": {"explorer": 1, "town": 1}}
    assert ("pass", 0) in decision.options
    assert ("pass", 0) not in found


def test_it_says_what_falls_and_how_much_fear_it_brings() -> None:
    found = tried("accelerated_rot", "G1: presence0 2; G6: town 1 explorer 1")
    assert found["G6"] == {"fear": 3, "destroyed": {"explorer": 1, "town": 1}}


def test_a_power_that_can_do_nothing_there_says_so() -> None:
    found = tried("scatter_to_the_winds", "G1: presence0 2 explorer 1; G6: explorer 0")
    assert found["G6"] == {}


def test_it_says_how_many_pieces_can_be_pushed() -> None:
    found = tried("scatter_to_the_winds", "G1: presence0 2 explorer 1")
    assert found["G1"] == {"best": [{"moved": {"explorer": 1}}]}


def test_where_damage_is_divided_it_says_the_best_besides_what_is_certain() -> None:
    """Pillar of Living Flame: 3 fear and 5 damage, 1 more by Territorial Aggression."""
    lands = "G8: presence0 1; G3: explorer 2 town 1 city 1 blight 1; G1: explorer 1 dahan 1"
    found = tried("pillar_of_living_flame", f"{lands}; G5: presence0 2", TEETH)
    assert found["G3"] == {
        "fear": 4,
        "destroyed": {"explorer": 1},
        "best": [{"fear": 6, "destroyed": {"city": 1, "town": 1, "explorer": 1}}],
    }, "whatever one of 7 points of health is spared"
    assert found["G1"] == {"fear": 3, "destroyed": {"explorer": 1}}


def test_blight_that_a_power_adds_is_told() -> None:
    lands = "G8: presence0 2; G5: presence0 1; G6: explorer 1"
    found = tried("pillar_of_living_flame", lands, TEETH)
    assert found["G6"] == {"fear": 3, "blight": 1, "destroyed": {"explorer": 1}}


def test_of_two_effects_each_is_told_as_a_best() -> None:
    found = tried("purifying_flame", "G1: presence0 2; G3: presence0 2 explorer 1 blight 1")
    assert found["G3"] == {"best": [{"destroyed": {"explorer": 1}}, {"removed": {"blight": 1}}]}


def said(power: str, lands: str, language: str, spirit: str = TEETH) -> dict[str, str]:
    """What using a slow power would do, by land, in words."""
    s = powers("slow", f"{spirits(spirit)}; {lands}; seat 0: in_play {power}")
    s.answer("power_phase", "use", 0, power)
    speaker, decision = speaker_for(s.table.setup, Words(language)), s.table.decision
    assert decision is not None
    return {
        str(decision.options[answer][1]): speaker.event(event, s.table.view()) or ""
        for answer, event in effects(s.table).items()
    }


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            "4 fear, destroys 1 explorer; at best 6 fear, destroys 1 city, 1 town, 1 explorer",
        ),
        (
            "ru",
            "страх: 4, уничтожит: 1 разведчик; "
            "в лучшем случае страх: 6, уничтожит: 1 город, 1 поселение, 1 разведчик",
        ),
        (
            "pl",
            "strach: 4, zniszczy: 1 odkrywca; "
            "w najlepszym razie strach: 6, zniszczy: 1 miasto, 1 miasteczko, 1 odkrywca",
        ),
    ],
)
def test_it_is_said_in_words(language: str, words: str) -> None:
    lands = "G8: presence0 1; G5: presence0 2; G3: explorer 2 town 1 city 1 blight 1"
    assert said("pillar_of_living_flame", lands, language)["G3"].lower() == words


def test_what_is_certain_is_not_said_again_of_the_best() -> None:
    lands, eyes = "G3: presence0 1; G2: explorer 1", "eyes_watch_from_the_trees"
    words = said("eerie_noises_and_moving_trees", lands, "en", eyes)
    assert words["G2"].lower() == "2 fear; at best moves 1 explorer"


# -- Ghost Stories


VILLAGE = (
    "herbalist tea_house cemetery taoist_altar pavilion sorcerers_hut night_watchman "
    "buddhist_temple circle_of_prayer"
)


def asking(tile: int) -> dict[str, Any]:
    """What it would do to ask the villager of a tile for help."""
    table = scene(f"village: {VILLAGE}; red: at {tile}; turn: red; yang: yes; next: act").table
    decision = table.decision
    assert decision is not None
    return effects(table)[decision.options.index(("help",))].data


def test_the_tea_house_says_what_is_certain_and_the_worst_that_its_ghost_can_do() -> None:
    found = asking(1)
    assert (found["qi"], found["tao"], found["ghosts"]) == (1, 1, 1)
    assert found["worst"]["haunted"] == 1
    assert found["worst"]["ghosts"] == 2, "the curse die can bring another one"


def test_the_herbalist_says_how_many_tokens_his_dice_bring() -> None:
    assert asking(0) == {"tao": 2}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "At least 1 moon crystal spent"),
        ("ru", "Как минимум будет потрачен 1 Лунный Кристалл"),
        ("pl", "Co najmniej wydasz 1 Księżycowy Kryształ"),
    ],
)
def test_it_says_whether_tao_tokens_or_moon_crystals_are_spent(language: str, said: str) -> None:
    spent = [
        Event("crystal_spent", {"board": "red"}),
        Event("tao_lost", {"board": "red", "colour": "red", "why": "exorcism"}),
    ]
    assert FIGURES.told(FIGURES.counted(spent)) == {"tao_spent": 1, "crystals_spent": 1}
    table = scene("turn: red").table
    crystal = Event(EFFECT, {**FIGURES.told(FIGURES.counted(spent[:1])), "open": True})
    assert speaker_for(table.setup, Words(language)).event(crystal, table.view()) == said
