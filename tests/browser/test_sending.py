"""An answer on its way, one that is refused, and a seat that is lost are seen by the player."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.people import Newcomer, glimpse
from browser.table import Sit, Table, settle
from server.client import Made, Site


@pytest.fixture
def made(site: Site) -> Made:
    return site.new_table("ghost_stories", "Ann", "[rules]")


def through(table: Table, pass_on: Callable[[WebSocketRoute, dict[str, object]], None]) -> None:
    """Let a test stand between the page and its server."""

    def route(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda message: pass_on(server, json.loads(message)))

    table.page.route_web_socket("**/socket", route)
    table.page.reload()
    settle([table])


def test_an_answer_that_is_held_up_says_that_it_is_being_sent_and_has_arrived(
    sit: Sit, made: Made
) -> None:
    table = sit(made, 0)
    held: list[Callable[[], None]] = []

    def hold(server: WebSocketRoute, message: dict[str, object]) -> None:
        def go() -> None:
            server.send(json.dumps(message))

        held.append(go) if message["do"] == "answer" else go()

    through(table, hold)
    before = table.ply
    table.press(table.options[0], "button")
    expect(table.prompt.locator(".sending")).to_have_text("Sending your choice…")
    assert table.ply == before
    arrived = glimpse(table.page, ".sent", "Sent.")
    held.pop()()
    table.wait_beyond(before)
    arrived()
    expect(table.prompt.locator(".sending")).to_have_count(0)
    assert held == []


def test_an_answer_that_is_refused_says_why_and_leaves_the_question(sit: Sit, made: Made) -> None:
    table = sit(made, 0)

    def spoil(server: WebSocketRoute, message: dict[str, object]) -> None:
        late = {"ply": 10_000} if message["do"] == "answer" else {}
        server.send(json.dumps(message | late))

    through(table, spoil)
    before = table.ply, table.question, table.options
    table.wait_until_ready()
    table.page.locator(f"[data-option='{table.options[0].index}']").click()
    expect(table.page.locator(".note.danger")).to_contain_text("has changed")
    settle([table])
    assert (table.ply, table.question, table.options) == before


def test_whoever_loses_his_seat_is_told_and_asked_nothing_more(sit: Sit, site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann", "[rules]")
    table = sit(made, 0)
    settle([table])
    site.ask("DELETE", f"{made.path}/seats/0", token=made.host)
    page = table.page
    expect(page.locator(".note.danger")).to_contain_text("You no longer have this seat")
    expect(page.locator("[data-option]")).to_have_count(0)


def test_a_guest_a_bot_and_a_table_are_called_in_the_language_of_the_reader(
    arrive: Newcomer, site: Site
) -> None:
    seats = [{"name": "guest"}, {"bot": "rules"}, {"bot": "rules"}, {}]
    body = {"game": "ghost_stories", "setup": {"players": 4}, "seats": seats}
    id = site.post("/api/tables", body)["table"]["id"]
    person = arrive(site.address)
    page = person.go(f"/tables/{id}")
    names = page.locator("main ol li b")
    expect(names).to_have_text(["Guest", "Ember Fox", "Old Moss", "free seat"])
    person.speak("pl")
    expect(names).to_have_text(["Gość", "Ognisty Lis", "Stary Mech", "wolne miejsce"])
    expect(page).to_have_title("Ghost Stories · Vigil")
