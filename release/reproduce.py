"""``make reproduce``: what is in ``dist/`` built again, and what differs then."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from archives import differences, digest
from building import build_source, build_wheel, unpacked
from project import DIST


def main() -> int:
    """Build the source distribution and the pure wheel again; 1 where they differ."""
    wheels = [*DIST.glob("*-any.whl")]
    sources = [*DIST.glob("*.tar.gz")]
    if len(wheels) != 1 or len(sources) != 1:
        print("dist/ holds no release yet: make release")
        return 2
    with TemporaryDirectory() as name:
        folder = Path(name)
        source = build_source(folder / "dist")
        wheel = build_wheel(unpacked(source, folder / "tree"), folder / "dist")
        pairs = ((sources[0], source), (wheels[0], wheel))
        return max([told(before, again) for before, again in pairs])


def told(before: Path, again: Path) -> int:
    """Say whether a file came out the same."""
    found = [*differences(before, again)]
    print(f"{before.name}: {'differs' if found else 'the same'}, {digest(again)}", flush=True)
    for name in found:
        print(f"    {name}")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
