"""What rows of results come to, counted by hand."""

from __future__ import annotations

from typing import Any

import pytest

from research.study.rows import Rows, by_hand, played, table
from vigil.core.facts import Cell
from vigil.research.simulation.columns import turn_columns_of
from vigil.research.study import OtherRules, study_of
from vigil.research.study.figures import Effect, Factor, rate

WON: dict[str, Cell] = {"won": True, "reason": "incarnations_exorcised"}
LOST: dict[str, Cell] = {"won": False}


def factor(rows: Rows, column: str) -> Factor | None:
    found = study_of(by_hand(*rows)).factors
    return next((one for one in found if one.column == column), None)


def effects(rows: Rows, column: str) -> dict[str, Effect]:
    found = factor(rows, column)
    return {} if found is None else {effect.id: effect for effect in found.effects}


# -- win rates


def test_all_games_have_a_rate_with_its_interval() -> None:
    study = study_of(by_hand(*[WON] * 5, *[LOST] * 5))
    assert (study.all.games, study.all.wins, study.all.share) == (10, 5, 0.5)
    assert (study.all.low, study.all.high) == pytest.approx((0.2366, 0.7634), abs=1e-4)


def test_a_sample_is_small_below_thirty_games_or_with_a_wide_interval() -> None:
    assert rate(0, 29).small
    assert not rate(0, 30).small
    assert rate(15, 30).small
    assert not rate(200, 400).small


def test_games_are_grouped_by_what_was_swept() -> None:
    rows = [
        {"setup_level": "normal", "cell": 0, **WON},
        {"setup_level": "normal", "cell": 0, **LOST},
        {"setup_level": "hell", "cell": 1, **LOST},
    ]
    (group,) = study_of(by_hand(*rows)).groups
    assert group.column == "setup_level"
    assert {value: one.share for value, one in group.rates.items()} == {"normal": 0.5, "hell": 0}


def test_two_swept_columns_are_crossed() -> None:
    rows: Rows = [
        {"setup_level": level, "setup_players": players, **LOST}
        for level in ("normal", "hell")
        for players in (2, 4)
    ]
    (crossed,) = study_of(by_hand(*rows)).cells
    assert {key: one.games for key, one in crossed.rates.items()} == dict.fromkeys(crossed.rates, 1)
    assert len(crossed.rates) == 4


def test_what_all_games_share_is_the_set_up() -> None:
    study = study_of(by_hand({"setup_level": "normal", **LOST}))
    assert study.setup == {"setup_level": "normal", "bots": "rules"}
    assert (study.groups, study.pairings) == ([], [])


def test_losses_are_shares_of_all_games_the_most_frequent_first() -> None:
    rows: Rows = [WON, LOST, {"reason": "taoists_dead"}, {"reason": "taoists_dead"}]
    losses = study_of(by_hand(*rows)).losses
    assert [(reason, one.share) for reason, one in losses.items()] == [
        ("taoists_dead", 0.5),
        ("deck_empty", 0.25),
    ]


def test_length_is_told_for_games_won_and_lost() -> None:
    rows = [{**WON, "turns": 4}, {**LOST, "turns": 2}, {**LOST, "turns": 4}]
    length = study_of(by_hand(*rows)).length
    assert length.turns == {2: (0, 1), 4: (1, 1)}
    assert length.won is not None
    assert length.lost is not None
    assert (length.won.median, length.lost.median) == (4, 3)


# -- the same deals


def paired(*games: tuple[str, str, bool]) -> Any:
    rows: Rows = [{"setup_level": a, "seed": seed, "won": won} for a, seed, won in games]
    (pairing,) = study_of(by_hand(*rows)).pairings
    return pairing.pairs


def test_a_value_is_compared_with_the_first_on_the_deals_of_both() -> None:
    (pair,) = paired(
        *(("normal", "1", True), ("normal", "2", True), ("normal", "3", False)),
        *(("hell", "1", True), ("hell", "2", False), ("hell", "4", True)),
    )
    assert (pair.value, pair.base, pair.deals) == ("hell", "normal", 2)
    assert (pair.value_only, pair.base_only, pair.difference) == (0, 1, -0.5)
    assert pair.low < pair.difference < pair.high


def test_values_without_a_deal_in_common_are_not_compared() -> None:
    assert paired(("normal", "1", True), ("hell", "2", True)) == []


# -- links with winning


def test_games_with_a_thing_are_compared_with_those_without_it() -> None:
    rows = [{**WON, "powers": ("a",)}] * 3 + [{**LOST, "powers": ("a", "b")}] + [LOST] * 4
    found = effects([{"powers": (), **row} for row in rows], "powers")
    assert found["a"].having.share == 0.75
    assert found["a"].lacking.share == 0
    assert found["a"].difference == 0.75
    assert found["b"].difference == pytest.approx(-3 / 7)


def test_what_helps_most_comes_first() -> None:
    rows = [{**WON, "powers": ("good",)}, {**LOST, "powers": ("bad",)}]
    found = factor(rows, "powers")
    assert found is not None
    assert [effect.id for effect in found.effects] == ["good", "bad"]


