"""Wheels in empty environments: their forms, the doctor, a server, a game in a real browser.

The wheels are those of ``VIGIL_WHEELS``, as ``make release`` has it, else one that is built from a
clean copy with the modules of ``web``. It takes some minutes and needs PyPI: ``make test-wheel``.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from sysconfig import get_platform
from typing import Final
from zipfile import ZipFile

import pytest
from playwright.sync_api import expect, sync_playwright

from browser.chromium import ARGUMENTS, NONE, find_chromium
from browser.conftest import visiting
from browser.people import PATIENCE
from browser.table import play, settle, sit_down
from server.client import Site

ROOT: Final = Path(__file__).parents[1]
LICENCES: Final = {
    f"{name}.txt"
    for name in (
        *("alegreya", "onest", "source-sans-3", "bundle", "clsx", "marked", "svelte"),
        *("pyodide", "cpython", "msgspec", "mypy_extensions"),
    )
}
"""What ``NOTICE`` names; ``tests/web/test_licences.py`` compares both with the client."""
OUR_TEXTS: Final = sorted((ROOT / "web" / "licences").glob("*.txt"))
PIP: Final = ("-m", "pip", "--disable-pip-version-check", "--quiet")


def run(*command: object, folder: Path = ROOT) -> str:
    """The output of a successful command."""
    done = subprocess.run([*map(str, command)], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the repository and the modules of the client, but nothing that was built."""
    folder = tmp_path_factory.mktemp("copy")
    named = run("git", "ls-files", "-z").split("\0")
    for name in (name for name in named if name and (ROOT / name).is_file()):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return folder


@pytest.fixture(scope="module", params=os.environ.get("VIGIL_WHEELS", "").split() or [""])
def wheel(request: pytest.FixtureRequest) -> Path:
    """Each wheel that the environment names, else the one of the copy."""
    if request.param:
        return Path(request.param)
    copy: Path = request.getfixturevalue("copy")
    run(sys.executable, *PIP, "wheel", "--no-deps", "--wheel-dir", copy / "dist", copy)
    (made,) = (copy / "dist").glob("*.whl")
    return made


def is_compiled(wheel: Path) -> bool:
    """Whether a wheel is for one kind of machine."""
    return not wheel.name.endswith("-py3-none-any.whl")


