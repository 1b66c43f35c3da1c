"""Fear cards, first part: those about dahan, presence and single invaders, level by level."""

from __future__ import annotations

from games.horizons.content.tables import fear, hurt, offers, strike
from games.horizons.content.terror import PAIR, defended, is_done, lands, resolving

FAR = {"G8": "city 1"}


# -- Avoid the Dahan


def test_avoid_the_dahan_level_1_keeps_explorers_from_lands_with_two_dahan() -> None:
    island = {**FAR, "G1": "dahan 2", "G5": "dahan 1", "G3": "empty"}
    game = resolving(
        "avoid_the_dahan", 1, island, "explore_card: i3_mountain_sands", then="explore_lands"
    )
    assert game.pieces("G1", "explorer") == 0
    assert game.pieces("G5", "explorer") == 1
    assert game.pieces("G3", "explorer") == 1


def test_avoid_the_dahan_level_2_stops_builds_where_dahan_outnumber_buildings() -> None:
    island = {
        **FAR,
        "G4": "town 1 dahan 2",
        "G5": "town 1 city 1 dahan 2",
        "G7": "explorer 1 dahan 1",
    }
    game = resolving("avoid_the_dahan", 2, island, then="build G4, build G5, build G7")
    assert (game.pieces("G4", "city"), game.pieces("G7", "town")) == (0, 0)
    assert game.pieces("G5", "town") == 2


def test_avoid_the_dahan_level_3_stops_builds_where_dahan_are() -> None:
    island = {**FAR, "G4": "town 3 dahan 1", "G5": "town 1"}
    game = resolving("avoid_the_dahan", 3, island, then="build G4, build G5")
    assert game.pieces("G4", "city") == 0
    assert game.pieces("G5", "city") == 1


# -- Belief Takes Root


def test_belief_takes_root_level_1_defends_2_where_any_spirit_is() -> None:
    island = {**FAR, "G4": "presence0 1", "G5": "presence0 1 presence1 3", "H2": "presence1 1"}
    game = resolving("belief_takes_root", 1, island, team=PAIR)
    assert defended(game) == {"G4": 2, "G5": 2, "H2": 2}


def test_belief_takes_root_level_2_also_gives_energy_for_sacred_sites_among_invaders() -> None:
    island = {
        **FAR,
        "G4": "presence0 2 explorer 1",
        "G5": "presence0 3 presence1 1 city 1",
        "G6": "presence0 2",
        "H2": "presence1 1 town 1",
    }
    game = resolving("belief_takes_root", 2, island, team=PAIR)
    assert defended(game) == {"G4": 2, "G5": 2, "G6": 2, "H2": 2}
    assert game.state.energy == [2, 0]


def test_belief_takes_root_level_3_removes_2_health_for_each_presence_in_different_lands() -> None:
    island = {**FAR, "G4": "presence0 1 presence1 1 city 1 town 1", "H2": "presence1 1 town 2"}
    game = resolving("belief_takes_root", 3, island, team=PAIR)
    assert lands(game) == ["G4", "H2"]
    game.answer("fear_land", "land", "G4")
    game.answer("remove", "piece", "city", 0)  # 3 of 4 health; the town has 2
    assert game.decision.seat == 1
    assert game.options == (("piece", "town", 0), ("stop",))  # the second player, in H2
    game.answer("remove", "piece", "town", 0)
    assert is_done(game)
    assert (game.pieces("G4", "city"), game.pieces("G4", "town")) == (0, 1)
    assert game.pieces("H2", "town") == 1
    assert fear(game) == 0


def test_belief_takes_root_level_3_may_remove_less() -> None:
    island = {**FAR, "G4": "presence0 2 town 2"}
    game = resolving("belief_takes_root", 3, island).answer("remove", "piece", "town", 0)
    game.answer("remove", "stop")
    assert game.pieces("G4", "town") == 1


def test_belief_takes_root_level_3_counts_only_the_own_presence_by_the_other_reading() -> None:
    island = {**FAR, "G4": "presence0 1 presence1 3 town 2", "H2": "presence1 1"}
    game = resolving("belief_takes_root", 3, island, "switches: H2", team=PAIR)
    game.answer("remove", "piece", "town", 0)
    assert game.pieces("G4", "town") == 1
    assert is_done(game)  # the second player has presence among invaders only where the first was


