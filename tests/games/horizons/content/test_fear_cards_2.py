"""Fear cards, second part: those about coasts, flight and trade, level by level."""

from __future__ import annotations

import pytest

from games.horizons.content.tables import fear, hurt, offers
from games.horizons.content.terror import PAIR, defended, is_done, lands, resolving

FAR = {"G8": "city 1"}


# -- Overseas Trade Seems Safer


def test_overseas_trade_seems_safer_level_1_defends_3_on_the_coast() -> None:
    game = resolving("overseas_trade_seems_safer", 1, FAR)
    assert defended(game) == {"G1": 3, "G2": 3, "G3": 3}


def test_overseas_trade_seems_safer_level_2_defends_6_and_stops_coastal_cities() -> None:
    island = {**FAR, "G1": "town 1", "G2": "explorer 1", "G5": "town 1"}
    game = resolving("overseas_trade_seems_safer", 2, island, then="build 0, build 1, build 4")
    assert defended(game) == {"G1": 6, "G2": 6, "G3": 6}
    assert game.pieces("G1", "city") == 0
    assert game.pieces("G2", "town") == 1
    assert game.pieces("G5", "city") == 1


def test_overseas_trade_seems_safer_level_3_defends_9_and_stops_coastal_builds() -> None:
    island = {**FAR, "G1": "town 1", "G2": "explorer 1", "G5": "town 1"}
    game = resolving("overseas_trade_seems_safer", 3, island, then="build 0, build 1, build 4")
    assert defended(game) == {"G1": 9, "G2": 9, "G3": 9}
    assert (game.pieces("G1", "city"), game.pieces("G2", "town")) == (0, 0)
    assert game.pieces("G5", "city") == 1


# -- Retreat!


def test_retreat_level_1_may_push_two_inland_explorers() -> None:
    island = {**FAR, "G3": "explorer 1", "G4": "explorer 3 town 1", "G5": "town 1"}
    game = resolving("retreat", 1, island)
    assert lands(game) == ["G4"]
    assert offers(game, "stop")
    game.answer("fear_land", "land", "G4")
    for _ in range(2):
        assert {option[1] for option in game.options if option[0] == "push"} == {"explorer"}
        game.answer("push", "push", "explorer", 0, "G3")
    assert is_done(game)
    assert (game.pieces("G4", "explorer"), game.pieces("G3", "explorer")) == (1, 3)


def test_retreat_level_2_may_push_three_inland_explorers_and_towns() -> None:
    island = {**FAR, "G3": "explorer 1", "G4": "explorer 2 town 2 city 1"}
    game = resolving("retreat", 2, island)
    assert lands(game) == ["G4"]
    game.answer("fear_land", "land", "G4")
    game.answer("push", "push", "town", 0, "G3").answer("push", "push", "town", 0, "G7")
    game.answer("push", "push", "explorer", 0, "G7")
    assert is_done(game)
    assert (game.pieces("G4", "explorer"), game.pieces("G4", "town")) == (1, 0)


def test_retreat_level_3_may_push_any_number_out_of_one_land() -> None:
    island = {**FAR, "G3": "explorer 4 town 2 city 1"}
    game = resolving("retreat", 3, island).answer("fear_land", "land", "G3")
    for _ in range(4):
        game.answer("push", "push", "explorer", 0, "G2")
    for _ in range(2):
        game.answer("push", "push", "town", 0, "G4")
    assert is_done(game)
    assert (game.pieces("G3", "explorer"), game.pieces("G3", "town")) == (0, 0)
    assert game.pieces("G3", "city") == 1


@pytest.mark.parametrize("level", [1, 2, 3])
def test_retreat_may_be_declined_wholly_or_in_part(level: int) -> None:
    island = {**FAR, "G4": "explorer 2"}
    assert is_done(resolving("retreat", level, island).answer("fear_land", "stop"))
    game = resolving("retreat", level, island).answer("fear_land", "land", "G4")
    game.answer("push", "push", "explorer", 0, "G3").answer("push", "stop")
    assert game.pieces("G4", "explorer") == 1


# -- Scapegoats


def test_scapegoats_level_1_destroys_an_explorer_for_each_town() -> None:
    island = {**FAR, "G4": "explorer 3 town 2", "G5": "explorer 2 city 1", "G6": "explorer 1"}
    game = resolving("scapegoats", 1, island)
    assert is_done(game)
    assert [game.pieces(land, "explorer") for land in ("G4", "G5", "G6")] == [1, 2, 1]


