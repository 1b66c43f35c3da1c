"""The Chromium for tests: that of this machine, or one installed for them.

As a program it writes down where Chromium is; ``make test`` hands that on in ``VIGIL_CHROMIUM``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

NAMES: Final = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable", "microsoft-edge", "microsoft-edge-stable"),
)
"""On the path; the first one has no windows to draw and is the fastest."""

FOR_ALL: Final = Path("/Applications")
APPLICATIONS: Final = ("Chromium", "Google Chrome", "Microsoft Edge")
"""In the folders for applications of macOS."""

PROGRAMS: Final = ("Chromium", "Google/Chrome", "Microsoft/Edge")
"""In the folders for programs of Windows."""

CACHES: Final = (".cache", "Library/Caches", "AppData/Local")
"""Where Playwright keeps its browsers, by system."""

OWN: Final = (
    *("headless_shell", "chrome-headless-shell", "chrome", "*.app/Contents/MacOS/*"),
    *("chrome-headless-shell.exe", "chrome.exe"),
)

PACKAGES: Final = ("chromium-headless-shell", "chromium")
"""What Debian calls it; other systems of its kind have only the second one."""

UNSEEN: Final = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    *("PreloadTopChromeWebUI", "MediaRouter", "OptimizationHints", "NetworkTimeServiceQuerying"),
    *("PaintHolding", "HttpsUpgrades", "AvoidUnnecessaryBeforeUnloadCheckSync"),
)
"""What a browser has for people in front of it; drawing its menus took half of all the time."""

ARGUMENTS: Final = (
    f"--disable-features={','.join(UNSEEN)}",
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",  # a process less for each frame to pass through
    "--js-flags=--no-opt",  # pages live too short to earn back what optimising them costs
    "--process-per-site",  # none is kept ready for another site, and pages share what they loaded
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # asking another host fails
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
NONE: Final = (
    "there is no Chromium for the tests in browsers: install Chromium, Chrome or Edge, or let "
    f"'{sys.executable} -m playwright install chromium' do it, or name one in VIGIL_CHROMIUM"
)
WRONG: Final = "VIGIL_CHROMIUM names no program: {}; name another one, or none to have one found"


def find_chromium() -> str | None:
    """The program named by ``VIGIL_CHROMIUM``, or the first one of this machine."""
    named = os.environ.get("VIGIL_CHROMIUM")
    if not named:
        return next(filter(None, map(shutil.which, candidates())), None)
    if shutil.which(named) is None:
        raise SystemExit(WRONG.format(named))
    return named


def candidates() -> Iterator[str]:
    """Where a Chromium may be: on the path, in the usual places, or among Playwright's own."""
    yield from NAMES
    for folder in (FOR_ALL, Path.home() / "Applications"):
        yield from (f"{folder}/{name}.app/Contents/MacOS/{name}" for name in APPLICATIONS)
    for variable in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
        for name in PROGRAMS if variable in os.environ else ():
            program = "msedge.exe" if "Edge" in name else "chrome.exe"
            yield f"{os.environ[variable]}/{name}/Application/{program}"
    named = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    for cache in [Path(named)] if named else [Path.home() / c / "ms-playwright" for c in CACHES]:
        for name in OWN:
            yield from map(str, sorted(cache.glob(f"chromium*-*/*/{name}"), reverse=True))


def install_chromium() -> str | None:
    """Install one where that is possible: on Debian and its like, for those who may."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    _run("apt-get", "update", "--quiet")
    for package in PACKAGES:
        _run("apt-get", "install", "--yes", "--quiet", "--no-install-recommends", package)
        if found := find_chromium():
            return found
    return None


def _run(*command: str) -> None:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, check=False, stdout=sys.stderr, env=environment)


def main() -> None:
    """Say where a Chromium is, or what to do about it."""
    found = find_chromium() or install_chromium()
    if found is None:
        sys.exit(NONE)
    print(found)


if __name__ == "__main__":
    main()
