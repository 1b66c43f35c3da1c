"""A wheel built from a clean copy holds the client, and an environment with it serves the page.

It takes about two minutes and needs the registries of npm and PyPI: ``make test-wheel``.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import urllib.request
from pathlib import Path
from typing import Final
from zipfile import ZipFile

import pytest

ROOT: Final = Path(__file__).parents[1]
PIP: Final = ("-m", "pip", "--disable-pip-version-check", "--quiet")


def run(*command: object, folder: Path = ROOT) -> str:
    """What a command prints that succeeds."""
    done = subprocess.run([*map(str, command)], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the repository, and nothing that was built from them."""
    folder = tmp_path_factory.mktemp("copy")
    named = run("git", "ls-files", "-z").split("\0")
    for name in (name for name in named if name and (ROOT / name).is_file()):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes((ROOT / name).read_bytes())
    return folder


@pytest.fixture(scope="module")
def wheel(copy: Path) -> Path:
    """The wheel of the copy."""
    run(sys.executable, *PIP, "wheel", "--no-deps", "--wheel-dir", copy / "dist", copy)
    (made,) = (copy / "dist").glob("*.whl")
    return made


def test_the_wheel_holds_the_client(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    assert "vigil/client/index.html" in names
    assert any(name.startswith("vigil/client/assets/") for name in names)
    assert any(name.endswith(".woff2") for name in names)
    assert "vigil/client/licences/alegreya.txt" in names
    assert not any("node_modules" in name or name.startswith("web/") for name in names)


def test_the_wheel_alone_simulates_and_says_what_serving_needs(wheel: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "venv", tmp_path / "env")
    python = tmp_path / "env" / "bin" / "python"
    run(python, *PIP, "install", "--constraint", ROOT / "constraints.txt", wheel, folder=tmp_path)
    vigil = (python, "-m", "vigil")
    assert '"games"' in run(*vigil, "simulate", "horizons", "--games", 1, "--json", folder=tmp_path)
    command = [*map(str, vigil), "serve", "--lang", "en"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith("pip install 'vigil-table[server]'\n")


def test_an_environment_with_the_wheel_serves_the_page(wheel: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "venv", tmp_path / "env")
    constraints = ROOT / "constraints.txt"
    python = tmp_path / "env" / "bin" / "python"
    run(python, *PIP, "install", "--constraint", constraints, f"{wheel}[server]", folder=tmp_path)
    command = [python, "-m", "vigil", "serve", "--port", "0", "--database", tmp_path / "vigil.db"]
    with subprocess.Popen(
        [*map(str, command)], cwd=tmp_path, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        address = next(word for word in server.stdout.readline().split() if "http" in word)
        with urllib.request.urlopen(f"{address}/tables/any") as page:
            assert b'<div id="app">' in page.read()
        server.terminate()
        assert server.wait(timeout=60) == 0


def test_the_source_distribution_can_build_the_client(copy: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "venv", tmp_path / "env")
    python = tmp_path / "env" / "bin" / "python"
    run(python, *PIP, "install", "setuptools>=77", folder=tmp_path)
    code = "import sys; sys.path[:0] = ['web']; import backend; print(backend.build_sdist('dist'))"
    name = run(python, "-c", code, folder=copy).split()[-1]
    with tarfile.open(copy / "dist" / name) as archive:
        held = {member.partition("/")[2] for member in archive.getnames()}
    assert {"web/package-lock.json", "web/src/main.ts", "web/backend.py", "web/npm.py"} <= held
    assert {"src/vigil/locale/pl/core.ftl", "pyproject.toml"} <= held
    assert not any("node_modules" in name for name in held)
