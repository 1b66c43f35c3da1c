"""Eyes Watch from the Trees: special rule, innate power and unique powers."""

from __future__ import annotations

import pytest

from games.horizons.content.tables import (
    EYES,
    TEETH,
    defend,
    fear,
    is_over,
    laid,
    offers,
    reaching,
    targets,
    using,
)

INNATE = "mischief_and_sabotage"
FAR = {"G1": "city 1"}


# -- Dahan Trust the Watchers


def test_dahan_trust_the_watchers_gathers_a_dahan_after_defending_one_land() -> None:
    lands = {**FAR, "G7": "presence0 1", "G4": "dahan 1", "G8": "dahan 1"}
    game = using("boon_of_watchful_guarding", "fast", EYES, lands)
    assert game.kind == "gather"
    assert defend(game, "G7") == 4
    assert set(game.options) == {
        ("gather", "dahan", 0, "G4"),
        ("gather", "dahan", 0, "G8"),
        ("stop",),
    }
    game.answer("gather", "gather", "dahan", 0, "G8")
    assert is_over(game)
    assert game.pieces("G7", "dahan") == 1


def test_dahan_trust_the_watchers_may_be_declined() -> None:
    lands = {**FAR, "G7": "presence0 1", "G4": "dahan 1"}
    game = using("boon_of_watchful_guarding", "fast", EYES, lands).answer("gather", "stop")
    assert is_over(game)
    assert game.pieces("G4", "dahan") == 1


def test_dahan_trust_the_watchers_follows_cards_that_are_not_its_own_too() -> None:
    lands = {**FAR, "G4": "presence0 2", "G7": "dahan 1"}
    game = using("natures_resilience", "fast", EYES, lands)
    game.answer("target_land", "land", "G4")
    assert defend(game, "G4") == 6
    assert offers(game, "gather", "dahan", 0, "G7")


def test_dahan_trust_the_watchers_does_not_follow_defence_of_several_lands() -> None:
    lands = {**FAR, "G4": "presence0 1", "G7": "presence0 1", "G5": "dahan 2"}
    game = using("encompassing_ward", "fast", EYES, lands)
    assert is_over(game)
    assert game.events("piece_moved") == []


def test_dahan_trust_the_watchers_follows_each_power_of_a_turn() -> None:
    lands = {**FAR, "G7": "presence0 1", "G4": "dahan 2"}
    game = using("boon_of_watchful_guarding", "fast", EYES, lands, "repeats 1")
    game.answer("gather", "gather", "dahan", 0, "G4")
    game.answer("power_phase", "repeat", 0, "boon_of_watchful_guarding")
    game.answer("gather", "gather", "dahan", 0, "G4")
    assert game.pieces("G7", "dahan") == 2
    assert defend(game, "G7") == 8


def test_dahan_trust_the_watchers_serves_no_other_spirit() -> None:
    lands = {"G1": "city 1", "G4": "presence0 1", "G5": "dahan 1", "H4": "presence1 1"}
    game = using("mark_territory_with_scars_and_teeth", "fast", f"{TEETH} {EYES}", lands)
    assert is_over(game)
    assert game.pieces("G5", "dahan") == 1


# -- Mischief and Sabotage

LEVELS = {
    1: ("moon 1 plant 2", 1, 2),
    2: ("moon 2 plant 3", 1, 4),
    3: ("moon 2 air 2 plant 4", 3, 6),
    4: ("moon 3 air 3 plant 5", 5, 12),
}
"""Elements, fear and defence of each level."""

SITE = {"G7": "presence0 2", "G8": "city 1"}


@pytest.mark.parametrize("level", LEVELS)
def test_mischief_and_sabotage_does_its_highest_level_instead_of_those_before(level: int) -> None:
    elements, dread, shield = LEVELS[level]
    game = reaching(INNATE, "fast", EYES, SITE, elements)
    if level > 1:
        assert game.options == tuple(("level", n) for n in range(level, 0, -1))
        game.answer("innate_levels", "level", level)
    assert (fear(game), defend(game, "G8")) == (dread, shield)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_mischief_and_sabotage_may_be_used_at_a_lower_level(level: int) -> None:
    _, dread, shield = LEVELS[level]
    game = reaching(INNATE, "fast", EYES, SITE, LEVELS[4][0])
    game.answer("innate_levels", "level", level)
    assert (fear(game), defend(game, "G8")) == (dread, shield)


@pytest.mark.parametrize(
    "elements", ["moon 1 plant 1", "plant 9", "moon 9", "moon 1 plant 1 air 9"]
)
def test_mischief_and_sabotage_needs_its_first_level(elements: str) -> None:
    own = f"seat 0: hand none, elements {elements}"
    game = laid(EYES, SITE, own, "phase: fast", "next: power_phase fast, next_round")
    assert game.kind == "spirit_phase"


@pytest.mark.parametrize(
    ("elements", "highest"),
    [
        ("moon 1 plant 9 air 9", 1),
        ("moon 2 plant 9 air 1", 2),
        ("moon 9 plant 4 air 9", 3),
        ("moon 9 plant 5 air 2", 3),
    ],
)
def test_mischief_and_sabotage_needs_every_element_of_a_level(elements: str, highest: int) -> None:
    game = reaching(INNATE, "fast", EYES, SITE, elements)
    if highest > 1:
        game.answer("innate_levels", "level", highest)
    assert defend(game, "G8") == LEVELS[highest][2]


