"""The built site in a real browser that reaches no other host: ``make test-docs``."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Route, expect, sync_playwright

from browser.chromium import ARGUMENTS, NONE, find_chromium

SITE: Final = Path(__file__).parents[1] / "site"
SHOWN: Final = (
    "index.html",
    "screens.html",
    "architecture.html",
    "rulebook/index.html",
    "rulebook/horizons.html",
    "rulebook/ghost_stories.ru.html",
    "rulebook/white_moon.pl.html",
    "api/tables.html",
    "decisions/index.html",
    "source/examples/lantern.html",
)


class Quiet(SimpleHTTPRequestHandler):
    """Hands files out without a word."""

    def log_message(self, format: str, *args: object) -> None: ...


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    program = find_chromium()
    if program is None:
        pytest.fail(NONE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        yield browser
        browser.close()


class Visit:
    """A reader whose browser reaches this site only."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address
        self.strange: list[str] = []
        self.failed: list[str] = []
        page.route("**/*", self._let_through)
        page.on("response", self._answered)
        page.on("pageerror", lambda error: self.failed.append(str(error)))

    def _let_through(self, route: Route) -> None:
        if route.request.url.startswith(self.address):
            route.continue_()
        else:
            self.strange.append(route.request.url)
            route.abort()

    def _answered(self, response: object) -> None:
        if getattr(response, "status", 0) >= 400:
            self.failed.append(getattr(response, "url", ""))

    def open(self, path: str) -> None:
        self.page.goto(f"{self.address}/{path}", wait_until="networkidle")


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[Visit]:
    page = chromium.new_page(color_scheme="light", viewport={"width": 1280, "height": 900})
    visit = Visit(page, address)
    yield visit
    page.close()
    assert visit.strange == []
    assert visit.failed == []


@pytest.mark.parametrize("path", SHOWN)
def test_a_page_asks_no_other_host(path: str, visit: Visit) -> None:
    visit.open(path)
    expect(visit.page.locator("h1").first).to_be_visible()
    assert visit.page.evaluate("document.fonts.check('16px \"Source Sans 3\"')")
    used = visit.page.evaluate("[...document.fonts].filter(f => f.status === 'loaded').length")
    assert used >= 2, "letters for texts and for titles"


@pytest.mark.parametrize(("word", "title"), [("exorcism", "Exorcism"), ("изгнание", "Изгнание")])
def test_the_search_works_without_another_host(word: str, title: str, visit: Visit) -> None:
    visit.open("index.html")
    visit.page.locator(".md-search__input").click()
    visit.page.locator(".md-search__input").fill(word)
    visit.page.locator(".md-search__input").press("End")
    found = visit.page.locator(".md-search-result__item").filter(has_text=title)
    expect(found.first).to_be_visible(timeout=60_000)


def test_there_is_light_and_dark(visit: Visit) -> None:
    visit.open("index.html")
    paper = "getComputedStyle(document.body).backgroundColor"
    light = visit.page.evaluate(paper)
    visit.page.locator("label[title=Dark]").click()
    expect(visit.page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    assert visit.page.evaluate(paper) != light


def test_a_page_speaks_its_language(visit: Visit) -> None:
    visit.open("rulebook/ghost_stories.ru.html")
    expect(visit.page.locator("html")).to_have_attribute("lang", "ru")
    visit.page.locator(".languages a", has_text="Polski").click()
    expect(visit.page.locator("html")).to_have_attribute("lang", "pl")


def test_a_rulebook_can_be_printed(visit: Visit) -> None:
    visit.open("rulebook/ghost_stories.html")
    visit.page.emulate_media(media="print")
    for hidden in (".md-header", ".md-tabs", ".md-sidebar", ".md-footer", ".headerlink"):
        for part in visit.page.locator(hidden).all():
            expect(part).to_be_hidden()
    expect(visit.page.locator(".example pre").first).to_be_visible()
    widest = "Math.max(...[...document.querySelectorAll('.example pre')].map(e => e.scrollWidth))"
    visit.page.set_viewport_size({"width": 700, "height": 990})  # A4 between its margins
    assert visit.page.evaluate(widest) <= 700
    assert visit.page.pdf(format="A4").startswith(b"%PDF")
