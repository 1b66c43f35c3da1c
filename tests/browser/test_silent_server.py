"""A list that does not come, since its request fails or is never answered: the page says so."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Page, Route, expect

from browser.people import Newcomer, Person
from forms import crossed, some
from server.client import Site

LIST = "**/api/puzzles"
AGAIN = "[data-again]"
NOON = datetime(2026, 1, 1, 12)
SILENCE = 20_000
"""Milliseconds without a reply after which the page says so."""
SENTENCES = {
    "en": "The server does not answer. Check the connection and try again.",
    "ru": "Сервер не отвечает. Проверьте соединение и попробуйте снова.",
    "pl": "Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.",
}


def fail(route: Route) -> None:
    """The connection is lost."""
    route.abort()


def hang(route: Route) -> None:
    """The server has the request and says nothing."""


def wait_for_the_list(person: Person) -> Page:
    """The page of puzzles while its list is asked for.

    Its clock stands still: it does not try again by itself.
    """
    page = person.go("/settings")
    page.clock.install(time=NOON)
    page.clock.pause_at(NOON + timedelta(hours=1))
    with page.expect_request(LIST):
        person.walk("/puzzles")
    return page


@pytest.mark.parametrize(("trouble", "language"), some(crossed([hang, fail], SENTENCES), 2))
def test_a_list_that_does_not_come_is_tried_again(
    arrive: Newcomer, site: Site, trouble: Callable[[Route], None], language: str
) -> None:
    person = arrive(site.address, language=language)
    person.expects("net::ERR_FAILED")
    person.context.route(LIST, trouble)
    page = wait_for_the_list(person)
    if trouble is hang:
        page.clock.run_for(SILENCE)
    expect(page.get_by_role("alert")).to_have_text(SENTENCES[language])
    person.context.unroute(LIST)
    page.locator(AGAIN).click()
    expect(page.locator("[data-puzzle]").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
