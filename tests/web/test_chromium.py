"""A browser for tests is found where it usually is, installed where possible, or asked for."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from browser import chromium
from browser.chromium import find_chromium

VARIABLES = (
    *("VIGIL_CHROMIUM", "PLAYWRIGHT_BROWSERS_PATH"),
    *("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"),
)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without browsers, for a person with an empty home."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(chromium, "FOR_ALL", tmp_path / "Applications")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    return tmp_path / "home"


def program(file: Path, script: str = "") -> str:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return str(file)


@pytest.mark.parametrize(
    "place",
    [
        "Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
        ".cache/ms-playwright/chromium_headless_shell-1200/chrome-linux/headless_shell",
        ".cache/ms-playwright/chromium-1200/chrome-linux64/chrome",
        "Library/Caches/ms-playwright/chromium-9/chrome-mac/Chromium.app/Contents/MacOS/Chromium",
    ],
)
def test_it_is_found_in_the_usual_places(home: Path, place: str) -> None:
    assert find_chromium() is None
    made = program(home / place)
    assert find_chromium() == made


@pytest.mark.parametrize(
    "place",
    ["Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe"],
)
def test_it_is_found_among_the_programs_of_windows(
    home: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    made = program(home / place)
    assert find_chromium() is None
    monkeypatch.setenv("PROGRAMFILES", str(home))
    assert find_chromium() == made


def test_playwrights_own_may_be_kept_elsewhere(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = program(home / "kept" / "chromium-1200" / "chrome-linux" / "chrome")
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(home / "kept"))
    assert find_chromium() == made


def test_the_one_that_is_named_comes_first_then_the_path(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = program(home / ".cache" / "ms-playwright" / "chromium-1" / "chrome-linux" / "chrome")
    assert find_chromium() == own
    on_the_path = program(Path(os.environ["PATH"]) / "microsoft-edge")
    assert find_chromium() == on_the_path
    monkeypatch.setenv("VIGIL_CHROMIUM", own)
    assert find_chromium() == own


def test_a_name_of_nothing_is_said_in_one_sentence(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(Path(os.environ["PATH"]) / "chromium")
    monkeypatch.setenv("VIGIL_CHROMIUM", "/nowhere/chromium")
    with pytest.raises(SystemExit, match="names no program: /nowhere/chromium;"):
        chromium.main()


def test_without_one_it_says_in_one_sentence_what_to_do(home: Path) -> None:
    with pytest.raises(SystemExit, match="install Chromium, Chrome or Edge, or"):
        chromium.main()


@pytest.mark.parametrize("package", chromium.PACKAGES)
def test_on_debian_it_is_installed_for_those_who_may(
    home: Path, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(os.environ["PATH"])
    there = folder / package
    installs = f'for last; do :; done; echo "$@"; if [ "$last" = {package} ]; then '
    installs += f"echo '#!/bin/sh' > {there}; /bin/chmod 755 {there}; fi"
    program(folder / "apt-get", installs)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert chromium.install_chromium() is None
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert chromium.install_chromium() == str(there)