def test_things_are_compared_within_cells() -> None:
    """All games of an easy cell have it and are won: that says nothing."""
    easy = [{**WON, "cell": 0, "powers": ("a",)}] * 10
    hard = [{**LOST, "cell": 1, "powers": ("a",)}, {**LOST, "cell": 1, "powers": ()}]
    assert effects([*easy, *hard], "powers")["a"].difference == 0


def test_what_every_game_has_is_no_factor() -> None:
    assert factor([{**WON, "powers": ("a",)}, {**LOST, "powers": ("a",)}], "powers") is None


def test_counts_are_things_that_a_game_has_or_lacks() -> None:
    rows = [{**WON, "helps": {"tea_house": 3}}, {**LOST, "helps": {"tea_house": 0}}]
    assert effects(rows, "helps")["tea_house"].difference == 1


def test_games_to_which_a_column_does_not_apply_are_left_out() -> None:
    rows = [{**WON, "saved": {"wu": 1}}, {**LOST, "saved": {}}, {**WON, "saved": None}]
    assert effects(rows, "saved")["wu"].lacking.games == 1


def test_few_games_on_either_side_are_a_small_sample() -> None:
    many = [{**WON, "powers": ("a",)}] * 400 + [{**LOST, "powers": ()}] * 29
    assert effects(many, "powers")["a"].small
    assert not effects([*many, {**LOST, "powers": ()}], "powers")["a"].small


def test_a_number_is_told_in_bands_of_about_as_many_games() -> None:
    rows: Rows = [{"deaths": deaths, "won": deaths < 5} for deaths in range(10)]
    found = factor(rows, "deaths")
    assert found is not None
    assert [(band.least, band.most) for band in found.bands] == [
        *((0, 1), (2, 3), (4, 5), (6, 7), (8, 9)),
    ]
    assert [band.rate.share for band in found.bands] == [1, 1, 0.5, 0, 0]


def test_equal_numbers_stay_in_one_band() -> None:
    rows = [{"deaths": 0, **WON}] * 9 + [{"deaths": 1, **LOST}]
    found = factor(rows, "deaths")
    assert found is not None
    assert [(band.least, band.most, band.rate.games) for band in found.bands] == [
        *((0, 0, 9), (1, 1, 1)),
    ]


# -- places and turns


def test_a_map_counts_by_place_and_by_what_lies_there() -> None:
    rows = [
        {**LOST, "village": ("a", "b"), "hauntings": {"a": 2}},
        {**LOST, "village": ("b", "a"), "hauntings": {"a": 1, "b": 1}},
    ]
    (grid,) = study_of(by_hand(*rows)).grids
    assert grid.places == [1.5, 0.5]
    assert grid.by_thing == {"a": 1.5, "b": 0.5}


def turns_of(*rows: tuple[int, int, int]) -> Any:
    columns = turn_columns_of("ghost_stories")
    empty = dict.fromkeys(column.name for column in columns)
    told = ({"cell": 0, "number": n, "turn": turn, "haunted": h} for n, turn, h in rows)
    return table([{**empty, **row} for row in told], columns)


def test_a_curve_has_quarters_and_median_of_games_won_and_lost() -> None:
    games = by_hand(*[WON] * 20, *[LOST] * 20)
    turns = turns_of(*((n, 1, 0 if n < 20 else n - 19) for n in range(40)))
    (curve,) = study_of(games, turns).curves
    (won,), (lost,) = curve.won, curve.lost
    assert (curve.column, won.spread.median, lost.spread.median) == ("haunted", 0, 10.5)


def test_a_turn_that_is_not_told_is_like_the_one_before() -> None:
    games = by_hand(*[LOST] * 20)
    turns = turns_of(*(row for n in range(20) for row in ((n, 1, 2), (n, 3, 4))))
    (curve,) = study_of(games, turns).curves
    assert [(point.turn, point.spread.median) for point in curve.lost] == [(1, 2), (2, 2), (3, 4)]


def test_a_curve_ends_where_few_games_go_on() -> None:
    games = by_hand(*[LOST] * 20)
    turns = turns_of(*((n, 1, 2) for n in range(20)), (0, 2, 3))
    (curve,) = study_of(games, turns).curves
    assert [point.turn for point in curve.lost] == [1]


# -- real games, and wrong ones


@pytest.mark.parametrize("game", ["ghost_stories", "horizons"])
def test_real_games_are_studied_whole(game: str) -> None:
    games, turns = played(game, [{"players": 1}, {"players": 2}], 25)
    study = study_of(games, turns)
    assert study.all.games == sum(one.games for one in study.groups[0].rates.values()) == 50
    assert {factor.stage for factor in study.factors} == {"before", "early", "during"}
    assert study.curves


def test_results_of_other_rules_are_refused() -> None:
    with pytest.raises(OtherRules) as refused:
        study_of(by_hand(LOST, {"rules": 1}))
    assert refused.value.data["value"] == "1, 5"
