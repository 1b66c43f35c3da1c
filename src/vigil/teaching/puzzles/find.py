"""The finder: plays games of the bot ``rules`` and looks for puzzles that it does not solve."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from vigil.bots.rules_bot import RulesBot
from vigil.core.dealer import SeededDealer
from vigil.core.game import find_game, game_names
from vigil.core.table import Table
from vigil.teaching.book import is_meant, play, solution
from vigil.teaching.puzzles.file import file_of, read_file
from vigil.teaching.puzzles.goal import Goal, goals_of, verdict
from vigil.teaching.puzzles.keeping import added
from vigil.teaching.puzzles.puzzle import Origin, Puzzle
from vigil.teaching.puzzles.search import Search, TooLarge, count
from vigil.teaching.puzzles.solving import example_of, solved

MIN_LINES: Final = 8
SHARES: Final = (0.001, 0.15)
"""The allowed shares of successful lines."""
SAMPLES: Final = 60
"""Random games before a search: if none or most reach the goal, there is no puzzle."""
SMALL: Final = 5_000
"""The most positions in one search: many small puzzles cost as much as one large one."""


class CandidatePosition(msgspec.Struct, frozen=True):
    """A position found in a game."""

    position: str
    began: frozenset[str]
    """The goals that can begin here."""
    origin: Origin


def candidate_positions(game: str, setup: dict[str, Any], seed: int) -> Iterator[CandidatePosition]:
    """The positions between two steps of a game at which goals can begin, in order."""
    goals = {name: goal for name, goal in goals_of(game).items() if setup in goal.setups}
    table = Table.start(find_game(game).setup.from_data(setup), SeededDealer(seed))
    bot, since = RulesBot(seed), table.bookmark()
    while (decision := table.decision) is not None:
        events = table.events_since(since)
        began = frozenset(
            name
            for name, goal in goals.items()
            if any(is_meant(goal.begins, event) for event in events)
        )
        if began and (position := position_of(table)):
            yield CandidatePosition(position, began, Origin(setup, seed, table.ply))
        since = table.bookmark()
        table.apply(bot.choose(table, decision))


def position_of(table: Table) -> str:
    """The position as text; nothing in the middle of a step."""
    saved = json.loads(table.save())
    if saved["answers"]:
        return ""
    return table.game.write(table.game.state.from_data(saved["base"], setup=table.setup))


def puzzle_at(game: str, moment: CandidatePosition, name: str, bound: int) -> Puzzle | None:
    """The puzzle at a position, if it is one: few lines succeed, and the bot's does not."""
    rules, goal = find_game(game), goals_of(game)[name]
    table = Table.at(rules, rules.read(moment.position))
    if verdict(goal, table) is not None or not is_promising(table, goal, bound):
        return None
    lines, succeed, line = count(table, goal, bound)
    if line is None or lines < MIN_LINES or not SHARES[0] <= succeed / lines <= SHARES[1]:
        return None
    if bot_succeeds(table, goal, bound):
        return None
    answers = solved(table, goal, line, moment.origin.seed)
    modules = tuple(moment.origin.setup.get("modules", ()))
    puzzle = Puzzle(
        game=game,
        goal=name,
        position=moment.position,
        answers=answers,
        lines=lines,
        succeed=succeed,
        modules=modules,
        seed=moment.origin.seed,
    )
    return None if is_lost_by(puzzle) else puzzle


def is_lost_by(puzzle: Puzzle) -> bool:
    """Whether the solution loses the game: it could reach the goal and lose the village."""
    example = example_of(puzzle)
    outcome = play(example, solution(example).choices).table.outcome
    return outcome is not None and not outcome.won


def is_promising(table: Table, goal: Goal, bound: int) -> bool:
    """Whether random play sometimes reaches the goal, and a search can end."""
    luck, reached, size = Random(SAMPLES), 0, 0
    for _ in range(SAMPLES):
        found, positions = _at_random(table.fork(), goal, luck)
        reached += found
        size += positions
        if reached >= SAMPLES / 2 or size > bound * SAMPLES:
            return False
    return reached > 0


def _at_random(table: Table, goal: Goal, luck: Random) -> tuple[bool, int]:
    """Whether a random game reaches the goal, and how many positions its forks represent."""
    ways, size = 1, 0
    while (reached := verdict(goal, table)) is None:
        assert table.decision is not None, "the end of the game is judged"
        options = len(table.decision.options)
        ways *= options
        size += ways
        table.apply(luck.randrange(options))
    return reached, size


def bot_succeeds(table: Table, goal: Goal, bound: int) -> bool:
    """Whether the bot's choices, up to the next chance, make the goal certain."""
    table, bot = table.fork(), RulesBot(0)
    while verdict(goal, table) is None:
        decision = table.decision
        assert decision is not None, "the end of the game is judged"
        if decision.chance:
            return Search(goal, bound).is_sure(table)
        table.apply(bot.choose(table, decision))
    return verdict(goal, table) is True


def find(
    game: str, names: frozenset[str], games: int, seed: int, bound: int = SMALL
) -> Iterator[tuple[str, Puzzle] | None]:
    """Puzzles of these goals from this many games, at most one for each goal and game.

    With each comes an id that reproduces it; an error in a game does not stop the search.
    """
    setups = unique(setup for name in names for setup in goals_of(game)[name].setups)
    for number in range(seed, seed + games):
        found: set[str] = set()
        for moment in candidate_positions(game, setups[number % len(setups)], number):
            for name in (moment.began & names) - found:
                try:
                    puzzle = puzzle_at(game, moment, name, bound)
                except TooLarge:
                    continue
                if puzzle is not None:
                    found.add(name)
                    origin = moment.origin
                    yield f"{name.replace('_', '-')}-{origin.seed}-{origin.ply}", puzzle
        yield None


def unique(setups: Iterator[dict[str, Any]]) -> list[dict[str, Any]]:
    """Setups without duplicates."""
    found: list[dict[str, Any]] = []
    for setup in setups:
        found += [setup] * (setup not in found)
    return found


def main(words: list[str] | None = None) -> None:
    """Add the puzzles found to a file; each is saved at once."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--goal", help="look for this goal only")
    parser.add_argument("--games", type=int, default=20, help="how many games are played")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--bound", type=int, default=SMALL, help="positions for each search")
    parser.add_argument("--into", type=Path, default=Path("puzzles.json"), help="the file")
    given = parser.parse_args(words)
    done = 0
    known = frozenset(goals_of(given.game))
    names = frozenset({given.goal}) if given.goal else known
    if not names <= known:
        parser.error(f"there is no goal {given.goal}; its goals are: {', '.join(sorted(known))}")
    for found in find(given.game, names, given.games, given.seed, given.bound):
        if found is None:
            done += 1
            print(f"{done} of {given.games} games", file=sys.stderr)
            continue
        id, puzzle = found
        before = read_file(given.into.read_bytes()) if given.into.is_file() else {}
        after = added(before, {id: puzzle})
        given.into.write_text(file_of(after), encoding="utf-8")
        new = "kept" if len(after) > len(before) else "like another"
        print(f"{id}: {puzzle.succeed} of {puzzle.lines} lines, grade {puzzle.grade}, {new}")


if __name__ == "__main__":
    main()
