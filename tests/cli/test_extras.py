"""The plain package plays and simulates; what needs more says in one line how to get it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from shlex import quote
from typing import Final

import pytest

from cli.command import Done
from forms import crossed

PYPROJECT: Final = Path(__file__).parents[2] / "pyproject.toml"
EXTRAS: Final = tomllib.loads(PYPROJECT.read_text())["project"]["optional-dependencies"]
ALREADY_THERE: Final = "babel"
"""It comes with the catalogues of texts."""
INSTALL: Final = f"{quote(sys.executable)} -m pip install '{{}}'\n"
LINES: Final = {
    "en": f"vigil: “{{}}” is not installed. Install it with: {INSTALL}",
    "ru": f"vigil: Пакет «{{}}» не установлен. Установите его: {INSTALL}",
    "pl": f"vigil: Pakiet „{{}}” nie jest zainstalowany. Zainstaluj go: {INSTALL}",
}


def packages(extra: str) -> set[str]:
    """The packages of an extra, as they are imported."""
    named: list[str] = EXTRAS[extra]
    found = {re.split(r"[\[><= ]", name)[0].replace("-", "_") for name in named}
    return found - {ALREADY_THERE, "vigil_table"}


WITHOUT: Final = """
import json, sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
sys.modules.update(dict.fromkeys({missing!r}))
from vigil.cli.main import main
for line in {lines!r}:
    sys.stdin, output, errors = StringIO("quit\\n"), StringIO(), StringIO()
    with redirect_stdout(output), redirect_stderr(errors):
        status = main(line)
    print(json.dumps([status, output.getvalue(), errors.getvalue()]))
"""
"""Commands one after the other in a process that cannot import some packages."""


def run_all_without(missing: set[str], *lines: tuple[str, ...]) -> list[Done]:
    """What each of the command lines says, in one process that cannot import some packages."""
    code = WITHOUT.format(missing=sorted(missing), lines=lines)
    said = subprocess.check_output([sys.executable, "-W", "error", "-c", code], encoding="utf-8")
    return [
        Done(line, *json.loads(told)) for line, told in zip(lines, said.splitlines(), strict=True)
    ]


def run_without(missing: set[str], *arguments: str) -> Done:
    """What one command says where some packages cannot be imported."""
    return run_all_without(missing, arguments)[0]


def test_the_plain_package_plays_and_simulates() -> None:
    missing = packages("server") | packages("bots") | packages("bench")
    for done in run_all_without(
        missing,
        ("play", "ghost_stories", "--seed", "3"),
        ("play", "horizons", "--seed", "3"),
        ("simulate", "ghost_stories", "--games", "1"),
        ("simulate", "horizons", "--games", "1", "--bot", "rules"),
        ("cards", "nymph"),
        ("show", "players: 2; red: at 0; turn: red"),
    ):
        assert (done.returncode, done.stderr) == (0, ""), done
        assert done.stdout, done


NO_NUMPY: Final = {
    "en": "Install it with: pip install 'vigil-table[bots]'",
    "ru": "он нужен для оценки позиций. Установите его: pip install 'vigil-table[bots]'",
    "pl": "a wymaga go ocena pozycji. Zainstaluj go: pip install 'vigil-table[bots]'",
}
RECORD: Final = Path(__file__).parents[1] / "records" / "ghost_stories_4p_rules_3.record.json"


NEED_NUMPY: Final = (
    ("en", ("play", "ghost_stories", "--bot", "value")),
    ("ru", ("play", "horizons", "--players", "2", "--bot", "search@8")),
    ("pl", ("simulate", "ghost_stories", "--games", "1", "--bot", "value")),
    ("en", ("simulate", "horizons", "--players", "2", "--games", "2", "--bot", "rules+search")),
    ("ru", ("arena", "horizons", "--games", "1", "--bots", "rules,value:bold")),
    ("en", ("arena", "horizons", "--games", "1", "--bots", "rules,clairvoyant")),
    ("pl", ("analyse", str(RECORD))),
)


def test_a_bot_that_looks_ahead_says_what_it_needs() -> None:
    lines = [(*line, "--lang", language) for language, line in NEED_NUMPY]
    found = run_all_without({"numpy"}, *lines)
    for (language, _), done in zip(NEED_NUMPY, found, strict=True):
        assert done.returncode == 2, done
        assert NO_NUMPY[language] in done.stderr.splitlines()[-1]
        assert "Traceback" not in done.stderr


def test_training_without_numpy_names_the_extra() -> None:
    done = run_without({"numpy"}, "train", "horizons", "--lang", "en")
    assert done.stderr == LINES["en"].format("numpy", "vigil-table[bots]")


def test_bots_that_look_ahead_are_offered_where_they_can_play() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None; import vigil.bots as b; print(*b.bots_for('{}'))"
    )
    offered = subprocess.check_output([sys.executable, "-c", code.format("horizons")], text=True)
    assert offered.split() == ["rules", "rules:careful", "rules:bold", "rules:helper", "random"]


@pytest.mark.parametrize("extra", ["server", "terminal", "rl", "dev"])
def test_whoever_sees_bots_listed_has_those_that_look_ahead(extra: str) -> None:
    assert "numpy" in brought_by(extra)


def brought_by(extra: str) -> set[str]:
    """The packages of an extra and of those that it names."""
    inner = [re.findall(r"vigil-table\[(.*)\]", name) for name in EXTRAS[extra]]
    named = [one for found in inner for names in found for one in names.split(",")]
    return packages(extra).union(*map(brought_by, named))


@pytest.mark.parametrize(("command", "language"), crossed(["serve", "admin"], LINES))
def test_serving_without_its_packages_names_the_extra(command: str, language: str) -> None:
    done = run_without({"sqlalchemy"}, command, "--lang", language)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == LINES[language].format("sqlalchemy", "vigil-table[server]")


def test_no_extra_brings_packages_under_the_gpl() -> None:
    """They are measured beside ours: benchmarks/requirements.txt has them."""
    named = {name for extra in EXTRAS for name in packages(extra)}
    assert named >= {"alembic", "textual"}
    assert named & {"catanatron", "chess"} == set()


def test_measuring_a_server_without_its_packages_names_the_extra() -> None:
    done = run_without({"picows"}, "bench", "--server", "--lang", "en")
    assert done.stderr == LINES["en"].format("picows", "vigil-table[bench]")
