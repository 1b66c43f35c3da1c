"""A client that meets something it does not know goes on asking."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.table import Sit, Table, settle
from server.client import Made, Site

Change = Callable[[dict[str, Any]], None]


@pytest.fixture
def made(site: Site) -> Made:
    return site.new_table("ghost_stories", "Ann")


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


def test_a_board_that_cannot_be_drawn_leaves_the_question(sit: Sit, made: Made) -> None:
    table = sit(made, 0)
    settle([table])

    def break_a_tile(told: dict[str, Any]) -> None:
        if told.get("view"):
            told["view"]["village"][0]["threats"] = None

    changed(table, break_a_tile)
    expect(table.page.locator(".board [role=alert]")).to_be_visible()
    settle([table])
    before = table.ply
    table.press(table.options[0], "button")
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