# -- Dahan Enheartened


def test_dahan_enheartened_level_1_may_push_a_dahan_out_of_a_land_with_invaders() -> None:
    island = {**FAR, "G4": "explorer 1 dahan 2", "G3": "dahan 1"}
    game = resolving("dahan_enheartened", 1, island)
    assert lands(game) == ["G4"], "no dahan is in G8 or next to it"
    game.answer("fear_land", "land", "G4").answer("choose_effect", "effect", 0)
    assert not offers(game, "stop")
    game.answer("push", "push", "dahan", 0, "G7")
    assert is_done(game)
    assert (game.pieces("G4", "dahan"), game.pieces("G7", "dahan")) == (1, 1)


def test_dahan_enheartened_level_1_may_gather_a_dahan_instead_or_do_nothing() -> None:
    island = {**FAR, "G4": "explorer 1 dahan 2", "G3": "dahan 1", "G2": "dahan 1"}
    game = resolving("dahan_enheartened", 1, island).answer("fear_land", "land", "G4")
    game.answer("choose_effect", "effect", 1).answer("gather", "gather", "dahan", 0, "G3")
    assert game.pieces("G4", "dahan") == 3
    game = resolving("dahan_enheartened", 1, island).answer("fear_land", "stop")
    assert is_done(game)


def test_dahan_enheartened_level_1_offers_no_gathering_where_no_dahan_is_next_door() -> None:
    game = resolving("dahan_enheartened", 1, {**FAR, "G4": "explorer 1 dahan 2"})
    assert game.answer("fear_land", "land", "G4").kind == "push"


def test_dahan_enheartened_level_1_offers_no_pushing_where_no_dahan_is() -> None:
    island = {**FAR, "G4": "explorer 1", "G3": "dahan 1", "G2": "dahan 1"}
    game = resolving("dahan_enheartened", 1, island)
    assert game.answer("fear_land", "land", "G4").kind == "gather"


def test_dahan_enheartened_level_1_asks_nothing_where_no_dahan_is_near_invaders() -> None:
    assert is_done(resolving("dahan_enheartened", 1, {**FAR, "G1": "dahan 2", "G4": "town 1"}))


def test_dahan_enheartened_level_2_gathers_dahan_who_deal_1_damage_in_different_lands() -> None:
    island = {**FAR, "G4": "city 1", "G3": "dahan 3"}
    game = resolving("dahan_enheartened", 2, island, team=PAIR)
    assert len(lands(game)) == 16
    game.answer("fear_land", "land", "G4")
    for _ in range(2):
        game.answer("gather", "gather", "dahan", 0, "G3")
    assert hurt(game, "G4") == {("city", 1): 1}
    assert len(lands(game)) == 15
    assert "G4" not in lands(game)
    assert game.decision.seat == 1


def test_dahan_enheartened_level_2_deals_no_damage_without_dahan() -> None:
    island = {**FAR, "G4": "city 1", "G3": "dahan 3"}
    game = resolving("dahan_enheartened", 2, island).answer("fear_land", "land", "G4")
    game.answer("gather", "stop")
    assert is_done(game)
    assert hurt(game, "G4") == {}


def test_dahan_enheartened_level_3_deals_1_damage_for_each_dahan() -> None:
    island = {**FAR, "G4": "city 2 dahan 2", "G3": "dahan 3"}
    game = resolving("dahan_enheartened", 3, island).answer("fear_land", "land", "G4")
    for _ in range(2):
        game.answer("gather", "gather", "dahan", 0, "G3")
    strike(game, "city")
    assert game.pieces("G4", "city") == 1
    assert hurt(game, "G4") == {("city", 1): 1}


# -- Dahan on their Guard


def test_dahan_on_their_guard_level_1_defends_1_for_each_dahan() -> None:
    game = resolving("dahan_on_their_guard", 1, {**FAR, "G4": "dahan 3", "G5": "dahan:1 1"})
    assert defended(game) == {"G4": 3, "G5": 1}


