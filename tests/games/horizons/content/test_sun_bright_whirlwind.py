"""Sun-Bright Whirlwind: special rule, innate power and unique powers."""

from __future__ import annotations

import pytest

from games.horizons.content.tables import (
    MUD,
    TEETH,
    WIND,
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
from games.horizons.scenario import Scenario, position

INNATE = "violent_windstorms"
FAR = {"G1": "city 1"}


# -- A Stiff Wind at Their Backs


def blowing(land: str, source: tuple[str, str], *clauses: str) -> Scenario:
    """A presence comes to G4 by growth; the text says what is there."""
    lands = {**FAR, "G4": land, "G3": "presence0 2"}
    game = laid(WIND, lands, *clauses).answer("spirit_phase", "growth", 0, 1)
    game.answer("spirit_phase", "grow", 0, 0).answer("add_presence", "land", "G4")
    return game.answer("presence_source", *source)


def test_a_stiff_wind_at_their_backs_may_push_an_explorer_or_a_dahan() -> None:
    game = blowing("explorer 2 town 1 dahan 1", ("track", "energy"))
    assert {option[1] for option in game.options if option[0] == "push"} == {"explorer", "dahan"}
    game.answer("push", "push", "explorer", 0, "G2")
    assert game.kind == "spirit_phase"
    assert (game.pieces("G4", "explorer"), game.pieces("G2", "explorer")) == (1, 1)


def test_a_stiff_wind_at_their_backs_may_be_declined() -> None:
    game = blowing("explorer 1", ("track", "plays"))
    assert offers(game, "stop")
    game.answer("push", "stop")
    assert game.pieces("G4", "explorer") == 1


def test_a_stiff_wind_at_their_backs_follows_a_presence_that_was_moved() -> None:
    game = blowing("explorer 1", ("land", "G3"))
    assert game.kind == "push"


def test_a_stiff_wind_at_their_backs_follows_only_new_presence_by_the_other_reading() -> None:
    game = blowing("explorer 1", ("land", "G3"), "switches: H1")
    assert game.kind == "spirit_phase"
    game = blowing("explorer 1", ("track", "energy"), "switches: H1")
    assert game.kind == "push"


def test_a_stiff_wind_at_their_backs_blows_for_no_other_spirit() -> None:
    game = laid(TEETH, {**FAR, "G4": "explorer 1", "G3": "presence0 2"})
    game.answer("spirit_phase", "growth", 0, 2).answer("spirit_phase", "grow", 0, 0)
    game.answer("add_presence", "land", "G4").answer("presence_source", "track", "energy")
    assert game.kind == "spirit_phase"


def test_a_stiff_wind_at_their_backs_does_not_follow_powers() -> None:
    lands = {**FAR, "G4": "explorer 1 presence0 2", "G3": "presence0 1"}
    game = using("reaching_grasp", "fast", WIND, lands)
    while game.kind == "target_spirit":
        game.answer("target_spirit", "spirit", 0)
    assert is_over(game)
    assert game.events("piece_moved") == []


# -- Violent Windstorms

LEVEL_1 = "sun 1 air 2"
LEVEL_2 = "sun 2 air 3"
LEVEL_3 = "sun 2 air 4"
LEVEL_4 = "sun 3 air 5"
HOME = {"G3": "presence0 1"}


def storm(land: str, elements: str, level: int, **lands: str) -> Scenario:
    """The innate power is used on G4 at a level; the text says what is there."""
    game = reaching(INNATE, "slow", WIND, {**HOME, **FAR, "G4": land, **lands}, elements)
    game.answer("target_land", "land", "G4")
    return game.answer("innate_levels", "level", level) if game.kind == "innate_levels" else game


def test_violent_windstorms_reaches_any_land_within_1() -> None:
    game = reaching(INNATE, "slow", WIND, {**HOME, **FAR}, LEVEL_1)
    assert targets(game) == {"G2", "G3", "G4"}


@pytest.mark.parametrize("elements", ["sun 9 air 1", "air 9"])
def test_violent_windstorms_is_not_offered_without_its_first_level(elements: str) -> None:
    own = f"seat 0: hand none, elements {elements}"
    game = laid(WIND, {**HOME, **FAR}, own, "phase: slow", "next: power_phase slow, next_round")
    assert game.kind == "spirit_phase"


def test_violent_windstorms_level_1_may_push_an_explorer() -> None:
    game = storm("explorer 2 town 1", LEVEL_1, 1)
    assert {option[1] for option in game.options if option[0] == "push"} == {"explorer"}
    game.answer("push", "push", "explorer", 0, "G7")
    assert is_over(game)
    assert game.pieces("G4", "explorer") == 1
    assert fear(game) == 0


def test_violent_windstorms_level_2_frightens_and_pushes_two_more() -> None:
    game = storm("explorer 2 town 2", LEVEL_2, 2)
    game.answer("push", "push", "explorer", 0, "G7")
    assert fear(game) == 1
    game.answer("push", "push", "town", 0, "G7").answer("push", "push", "town", 0, "G2")
    assert is_over(game)
    assert (game.pieces("G4", "explorer"), game.pieces("G4", "town")) == (1, 0)


def test_violent_windstorms_level_3_hurts_one_for_each_invader_that_was_pushed_there() -> None:
    game = storm("explorer 1 town 2", LEVEL_3, 3, G7="city 2")
    game.answer("push", "push", "explorer", 0, "G7")
    game.answer("push", "push", "town", 0, "G7").answer("push", "push", "town", 0, "G2")
    strike(game, "city", "town", "explorer")
    assert is_over(game)
    assert hurt(game, "G7") == {("city", 2): 1}
    assert hurt(game, "G2") == {("town", 1): 1}


def test_violent_windstorms_level_3_does_nothing_if_nobody_was_pushed() -> None:
    game = storm("explorer 1 town 2", LEVEL_3, 3, G7="city 2")
    game.answer("push", "stop").answer("push", "stop")
    assert is_over(game)
    assert hurt(game, "G7") == {}


def test_violent_windstorms_level_4_deals_4_damage_in_the_target_land() -> None:
    game = storm("city 2", LEVEL_4, 4)
    strike(game, "city")
    assert is_over(game)
    assert game.pieces("G4", "city") == 1
    assert hurt(game, "G4") == {("city", 1): 1}


def test_violent_windstorms_may_stop_at_a_lower_level() -> None:
    game = reaching(INNATE, "slow", WIND, {**HOME, **FAR, "G4": "city 2"}, LEVEL_4)
    game.answer("target_land", "land", "G4")
    assert game.options == (("level", 4), ("level", 3), ("level", 2), ("level", 1))
    game.answer("innate_levels", "level", 2)
    assert is_over(game)
    assert (fear(game), hurt(game, "G4")) == (1, {})


# -- unique powers

PAIR = {"G1": "city 1", "G3": "presence0 1", "H4": "presence1 1"}


def test_gift_of_the_sunlit_air_gives_range_to_all_powers_and_energy_to_another() -> None:
    game = using("gift_of_the_sunlit_air", "fast", f"{WIND} {TEETH}", PAIR)
    assert game.options == (("spirit", 0), ("spirit", 1))
    game.answer("target_spirit", "spirit", 1)
    assert game.state.this_turn.reach == [0, 1]
    assert game.state.energy == [0, 1]


def test_gift_of_the_sunlit_air_gives_no_energy_to_oneself() -> None:
    game = using("gift_of_the_sunlit_air", "fast", f"{WIND} {TEETH}", PAIR)
    game.answer("target_spirit", "spirit", 0)
    assert game.state.this_turn.reach == [1, 0]
    assert game.state.energy == [0, 0]
    game = using("gift_of_the_sunlit_air", "fast", WIND, {**FAR, **HOME})
    assert game.state.energy == [0]


def test_gift_of_the_sunlit_air_lets_powers_reach_one_land_further() -> None:
    lands = {**FAR, **HOME}
    game = using("scatter_to_the_winds", "slow", WIND, lands, "reach 1")
    assert targets(game) == {f"G{n}" for n in range(1, 9)}
    own = f"seat 0: hand none, reach 1, elements {LEVEL_1}"
    game = laid(WIND, lands, own, "phase: slow", "next: power_phase slow, next_round")
    game.answer("power_phase", "use", 0, INNATE)
    assert targets(game) == {"G1", "G2", "G3", "G4", "G5", "G6", "G7"}


STEPS = "gift_of_wind_sped_steps"


def hastening(cards: str, spirits: str = WIND, seat: str = "") -> Scenario:
    """The gift was used; the other cards of its user are slow."""
    own = f"seat 0: hand none, in_play {STEPS} {cards}{', ' + seat if seat else ''}"
    game = laid(
        spirits,
        {**FAR, **HOME, "G4": "explorer 2"},
        own,
        "phase: fast; next: power_phase fast, begin_phase slow, power_phase slow, next_round",
    )
    return game.answer("power_phase", "use", 0, STEPS)


def test_gift_of_wind_sped_steps_makes_a_slow_power_with_push_or_gather_fast() -> None:
    game = hastening("scatter_to_the_winds")
    assert offers(game, "use", 0, "scatter_to_the_winds")
    game.answer("power_phase", "use", 0, "scatter_to_the_winds").answer("target_land", "land", "G4")
    game.answer("push_pieces", "stop")
    assert game.state.phase == "slow"
    assert not offers(game, "use", 0, "scatter_to_the_winds")


def test_gift_of_wind_sped_steps_makes_one_power_fast_only() -> None:
    game = hastening("scatter_to_the_winds call_to_migrate")
    assert offers(game, "use", 0, "call_to_migrate")
    game.answer("power_phase", "use", 0, "scatter_to_the_winds").answer("target_land", "land", "G4")
    game.answer("push_pieces", "stop")
    assert game.kind == "power_phase"
    assert game.state.phase == "slow"
    assert offers(game, "use", 0, "call_to_migrate")
    assert game.state.this_turn.swift == [0]


def test_gift_of_wind_sped_steps_leaves_slow_powers_without_push_or_gather_slow() -> None:
    lands = {**FAR, "G6": "presence0 2 town 1"}
    own = f"seat 0: hand none, in_play {STEPS} savage_mawbeasts"
    game = laid(WIND, lands, own, "phase: fast; next: power_phase fast, next_round")
    game.answer("power_phase", "use", 0, STEPS)
    assert game.kind == "spirit_phase"


def test_gift_of_wind_sped_steps_fits_the_innate_power_of_another_and_pays_it() -> None:
    lands = {"G1": "city 1", "G3": "presence0 1", "H4": "presence1 1", "H5": "town 1"}
    other = "seat 1: hand none, elements fire 1 animal 1"
    game = using(STEPS, "fast", f"{WIND} {TEETH}", lands, "", other)
    game.answer("target_spirit", "spirit", 1)
    assert game.state.energy == [0, 1]
    innate = "death_approaches_from_beneath_the_surface"
    assert offers(game, "use", 1, innate)
    game.answer("power_phase", "use", 1, innate)
    assert game.presence("H5", 1) == 1


def test_gift_of_wind_sped_steps_gives_no_energy_to_oneself() -> None:
    game = using(STEPS, "fast", WIND, {**FAR, **HOME})
    assert game.state.energy == [0]
    assert game.state.this_turn.swift == [1]


def test_scatter_to_the_winds_reaches_two_lands_from_presence() -> None:
    game = using("scatter_to_the_winds", "slow", WIND, {**FAR, **HOME})
    assert targets(game) == {"G1", "G2", "G3", "G4", "G5", "G6", "G7"}


def scattering(land: str, *chosen: str) -> Scenario:
    """Pieces of G3, which has two neighbours, G2 and G4, are chosen to be pushed."""
    game = using("scatter_to_the_winds", "slow", WIND, {**FAR, "G3": f"presence0 1 {land}"})
    game.answer("target_land", "land", "G3")
    for kind in chosen:
        game.answer("push_pieces", "piece", kind, 0)
    return game


def test_scatter_to_the_winds_may_choose_explorers_towns_and_dahan_but_no_cities() -> None:
    game = scattering("explorer 1 town 1 city 1 dahan 1")
    kinds = {("piece", "explorer", 0), ("piece", "town", 0), ("piece", "dahan", 0), ("stop",)}
    assert set(game.options) == kinds


def test_scatter_to_the_winds_sends_two_pieces_to_different_lands() -> None:
    game = scattering("explorer 3", "explorer", "explorer").answer("push_pieces", "stop")
    game.answer("push_to", "land", "G4")
    assert is_over(game)
    assert (game.pieces("G2", "explorer"), game.pieces("G4", "explorer")) == (1, 1)


def test_scatter_to_the_winds_doubles_up_only_when_pieces_outnumber_neighbours() -> None:
    game = scattering("explorer 6", *["explorer"] * 5)
    for land in ("G4", "G2", "G4", "G2"):  # the second one has only G2 left
        game.answer("push_to", "land", land)
    assert is_over(game)
    assert (game.pieces("G2", "explorer"), game.pieces("G4", "explorer")) == (3, 2)
    assert game.pieces("G3", "explorer") == 1


def test_scatter_to_the_winds_sends_the_rest_anywhere_once_every_neighbour_has_a_piece() -> None:
    game = position(
        f"players: 1; spirits: {WIND}; G1: explorer 5 city 1 presence0 2; G5: empty; "
        "seat 0: in_play scatter_to_the_winds; phase: slow; next: power_phase slow"
    )
    game.answer("power_phase", "use", 0, "scatter_to_the_winds").answer("target_land", "land", "G1")
    for _ in range(5):
        game.answer("push_pieces", "piece", "explorer", 0)
    for _ in range(4):  # one of them goes to G2 by itself
        game.answer("push_to", "land", "G6")
    assert (game.pieces("G2", "explorer"), game.pieces("G6", "explorer")) == (1, 4)


def test_tempest_of_leaves_and_branches_hurts_up_to_five_different_invaders() -> None:
    lands = {"G3": "presence0 2", "G4": "explorer 2 town 2 city 2"}
    game = using("tempest_of_leaves_and_branches", "fast", WIND, lands)
    assert targets(game) == {"G2", "G3", "G4"}
    game.answer("target_land", "land", "G4")
    for kind in ("city", "city", "town", "town", "explorer"):
        game.answer("damage", "piece", kind, 0)
    assert is_over(game)
    assert game.pieces("G4", "explorer") == 1
    assert hurt(game, "G4") == {("town", 1): 2, ("city", 1): 2}


def test_tempest_of_leaves_and_branches_hurts_nobody_twice_and_may_stop() -> None:
    lands = {"G3": "presence0 2", "G4": "city 1 town:1 1"}
    game = using("tempest_of_leaves_and_branches", "fast", WIND, lands)
    game.answer("target_land", "land", "G4").answer("damage", "piece", "city", 0)
    assert not offers(game, "piece", "city", 0)
    assert not offers(game, "piece", "city", 1)
    game.answer("damage", "stop")
    assert is_over(game)
    assert hurt(game, "G4") == {("city", 1): 1, ("town", 1): 1}


def test_tempest_of_leaves_and_branches_needs_a_sacred_site() -> None:
    own = "seat 0: hand none, in_play tempest_of_leaves_and_branches"
    lands = {**FAR, "G3": "presence0 1", "G4": "presence0 1 town 1"}
    game = laid(WIND, lands, own, "phase: fast; next: power_phase fast, next_round")
    assert game.kind == "spirit_phase"


def test_the_mud_has_no_wind() -> None:
    game = laid(MUD, {**FAR, "G3": "presence0 2 explorer 1"})
    game.answer("spirit_phase", "growth", 0, 0).answer("spirit_phase", "grow", 0, 1)
    assert game.kind == "presence_source"
