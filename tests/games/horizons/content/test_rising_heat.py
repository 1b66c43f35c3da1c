"""Rising Heat of Stone and Sand: special rule, innate power and unique powers."""

from __future__ import annotations

import pytest

from games.horizons.content.tables import (
    EYES,
    HEAT,
    TEETH,
    fear,
    hurt,
    is_over,
    laid,
    offers,
    reaching,
    strike,
    targets,
    using,
)
from games.horizons.scenario import Scenario

INNATE = "scorch_with_waves_of_heat"
FAR = {"G1": "city 1"}


# -- Blistering Heat


def health(game: Scenario, land: str) -> dict[str, int]:
    """The health of each kind of piece in a land."""
    found: dict[str, int] = game.view()["lands"][game.land(land)]["health"]
    return found


def test_blistering_heat_takes_1_health_from_invaders_at_a_sacred_site() -> None:
    game = laid(HEAT, {**FAR, "G4": "presence0 2", "G5": "presence0 1"})
    assert health(game, "G4") == {"explorer": 1, "town": 1, "city": 2, "dahan": 2}
    assert health(game, "G5") == {"explorer": 1, "town": 2, "city": 3, "dahan": 2}


def test_blistering_heat_is_not_felt_at_sacred_sites_of_other_spirits() -> None:
    game = laid(f"{HEAT} {EYES}", {**FAR, "G4": "presence1 2", "G5": "presence0 2"})
    assert health(game, "G4")["city"] == 3


def test_blistering_heat_helps_the_damage_of_every_spirit() -> None:
    lands = {**FAR, "G4": "presence0 1 presence1 2 town 2"}
    game = using("mysterious_abductions", "fast", f"{EYES} {HEAT}", lands)
    assert game.pieces("G4", "town") == 1


def test_blistering_heat_leaves_the_damage_of_a_ravage_alone() -> None:
    game = laid(
        HEAT, {"G4": "presence0 2 city 1", "G5": "presence0 1"}, "next: ravage G4, next_round"
    )
    assert [event.data["damage"] for event in game.events("ravaged")] == [3]


def test_blistering_heat_destroys_what_its_new_site_makes_too_weak_with_fear() -> None:
    lands = {**FAR, "G4": "presence0 1 town:1 1 city:2 1 city:1 1", "G5": "presence0 1"}
    game = using("stinging_sandstorm", "slow", HEAT, lands)
    game.answer("target_land", "land", "G4").answer("gather_presence", "land", "G5")
    assert game.pieces("G4", "town") == 0
    assert fear(game) == 1 + 2 + 1 + 2  # the last city falls to the damage of the card
    assert game.pieces("G4", "city") == 0


def test_blistering_heat_destroys_a_damaged_invader_that_enters_a_site() -> None:
    lands = {**FAR, "G4": "presence0 2", "G5": "town:1 1 dahan 1"}
    game = using("call_on_herders_for_aid", "slow", HEAT, lands)
    game.answer("target_land", "land", "G5").answer("push", "push", "town", 1, "G4")
    assert (game.pieces("G4", "town"), game.pieces("G5", "town")) == (0, 0)
    assert fear(game) == 1


def test_blistering_heat_ends_at_once_when_the_site_does() -> None:
    lands = {**FAR, "G4": "presence0 2 city 1", "G5": "presence0 1"}
    game = laid(HEAT, lands).answer("spirit_phase", "growth", 0, 1)
    game.answer("add_presence", "land", "G5")
    assert health(game, "G4")["city"] == 2
    game.answer("presence_source", "land", "G4")
    assert health(game, "G4")["city"] == 3


def test_blistering_heat_counts_for_health_removed_by_fear() -> None:
    lands = {"G4": "presence0 2 city 3", "G5": "presence0 1"}
    dread = "taken: 6; earned: 1; fear_deck: card belief_takes_root; next: fear_card, next_round"
    game = laid(HEAT, lands, dread)
    game.answer("remove", "piece", "city", 0).answer("remove", "piece", "city", 0)
    assert game.pieces("G4", "city") == 1


