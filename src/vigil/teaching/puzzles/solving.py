"""Solving a puzzle: with a player's answers, or by the stored solution."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from vigil.core.dealer import SeededDealer
from vigil.core.event import Event
from vigil.core.table import Table
from vigil.teaching.book import Example, ExampleAnswer, Misplayed, is_meant, open_table, solution
from vigil.teaching.puzzles.goal import Goal, counted, counts, goals_of, verdict
from vigil.teaching.puzzles.puzzle import Puzzle
from vigil.teaching.puzzles.search import BOUND, Count, Search, TooLarge


@dataclass(frozen=True)
class Attempt:
    """A puzzle after some answers."""

    given: int
    """The number of answers used: none after the goal is judged."""
    reached: bool | None
    """Whether the goal is reached or missed; nothing while it is open."""
    sure: bool
    """Whether chance could not have spoiled the goal so far."""
    against: tuple[Event, ...]
    """The events that must not happen and did."""
    counts: tuple[tuple[int, int], ...]
    """For each thing that has to happen how often it has happened, and how often it must."""


def example_of(puzzle: Puzzle) -> Example:
    """A puzzle as an example, to be played like those of the books."""
    return Example(puzzle.game, puzzle.position, puzzle.answers, seed=puzzle.seed)


def attempt(puzzle: Puzzle, answers: Sequence[int], bound: int = BOUND) -> Attempt:
    """A puzzle after the players' answers; chance follows its seed."""
    goal = goals_of(puzzle.game)[puzzle.goal]
    search, dealer = Search(goal, bound), SeededDealer(puzzle.seed)
    table, left = open_table(example_of(puzzle)), list(answers)
    sure, chosen = True, False
    while verdict(goal, table) is None and (decision := table.decision) is not None:
        if decision.chance:
            sure = sure and not (chosen and not _is_sure(search, table))
            chosen = False
            table.apply(dealer.deal(decision, table.ply))
        elif left:
            chosen = True
            table.apply(left.pop(0))
        else:
            break
    unwanted = [fact for fact in goal.facts if fact.never]
    against = tuple(
        event
        for event in counted(goal, table.events)
        if any(is_meant(fact, event) for fact in unwanted)
    )
    given = len(answers) - len(left)
    return Attempt(given, verdict(goal, table), sure, against, counts(goal, table))


def _is_sure(search: Search, table: Table) -> bool:
    """Whether the goal is certain; a search that is too large counts as no."""
    try:
        return search.is_sure(table)
    except TooLarge:
        return False


def solved(table: Table, goal: Goal, line: Iterable[int], seed: int) -> tuple[ExampleAnswer, ...]:
    """A line continued with certain answers until the goal is judged; the seed deals."""
    search, dealer = Search(goal), SeededDealer(seed)
    table, given, answers = table.fork(), list(line), []
    while verdict(goal, table) is None and (decision := table.decision) is not None:
        if decision.chance:
            table.apply(dealer.deal(decision, table.ply))
            continue
        index = given.pop(0) if given else _sure_answer(search, table)
        part, option = decision.own(index)
        answers.append(ExampleAnswer(part.kind, option))
        table.apply(index)
    return tuple(answers)


def _sure_answer(search: Search, table: Table) -> int:
    """The first answer after which the goal is still sure."""
    assert table.decision is not None
    options = range(len(table.decision.options))
    return next(index for index in options if search.is_sure(search.after(table, index)))


def faults(puzzle: Puzzle) -> list[str]:
    """The mistakes in the solution of a puzzle: it must be certain, and played to its end."""
    try:
        choices = solution(example_of(puzzle)).choices
    except Misplayed as error:
        return [str(error)]
    tried = attempt(puzzle, choices)
    wrong = {
        "the goal is not judged": tried.reached is None,
        "the goal is missed": tried.reached is False,
        "chance may spoil it": not tried.sure,
        "it goes on when the goal is judged": tried.given < len(choices),
    }
    return [fault for fault, so in wrong.items() if so]


def miscounted(puzzle: Puzzle, found: Count) -> list[str]:
    """The mistakes in the stored counts of a puzzle."""
    wrong = {
        f"{found.lines} lines, not {puzzle.lines}": found.lines != puzzle.lines,
        f"{found.succeed} succeed, not {puzzle.succeed}": found.succeed != puzzle.succeed,
    }
    return [fault for fault, so in wrong.items() if so]
