"""The files of puzzles: short, without near duplicates, and with names that stay."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from vigil.core.game import find_game, game_names
from vigil.core.plugin import find_plugin
from vigil.teaching.book import ExampleAnswer
from vigil.teaching.puzzles import Puzzle, find, puzzles_of
from vigil.teaching.puzzles.file import KeptPuzzle, file_of, read_file, shortened, text_of
from vigil.teaching.puzzles.keeping import added, is_like, pairs_alike
from vigil.words import LANGUAGES, Words

WITH_PUZZLES: Final = [game for game in game_names() if puzzles_of(game)]


def text_of_file(game: str) -> bytes:
    return find_plugin(game).file("puzzles.json").read_bytes()


def kept(game: str) -> dict[str, KeptPuzzle]:
    return read_file(text_of_file(game))


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_file_is_as_it_is_written(game: str) -> None:
    assert file_of(kept(game)) == text_of_file(game).decode()


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_answers_are_kept_as_text(game: str) -> None:
    lines = kept(game)
    for id, puzzle in puzzles_of(game).items():
        assert text_of(puzzle.answers) == lines[id].answers


def test_what_goes_without_saying_is_not_kept() -> None:
    game = find_game("ghost_stories")
    whole = game.write(game.read("red ghosts: - 38 -"))
    short = shortened(game, whole)
    assert game.write(game.read(short)) == whole
    assert len(short) < len(whole) / 4


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_no_two_puzzles_are_alike(game: str) -> None:
    assert not [*pairs_alike(kept(game))]


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_puzzle_has_a_name_of_its_own(game: str) -> None:
    names = [one.name for one in puzzles_of(game).values()]
    assert len({*names}) == len(names)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_name_is_said_in_every_language(game: str) -> None:
    keys = [f"web-puzzles-named-{game}-{one.name}" for one in puzzles_of(game).values()]
    for language in LANGUAGES:
        words = Words(language).of(game)
        said = [words.text(key) for key in keys if words.has(key)]
        assert len({*said}) == len(keys), language


def test_every_day_of_a_leap_year_has_one_puzzle() -> None:
    days = [one.day for game in WITH_PUZZLES for one in puzzles_of(game).values() if one.day]
    assert sorted(days) == [*range(1, 367)]


def test_neighbouring_days_ask_for_different_things() -> None:
    every = [one for game in WITH_PUZZLES for one in puzzles_of(game).values()]
    goals = [(one.game, one.goal) for one in sorted(every, key=lambda one: one.day)]
    assert not [day for day, pair in enumerate(pairwise(goals), 1) if pair[0] == pair[1]]


SOME: Final = KeptPuzzle(
    goal="win", name=3, lines=9, succeed=1, seed=7, answers="act help", position="a: 1; b: 2; c: 3"
)


@pytest.mark.parametrize(
    ("other", "like"),
    [
        (replace(SOME, position="x: 1"), True),
        (replace(SOME, position="x: 1", seed=8), False),
        (replace(SOME, position="x: 1", answers="act pray"), False),
        (replace(SOME, position="a: 1; b: 2; c: 4", answers="act pray", goal="hold"), True),
        (replace(SOME, position="a: 1; b: 3; c: 4", answers="act pray"), False),
    ],
)
def test_puzzles_are_alike_by_their_position_or_their_solution(
    other: KeptPuzzle, like: bool
) -> None:
    assert is_like(SOME, other) == is_like(other, SOME) == like


def test_a_puzzle_that_is_added_gets_the_next_name_and_changes_no_other() -> None:
    found = Puzzle(
        game="ghost_stories",
        goal="win",
        position="red ghosts: - 38 -",
        answers=(ExampleAnswer("move", ("tile", 4)),),
        lines=9,
        succeed=1,
    )
    after = added({"win-7-1": SOME}, {"win-1-1": found, "win-1-2": found})
    assert [*after] == ["win-7-1", "win-1-1"]
    assert after["win-7-1"] == SOME
    assert after["win-1-1"].name == SOME.name + 1
    assert text_of(found.answers) == "move tile 4"


def test_the_finder_adds_to_a_file_what_is_not_in_it_yet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "puzzles.json"
    words = ["horizons", "--goal", "no_building", "--games", "1", "--seed", "20000"]
    for _ in range(2):
        find.main([*words, "--into", str(file)])
    assert len(read_file(file.read_bytes())) == 1
    assert "like another" in capsys.readouterr().out
