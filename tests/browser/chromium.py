"""The Chromium that shows the client in tests: the one of this machine, or one installed for them.

As a program it writes down where Chromium is; ``make test`` hands that on in ``VIGIL_CHROMIUM``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALLERS: Final = (("apt-get", "update"), ("apt-get", "install", "--yes", "chromium"))
"""How a Debian machine gets one, for those who may."""

ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
NONE: Final = "there is no Chromium; install one, or name it in VIGIL_CHROMIUM"


def find_chromium() -> str | None:
    """The program named by ``VIGIL_CHROMIUM``, or one from the path."""
    named = os.environ.get("VIGIL_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def install_chromium() -> str | None:
    """Install one where that is possible."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    for command in INSTALLERS:
        subprocess.run(command, check=False, stdout=sys.stderr)
    return find_chromium()


if __name__ == "__main__":
    found = find_chromium() or install_chromium()
    if found is None:
        sys.exit(NONE)
    print(found)