# -- Scorch with Waves of Heat

SITE = {"G4": "presence0 2"}


def test_scorch_with_waves_of_heat_reaches_any_land_next_to_a_sacred_site() -> None:
    lands = {**FAR, "G4": "presence0 2", "G7": "presence0 1"}
    game = reaching(INNATE, "slow", HEAT, lands, "fire 2 air 2")
    assert targets(game) == {"G2", "G3", "G4", "G5", "G7"}


@pytest.mark.parametrize(
    "elements", ["fire 9 earth 1", "fire 1 air 9", "fire 2 air 1", "fire 2 earth 9"]
)
def test_scorch_with_waves_of_heat_is_not_offered_without_a_level(elements: str) -> None:
    own = f"seat 0: hand none, elements {elements}"
    lands = {**FAR, **SITE}
    game = laid(HEAT, lands, own, "phase: slow", "next: power_phase slow, next_round")
    assert game.kind == "spirit_phase"


def test_scorch_with_waves_of_heat_level_1_hurts_explorers_only() -> None:
    lands = {**SITE, "G5": "explorer 3 town 1"}
    game = reaching(INNATE, "slow", HEAT, lands, "fire 2 air 2").answer("target_land", "land", "G5")
    assert is_over(game)
    assert game.pieces("G5", "explorer") == 1
    assert hurt(game, "G5") == {}


def test_scorch_with_waves_of_heat_level_2_comes_without_level_1() -> None:
    lands = {**SITE, "G5": "explorer 1 town 2"}
    game = reaching(INNATE, "slow", HEAT, lands, "fire 3 earth 2")
    strike(game.answer("target_land", "land", "G5"), "town", "explorer")
    assert is_over(game)
    assert (game.pieces("G5", "town"), game.pieces("G5", "explorer")) == (1, 1)


def test_scorch_with_waves_of_heat_does_levels_1_and_2_together() -> None:
    lands = {**SITE, "G5": "explorer 2 town 2"}
    game = reaching(INNATE, "slow", HEAT, lands, "fire 3 air 2 earth 2")
    game.answer("target_land", "land", "G5").answer("innate_levels", "level", 2)
    strike(game, "town")
    assert (game.pieces("G5", "town"), game.pieces("G5", "explorer")) == (1, 0)


def test_scorch_with_waves_of_heat_level_3_deals_2_more_also_without_level_1() -> None:
    lands = {**SITE, "G5": "explorer 1 town 3"}
    game = reaching(INNATE, "slow", HEAT, lands, "fire 4 air 1 earth 3")
    game.answer("target_land", "land", "G5")
    assert game.options == (("level", 3), ("level", 2))
    strike(game.answer("innate_levels", "level", 3), "town", "explorer")
    assert (game.pieces("G5", "town"), game.pieces("G5", "explorer")) == (1, 1)


def test_scorch_with_waves_of_heat_level_4_hurts_each_invader() -> None:
    lands = {**SITE, "G5": "explorer 3 town 1 city 3 dahan 1"}
    game = reaching(INNATE, "slow", HEAT, lands, "fire 5 air 2 earth 3")
    game.answer("target_land", "land", "G5").answer("innate_levels", "level", 4)
    strike(game, "town", "city", "explorer")
    assert is_over(game)
    # Two explorers by level 1, four points to the town and a city, then 1 for each that is left.
    assert (game.pieces("G5", "explorer"), game.pieces("G5", "town")) == (0, 0)
    assert game.pieces("G5", "city") == 2
    assert hurt(game, "G5") == {("city", 1): 2}
    assert game.pieces("G5", "dahan") == 1


