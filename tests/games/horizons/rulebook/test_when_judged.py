"""When victory and defeat are judged: after whole actions, and both together."""

from __future__ import annotations

import pytest

from games.horizons.rulebook.scene import (
    EYES,
    HEAT,
    MUD,
    TEETH,
    WIND,
    fear,
    number,
    powers,
    ravage,
    result,
    spirits,
    use,
)
from games.horizons.scenario import Scenario, position

EMPTY = "G2: empty; G8: empty"


def hit(s: Scenario) -> Scenario:
    """Deal all damage to whatever stands first."""
    while s.outcome is None and s.kind == "damage":
        s.answer("damage", *s.options[0])
    return s


# -- a power


def flame(pool: int, g6: str = "city 3", *, g2: str = "empty", taken: int = 6) -> Scenario:
    """Pillar of Living Flame burns a jungle; its threshold is reached."""
    s = powers(
        "slow",
        f"{spirits(HEAT)}; G2: {g2}; G8: empty; G5: presence0 2; G6: {g6}; blight_pool: {pool}; "
        f"taken: {taken}; seat 0: in_play pillar_of_living_flame, elements fire 3",
    )
    return hit(use(s, "pillar_of_living_flame", "G6"))


def test_a_last_blight_and_a_last_city_in_one_power_are_a_sacrifice_for_victory() -> None:
    assert result(flame(1).answer("use_threshold", "yes")) == (True, "sacrifice")


def test_an_empty_pool_is_a_defeat_when_the_power_ends_without_a_victory() -> None:
    assert result(flame(1).answer("use_threshold", "no")) == (False, "blight")


def test_a_pool_that_is_not_empty_leaves_the_victory_of_a_power_plain() -> None:
    assert result(flame(2).answer("use_threshold", "yes")) == (True, "terror")


def test_a_threshold_is_asked_for_though_the_pool_is_empty() -> None:
    assert flame(1).kind == "use_threshold"


def drought(lands: str, seat: str = "") -> Scenario:
    """Drought parches a jungle with the last blight of the pool."""
    s = powers(
        "slow",
        f"{spirits(HEAT)}; {EMPTY}; {lands}; blight_pool: 1; seat 0: in_play drought{seat}",
    )
    return use(s, "drought", "G6")


def test_a_victory_in_the_first_line_of_a_power_waits_for_its_last_blight() -> None:
    assert result(drought("G5: presence0 2; G6: town 1")) == (True, "sacrifice")


def test_a_city_destroyed_by_a_threshold_comes_in_time_after_the_last_blight() -> None:
    s = drought("G5: presence0 2; G6: city 1", ", elements sun 2").answer("use_threshold", "yes")
    assert result(s) == (True, "sacrifice")


def test_a_last_presence_and_a_last_invader_in_one_power_are_a_sacrifice() -> None:
    s = powers(
        "slow",
        f"{spirits(TEETH)}; {EMPTY}; G5: empty; G6: presence0 1 explorer 1; "
        "seat 0: in_play poisoned_land",
    )
    assert result(use(s, "poisoned_land", "G6")) == (True, "sacrifice")


def test_all_levels_of_an_innate_power_come_before_its_victory() -> None:
    s = powers(
        "slow",
        f"{spirits(TEETH)}; {EMPTY}; G5: presence0 1 explorer 1; seat 0: elements fire 4 earth 2 "
        "animal 5",
    )
    use(s, "death_approaches_from_beneath_the_surface").answer("innate_levels", "level", 4)
    assert result(s) == (True, "terror")
    assert [event.data["amount"] for event in s.events("fear_generated")] == [2]


def test_a_terror_level_that_rises_in_a_power_wins_when_the_power_is_complete() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; G2: explorer 1; G8: empty; fear: 3; taken: 2; G7: presence0 2; "
        "seat 0: in_play land_of_haunts_and_embers",
    )
    use(s, "land_of_haunts_and_embers", "G2")
    assert s.events("terror_rose")
    s.answer("push", "stop")
    assert s.blight("G2") == 1
    assert result(s) == (True, "terror")


def test_what_follows_a_power_by_a_special_rule_comes_before_it_is_judged() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; G2: explorer 1; G8: empty; fear: 3; taken: 2; G6: presence0 2 dahan 1; "
        "seat 0: in_play dark_and_tangled_woods",
    )
    use(s, "dark_and_tangled_woods", "G7")
    assert s.kind == "gather"
    assert result(s.answer("gather", "stop")) == (True, "terror")


def test_a_power_that_is_repeated_is_judged_after_each_use() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; {EMPTY}; G7: explorer 1 presence0 1; "
        "seat 0: in_play mysterious_abductions, repeats 1, energy 5",
    )
    assert result(use(s, "mysterious_abductions")) == (True, "terror")


# -- fear


def test_the_last_fear_card_wins_before_the_next_line_of_the_power() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; G2: explorer 2; fear: 3; taken: 8; G7: presence0 2; blight_pool: 1; "
        "seat 0: in_play land_of_haunts_and_embers",
    )
    use(s, "land_of_haunts_and_embers", "G2")
    assert result(s) == (True, "fear")
    assert s.blight("G2") == 0


