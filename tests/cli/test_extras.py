"""The plain package plays and simulates; what needs more says in one line how to get it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from shlex import quote
from typing import Any, Final

import pytest

from forms import crossed

PYPROJECT: Final = Path(__file__).parents[2] / "pyproject.toml"
EXTRAS: Final = tomllib.loads(PYPROJECT.read_text())["project"]["optional-dependencies"]
ALREADY_THERE: Final = "babel"
"""It comes with the catalogues of texts."""
INSTALL: Final = f"{quote(sys.executable)} -m pip install '{{}}'\n"
LINES: Final = {
    "en": f"vigil: This needs “{{}}”, which is not installed; install it with: {INSTALL}",
    "ru": f"vigil: Для этого нужен пакет «{{}}», он не установлен; установите его: {INSTALL}",
    "pl": "vigil: Do tego potrzebny jest pakiet „{}”, którego nie zainstalowano; zainstaluj go: "
    + INSTALL,
}


def packages(extra: str) -> set[str]:
    """The packages of an extra, as they are imported."""
    named: list[str] = EXTRAS[extra]
    found = {re.split(r"[\[><= ]", name)[0].replace("-", "_") for name in named}
    return found - {ALREADY_THERE, "vigil_table"}


def run_without(missing: set[str], *arguments: str, typed: str = "") -> Any:
    """A command in a process that cannot import some packages."""
    code = (
        "import sys\n"
        f"sys.modules.update(dict.fromkeys({sorted(missing)!r}))\n"
        "from vigil.cli.main import main\n"
        "sys.exit(main(sys.argv[1:]))\n"
    )
    command = [sys.executable, "-W", "error", "-c", code, *arguments]
    return subprocess.run(command, input=typed, capture_output=True, encoding="utf-8", check=False)


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "ghost_stories", "--seed", "3"),
        ("play", "horizons", "--seed", "3"),
        ("simulate", "ghost_stories", "--games", "1"),
        ("simulate", "horizons", "--games", "1", "--bot", "rules"),
        ("cards", "nymph"),
        ("show", "players: 2; red: at 0; turn: red"),
    ],
)
def test_the_plain_package_plays_and_simulates(arguments: tuple[str, ...]) -> None:
    missing = packages("server") | packages("bots") | packages("bench")
    done = run_without(missing, *arguments, typed="quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


NO_NUMPY: Final = {
    "en": "need NumPy, which is not installed; install it with: pip install 'vigil-table[bots]'",
    "ru": "нужен NumPy, он не установлен; установите его: pip install 'vigil-table[bots]'",
    "pl": "NumPy, którego nie zainstalowano; zainstaluj go: pip install 'vigil-table[bots]'",
}
RECORD: Final = Path(__file__).parents[1] / "records" / "ghost_stories_4p_rules_3.record.json"


@pytest.mark.parametrize(
    ("language", "arguments"),
    [
        ("en", ("play", "ghost_stories", "--bot", "value")),
        ("ru", ("play", "horizons", "--players", "2", "--bot", "search@8")),
        ("pl", ("simulate", "ghost_stories", "--games", "1", "--bot", "value")),
        ("en", ("simulate", "horizons", "--players", "2", "--games", "2", "--bot", "rules+search")),
        ("ru", ("arena", "horizons", "--games", "1", "--bots", "rules,value:bold")),
        ("en", ("arena", "horizons", "--games", "1", "--bots", "rules,clairvoyant")),
        ("pl", ("analyse", str(RECORD))),
    ],
)
def test_a_bot_that_looks_ahead_says_what_it_needs(
    language: str, arguments: tuple[str, ...]
) -> None:
    done = run_without({"numpy"}, *arguments, "--lang", language, typed="quit\n")
    assert done.returncode == 2
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