def test_dahan_on_their_guard_level_2_defends_1_for_each_dahan_and_1_more() -> None:
    game = resolving("dahan_on_their_guard", 2, {**FAR, "G4": "dahan 3", "G5": "dahan 1"})
    assert defended(game) == {"G4": 4, "G5": 2}


def test_dahan_on_their_guard_level_3_defends_2_for_each_dahan() -> None:
    game = resolving("dahan_on_their_guard", 3, {**FAR, "G4": "dahan 3", "G5": "dahan 1"})
    assert defended(game) == {"G4": 6, "G5": 2}


def test_dahan_on_their_guard_follows_the_dahan_by_the_other_reading() -> None:
    game = resolving("dahan_on_their_guard", 2, {**FAR, "G4": "dahan 3"}, "switches: H7")
    assert game.state.this_turn.guards == ((1, 1),)
    assert game.view()["lands"][3]["defend"] == 4
    assert game.view()["lands"][4]["defend"] == 0


# -- Dahan Raid


def test_dahan_raid_level_1_deals_1_damage_in_different_lands_with_dahan() -> None:
    island = {**FAR, "G4": "city 1 dahan 3", "G5": "town 1 dahan 1", "G6": "town 1"}
    game = resolving("dahan_raid", 1, island, team=PAIR)
    assert lands(game) == ["G4", "G5"]
    game.answer("fear_land", "land", "G4")
    assert is_done(game)  # one land is left for the second player
    assert hurt(game, "G4") == {("city", 1): 1}
    assert hurt(game, "G5") == {("town", 1): 1}


def test_dahan_raid_level_2_deals_1_damage_for_each_dahan() -> None:
    game = resolving("dahan_raid", 2, {**FAR, "G4": "city 2 dahan 4"})
    strike(game, "city")
    assert game.pieces("G4", "city") == 1
    assert hurt(game, "G4") == {("city", 1): 1}
    assert fear(game) == 2


def test_dahan_raid_level_3_deals_2_damage_for_each_dahan() -> None:
    game = resolving("dahan_raid", 3, {**FAR, "G4": "city 2 dahan 2"})
    strike(game, "city")
    assert game.pieces("G4", "city") == 1
    assert hurt(game, "G4") == {("city", 1): 1}


# -- Emigration Accelerates


def test_emigration_accelerates_level_1_removes_a_coastal_explorer() -> None:
    island = {
        **FAR,
        "G1": "explorer 1",
        "G3": "explorer 2 town 1",
        "G4": "explorer 1",
        "G2": "town 1",
    }
    game = resolving("emigration_accelerates", 1, island)
    assert lands(game) == ["G1", "G3"]
    game.answer("fear_land", "land", "G3")
    assert is_done(game)
    assert (game.pieces("G3", "explorer"), game.pieces("G3", "town")) == (1, 1)


def test_emigration_accelerates_level_2_removes_a_coastal_explorer_or_town() -> None:
    island = {**FAR, "G1": "explorer 1", "G3": "explorer 1 town 1", "G4": "town 1", "G2": "city 1"}
    game = resolving("emigration_accelerates", 2, island)
    assert lands(game) == ["G1", "G3"]
    game.answer("fear_land", "land", "G3").answer("remove", "piece", "town", 0)
    assert is_done(game)
    assert (game.pieces("G3", "explorer"), game.pieces("G3", "town")) == (1, 0)
    assert fear(game) == 0


def test_emigration_accelerates_level_3_removes_an_explorer_or_town_anywhere() -> None:
    island = {**FAR, "G1": "explorer 1", "G4": "town 1", "G2": "city 1"}
    game = resolving("emigration_accelerates", 3, island)
    assert lands(game) == ["G1", "G4"]
    game.answer("fear_land", "land", "G4")
    assert game.pieces("G4", "town") == 0


def test_emigration_accelerates_is_resolved_by_every_player_in_turn() -> None:
    island = {**FAR, "G1": "explorer 2", "H1": "explorer 1"}
    game = resolving("emigration_accelerates", 1, island, team=PAIR)
    assert game.decision.seat == 0
    game.answer("fear_land", "land", "G1")
    assert game.decision.seat == 1
    game.answer("fear_land", "land", "G1")
    assert game.pieces("G1", "explorer") == 0