def test_the_last_fear_card_after_the_last_blight_of_the_same_power_is_a_sacrifice() -> None:
    s = flame(1, "explorer 30", g2="city 1", taken=8)
    assert s.state.fear == 3
    assert result(s.answer("use_threshold", "yes")) == (True, "sacrifice")


def test_a_fear_card_is_judged_when_every_player_has_done_its_text() -> None:
    s = fear(
        "emigration_accelerates",
        2,
        f"{spirits(EYES, MUD)}; G2: empty; G8: empty; H1: empty; H2: empty; H3: empty; H4: empty; "
        "H5: empty; H6: empty; H7: empty; H8: empty; G1: town 1; G3: explorer 1",
    )
    s.answer("fear_land", "land", "G1")
    assert result(s) == (True, "terror")
    assert s.pieces("G3", "explorer") == 0, "the second player had his turn too"


# -- a ravage


@pytest.mark.parametrize("land", ["town 1 dahan 2", "town 1 explorer 1 dahan 3"])
def test_dahan_that_strike_back_after_the_last_blight_make_a_sacrifice(land: str) -> None:
    s = ravage("G7", f"{spirits(EYES)}; {EMPTY}; G7: {land}; G6: presence0 2; blight_pool: 1")
    assert result(s) == (True, "sacrifice")


def test_dahan_that_strike_back_after_the_last_presence_make_a_sacrifice() -> None:
    s = ravage("G6", f"{spirits(TEETH)}; {EMPTY}; G5: empty; G6: town 1 dahan 2 presence0 1")
    assert result(s) == (True, "sacrifice")


def test_a_ravage_without_an_answer_of_dahan_is_a_plain_defeat() -> None:
    s = ravage("G7", f"{spirits(EYES)}; {EMPTY}; G7: town 1; G6: presence0 2; blight_pool: 1")
    assert result(s) == (False, "blight")


@pytest.mark.parametrize(
    ("first", "end"), [("G7", (True, "terror")), ("G6", (False, "blight"))], ids=["won", "lost"]
)
def test_each_ravaged_land_is_judged_before_the_next_is_ravaged(
    first: str, end: tuple[bool, str]
) -> None:
    s = position(
        f"{spirits(EYES)}; {EMPTY}; G6: explorer 2 presence0 2; G7: town:1 1 dahan 1 defend 2; "
        "taken: 3; blight_pool: 1; phase: invader; ravage_card: i1_jungle; next: invaders_act"
    )
    assert result(s.answer("choose_land", "land", first)) == end
    assert len(s.events("ravaged")) == 1


# -- vengeance comes first


def test_the_dead_are_avenged_before_victory_and_defeat_are_judged() -> None:
    s = ravage(
        "G7",
        f"{spirits(EYES)}; {EMPTY}; G7: town:1 1 dahan 1; blight_pool: 1; "
        f"vengeance: {number('G7')} 0 no",
    )
    assert result(s) == (True, "sacrifice")


def test_vengeance_may_win_the_game_in_which_a_spirit_was_destroyed() -> None:
    s = ravage(
        "G7",
        f"{spirits(EYES)}; {EMPTY}; G7: town:1 1 dahan 1 presence0 1; "
        f"vengeance: {number('G7')} 0 no",
    )
    assert result(s) == (True, "sacrifice")


# -- the last blight


def test_the_last_blight_of_the_pool_does_not_cascade() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1 blight 1; blight_pool: 1")
    assert result(s) == (False, "blight")
    assert not s.events("blight_prevented")


def test_a_cascade_ends_with_the_last_blight_of_the_pool() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1 blight 1; G5: blight 1; blight_pool: 2")
    s.answer("cascade", "land", "G5")
    assert result(s) == (False, "blight")
    assert (s.blight("G6"), s.blight("G5")) == (2, 2)


def test_a_power_goes_on_after_the_last_blight_without_asking_for_a_cascade() -> None:
    s = flame(1, "city 3 blight 1")
    assert s.kind == "use_threshold"
    assert s.blight("G6") == 2


# -- what does not end the game


def test_a_spirit_that_moves_its_only_presence_is_not_destroyed() -> None:
    s = position(spirits(TEETH)).answer("spirit_phase", "growth", 0, 1)
    s.answer("spirit_phase", "grow", 0, 1).answer("add_presence", "land", "G6")
    s.answer("presence_source", "land", "G5")
    assert (s.presence("G5"), s.presence("G6")) == (0, 1)
    assert result(s) is None


def test_growth_is_judged_like_any_action() -> None:
    s = position(f"{spirits(WIND)}; {EMPTY}; G1: presence0 2")
    s.answer("spirit_phase", "growth", 0, 1).answer("spirit_phase", "grow", 0, 1)
    assert result(s) == (True, "terror")


def test_nobody_wins_while_the_game_is_being_set_up() -> None:
    s = position(f"{spirits(WIND)}; {EMPTY}; phase: set_up; next: begin_bonus")
    s.answer("spirit_phase", "growth", 0, 1).answer("spirit_phase", "grow", 0, 1)
    assert result(s) is None