def test_scorch_with_waves_of_heat_may_stop_at_a_lower_level() -> None:
    lands = {**SITE, "G5": "explorer 1 city 3"}
    game = reaching(INNATE, "slow", HEAT, lands, "fire 5 air 2 earth 3")
    game.answer("target_land", "land", "G5")
    assert game.options == (
        ("level", 4),
        ("level", 3),
        ("levels", 2, 3),
        ("level", 2),
        ("levels", 2),
        ("level", 1),
    )
    game.answer("innate_levels", "level", 1)
    assert is_over(game)
    assert hurt(game, "G5") == {}


# -- unique powers


def test_call_on_herders_for_aid_gathers_dahan_and_pushes_one_piece_for_each() -> None:
    lands = {"G3": "presence0 1", "G5": "explorer 1 town 1 city 1", "G7": "dahan 3"}
    game = using("call_on_herders_for_aid", "slow", HEAT, lands)
    assert targets(game) == {"G1", "G2", "G3", "G4", "G5", "G6", "G7"}
    game.answer("target_land", "land", "G5")
    for _ in range(2):
        game.answer("gather", "gather", "dahan", 0, "G7")
    pushed = {option[1] for option in game.options if option[0] == "push"}
    assert pushed == {"explorer", "town", "dahan"}
    game.answer("push", "push", "dahan", 0, "G4").answer("push", "push", "town", 0, "G4")
    assert is_over(game)
    assert (game.pieces("G5", "dahan"), game.pieces("G5", "explorer")) == (1, 1)


def test_call_on_herders_for_aid_pushes_nobody_without_dahan() -> None:
    lands = {"G3": "presence0 1", "G5": "explorer 1"}
    game = using("call_on_herders_for_aid", "slow", HEAT, lands)
    game.answer("target_land", "land", "G5")
    assert is_over(game)
    assert game.pieces("G5", "explorer") == 1


GIFT = "gift_of_searing_heat"
PAIR = {"G4": "presence0 1", "H4": "presence1 1", "H5": "presence1 1 city 1", "H7": "town 1"}


def test_gift_of_searing_heat_gives_2_energy() -> None:
    game = using(GIFT, "fast", f"{HEAT} {TEETH}", PAIR)
    assert (game.kind, game.decision.seat) == ("choose_effect", 0)
    game.answer("choose_effect", "effect", 0)
    assert is_over(game)
    assert game.state.energy == [0, 2]


def test_gift_of_searing_heat_lets_the_target_pay_for_1_damage_in_its_land() -> None:
    game = using(GIFT, "fast", f"{HEAT} {TEETH}", PAIR, "", "seat 1: energy 1")
    game.answer("choose_effect", "effect", 1)
    assert (game.kind, game.decision.seat) == ("pay_energy", 1)
    game.answer("pay_energy", "yes")
    assert game.options == (("land", "H4"), ("land", "H5"))
    game.answer("boon_land", "land", "H5")
    assert is_over(game)
    assert hurt(game, "H5") == {("city", 1): 1}
    assert game.state.energy == [0, 0]


def test_gift_of_searing_heat_does_nothing_if_the_target_does_not_pay() -> None:
    game = using(GIFT, "fast", f"{HEAT} {TEETH}", PAIR, "", "seat 1: energy 1")
    game.answer("choose_effect", "effect", 1).answer("pay_energy", "no")
    assert is_over(game)
    assert game.state.energy == [0, 1]
    game = using(GIFT, "fast", f"{HEAT} {TEETH}", PAIR).answer("choose_effect", "effect", 1)
    assert is_over(game)


def test_gift_of_searing_heat_is_used_on_oneself_in_a_game_alone() -> None:
    game = using(GIFT, "fast", HEAT, {**FAR, "G4": "presence0 1"})
    game.answer("choose_effect", "effect", 0)
    assert game.state.energy == [2]


def test_gift_of_searing_heat_lets_the_target_pick_the_half_by_the_other_reading() -> None:
    game = using(GIFT, "fast", f"{HEAT} {TEETH}", PAIR, "", "switches: H4")
    assert (game.kind, game.decision.seat) == ("choose_effect", 1)