def test_mischief_and_sabotage_gathers_one_dahan_when_it_is_done() -> None:
    lands = {**SITE, "G5": "dahan 2", "G6": "dahan 1"}
    game = reaching(INNATE, "fast", EYES, lands, LEVELS[3][0])
    game.answer("innate_levels", "level", 3)
    assert fear(game) == 3
    game.answer("gather", "gather", "dahan", 0, "G5")
    assert is_over(game)
    assert game.pieces("G8", "dahan") == 1


def test_mischief_and_sabotage_reaches_invaders_next_to_a_sacred_site() -> None:
    lands = {"G7": "presence0 2 explorer 1", "G8": "city 1", "G4": "dahan 1", "G2": "town 1"}
    lands["G3"] = "presence0 1"
    game = reaching(INNATE, "fast", EYES, lands, LEVELS[1][0])
    assert targets(game) == {"G7", "G8"}


# -- unique powers


def test_boon_of_watchful_guarding_defends_4_or_8_if_the_target_pays() -> None:
    lands = {"G1": "city 1", "G7": "presence0 1", "H4": "presence1 1", "H5": "presence1 1"}
    team, rich = f"{EYES} {TEETH}", "seat 1: energy 1"
    game = using("boon_of_watchful_guarding", "fast", team, lands, "", rich)
    assert game.options == (("spirit", 0), ("spirit", 1))
    game.answer("target_spirit", "spirit", 1)
    assert (game.kind, game.decision.seat) == ("boon_land", 0)
    game.answer("boon_land", "land", "H5")
    assert (game.kind, game.decision.seat) == ("pay_energy", 1)
    game.answer("pay_energy", "yes")
    assert defend(game, "H5") == 8
    assert game.state.energy == [0, 0]


def test_boon_of_watchful_guarding_defends_4_if_the_target_declines() -> None:
    lands = {**FAR, "G7": "presence0 1"}
    game = using("boon_of_watchful_guarding", "fast", EYES, lands, "energy 3")
    game.answer("pay_energy", "no")
    assert defend(game, "G7") == 4
    assert game.state.energy == [3]


def test_boon_of_watchful_guarding_asks_nobody_without_energy() -> None:
    game = using("boon_of_watchful_guarding", "fast", EYES, {**FAR, "G7": "presence0 1"})
    assert is_over(game)
    assert defend(game, "G7") == 4


def test_eerie_noises_and_moving_trees_frightens_and_pushes_explorers_and_towns() -> None:
    lands = {"G4": "presence0 1", "G3": "explorer 1 town 2 city 1 dahan 1"}
    game = using("eerie_noises_and_moving_trees", "slow", EYES, lands)
    assert targets(game) == {"G2", "G3", "G4", "G5", "G7"}
    game.answer("target_land", "land", "G3")
    assert fear(game) == 2
    assert {option[1] for option in game.options if option[0] == "push"} == {"explorer", "town"}
    game.answer("push", "push", "explorer", 0, "G2").answer("push", "push", "town", 0, "G4")
    assert is_over(game)
    assert game.pieces("G3", "town") == 1


def test_eerie_noises_and_moving_trees_may_push_fewer() -> None:
    lands = {"G4": "presence0 1", "G3": "town 2 city 1"}
    game = using("eerie_noises_and_moving_trees", "slow", EYES, lands)
    game.answer("target_land", "land", "G3").answer("push", "stop")
    assert is_over(game)
    assert game.pieces("G3", "town") == 2


def test_mysterious_abductions_frightens_and_deals_1_damage_at_home() -> None:
    lands = {"G4": "presence0 1 explorer 1 town 1", "G5": "presence0 1 city 1", "G3": "town 1"}
    game = using("mysterious_abductions", "fast", EYES, lands)
    assert targets(game) == {"G4", "G5"}
    game.answer("target_land", "land", "G4").answer("damage", "piece", "explorer", 0)
    assert is_over(game)
    assert game.pieces("G4", "explorer") == 0
    assert fear(game) == 1


def test_whispered_guidance_through_the_night_is_counted_from_a_jungle() -> None:
    lands = {**FAR, "G6": "presence0 1", "G4": "presence0 2"}
    game = using("whispered_guidance_through_the_night", "slow", EYES, lands)
    assert targets(game) == {"G1", "G2", "G5", "G6", "G8"}


def test_whispered_guidance_through_the_night_frightens_if_dahan_meet_invaders() -> None:
    lands = {"G7": "presence0 1", "G5": "explorer 1 dahan 2", "G8": "town 1", "G6": "dahan 5"}
    game = using("whispered_guidance_through_the_night", "slow", EYES, lands)
    game.answer("target_land", "land", "G8").answer("gather", "gather", "dahan", 0, "G5")
    for _ in range(2):
        game.answer("gather", "gather", "dahan", 0, "G6")
    assert is_over(game)
    assert game.pieces("G8", "dahan") == 3
    assert fear(game) == 1


@pytest.mark.parametrize("there", ["town 1", "dahan 1", "empty"])
def test_whispered_guidance_through_the_night_frightens_nobody_alone(there: str) -> None:
    lands = {**FAR, "G7": "presence0 1", "G8": there}
    game = using("whispered_guidance_through_the_night", "slow", EYES, lands)
    game.answer("target_land", "land", "G8")
    assert is_over(game)
    assert fear(game) == 0