def test_scapegoats_level_2_destroys_two_more_for_each_city() -> None:
    island = {
        **FAR,
        "G4": "explorer 4 town 1 city 1",
        "G5": "explorer 1 city 1",
        "G6": "explorer 1",
    }
    game = resolving("scapegoats", 2, island)
    assert [game.pieces(land, "explorer") for land in ("G4", "G5", "G6")] == [1, 0, 1]


def test_scapegoats_level_3_destroys_all_explorers_by_buildings_and_a_town_for_each_city() -> None:
    island = {
        **FAR,
        "G4": "explorer 4 town 1",
        "G5": "explorer 1 town 2 city 1",
        "G6": "explorer 1",
    }
    game = resolving("scapegoats", 3, island)
    assert [game.pieces(land, "explorer") for land in ("G4", "G5", "G6")] == [0, 0, 1]
    assert [game.pieces(land, "town") for land in ("G4", "G5")] == [1, 1]
    assert fear(game) == 1


# -- Seek Safety


def test_seek_safety_level_1_may_push_an_explorer_to_a_land_with_more_buildings() -> None:
    island = {
        **FAR,
        "G4": "explorer 2 town 1",
        "G5": "town 1 city 1",
        "G7": "town 1",
        "G3": "empty",
    }
    game = resolving("seek_safety", 1, island)
    assert game.options == (("land", "G4", "G5"), ("stop",))
    game.answer("seek_safety", "land", "G4", "G5")
    assert is_done(game)
    assert (game.pieces("G4", "explorer"), game.pieces("G5", "explorer")) == (1, 1)


def test_seek_safety_level_1_may_be_declined() -> None:
    island = {**FAR, "G4": "explorer 1", "G5": "town 1"}
    game = resolving("seek_safety", 1, island).answer("seek_safety", "stop")
    assert game.pieces("G4", "explorer") == 1


def test_seek_safety_level_2_may_gather_an_explorer_to_a_building_or_a_town_to_a_city() -> None:
    island = {"G4": "town 1", "G5": "city 1", "G7": "explorer 1 town 1", "G2": "explorer 1"}
    game = resolving("seek_safety", 2, island)
    assert lands(game) == ["G4", "G5"], "no explorer is next to the town in G7"
    assert offers(game, "stop")
    game.answer("fear_land", "land", "G4")
    assert {option[1] for option in game.options} == {"explorer"}
    game = resolving("seek_safety", 2, island).answer("fear_land", "land", "G5")
    assert {option[1] for option in game.options} == {"explorer", "town"}
    game.answer("gather", "gather", "town", 0, "G4")
    assert is_done(game)
    assert (game.pieces("G4", "town"), game.pieces("G5", "town")) == (0, 1)


def test_seek_safety_level_3_may_remove_3_health_from_a_land_without_a_city() -> None:
    island = {**FAR, "G4": "explorer 2 town 2", "G5": "explorer 1 city 1"}
    game = resolving("seek_safety", 3, island)
    assert lands(game) == ["G4"]
    assert offers(game, "stop")
    game.answer("fear_land", "land", "G4").answer("remove", "piece", "town", 0)
    assert game.options == (("piece", "explorer", 0), ("stop",))
    game.answer("remove", "piece", "explorer", 0)
    assert is_done(game)
    assert (game.pieces("G4", "explorer"), game.pieces("G4", "town")) == (1, 1)


# -- Tall Tales of Savagery


def test_tall_tales_of_savagery_level_1_removes_an_explorer_by_dahan() -> None:
    island = {**FAR, "G4": "explorer 2 dahan 1", "G5": "explorer 1", "G6": "explorer 1 dahan 1"}
    game = resolving("tall_tales_of_savagery", 1, island)
    assert lands(game) == ["G4", "G6"]
    game.answer("fear_land", "land", "G4")
    assert is_done(game)
    assert game.pieces("G4", "explorer") == 1


def test_tall_tales_of_savagery_level_2_removes_two_explorers_or_a_town_by_dahan() -> None:
    island = {**FAR, "G4": "explorer 3 town 2 dahan 1", "G6": "city 1 dahan 1"}
    game = resolving("tall_tales_of_savagery", 2, island)
    game.answer("remove", "piece", "explorer", 0)
    assert is_done(game)
    assert (game.pieces("G4", "explorer"), game.pieces("G4", "town")) == (1, 2)
    game = resolving("tall_tales_of_savagery", 2, island).answer("remove", "piece", "town", 0)
    assert is_done(game)
    assert (game.pieces("G4", "explorer"), game.pieces("G4", "town")) == (3, 1)


