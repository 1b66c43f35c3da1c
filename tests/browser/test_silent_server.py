"""A list that does not come, since its request fails or is never answered: the page says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from browser.people import Newcomer, Person
from forms import crossed
from server.client import Site

LIST = "**/api/puzzles"
AGAIN = "[data-again]"
SILENCE = 20_000
"""Milliseconds without a reply after which the page says so."""
SENTENCES = {
    "en": "The server does not answer. Check the connection and try again.",
    "ru": "Сервер не отвечает; проверьте соединение и попробуйте снова.",
    "pl": "Serwer nie odpowiada; sprawdź połączenie i spróbuj ponownie.",
}


def fail(route: Route) -> None:
    """The connection is lost."""
    route.abort()


def hang(route: Route) -> None:
    """The server has the request and says nothing."""


def wait_for_the_list(person: Person) -> Page:
    """The page of puzzles while its list is asked for; its clock is the test's."""
    page = person.go("/settings")
    page.clock.install()
    with page.expect_request(LIST):
        person.walk("/puzzles")
    return page


@pytest.mark.parametrize(("trouble", "language"), crossed([fail, hang], SENTENCES))
def test_a_list_that_does_not_come_is_tried_again(
    arrive: Newcomer, site: Site, trouble: object, language: str
) -> None:
    person = arrive(site.address, language=language)
    person.expects("net::ERR_FAILED")
    person.context.route(LIST, trouble)  # type: ignore[arg-type]
    page = wait_for_the_list(person)
    page.clock.fast_forward(SILENCE)
    expect(page.get_by_role("alert")).to_have_text(SENTENCES[language])
    person.context.unroute(LIST)
    page.locator(AGAIN).click()
    expect(page.locator("[data-puzzle]").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
