"""Invariants over random games of any setup, many of them begun near their end."""

from __future__ import annotations

from hypothesis import given, settings

from forms import numbers
from games.horizons.property.games import GAMES, LATE, Game, Walk, setup_number
from games.horizons.property.invariants import INVARIANTS, is_laid
from games.horizons.property.strategies import walks
from vigil.games.horizons import State

TERROR_LEVELS = 3

quick = settings(max_examples=max(12, GAMES // 8), derandomize=True, database=None)


@quick
@given(walk=walks())
def test_all_of_them_are_true_at_every_question(walk: Walk) -> None:
    Game(walk).keeps(*INVARIANTS)


@quick
@given(walk=walks())
def test_blight_only_moves_between_the_pool_and_the_island(walk: Walk) -> None:
    game, totals = Game(walk), set()
    for _ in game.questions():
        if is_laid(game.state):
            totals.add(sum(game.state.blight) + game.state.blight_pool)
    totals.add(sum(game.state.blight) + game.state.blight_pool)
    assert len(totals) == 1
    if not walk.late:
        players = walk.setup.players
        printed = players  # every board shows one
        assert totals == {5 * players + 1 + printed}


@quick
@given(walk=walks())
def test_the_score_is_the_sum_of_its_lines(walk: Walk) -> None:
    game = Game(walk)
    game.play()
    outcome = game.table.view()["outcome"]
    assert outcome["score"] == sum(outcome["lines"].values())


@quick
@given(walk=walks())
def test_the_events_tell_every_piece_that_comes_and_goes(walk: Walk) -> None:
    game = Game(walk)
    if walk.late:
        there = standing(game.state)
    else:
        initial = game.state.setup.island.initial
        there = sum(piece != "blight" for pieces in initial for piece in pieces)
    game.play()
    tags = [event.tag for event in game.table.events]
    gone = tags.count("piece_destroyed") + tags.count("piece_removed")
    assert standing(game.state) == there + tags.count("piece_added") - gone


def standing(s: State) -> int:
    """All invaders and dahan on the island."""
    return sum(s.pieces)


def test_the_walks_see_every_way_to_win_and_to_lose() -> None:
    reasons: set[str] = set()
    levels: set[int] = set()
    wanted = {"blight", "spirit_destroyed", "time_over", "fear", "terror"}
    for index in numbers(120, lambda: reasons >= wanted and len(levels) == TERROR_LEVELS):
        late, purposeful = LATE[index % len(LATE)], index % 12 < 6
        game = Game(Walk(setup_number(index), index, purposeful, late))
        game.play()
        assert game.table.outcome is not None
        reasons.add(game.table.outcome.reason)
        levels.update(event.data["level"] for event in game.table.events if "level" in event.data)
    assert reasons >= wanted
    assert levels == set(range(1, TERROR_LEVELS + 1))