@pytest.fixture(scope="module")
def place(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an environment that holds the wheel and what a server needs."""
    folder = tmp_path_factory.mktemp("place")
    install(folder, f"{wheel}[server]")
    return folder


def install(folder: Path, *what: object) -> Path:
    """The Python of an environment with these packages, which our pip installs.

    What is never imported there is not compiled either, which is most of it.
    """
    run(sys.executable, "-m", "venv", "--without-pip", folder / "env")
    python = folder / "env" / "bin" / "python"
    pinned = ("--no-compile", "--constraint", ROOT / "constraints.txt")
    run(sys.executable, *PIP, "--python", python, "install", *pinned, *what, folder=folder)
    return python


def surroundings(folder: Path) -> dict[str, str]:
    """An environment with an empty home, and nothing of the current one."""
    home = folder / "home"
    home.mkdir(exist_ok=True)
    return {"HOME": str(home), "PATH": os.defpath, "LANG": "C.UTF-8"}


def vigil(folder: Path, *arguments: object, **variables: str) -> subprocess.CompletedProcess[str]:
    """The installed command, run in its folder."""
    command = [folder / "env" / "bin" / "vigil", *arguments]
    environment = {**surroundings(folder), **variables}
    return subprocess.run(
        [*map(str, command)], cwd=folder, env=environment, capture_output=True, text=True
    )


def test_the_wheel_says_for_whom_it_is(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    assert any(name.endswith((".so", ".pyd")) for name in names) == is_compiled(wheel)
    assert any(name.endswith("vigil/py.typed") for name in names)
    if is_compiled(wheel):
        version = f"cp{sys.version_info.major}{sys.version_info.minor}"
        assert f"-{version}-{version}-" in wheel.name
        assert get_platform().replace("-", "_").replace(".", "_") in wheel.name


def test_the_wheel_holds_the_client(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    assert "vigil/client/index.html" in names
    assert any(name.startswith("vigil/client/assets/") for name in names)
    assert any(name.endswith(".woff2") for name in names)
    texts = {name.rpartition("/")[2] for name in names if name.startswith("vigil/client/licences/")}
    assert {text for text in texts if text.endswith(".txt")} == LICENCES
    metadata = next(name for name in names if name.endswith(".dist-info/METADATA"))
    expression = re.search(r'^license = "(.+)"$', (ROOT / "pyproject.toml").read_text(), re.M)
    assert expression is not None
    said = ZipFile(wheel).read(metadata).decode()
    assert f"License-Expression: {expression[1]}\n" in said
    folder = metadata.rpartition("/")[0]
    ours = {"LICENSE", "NOTICE", *(f"web/licences/{path.name}" for path in OUR_TEXTS)}
    assert {f"{folder}/licenses/{name}" for name in ours} <= {*names}
    assert not any("node_modules" in name or name.startswith(("web/", "tools/")) for name in names)


def test_the_program_says_which_form_runs(place: Path, wheel: Path) -> None:
    form = "compiled" if is_compiled(wheel) else "pure"
    assert vigil(place, "--version").stdout.endswith(f"({form})\n")
    assert vigil(place, "--version", VIGIL_PURE="1").stdout.endswith("(pure)\n")


def test_the_doctor_finds_nothing_wrong(place: Path) -> None:
    done = vigil(place, "doctor", "--json")
    assert done.returncode == 0, done.stdout + done.stderr
    found = {one["about"]: one["state"] for one in json.loads(done.stdout)}
    assert [found[name] for name in ("vigil", "ghost_stories", "horizons")] == ["good"] * 3
    assert (found["client"], found["server"], found["rl"]) == ("good", "good", "missing")


def test_the_wheel_alone_simulates_and_says_what_serving_needs(wheel: Path, tmp_path: Path) -> None:
    python = install(tmp_path, wheel)
    done = vigil(tmp_path, "simulate", "horizons", "--games", 1, "--json")
    assert '"games"' in done.stdout, done.stderr
    done = vigil(tmp_path, "serve", "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    wanted = f"uv pip install --python {python} 'vigil-table[server]'\n"
    assert done.stderr.endswith(wanted), "there is no pip in the environment"


def test_programs_are_checked_against_the_installed_package(wheel: Path, tmp_path: Path) -> None:
    """The examples pass mypy at its strictest, far from the repository, and one of them runs."""
    python = install(tmp_path, f"{wheel}[rl,server]", "mypy")
    names = ("bot_client.py", "library.py", "learning/train.py")
    programs = [tmp_path / Path(name).name for name in names]
    for name, program in zip(names, programs, strict=True):
        program.write_bytes((ROOT / "examples" / name).read_bytes())
    run(python, "-m", "mypy", "--strict", *programs, folder=tmp_path)
    wrong = tmp_path / "wrong.py"
    wrong.write_text("from vigil import Table\nTable.start(3).aply(0)\n", encoding="utf-8")
    done = subprocess.run([python, "-m", "mypy", "--strict", wrong], capture_output=True, text=True)
    assert '"aply"' in done.stdout
    assert "game: ghost_stories" in run(python, programs[1], folder=tmp_path)


@contextmanager
def served(place: Path) -> Iterator[str]:
    """The address of a server of the installed package."""
    command = [place / "env" / "bin" / "vigil", "serve", "--port", "0"]
    with subprocess.Popen(
        [*map(str, command), "--database", str(place / "vigil.db")],
        cwd=place,
        env=surroundings(place),
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            yield next(word for word in server.stdout.readline().split() if "http" in word)
        finally:
            server.terminate()
        assert server.wait() == 0


def test_a_game_is_played_in_a_browser(place: Path) -> None:
    """The page of the installed package opens; an answer is given there and taken back."""
    program = find_chromium()
    assert program is not None, NONE
    expect.set_options(timeout=PATIENCE)
    with served(place) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        with visiting(chromium) as come:
            come(address).page.goto(address)
            site = Site(address)
            table = sit_down(come, site.new_table("horizons", "Ann"), 0)
            settle([table])
            before = table.ply, table.question, table.options
            play([table], Random(1), 1)
            table.page.locator("[data-undo=choice]").click()
            table.wait_for_ply(before[0])
            assert (table.ply, table.question, table.options) == before
            site.http.close()
        chromium.close()


def test_the_source_distribution_can_build_the_client(copy: Path, tmp_path: Path) -> None:
    python = install(tmp_path, "setuptools>=77")
    code = (
        "import sys; sys.path[:0] = ['tools']; import backend; print(backend.build_sdist('dist'))"
    )
    name = run(python, "-c", code, folder=copy).split()[-1]
    with tarfile.open(copy / "dist" / name) as archive:
        held = {member.partition("/")[2] for member in archive.getnames()}
    assert {"web/package-lock.json", "web/src/main.ts", "tools/backend.py", "tools/npm.py"} <= held
    assert {"src/vigil/locale/pl/core.ftl", "pyproject.toml"} <= held
    assert {"docs/architecture.md", "README.md", "tests/conftest.py", "Makefile"} <= held
    assert {
        "examples/bot_client.py",
        "release/notes.py",
        "src/vigil/terminal/app/table.tcss",
    } <= held
    unwanted = ("node_modules", "__pycache__", "src/vigil/client/", ".so", "examples/lantern/build")
    assert not [name for name in held if any(part in name for part in unwanted)]
