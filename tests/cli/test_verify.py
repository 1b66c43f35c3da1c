"""``vigil verify``: how much a record proves, in three grades with different exit codes."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from cli.command import LANGUAGES, complain, inside, vigil
from cli.serving import served
from promises.keys import keep_keys
from vigil.core.commitment import commitment, mixed
from vigil.core.dealer import SeededDealer
from vigil.core.decision import CHANCE
from vigil.core.game import find_game
from vigil.core.record import Record
from vigil.core.table import Table

EVERYTHING, FAILED, WRONG, WITHOUT_PLAYERS, NOTHING = range(5)
"""The exit codes."""
ANNS, BENS = "0a" * 16, "f3" * 32
SECRET = 2**100 + 17


class Game(NamedTuple):
    """What was shown before a game, and its record."""

    shown: str
    record: Record


@pytest.fixture(scope="module")
def game() -> Game:
    """A game of two people who both added to the dice."""
    return Game(commitment(SECRET), dealt("ghost_stories", (ANNS, BENS)))


def dealt(name: str, luck: tuple[str, ...] = ()) -> Record:
    """A game that was played out at random."""
    random, seed = Random(4), mixed(SECRET, luck)
    table = Table.start(find_game(name).setup.from_data({"players": 2}), SeededDealer(seed))
    while table.decision is not None:
        table.apply(random.randrange(len(table.decision.options)))
    record = replace(table.record, commitment=commitment(SECRET))
    return replace(record, secret=SECRET, luck=luck) if luck else record


@pytest.fixture
def write(tmp_path: Path) -> Callable[[Record], str]:
    def written(record: Record) -> str:
        file = tmp_path / "game.json"
        file.write_text(record.to_json())
        return str(file)

    return written


Write = Callable[[Record], str]


def rolls(record: Record) -> list[tuple[int, int]]:
    """Where chance answered in a game, and how many options it had."""
    table = Table.replay(record, to=0)
    table.dealer = None
    found = []
    for ply, answer in enumerate(record.answers):
        assert table.decision is not None
        if table.decision.seat == CHANCE:
            found.append((ply, len(table.decision.options)))
        table.apply(answer)
    return found


def told(status: int, *arguments: str) -> str:
    """What the command says, with this exit code and nothing beside it."""
    done = inside("verify", *arguments)
    assert (done.returncode, done.stderr) == (status, "")
    return done.stdout


def facts(status: int, *arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(told(status, *arguments, "--json"))
    return found


def test_a_game_of_a_server_is_verified(tmp_path: Path, write: Write) -> None:
    with served(tmp_path / "vigil.db") as server:
        table = server.bot_game()
        file = write(Record.from_json(server.http.get(f"/api/tables/{table['id']}/record").text))
    done = vigil("verify", file, "--commitment", table["promised"].upper())
    assert (done.returncode, done.stderr) == (WITHOUT_PLAYERS, "")
    assert done.stdout.startswith("Everything except the players' entropy is verified")


GRADES = {
    "everything": (
        EVERYTHING,
        {"en": "Everything is", "ru": "Проверено всё:", "pl": "Sprawdzono wszystko:"},
    ),
    "without_players": (
        WITHOUT_PLAYERS,
        {
            "en": "Everything except the players' entropy",
            "ru": "Проверено всё, кроме энтропии игроков",
            "pl": "Sprawdzono wszystko oprócz entropii graczy",
        },
    ),
    "nothing": (
        NOTHING,
        {"en": "Nothing is verified", "ru": "Ничего не доказано", "pl": "Niczego nie udowodniono"},
    ),
}


def known(game: Game, grade: str) -> tuple[str, ...]:
    """The options of a verifier who knows enough for a grade."""
    shown = ("--commitment", game.shown)
    luck = ("--luck", f"0:{ANNS}")
    return {"everything": shown + luck, "without_players": shown, "nothing": luck}[grade]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("grade", GRADES)
def test_each_grade_has_its_sentence_and_exit_code(
    grade: str, language: str, game: Game, write: Write
) -> None:
    status, words = GRADES[grade]
    said = told(status, write(game.record), *known(game, grade), "--lang", language)
    assert said.startswith(words[language])
    assert str(len(rolls(game.record)) - dice(game.record)) in said


def dice(record: Record) -> int:
    """How many of the random results of a game are dice."""
    table, count = Table.replay(replace(record, seed=None), to=0), 0
    for answer in record.answers:
        assert table.decision is not None
        count += table.decision.chance and table.decision.kind.endswith("_die")
        table.apply(answer)
    return count


@pytest.mark.parametrize("grade", GRADES)
def test_programs_read_the_same_facts(
    grade: str, game: Game, write: Write, pytestconfig: pytest.Config
) -> None:
    found = facts(GRADES[grade][0], write(game.record), *known(game, grade))
    count, thrown = len(rolls(game.record)), dice(game.record)
    if grade == "everything":
        keep_keys("verify", found, pytestconfig)
    for made in ("command", "version", "date"):
        del found[made]
    assert found == {
        "grade": grade,
        "fair": None if grade == "nothing" else True,
        "checked": count,
        "rolls": thrown,
        "draws": count - thrown,
        "dealt_from": 0,
        "unchecked": 0,
        "position": False,
        "finished": True,
        "confirmed": 0 if grade == "without_players" else 1,
        "contributed": 2,
        "seed": str(game.record.seed),
    }


def test_all_entropy_can_be_given_with_seats_and_without(game: Game, write: Write) -> None:
    shown = ("--commitment", game.shown, "--luck", ANNS.upper(), "--luck", f"1:{BENS}")
    found = facts(EVERYTHING, write(game.record), *shown)
    assert (found["confirmed"], found["contributed"]) == (2, 2)
    assert "2 of 2" in told(EVERYTHING, write(game.record), *shown)


def test_a_game_without_dice_speaks_of_draws_alone(write: Write) -> None:
    said = told(WITHOUT_PLAYERS, write(dealt("horizons")), "--commitment", commitment(SECRET))
    assert "random draws" in said
    assert "roll" not in said


# -- what does not hold


def rolled_otherwise(record: Record) -> tuple[int, Record]:
    """The record with its last roll changed, and where that stands."""
    ply, options = rolls(record)[-1]
    answers = list(record.answers)
    answers[ply] = (answers[ply] + 1) % options
    return ply, replace(record, answers=tuple(answers))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_roll_that_was_changed_is_found(language: str, game: Game, write: Write) -> None:
    ply, record = rolled_otherwise(game.record)
    for options in ((), ("--commitment", game.shown)):
        said = told(FAILED, write(record), *options, "--lang", language)
        assert f"{ply} (" in said
        assert said.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_commitment_is_found(language: str, game: Game, write: Write) -> None:
    other = commitment(7)
    assert other in told(FAILED, write(game.record), "--commitment", other, "--lang", language)
    forged = replace(game.record, commitment=other)
    assert other in told(FAILED, write(forged), "--lang", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_entropy_that_was_left_out_is_found(language: str, game: Game, write: Write) -> None:
    options = ("--commitment", game.shown, "--luck", f"1:{ANNS}", "--lang", language)
    assert ANNS in told(FAILED, write(game.record), *options)
    alone = write(dealt("ghost_stories"))
    assert told(WITHOUT_PLAYERS, alone, "--commitment", game.shown)
    assert ANNS in told(FAILED, alone, "--commitment", game.shown, "--luck", ANNS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_does_not_decide_which_rolls_are_checked(
    language: str, game: Game, write: Write
) -> None:
    last = len(game.record.answers)
    late = write(replace(game.record, dealt_from=last))
    shown = ("--commitment", game.shown, "--lang", language)
    assert f"--from {last}" in told(FAILED, late, *shown)
    assert told(FAILED, late, *shown, "--from", str(last))
    assert told(FAILED, late, "--lang", language)


def test_a_game_that_left_another_one_says_what_is_not_checked(game: Game, write: Write) -> None:
    fork = write(replace(game.record, dealt_from=10))
    shown = ("--commitment", game.shown, "--from", "10")
    before = sum(1 for ply, _ in rolls(game.record) if ply < 10)
    found = facts(WITHOUT_PLAYERS, fork, *shown)
    assert (found["dealt_from"], found["unchecked"]) == (10, before)
    assert f"at step 10; {before} earlier" in told(WITHOUT_PLAYERS, fork, *shown)


def test_a_record_that_is_cut_short_says_so(game: Game, write: Write) -> None:
    cut = write(replace(game.record, answers=game.record.answers[:-1]))
    assert "ends before the game does" in told(WITHOUT_PLAYERS, cut, "--commitment", game.shown)
    assert not facts(WITHOUT_PLAYERS, cut, "--commitment", game.shown)["finished"]


def test_programs_read_what_does_not_hold(game: Game, write: Write) -> None:
    found = facts(FAILED, write(rolled_otherwise(game.record)[1]))
    assert (found["grade"], found["fair"], found["error"]) == ("failed", False, "unfair_roll")
    assert found["text"].startswith("Not verified")


# -- mistakes


def refused(*arguments: str) -> str:
    done = inside("verify", *arguments)
    assert (done.returncode, done.stdout) == (WRONG, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_is_not_over_has_no_seed_yet(language: str, game: Game, write: Write) -> None:
    words = {"en": "seed", "ru": "зерна", "pl": "ziarna"}
    running = write(replace(game.record, seed=None, secret=None))
    assert words[language] in refused(running, "--lang", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--commitment", "abc"),
        ("--commitment", "g" * 64),
        ("--luck", "12"),
        ("--luck", f"x:{ANNS}"),
        ("--luck", f":{ANNS}"),
        ("--from", "-1"),
        ("--from", "soon"),
    ],
)
def test_a_value_that_cannot_be_one_is_refused(
    option: str, value: str, language: str, game: Game, write: Write
) -> None:
    assert value in refused(write(game.record), f"{option}={value}", "--lang", language)


def test_the_help_lists_the_exit_codes() -> None:
    shown = vigil("verify", "--help").stdout
    codes = (EVERYTHING, FAILED, WRONG, WITHOUT_PLAYERS, NOTHING)
    assert [line[:1] for line in shown.splitlines()[-5:]] == [str(code) for code in codes]


def test_other_mistakes_are_one_line(tmp_path: Path) -> None:
    assert "vigil verify FILE" in complain("verify")
    assert "nowhere.json" in refused("nowhere.json")
    for number, content in enumerate((b"", b"{}", b"\xff\xfe", b'{"check": 1}')):
        file = tmp_path / str(number)
        file.write_bytes(content)
        assert "record" in refused(str(file))
