"""The end of the game: victory, the ways to lose, and the score to the point."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import (
    DEAD,
    both_editions,
    exorcise,
    offers,
    scene,
    yin,
)
from games.ghost_stories.scenario import Scenario

QI = {"initiation": 4, "normal": 3, "nightmare": 3, "hell": 3}
EARLIER = (62, 63, 64)


def last_incarnation_beaten(players: int, level: str, edition: str) -> Scenario:
    """A flawless victory with three ghosts left in the deck and no other ghost in play."""
    count = {"nightmare": 3 if players < 3 else 4, "hell": 3 if players < 3 else 4}.get(level, 1)
    earlier = " ".join(map(str, EARLIER[: count - 1]))
    beaten = f"discard: {earlier}; exorcised: {earlier};" if earlier else ""
    s = scene(
        f"players: {players}; level: {level}; deck: 3 ghost; {beaten} red ghosts: - 60 -;"
        "red: at 1, tokens 0; turn: red",
        edition,
    )
    exorcise(s, "black", "black", "black")
    while s.outcome is None:
        s.answer(s.kind, *s.options[0])
    return s


def points_for_earlier_incarnations(players: int, level: str, edition: str) -> int:
    if level in ("initiation", "normal"):
        return 0
    if players > 2:
        return 2 + 4 + 6
    return 2 + 4 if edition == "revised" else 4 + 6


# -- victory


@both_editions
@pytest.mark.parametrize("level", list(QI))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_victory_scores_to_the_point(edition: str, level: str, players: int) -> None:
    s = last_incarnation_beaten(players, level, edition)
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (True, "incarnations_exorcised")
    qi = QI[level] * players + 1  # the reward of the last incarnation counts
    earlier = points_for_earlier_incarnations(players, level, edition)
    if edition == "revised":
        assert s.outcome.score == (20 if level == "hell" else 10) + qi + 3 + earlier
    else:
        assert s.outcome.score == 10 + qi + 2 * 12 + earlier


@both_editions
def test_incarnation_before_the_last_does_not_win(edition: str) -> None:
    s = scene("level: nightmare; red ghosts: - 60 -; red: at 1; turn: red", edition)
    exorcise(s, "black", "black", "black").answer("group_qi", "taoist", "blue")
    assert s.outcome is None
    assert s.qi("blue") == 4
    assert s.kind == "end_turn"


@both_editions
def test_incarnation_reward_gives_a_spent_yin_yang_back_to_whom_the_players_choose(
    edition: str,
) -> None:
    s = scene(
        "level: nightmare; red ghosts: - 60 -; red: at 1, yin_yang no; blue: yin_yang no;turn: red",
        edition,
    )
    exorcise(s, "black", "black", "black").answer("group_qi", "taoist", "blue")
    assert s.options == (("taoist", "red"), ("taoist", "blue"))
    s.answer("group_yin_yang", "taoist", "blue")
    assert s.state.yin_yang == [False, True, True, True]


@both_editions
def test_incarnation_reward_can_give_a_yin_yang_at_hell(edition: str) -> None:
    s = scene("level: hell; red ghosts: - 60 -; red: at 1; turn: red", edition)
    exorcise(s, "black", "black", "black").answer("group_qi", "taoist", "red")
    s.answer("group_yin_yang", "taoist", "red")
    assert offers(s, "yin_yang")


@both_editions
def test_ghosts_still_in_play_do_not_prevent_victory(edition: str) -> None:
    s = scene("yellow ghosts: 6 7 2; red ghosts: - 60 -; red: at 1; turn: red", edition)
    exorcise(s, "black", "black", "black").answer("group_qi", "taoist", "red")
    assert s.outcome is not None
    assert s.outcome.won


@both_editions
def test_dead_taoists_and_haunted_tiles_lower_the_score_of_a_victory(edition: str) -> None:
    s = scene(
        f"haunted: 6 7; green: {DEAD}; blue: {DEAD}; deck: 5 ghost; red: qi 2, at 1; yellow: qi 1;"
        "yellow ghosts: 6 - -; red ghosts: - 60 -; turn: red",
        edition,
    )
    exorcise(s, "black", "black", "black").answer("group_qi", "taoist", "red")
    if s.outcome is None:
        s.answer("group_yin_yang", "taoist", "green")
    assert s.outcome is not None
    common = 10 + (3 + 1) - 2 * 3 - 2 * 4
    assert s.outcome.score == common + (5 if edition == "revised" else 2 * 11)


@both_editions
def test_incarnations_in_the_deck_are_no_ghosts_for_the_score(edition: str) -> None:
    s = yin(
        "level: nightmare; haunted: 0 5; deck: 2 ghost, 1 incarnation, 10 ghost;"
        "red ghosts: - 38^ -; turn: red",
        edition,
    )
    assert s.outcome is not None
    common = 4 * 3 - 3 * 4
    assert s.outcome.score == common + (-12 if edition == "revised" else 2 * 11)


def test_ghost_known_to_lie_in_the_deck_scores_like_an_unseen_one() -> None:
    s = yin("haunted: 0 5 6; deck: card 6, 2 ghost, card 60; red ghosts: - 38^ -; turn: red")
    assert s.outcome is not None
    assert s.outcome.score == 4 * 4 - 4 * 4 - 3


# -- defeat


@both_editions
@pytest.mark.parametrize("level", ["normal", "nightmare", "hell"])
def test_third_haunted_tile_loses_above_initiation(edition: str, level: str) -> None:
    s = yin(f"level: {level}; haunted: 0 5; red ghosts: - 38^ -; turn: red", edition)
    assert s.outcome is not None
    assert s.outcome.reason == "village_haunted"


@both_editions
def test_village_haunted_scores_to_the_point(edition: str) -> None:
    s = yin(
        f"haunted: 0 5 6; green: {DEAD}; deck: 7 ghost, 1 incarnation, 10 ghost; red: qi 1;"
        "red ghosts: - 38^ -; turn: red",
        edition,
    )
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (False, "village_haunted")
    common = (1 + 4 + 4) - 3 - 4 * 4
    assert s.outcome.score == common + (-17 if edition == "revised" else 2 * 11)


@both_editions
def test_empty_deck_scores_to_the_point(edition: str) -> None:
    s = yin("deck: card 6; red ghosts: 39 - -; turn: red", edition)
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (False, "deck_empty")
    assert s.outcome.score == 16 + (0 if edition == "revised" else 2 * 11)


@both_editions
def test_all_dead_scores_to_the_point(edition: str) -> None:
    s = yin(
        f"players: 2; deck: 4 ghost; green: {DEAD}; red: qi 1; red ghosts: 39 40 37; turn: red",
        edition,
    )
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (False, "taoists_dead")
    assert s.outcome.score == -6 + (-4 if edition == "revised" else 2 * 9)


@both_editions
@pytest.mark.parametrize(
    ("players", "beaten", "revised", "first_print"),
    [
        (2, 0, 0, 0),
        (2, 1, 2, 4),
        (2, 2, 6, 10),
        (4, 1, 2, 2),
        (4, 2, 6, 6),
        (4, 3, 12, 12),
    ],
)
def test_earlier_incarnations_score_in_defeat_too(
    edition: str, players: int, beaten: int, revised: int, first_print: int
) -> None:
    earlier = " ".join(map(str, EARLIER[:beaten]))
    clause = f"discard: {earlier}; exorcised: {earlier};" if beaten else ""
    s = yin(f"players: {players}; level: nightmare; {clause} deck: card 6; turn: red", edition)
    assert s.outcome is not None
    bonus = revised if edition == "revised" else first_print + 2 * 12
    assert s.outcome.score == 3 * players + bonus


@both_editions
def test_hell_gives_no_bonus_in_defeat(edition: str) -> None:
    s = yin("level: hell; deck: card 6; turn: red", edition)
    assert s.outcome is not None
    assert s.outcome.score == 12 + (0 if edition == "revised" else 2 * 12)


@both_editions
def test_game_stops_at_the_moment_of_defeat(edition: str) -> None:
    s = yin("haunted: 0 5 6; red ghosts: 34^ 44 41^; turn: red", edition)
    assert s.outcome is not None
    assert s.table.decision is None
    assert sum(s.state.haunted) == 4


@both_editions
def test_last_taoist_killed_by_the_curse_of_the_last_incarnation_loses(edition: str) -> None:
    s = scene(
        "players: 1; circle: black; red: qi 1, at 1, tao black 1, tokens 0; red ghosts: - 59 -;"
        "turn: red",
        edition,
    )
    exorcise(s, "black", "black", "black").answer("exorcise_ghosts", "ghost", "red", 1)
    s.curse("lose_qi")
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (False, "taoists_dead")


@both_editions
def test_exorcist_may_die_of_the_last_curse_and_the_others_win(edition: str) -> None:
    s = scene(
        "players: 2; circle: black; red: qi 1, at 1, tao black 1; red ghosts: - 59 -; turn: red",
        edition,
    )
    exorcise(s, "black", "black", "black").answer("exorcise_ghosts", "ghost", "red", 1)
    s.curse("lose_qi")
    assert s.qi("green") == 5
    assert s.outcome is not None
    assert s.outcome.won


@both_editions
def test_incarnation_removed_from_play_by_victory_counts_among_the_exorcised(edition: str) -> None:
    s = last_incarnation_beaten(4, "initiation", edition)
    assert s.state.exorcised == (60,)
