"""``vigil verify``: the dice of a game on a server are proven against what it promised."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cli.command import LANGUAGES, complain, inside, succeed, vigil
from cli.serving import served
from promises.keys import keep_keys
from vigil.core.commitment import commitment
from vigil.core.decision import CHANCE
from vigil.core.record import Record
from vigil.core.table import Table


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Record]:
    """What a server promised before the first roll, and the record of the finished game."""
    with served(tmp_path_factory.mktemp("server") / "vigil.db") as server:
        table = server.bot_game()
        text = server.http.get(f"/api/tables/{table['id']}/record").text
        return table["promised"], Record.from_json(text)


@pytest.fixture
def write(tmp_path: Path) -> Callable[[Record], str]:
    def written(record: Record) -> str:
        file = tmp_path / "game.json"
        file.write_text(record.to_json())
        return str(file)

    return written


Game = tuple[str, Record]
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


def test_the_dice_of_a_server_are_fair(
    game: Game, write: Write, pytestconfig: pytest.Config
) -> None:
    promised, record = game
    file = write(record)
    said = succeed("verify", file, run=vigil)
    assert said.startswith("Fair: all ")
    assert succeed("verify", file, "--commitment", promised.upper()) == said
    found = json.loads(succeed("verify", file, "--json"))
    count = len(rolls(record))
    assert found == {"fair": True, "checked": count, "dealt_from": 0, "seed": str(record.seed)}
    assert f"({count})" in said
    keep_keys("verify", found, pytestconfig)


SAID = {"en": "Fair: all", "ru": "Честно: все", "pl": "Uczciwie: wszystkie"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_fairness_in_every_language(language: str, game: Game, write: Write) -> None:
    assert succeed("verify", write(game[1]), "--lang", language).startswith(SAID[language])


def test_answers_from_another_game_are_named(game: Game, write: Write) -> None:
    file = write(replace(game[1], dealt_from=5))
    assert succeed("verify", file).startswith("Fair from answer 5 on")
    assert json.loads(succeed("verify", file, "--json"))["dealt_from"] == 5


def rolled_otherwise(record: Record) -> tuple[int, Record]:
    """The record with its last roll changed, and where that stands."""
    ply, options = rolls(record)[-1]
    answers = list(record.answers)
    answers[ply] = (answers[ply] + 1) % options
    return ply, replace(record, answers=tuple(answers))


def refused(file: str, *arguments: str) -> str:
    done = inside("verify", file, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_roll_that_was_changed_is_found(language: str, game: Game, write: Write) -> None:
    ply, record = rolled_otherwise(game[1])
    words = {"en": "Answer", "ru": "Ответ", "pl": "Odpowiedź"}
    assert f"{words[language]} {ply} (" in refused(write(record), "--lang", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_dealer_is_found(language: str, game: Game, write: Write) -> None:
    other = commitment(7)
    said = refused(write(game[1]), "--commitment", other, "--lang", language)
    assert other in said
    assert other in refused(write(replace(game[1], commitment=other)), "--lang", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_is_named(language: str, game: Game, write: Write) -> None:
    promised, record = game
    bare = replace(record, commitment=None)
    assert "--commitment" in refused(write(bare), "--lang", language)
    assert inside("verify", write(bare), "--commitment", promised).returncode == 0
    seeds = {"en": "seed", "ru": "ключа", "pl": "ziarna"}
    assert seeds[language] in refused(write(replace(record, seed=None)), "--lang", language)


def test_other_mistakes_are_one_line(tmp_path: Path) -> None:
    assert "vigil verify FILE" in complain("verify")
    assert "nowhere.json" in refused("nowhere.json")
    for number, content in enumerate((b"", b"{}", b"\xff\xfe", b'{"check": 1}')):
        file = tmp_path / str(number)
        file.write_bytes(content)
        assert "record" in refused(str(file))
