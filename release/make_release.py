"""``make release``: every file of a release in ``dist/``, built, checked and tried out."""

from __future__ import annotations

import shutil
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from archives import digest
from bill import bill
from building import build_source, build_wheel, unpacked
from notes import notes_of
from project import DIST, ROOT, epoch, project, run

SUMS: Final = "SHA256SUMS"


@contextmanager
def part(name: str) -> Iterator[None]:
    """Say what is being done, and how long it took."""
    print(f"{name} …", end=" ", flush=True)
    began = time.monotonic()
    yield
    print(f"{time.monotonic() - began:.0f} s", flush=True)


def main() -> int:
    """Make a release; what fails says so in its last line."""
    parser = ArgumentParser(description="Make a release in dist/.")
    parser.add_argument("--pure", action="store_true", help="without the compiled wheel")
    parser.add_argument("--untried", action="store_true", help="without trying the wheels out")
    chosen = parser.parse_args()
    version = str(project()["version"])
    notes = notes_of((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    (DIST / f"notes-{version}.md").write_text(notes, encoding="utf-8")
    build(compiled=not chosen.pure)
    with part("bill of materials"):
        text = bill(version, ROOT / "web" / "package-lock.json", int(epoch()))
        (DIST / f"vigil-table-{version}.cdx.json").write_text(text, encoding="utf-8")
    check()
    if not chosen.untried:
        with part("each wheel in an empty environment, in a browser"):
            try_out()
    seal()
    return 0


def build(*, compiled: bool) -> None:
    """The source distribution, and wheels built out of it."""
    with part("source distribution"):
        source = build_source(DIST)
    with TemporaryDirectory() as name:
        tree = unpacked(source, Path(name))
        with part("pure wheel, out of the source distribution"):
            build_wheel(tree, DIST)
        if compiled:
            with part("compiled wheel for this platform"):
                build_wheel(tree, DIST, compiled=True)


def built() -> list[Path]:
    """The files that people install."""
    return sorted([*DIST.glob("*.tar.gz"), *DIST.glob("*.whl")])


def check() -> None:
    """What an index would refuse is refused here."""
    with part("metadata"):
        run(sys.executable, "-m", "twine", "check", "--strict", *built())


def try_out() -> None:
    """The tests of wheels, on these."""
    wheels = " ".join(str(path) for path in built() if path.suffix == ".whl")
    run(sys.executable, "-m", "pytest", "tools/test_wheel.py", VIGIL_WHEELS=wheels)


def seal() -> None:
    """Write the sums of all files, and name them."""
    files = sorted(path for path in DIST.iterdir() if path.name != SUMS)
    lines = [f"{digest(path)}  {path.name}\n" for path in files]
    (DIST / SUMS).write_text("".join(lines), encoding="utf-8")
    for path in files:
        print(f"{path.stat().st_size / 1e6:8.2f} MB  dist/{path.name}")


if __name__ == "__main__":
    sys.exit(main())
