"""``vigil report`` with results of many games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.command import LANGUAGES, inside, succeed
from cli.test_extras import LINES, run_without
from promises.keys import keep_keys
from research.study.rows import played, write
from vigil.core.table import Table
from vigil.games.ghost_stories import Setup


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games and turns, in both formats."""
    folder = tmp_path_factory.mktemp("results")
    games, turns = played("horizons", [{"players": 1}, {"players": 2}], 25)
    for suffix in ("csv", "parquet"):
        write(folder / f"games.{suffix}", games)
        write(folder / f"turns.{suffix}", turns)
    (folder / "record.json").write_text(Table.start(Setup()).record.to_json())
    return folder


def wrong(*arguments: str | Path, language: str = "en") -> str:
    """The one line of a refusal, which leaves everything as it was."""
    done = inside("report", *map(str, arguments), "--lang", language)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize("suffix", ["csv", "parquet"])
def test_a_page_is_written_beside_the_results(folder: Path, suffix: str) -> None:
    turns = str(folder / f"turns.{suffix}")
    said = succeed("report", str(folder / f"games.{suffix}"), "--turns", turns, "--lang", "pl")
    page = folder / "games.html"
    assert str(page) in said
    text = page.read_text(encoding="utf-8")
    assert '<html lang="pl">' in text
    assert "Spaczenie na wyspie" in text
    page.unlink()


def test_both_formats_say_the_same(folder: Path, pytestconfig: pytest.Config) -> None:
    one, other = (
        json.loads(succeed("report", str(folder / f"games.{suffix}"), "--json"))
        for suffix in ("csv", "parquet")
    )
    keep_keys("report_results", one, pytestconfig)
    assert one.pop("file") != other.pop("file")
    assert one == other
    assert one["all"]["games"] == 50


def test_json_writes_no_page_unless_it_is_named(folder: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    succeed("report", str(folder / "games.csv"), "--json")
    assert not (folder / "games.html").exists()
    succeed("report", str(folder / "games.csv"), "--json", "--out", str(page))
    assert page.exists()


def test_an_earlier_page_is_written_again(folder: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    for _ in range(2):
        succeed("report", str(folder / "games.csv"), "--out", str(page))
    assert [path.name for path in tmp_path.iterdir()] == ["page.html"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_file_is_overwritten(language: str, folder: Path, tmp_path: Path) -> None:
    mine = tmp_path / "thesis.html"
    mine.write_text("<p>My thesis")
    said = wrong(folder / "games.csv", "--out", mine, language=language)
    assert "thesis.html" in said
    assert mine.read_text() == "<p>My thesis"


def test_results_do_not_become_the_page(folder: Path) -> None:
    before = (folder / "games.csv").read_bytes()
    assert "games.csv" in wrong(folder / "games.csv", "--out", folder / "games.csv")
    assert (folder / "games.csv").read_bytes() == before


def test_a_place_that_cannot_be_written_is_refused(folder: Path, tmp_path: Path) -> None:
    assert "nowhere" in wrong(folder / "games.csv", "--out", tmp_path / "nowhere" / "page.html")
    assert str(tmp_path) in wrong(folder / "games.csv", "--out", tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("suffix", ["csv", "parquet"])
def test_a_file_that_was_cut_off_is_refused(suffix: str, folder: Path, tmp_path: Path) -> None:
    whole, half = (folder / f"games.{suffix}").read_bytes(), tmp_path / f"half.{suffix}"
    half.write_bytes(whole[: len(whole) // 2])
    assert f"half.{suffix}" in wrong(half)
    assert list(tmp_path.iterdir()) == [half]


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_of_other_rules_are_refused(language: str, folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.csv"
    text = (folder / "games.csv").read_text()
    other.write_text(text.replace("horizons,5,", "horizons,3,"))
    said = wrong(other, language=language)
    assert "3" in said
    assert "5" in said
    assert list(tmp_path.iterdir()) == [other]


def test_turns_of_another_game_are_refused(folder: Path) -> None:
    assert "games.csv" in wrong(folder / "games.csv", "--turns", folder / "games.csv")


@pytest.mark.parametrize("option", ["--out", "--turns"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_single_game_takes_no_options_of_results(
    language: str, option: str, folder: Path
) -> None:
    said = wrong(folder / "record.json", option, folder / "page.html", language=language)
    assert option in said


def test_a_single_game_is_still_told(folder: Path) -> None:
    assert succeed("report", str(folder / "record.json"))


def test_a_page_without_its_packages_names_the_extra(folder: Path, tmp_path: Path) -> None:
    arguments = ("report", str(folder / "games.csv"), "--out", str(tmp_path / "page.html"))
    done = run_without({"jinja2"}, *arguments, "--lang", "en")
    assert (done.returncode, done.stderr) == (
        2,
        LINES["en"].format("jinja2", "vigil-table[report]"),
    )
    assert list(tmp_path.iterdir()) == []


def test_parquet_without_its_package_names_the_extra(folder: Path) -> None:
    done = run_without({"pyarrow"}, "report", str(folder / "games.parquet"), "--lang", "en")
    assert done.stderr == LINES["en"].format("pyarrow", "vigil-table[parquet]")
