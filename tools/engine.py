"""Puts the engine for browsers into the client: Pyodide, its library and ours, compiled.

``python tools/engine.py`` after the client is built. What was compiled is kept in ``node_modules``,
and compiled again when a source has changed.
"""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile, ZipInfo

from npm import npm

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
SOURCES: Final = ROOT / "src"
CLIENT: Final = SOURCES / "vigil" / "client"
PYODIDE: Final = WEB / "node_modules" / "pyodide"
KEPT: Final = WEB / "node_modules" / ".engine"
PROGRAMS: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY: Final = "python_stdlib.zip"
ENGINE: Final = "vigil.zip"

PACKAGES: Final = ("msgspec", "mypy_extensions")
"""The packages that the engine imports."""

LEFT_OUT: Final = (
    *("bench", "bots/training", "cli", "client", "env", "insight/analysis", "locale", "research"),
    *("terminal", "server", "games/*/terminal", "games/*/locale"),
    *("**/__pycache__", "**/*.npz", "**/*.so", "**/py.typed"),
)
"""Parts not needed without a server, as patterns below the package."""

UNUSED: Final = frozenset(
    {"_pyrepl", "bdb.py", "cProfile.py", "configparser.py", "doctest.py"}
    | {"ftplib.py", "html", "http", "idlelib", "imaplib.py", "mailbox.py"}
    | {"modulefinder.py", "multiprocessing", "optparse.py", "pdb.py", "pickletools.py", "poplib.py"}
    | {"profile.py", "pstats.py", "pydoc.py", "pydoc_data", "smtplib.py", "socketserver.py"}
    | {"tarfile.py", "timeit.py", "trace.py", "tracemalloc.py", "unittest", "venv", "wave.py"}
    | {"webbrowser.py", "wsgiref", "xml", "xmlrpc", "zipapp.py", "argparse.py", "_pydatetime.py"}
    | {"_pydecimal.py", "_pyio.py", "plistlib.py"}
)
"""Parts of Python's library that are never imported here."""

ENCODINGS: Final = ("__init__", "aliases", "ascii", "idna", "latin_1", "punycode", "utf_8", "cp437")


def main() -> int:
    """Build what is missing, and put it into the client."""
    KEPT.mkdir(parents=True, exist_ok=True)
    sources = {LIBRARY: dict(library()), ENGINE: dict(engine())}
    made = {name: KEPT / f"{digest(files)}-{name}" for name, files in sources.items()}
    missing = [name for name, path in made.items() if not path.exists()]
    arguments = []
    for name in missing:
        packed = KEPT / f"sources-{name}"
        pack(packed, sources[name])
        arguments += [str(packed), str(made[name])]
    if missing and npm("exec", "--offline", "--", "node", "compile.mjs", *arguments):
        return 1
    put_into_client({name: PYODIDE / name for name in PROGRAMS} | made)
    for path in set(KEPT.glob("*.zip")) - set(made.values()):
        path.unlink()
    return 0


def digest(files: Mapping[str, bytes]) -> str:
    """A hash of the content of files."""
    whole = sha256(PYODIDE.joinpath("package.json").read_bytes())
    whole.update(WEB.joinpath("compile.mjs").read_bytes())
    for name, body in sorted(files.items()):
        whole.update(f"{name} {len(body)}\n".encode() + body)
    return whole.hexdigest()[:12]


def pack(path: Path, files: Mapping[str, bytes]) -> None:
    """Write files as an archive."""
    with ZipFile(path, "w") as archive:
        for name, body in sorted(files.items()):
            archive.writestr(ZipInfo(name), body)


def library() -> Iterator[tuple[str, bytes]]:
    """Python's standard library, without unused parts."""
    with ZipFile(PYODIDE / LIBRARY) as archive:
        for name in archive.namelist():
            first, _, rest = name.partition("/")
            unused = first == "encodings" and rest.removesuffix(".py") not in ENCODINGS
            if not name.endswith("/") and first not in UNUSED and not unused:
                yield name, archive.read(name)


def engine() -> Iterator[tuple[str, bytes]]:
    """The packages that run in the browser, and the games' entry points."""
    package = SOURCES / "vigil"
    left_out = {path for pattern in LEFT_OUT for path in package.glob(pattern)}
    for path in sorted(package.rglob("*")):
        if path.is_file() and left_out.isdisjoint((path, *path.parents)):
            yield path.relative_to(SOURCES).as_posix(), path.read_bytes()
    for wheel in wheels():
        with ZipFile(wheel) as archive:
            for name in archive.namelist():
                if ".dist-info/" not in name:
                    yield name, archive.read(name)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    yield from metadata(project)


def metadata(project: dict[str, Any]) -> Iterator[tuple[str, bytes]]:
    """The metadata of an installed package that Python reads: its entry points."""
    folder, name, version = f"vigil-{project['version']}.dist-info", "vigil", project["version"]
    yield (
        f"{folder}/METADATA",
        f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n".encode(),
    )
    lines = [
        line
        for group, entries in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{key} = {value}" for key, value in entries.items()))
    ]
    yield f"{folder}/entry_points.txt", "\n".join(lines).encode()


def pyodide_info() -> dict[str, str]:
    """The Python version and platform that Pyodide is built for."""
    found: dict[str, str] = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())["info"]
    return found


def wheels() -> list[Path]:
    """The packages for Pyodide, in the versions known to work."""
    info = pyodide_info()
    python = ".".join(info["python"].split(".")[:2])
    abi = f"pyemscripten_{info['abi_version']}_wasm32"
    constraints = ROOT / "constraints.txt"
    folder = KEPT / sha256(constraints.read_bytes() + abi.encode()).hexdigest()[:12]
    if not folder.exists():
        fetch(folder, constraints, python, abi)
    return sorted(folder.glob("*.whl"))


def fetch(folder: Path, constraints: Path, python: str, platform: str) -> None:
    """Let pip fetch the packages into a folder."""
    fetched = folder.with_suffix(".fetched")
    shutil.rmtree(fetched, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download"]
    kind = ["--only-binary=:all:", "--no-deps", "--implementation=cp"]
    kind += [f"--python-version={python}", f"--platform={platform}", f"--abi=cp{python}"]
    kind[-1] = kind[-1].replace(".", "")
    where = [f"--constraint={constraints}", f"--dest={fetched}"]
    subprocess.run([*pip, *kind, *where, *PACKAGES], check=True)
    fetched.rename(folder)


def put_into_client(files: Mapping[str, Path]) -> None:
    """Copy the engine to where the server finds it, with a list of its files and sizes."""
    bodies = {name: path.read_bytes() for name, path in files.items()}
    version = digest(bodies)
    engines, listing = CLIENT / "assets" / "engine", CLIENT / "engine.json"
    if listing.exists() and (engines / version).is_dir() and version in listing.read_text("utf-8"):
        return  # another process may be reading it
    for old in engines.glob("*/"):
        shutil.rmtree(old)
    folder = engines / version
    folder.mkdir(parents=True)
    for name, body in bodies.items():
        (folder / name).write_bytes(body)
    listed = {
        "folder": f"/assets/engine/{version}/",
        "files": {name: len(body) for name, body in bodies.items()},
        "lock": {"info": pyodide_info(), "packages": {}},
        "weight": sum(len(gzip.compress(body, 6)) for body in bodies.values()),
    }
    listing.write_text(json.dumps(listed), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
