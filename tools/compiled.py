"""The engine compiled to C, beside its sources: ``python tools/compiled.py`` and ``--remove``.

``--trained`` compiles it twice, as for a release: the first form counts what it does in random
games (``training.py``), and what is done often is made quick in the second. ``--quick`` lets the C
compiler take no pains: such a form is for tests.

The sources stay what they are. Compiled are the core of the engine, the rules of the games and the
random bot; what runs once a game, reads texts or holds tables of content stays Python. So does
``simulation/games.py``: compiled named tuples forget the types of their fields, by which results
are read.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src"

PARTS: Final = (
    "bots/random_bot.py",
    "core/dealer.py",
    "core/deck.py",
    "core/decision.py",
    "core/event.py",
    "core/fields.py",
    "core/history.py",
    "core/loading.py",
    "core/past.py",
    "core/readings.py",
    "core/saves.py",
    "core/setup.py",
    "core/state.py",
    "core/step.py",
    "core/table.py",
    "core/together.py",
    "core/undo.py",
    "games/*/bot",
    "games/*/content",
    "games/horizons/content/*",
    "games/*/phases",
    "games/*/powers",
    "games/*/model",
    "games/*/white_moon/content",
    "games/*/white_moon/module.py",
    "games/*/white_moon/phases",
    "games/*/white_moon/model",
)
"""The compiled parts, below the package."""

COMPILED: Final = sorted({part.partition("/")[0] for part in PARTS})
"""The packages with compiled parts."""

LEFT: Final = (
    "__init__.py",
    "boards.py",
    "editions.py",
    "incarnations.py",
    "own_cards.py",
    "upgrade.py",
    "white_moon/model/options.py",
)
"""Files among them that stay Python: they run before a game, or hold only constants."""

HIDDEN: Final = ("-fvisibility=hidden", "-fno-plt")
"""Calls between modules are direct, not through tables that other programs could change."""

COUNTING: Final = ("-fprofile-generate", "-fprofile-update=single")
COUNTED: Final = ("-fprofile-use", "-fprofile-correction", "-Wno-missing-profile")
"""For the two forms of a trained build, compiled to the same place: there the counts lie."""

UNHEARD: Final = re.compile(r"^( +)((?:use\.)?s|state)\.emit\(", re.MULTILINE)
"""The beginning of a line that emits an event."""

STRICT: Final = ", strict=True)"
"""What makes ``zip`` compare lengths; mypyc turns it into a plain loop only without."""


def files() -> list[str]:
    """The files to compile, as seen from the folder of the sources."""
    return sorted(
        {str(path.relative_to(SOURCES)) for path in _found() if not str(path).endswith(LEFT)}
    )


def _found() -> Iterator[Path]:
    for part in PARTS:
        for path in (SOURCES / "vigil").glob(part):
            if path.is_dir():
                yield from path.glob("*.py")
            elif path.suffix == ".py":  # and not what an earlier run left beside it
                yield path


def prepared(work: Path) -> Path:
    """A copy of the sources that emits no events without listeners.

    It also drops the length checks of ``zip``, which the tests of the sources keep.
    ``tests/compiling/test_prepared.py`` compares the copy with the sources, node by node.
    """
    copy = work / "src"
    unneeded = shutil.ignore_patterns("client", "__pycache__", "*.so", "*.pyd")
    shutil.copytree(SOURCES / "vigil", copy / "vigil", ignore=unneeded)
    for name in files():
        text = (copy / name).read_text(encoding="utf-8")
        quiet = UNHEARD.sub(r"\1if \2.events is not None: \2.emit(", text)
        (copy / name).write_text(quiet.replace(STRICT, ")"), encoding="utf-8")
    return copy


def extensions(work: Path, *, quick: bool = False) -> list[Extension]:
    """The extension modules, translated to C; the working folder is that of their copy."""
    from mypyc.build import mypycify  # only when compiling

    options = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(work / "mypy")]
    made: list[Extension] = mypycify(
        [*options, *files()],
        opt_level="0" if quick else "2",
        debug_level="0",
        multi_file=True,
        group_name="vigil",
        target_dir=str(work / "c"),
    )
    if sys.platform == "linux":
        for extension in made:
            extension.extra_compile_args = [*extension.extra_compile_args, *HIDDEN]
            extension.extra_link_args = [*extension.extra_link_args, "-Wl,-Bsymbolic"]
    return made


class ParallelBuild(build_ext):  # type: ignore[misc]  # setuptools has no types for it
    """Compiles the files of one extension in parallel."""

    def build_extension(self, ext: Extension) -> None:
        """Build an extension with as many compilers as there are processors."""
        compiler: Any = self.compiler
        one_by_one = compiler.compile

        def side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], **options), sources)
                return [name for names in made for name in names]

        compiler.compile = side_by_side
        try:
            super().build_extension(ext)
        finally:
            compiler.compile = one_by_one


def build(target: Path, work: Path, *, trained: bool = False, quick: bool = False) -> list[str]:
    """Put the compiled modules into the package of a folder; return their names."""
    sources = prepared(work)
    with chdir(sources):
        made = extensions(work, quick=quick)
        if trained and sys.platform == "linux":
            practice = shutil.copytree(sources, work / "practice")
            print("compiled once to count what is done often …", flush=True)
            _compile(made, practice, work, COUNTING)
            _train(practice)
            print("… and again to make that quick", flush=True)
            _compile(made, target, work, COUNTED)
        else:
            _compile(made, target, work)
    return [extension.name for extension in made]


def _compile(made: list[Extension], target: Path, work: Path, flags: Sequence[str] = ()) -> None:
    """Compile translated modules to libraries in a folder."""
    with_flags = [
        Extension(
            one.name,
            one.sources,
            include_dirs=one.include_dirs,
            extra_compile_args=[*one.extra_compile_args, *flags],
            extra_link_args=[*one.extra_link_args, *flags],
        )
        for one in made
    ]
    command = ParallelBuild(Distribution({"name": "vigil", "ext_modules": with_flags}))
    command.build_lib = str(target)
    command.build_temp = str(work / "o")
    command.force = True
    command.ensure_finalized()
    command.run()


def _train(practice: Path) -> None:
    """Let the form that counts play; where the package is not installed, its names are here."""
    path = os.pathsep.join([str(practice), str(SOURCES)])
    variables = {name: value for name, value in os.environ.items() if name != "VIGIL_PURE"}
    games = [sys.executable, str(ROOT / "tools" / "training.py")]
    subprocess.run(games, env={**variables, "PYTHONPATH": path}, check=True)


def remove() -> None:
    """Remove everything but the sources."""
    for pattern in ("vigil__mypyc*", *(f"vigil/{name}/**/*" for name in COMPILED)):
        for path in SOURCES.glob(pattern):
            if path.suffix in (".so", ".pyd"):
                path.unlink()


def main() -> None:
    """Build or remove the compiled modules."""
    parser = ArgumentParser(description="Compile the engine beside its sources.")
    parser.add_argument("--remove", action="store_true", help="leave nothing but the sources")
    parser.add_argument("--trained", action="store_true", help="compile twice, as for a release")
    parser.add_argument("--quick", action="store_true", help="compile without optimising")
    parser.add_argument("--into", type=Path, default=SOURCES, help="the folder of the package")
    chosen = parser.parse_args()
    if chosen.into == SOURCES:
        remove()
    if not chosen.remove:
        try:
            with TemporaryDirectory() as work:
                build(chosen.into, Path(work), trained=chosen.trained, quick=chosen.quick)
        except (BaseError, CCompilerError) as cause:
            said = f"nothing is compiled, a C compiler such as gcc is needed: {cause}"
            raise SystemExit(said) from cause


if __name__ == "__main__":
    main()