def test_stinging_sandstorm_gathers_a_presence_frightens_and_deals_1_damage() -> None:
    lands = {"G4": "presence0 1", "G3": "presence0 1", "G2": "explorer 2 city 1"}
    game = using("stinging_sandstorm", "slow", HEAT, lands)
    assert targets(game) == {"G2", "G3", "G4", "G5", "G7"}
    game.answer("target_land", "land", "G2")
    assert game.options == (("land", "G3"), ("land", "G4"), ("stop",))
    game.answer("gather_presence", "land", "G3").answer("damage", "piece", "explorer", 0)
    assert is_over(game)
    assert (game.presence("G2"), game.presence("G3")) == (1, 0)
    assert game.pieces("G2", "explorer") == 1
    assert fear(game) == 1


def test_stinging_sandstorm_need_not_gather() -> None:
    lands = {"G4": "presence0 1", "G2": "city 1"}
    game = using("stinging_sandstorm", "slow", HEAT, lands).answer("target_land", "land", "G2")
    game.answer("gather_presence", "stop")
    assert hurt(game, "G2") == {("city", 1): 1}
    assert game.presence("G2") == 0


EXHAUSTED = {"G4": "presence0 2", "G6": "city 1 dahan 1", "G1": "town 1"}


def exhausting(steps: str, spirits: str = HEAT, *clauses: str) -> Scenario:
    """Land G6 was exhausted; then come these steps."""
    seat = spirits.split().index(HEAT)
    lands = {k: v.replace("presence0", f"presence{seat}") for k, v in EXHAUSTED.items()}
    if seat:
        lands["H4"] = "presence0 1"
    own = f"seat {seat}: hand none, in_play sweltering_exhaustion"
    game = laid(spirits, lands, own, *clauses, f"phase: fast; next: power_phase fast, {steps}")
    game.answer("power_phase", "use", seat, "sweltering_exhaustion")
    return game.answer("target_land", "land", "G6")


def test_sweltering_exhaustion_frightens_and_may_spare_the_land_a_ravage() -> None:
    game = exhausting("ravage G6, build G6, next_round")
    assert fear(game) == 1
    assert (game.kind, game.decision.about) == ("skip_action", ("action", "ravage", "G6"))
    game.answer("skip_action", "yes")
    assert game.kind == "spirit_phase"
    assert game.blight("G6") == 0
    assert game.pieces("G6", "city") == 1
    assert game.events("dahan_strike_back") == []
    assert game.pieces("G6", "town") == 1  # the build takes place


def test_sweltering_exhaustion_may_wait_for_the_build() -> None:
    game = exhausting("ravage G6, build G6, next_round").answer("skip_action", "no")
    assert game.blight("G6") == 1
    assert (game.kind, game.decision.about) == ("skip_action", ("action", "build", "G6"))
    game.answer("skip_action", "yes")
    assert game.pieces("G6", "town") == 0


def test_sweltering_exhaustion_may_skip_nothing() -> None:
    game = exhausting("build G6, next_round").answer("skip_action", "no")
    assert game.pieces("G6", "town") == 1


def test_sweltering_exhaustion_is_decided_by_its_user_on_every_board() -> None:
    game = exhausting("ravage G6, next_round", f"{TEETH} {HEAT}")
    assert (game.kind, game.decision.seat) == ("skip_action", 1)


def test_sweltering_exhaustion_is_decided_at_once_by_the_other_reading() -> None:
    game = exhausting("ravage G6, build G6, next_round", HEAT, "switches: H8")
    assert offers(game, "stop")
    game.answer("exhaust_action", "action", "build")
    assert game.blight("G6") == 1
    assert game.pieces("G6", "town") == 0


def test_sweltering_exhaustion_reaches_two_lands_from_a_sacred_site() -> None:
    lands = {**FAR, "G3": "presence0 2", "G8": "presence0 1"}
    game = using("sweltering_exhaustion", "fast", HEAT, lands)
    assert targets(game) == {"G1", "G2", "G3", "G4", "G5", "G6", "G7"}
