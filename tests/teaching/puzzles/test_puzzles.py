"""Every puzzle as it is written: its solution is sure, and its lines are counted rightly."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from forms import LONG
from vigil.core.game import find_game, game_names
from vigil.core.table import Table
from vigil.teaching.book import ExampleAnswer, Fact, open_table, play, solution
from vigil.teaching.puzzles import (
    Count,
    Goal,
    Puzzle,
    TooLarge,
    attempt,
    count,
    example_of,
    faults,
    goals_of,
    miscounted,
    puzzles_of,
    verdict,
)
from vigil.teaching.puzzles.find import MIN_LINES, SHARES
from vigil.words import LANGUAGES, Words
from words.source import event_tags

ALL: Final = [
    pytest.param(puzzle, id=f"{game}/{name}")
    for game in game_names()
    for name, puzzle in puzzles_of(game).items()
]
PROVED: Final = ALL if LONG else ALL[::40]
"""The quick form proves every fortieth anew."""
GOALS: Final = [
    pytest.param(game, name, id=f"{game}/{name}")
    for game in game_names()
    for name in goals_of(game)
]
SOME: Final = puzzles_of("horizons")["no-blight-132-70"]


def lines_of(puzzle: Puzzle) -> Count:
    return count(open_table(example_of(puzzle)), goals_of(puzzle.game)[puzzle.goal])


@pytest.mark.parametrize("puzzle", PROVED)
def test_the_solution_reaches_the_goal_whatever_chance_brings(puzzle: Puzzle) -> None:
    assert faults(puzzle) == []


@pytest.mark.parametrize("puzzle", PROVED)
def test_as_many_lines_succeed_as_the_puzzle_says_and_the_shortest_is_shown(puzzle: Puzzle) -> None:
    found, choices = lines_of(puzzle), solution(example_of(puzzle)).choices
    assert miscounted(puzzle, found) == []
    assert found.shortest is not None
    assert choices[: len(found.shortest)] == found.shortest


@pytest.mark.parametrize("puzzle", ALL)
def test_few_lines_of_many_succeed(puzzle: Puzzle) -> None:
    assert puzzle.lines >= MIN_LINES
    assert SHARES[0] <= puzzle.succeed / puzzle.lines <= SHARES[1]


@pytest.mark.parametrize("puzzle", ALL)
def test_no_game_is_lost_by_the_solution(puzzle: Puzzle) -> None:
    example = example_of(puzzle)
    outcome = play(example, solution(example).choices).table.outcome
    assert outcome is None or outcome.won


# -- goals


@pytest.mark.parametrize(("game", "name"), GOALS)
def test_a_goal_is_about_what_can_happen(game: str, name: str) -> None:
    goal = goals_of(game)[name]
    facts = (*goal.facts, goal.begins, goal.until)
    assert {fact.happens for fact in facts} <= event_tags(game)


@pytest.mark.parametrize(("game", "name"), GOALS)
def test_a_goal_is_said_in_every_language(game: str, name: str) -> None:
    key = f"web-puzzles-goal-{game}-{name}"
    assert all(Words(language).of(game).has(key) for language in LANGUAGES)


@pytest.mark.parametrize(("game", "name"), GOALS)
def test_every_goal_has_a_puzzle(game: str, name: str) -> None:
    assert name in {puzzle.goal for puzzle in puzzles_of(game).values()}


POSITION: Final = "red ghosts: - 38 -; yellow: at 1; deck: 31 ghost; turn: yellow"
"""The first answer decides whether a Taoist moves."""
MOVES, NEVER = Fact(happens="taoist_moved"), Fact(happens="taoist_moved", never=True)
ACTS, TURN = Fact(happens="villager_asked"), Fact(happens="turn_began")


def at_first() -> Table:
    game = find_game("ghost_stories")
    return Table.at(game, game.read(POSITION))


def moved() -> Table:
    table = at_first()
    assert table.decision is not None
    table.apply(next(n for n, one in enumerate(table.decision.options) if one[0] == "tile"))
    return table


@pytest.mark.parametrize(
    ("facts", "until", "before", "after"),
    [
        ((MOVES,), TURN, None, True),
        ((NEVER,), TURN, None, False),
        ((MOVES, Fact(happens="qi_lost", never=True)), TURN, None, None),
        ((Fact(happens="taoist_moved", times=2),), TURN, None, None),
        ((ACTS,), MOVES, None, False),
        ((Fact(happens="qi_lost", never=True),), MOVES, None, True),
    ],
)
def test_a_goal_is_judged_when_nothing_can_change_it_or_its_time_is_up(
    facts: tuple[Fact, ...], until: Fact, before: bool | None, after: bool | None
) -> None:
    goal = Goal(TURN, facts, until)
    assert (verdict(goal, at_first()), verdict(goal, moved())) == (before, after)


def test_a_search_that_is_too_large_ends() -> None:
    with pytest.raises(TooLarge):
        count(at_first(), Goal(TURN, (ACTS,), TURN), 5)


# -- puzzles that are none


def test_a_wrong_solution_is_found() -> None:
    assert faults(replace(SOME, answers=())) == ["the goal is not judged"]
    nonsense = (ExampleAnswer("move", ("tile", 99)),)
    assert "does not answer" in faults(replace(SOME, answers=nonsense))[0]


def test_a_solution_that_needs_luck_or_fails_is_found() -> None:
    """Where few lines succeed, the others give themselves away."""
    seen = {fault for wrong in others(SOME) for fault in faults(wrong)}
    assert seen & {"the goal is missed", "chance may spoil it"}


def others(puzzle: Puzzle) -> list[Puzzle]:
    """The puzzle with other solutions: the last option at each question."""
    table, answers = open_table(example_of(puzzle)), []
    goal = goals_of(puzzle.game)[puzzle.goal]
    while verdict(goal, table) is None and (decision := table.decision) is not None:
        index = 0 if decision.chance else len(decision.options) - 1
        if not decision.chance:
            part, option = decision.own(index)
            answers.append(ExampleAnswer(part.kind, option))
        table.apply(index)
    return [replace(puzzle, answers=tuple(answers))]


def test_wrong_counts_are_found() -> None:
    small = min(puzzles_of("horizons").values(), key=lambda puzzle: puzzle.lines)
    wrong = replace(small, lines=small.lines + 1, succeed=small.succeed + 1)
    assert miscounted(wrong, lines_of(small)) == [
        f"{small.lines} lines, not {small.lines + 1}",
        f"{small.succeed} succeed, not {small.succeed + 1}",
    ]


def test_answers_after_the_goal_is_judged_are_left_out() -> None:
    choices = solution(example_of(SOME)).choices
    assert attempt(SOME, (*choices, 0)).given == len(choices)
