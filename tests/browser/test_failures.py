"""A client that meets something it does not know goes on asking."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error, WebSocketRoute, expect

from browser.games import line_of
from browser.people import Newcomer
from browser.table import Sit, Table, settle
from server.client import Made, Site
from vigil import SeededDealer
from vigil import Table as Game
from vigil.core.game import find_game

Change = Callable[[dict[str, Any]], None]


@pytest.fixture
def made(site: Site) -> Made:
    """A Taoist who may go to several tiles."""
    game = find_game("ghost_stories")
    state = game.read("players: 1; turn: red; yang: yes; next: move")
    return line_of(site, Game.at(game, state, SeededDealer(1)))


def changed(table: Table, change: Change) -> None:
    """Load the table again from a server whose messages are changed on their way."""

    def through(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            change(told)
            page.send(json.dumps(told))

        server.on_message(pass_on)

    table.page.route_web_socket("**/socket", through)
    table.page.reload()


def break_the_village(told: dict[str, Any]) -> None:
    """Leave out what every drawing and every name of a tile needs."""
    for tile in (told.get("view") or {}).get("village", []):
        tile["threats"] = None


@pytest.mark.long_form
def test_what_cannot_be_drawn_or_described_leaves_the_question(sit: Sit, made: Made) -> None:
    table = sit(made, 0)
    settle([table])
    changed(table, break_the_village)
    expect(table.page.locator(".board [role=alert]")).to_be_visible()
    settle([table])
    before = table.ply
    option = next(one for one in table.options if one.refs[0].startswith("tile"))
    table.page.locator(f"[data-option='{option.index}']").hover()
    expect(table.page.locator("#inspector")).to_contain_text("Could not show")
    table.press(option, "button")
    table.wait_beyond(before)


def test_an_option_of_a_kind_nobody_knows_is_a_button(sit: Sit, made: Made) -> None:
    table = sit(made, 0)
    settle([table])
    table.person.expects("no text")

    def unknown(told: dict[str, Any]) -> None:
        options = (told.get("decision") or {}).get("options")
        if options:
            options[0] = ["unheard_of", "thing"]

    changed(table, unknown)
    settle([table])
    before = table.ply
    option = table.options[0]
    assert option.refs == []
    table.press(option, "button")
    table.wait_beyond(before)


def test_a_page_that_asks_another_host_is_noticed(arrive: Newcomer, site: Site) -> None:
    person = arrive(site.address)
    page = person.go("/")
    with page.expect_console_message(lambda said: "games.example" in said.text):
        page.evaluate("() => fetch('https://games.example/').catch(() => null)")
    assert person.surprises
    person.expects("games.example")
    with pytest.raises(Error, match="ERR_NAME_NOT_RESOLVED"):
        page.goto("https://games.example/")