def test_tall_tales_of_savagery_level_3_empties_every_land_with_dahan_a_little() -> None:
    island = {
        **FAR,
        "G4": "explorer 1 town 1 city 1 dahan 1",
        "G5": "explorer 3 city 2 dahan 2",
        "G6": "explorer 2",
    }
    game = resolving("tall_tales_of_savagery", 3, island)
    game.answer("remove", "piece", "town", 0)
    assert is_done(game)
    assert (game.pieces("G4", "town"), game.pieces("G4", "city")) == (0, 1)
    assert (game.pieces("G5", "explorer"), game.pieces("G5", "city")) == (1, 1)
    assert game.pieces("G6", "explorer") == 2
    assert fear(game) == 0


# -- Trade Suffers


def test_trade_suffers_level_1_stops_builds_by_cities() -> None:
    island = {**FAR, "G4": "city 1", "G5": "town 1"}
    game = resolving("trade_suffers", 1, island, then="build 3, build 4")
    assert game.pieces("G4", "town") == 0
    assert game.pieces("G5", "city") == 1


def test_trade_suffers_level_2_may_turn_a_coastal_town_into_an_explorer() -> None:
    island = {**FAR, "G1": "town 1 city 1", "G2": "town 1", "G4": "town 1"}
    game = resolving("trade_suffers", 2, island)
    assert lands(game) == ["G1", "G2"]
    assert offers(game, "stop")
    game.answer("fear_land", "land", "G1")
    assert is_done(game)
    assert (game.pieces("G1", "town"), game.pieces("G1", "explorer")) == (0, 1)
    assert game.pieces("G1", "city") == 1
    assert fear(game) == 0


def test_trade_suffers_level_3_may_downgrade_a_coastal_town_or_city_which_keeps_its_damage() -> (
    None
):
    island = {**FAR, "G1": "town 1 city:1 1", "G4": "city 1"}
    game = resolving("trade_suffers", 3, island).answer("fear_land", "land", "G1")
    assert game.options == (("piece", "town", 0), ("piece", "city", 1))
    game.answer("downgrade", "piece", "city", 1)
    assert is_done(game)
    assert game.pieces("G1", "city") == 0
    assert hurt(game, "G1") == {("town", 1): 1}


def test_trade_suffers_is_offered_to_each_player() -> None:
    island = {**FAR, "G1": "town 2", "H1": "town 1"}
    game = resolving("trade_suffers", 2, island, team=PAIR)
    assert game.decision.seat == 0
    game.answer("fear_land", "stop")
    assert game.decision.seat == 1
    game.answer("fear_land", "land", "H1")
    assert (game.pieces("G1", "town"), game.pieces("H1", "town")) == (2, 0)


# -- Wary of the Interior


def test_wary_of_the_interior_level_1_removes_an_inland_explorer() -> None:
    island = {**FAR, "G1": "explorer 1", "G4": "explorer 2", "G5": "explorer 1", "G6": "town 1"}
    game = resolving("wary_of_the_interior", 1, island)
    assert lands(game) == ["G4", "G5"]
    game.answer("fear_land", "land", "G4")
    assert is_done(game)
    assert game.pieces("G4", "explorer") == 1


def test_wary_of_the_interior_level_2_removes_an_inland_explorer_or_town() -> None:
    island = {**FAR, "G1": "town 1", "G4": "explorer 1 town 1", "G6": "town 1"}
    game = resolving("wary_of_the_interior", 2, island)
    assert lands(game) == ["G4", "G6"]
    game.answer("fear_land", "land", "G4").answer("remove", "piece", "town", 0)
    assert (game.pieces("G4", "explorer"), game.pieces("G4", "town")) == (1, 0)


def test_wary_of_the_interior_level_3_removes_an_explorer_or_town_anywhere() -> None:
    island = {**FAR, "G1": "town 1", "G4": "explorer 1"}
    game = resolving("wary_of_the_interior", 3, island)
    assert lands(game) == ["G1", "G4"]
    game.answer("fear_land", "land", "G1")
    assert game.pieces("G1", "town") == 0
