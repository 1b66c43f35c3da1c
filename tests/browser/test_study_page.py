"""The page about many games, opened from a file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import faults
from browser.people import PHONE, WIDE
from forms import some
from research.study.rows import played
from vigil.research.study import study_of
from vigil.research.study.page import page as study_page

TITLES = {"en": "50 games", "ru": "50 партий", "pl": "50 partii"}
LIGHTS = some(("dark", "light"))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    setups = [{"players": players} for players in (1, 2)]
    made = tmp_path_factory.mktemp("study") / "page.html"
    made.write_text(study_page(study_of(*played("ghost_stories", setups, 25)), "en"))
    return made


@pytest.fixture(params=LIGHTS)
def opened(request: pytest.FixtureRequest, chromium: Browser, file: Path) -> Iterator[Page]:
    """The page, offline, in the light and in the dark."""
    width, height = PHONE if request.param == "dark" else WIDE
    context = chromium.new_context(
        viewport={"width": width, "height": height}, color_scheme=request.param, offline=True
    )
    page = context.new_page()
    page.goto(file.as_uri())
    yield page
    context.close()


def test_nothing_is_loaded_and_nothing_is_wider_than_the_screen(opened: Page) -> None:
    assert opened.evaluate("performance.getEntriesByType('resource').length") == 0
    assert opened.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.long_form
def test_nobody_is_shut_out(opened: Page) -> None:
    opened.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    assert faults(opened) == []


def test_a_press_changes_the_language_of_everything(opened: Page) -> None:
    for language, title in TITLES.items():
        opened.locator(f"nav button[lang={language}]").click()
        expect(opened.locator("h1")).to_contain_text(title, use_inner_text=True)
        assert title in opened.title()
        shown = opened.locator(":is(span, tspan)[lang]:visible")
        others = opened.locator(f":is(span, tspan)[lang]:not([lang={language}]):visible")
        assert shown.count() > 100
        assert others.count() == 0