# -- Fear of the Unseen


def test_fear_of_the_unseen_level_1_removes_an_explorer_or_town_from_a_sacred_site() -> None:
    island = {
        **FAR,
        "G4": "presence0 1 presence1 1 town 1",
        "G5": "presence0 2 explorer 1 town 1 city 1",
        "H1": "presence1 2 explorer 1",
    }
    game = resolving("fear_of_the_unseen", 1, island, team=PAIR)
    assert lands(game) == ["G5", "H1"]
    game.answer("fear_land", "land", "H1")
    assert game.options == (("piece", "explorer", 0), ("piece", "town", 0))
    game.answer("remove", "piece", "town", 0)
    assert is_done(game)
    assert (game.pieces("H1", "explorer"), game.pieces("G5", "town")) == (0, 0)


def test_fear_of_the_unseen_level_2_removes_an_explorer_or_town_from_any_presence() -> None:
    island = {**FAR, "G4": "presence0 1 town 1", "G5": "presence0 1 explorer 1", "G6": "town 1"}
    game = resolving("fear_of_the_unseen", 2, island)
    assert lands(game) == ["G4", "G5"]
    game.answer("fear_land", "land", "G4")
    assert game.pieces("G4", "town") == 0


def test_fear_of_the_unseen_level_3_may_remove_a_city_from_a_sacred_site() -> None:
    island = {**FAR, "G4": "presence0 1 town 1 city 1", "G5": "presence0 2 city 1", "G6": "town 1"}
    game = resolving("fear_of_the_unseen", 3, island)
    assert game.options == (("land", "G4", "town", 0), ("land", "G5", "city", 0))
    game.answer("fear_piece", "land", "G5", "city", 0)
    assert is_done(game)
    assert game.pieces("G5", "city") == 0
    assert fear(game) == 0


def test_fear_of_the_unseen_means_ones_own_presence_by_the_other_reading() -> None:
    island = {
        **FAR,
        "G4": "presence0 1 town 1",
        "H4": "presence1 1 town 1",
        "H5": "presence1 1 town 1",
    }
    game = resolving("fear_of_the_unseen", 2, island, "switches: H3", team=PAIR)
    assert game.pieces("G4", "town") == 0
    assert lands(game) == ["H4", "H5"]


# -- Isolation


def test_isolation_level_1_removes_the_only_invader_of_a_land() -> None:
    island = {
        **FAR,
        "G4": "explorer 1",
        "G5": "town 1",
        "G6": "explorer 2",
        "G7": "town 1 explorer 1",
    }
    game = resolving("isolation", 1, island)
    assert lands(game) == ["G4", "G5"]
    game.answer("fear_land", "land", "G5")
    assert is_done(game)
    assert game.pieces("G5", "town") == 0


def test_isolation_level_2_removes_an_explorer_or_town_where_at_most_two_invaders_are() -> None:
    island = {**FAR, "G4": "explorer 3", "G5": "town 1 city 1", "G6": "explorer 2"}
    game = resolving("isolation", 2, island)
    assert lands(game) == ["G5", "G6"]
    game.answer("fear_land", "land", "G5")
    assert (game.pieces("G5", "town"), game.pieces("G5", "city")) == (0, 1)


def test_isolation_level_3_removes_any_invader_where_at_most_two_are() -> None:
    island = {**FAR, "G4": "explorer 3", "G5": "town 1 city 1", "G6": "explorer 2"}
    game = resolving("isolation", 3, island)
    assert lands(game) == ["G5", "G6", "G8"]
    game.answer("fear_land", "land", "G5").answer("remove", "piece", "city", 0)
    assert (game.pieces("G5", "town"), game.pieces("G5", "city")) == (1, 0)


def test_a_card_that_finds_nothing_does_nothing() -> None:
    for card in ("isolation", "emigration_accelerates", "fear_of_the_unseen", "dahan_raid"):
        game = resolving(card, 1, {"G8": "city 1", "G4": "presence0 1"})
        assert is_done(game)
        assert game.pieces("G8", "city") == 1
