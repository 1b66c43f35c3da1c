"""A seat link is proved before it is kept, and a stale tab is told what it has lost."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.people import Newcomer
from browser.table import Sit, Table, settle
from server.client import Made, Site


def kept_token(page: Page, made: Made, seat: int) -> str | None:
    """The token that a browser keeps for a seat."""
    kept = json.loads(page.evaluate("localStorage.getItem('vigil.tables')") or "{}")
    token: str | None = kept.get(made.id, {}).get("seats", {}).get(str(seat))
    return token


def new_token(made: Made, seat: int) -> str:
    return str(made.site.post(f"{made.path}/seats/{seat}/token", token=made.host)["token"])


def wait_for_token(page: Page, made: Made, seat: int, token: str | None) -> None:
    """Wait until a browser keeps this token for a seat, or none."""
    page.wait_for_function(
        """([table, seat, token]) => {
            const kept = JSON.parse(localStorage.getItem('vigil.tables') ?? '{}')
            return (kept[table]?.seats[seat] ?? null) === token
        }""",
        arg=[made.id, seat, token],
    )


def test_a_forged_seat_link_leaves_the_seat_and_its_token(sit: Sit, site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann", "[rules]")
    table = sit(made, 0)
    settle([table])
    forged = made.tokens[0][:-1] + ("x" if made.tokens[0][-1] != "x" else "y")
    another = Table(table.person, table.person.another_tab(f"/tables/{made.id}#0:{forged}"))
    table.page.evaluate("hash => (location.hash = hash)", f"#0:{forged}")
    for one in (another, table):
        expect(one.page.locator(".note.danger")).to_contain_text("link no longer works")
        expect(one.page).to_have_url(f"{site.address}/tables/{made.id}")
        assert kept_token(one.page, made, 0) == made.tokens[0]
        settle([one])
        assert one.options


def test_a_good_seat_link_brings_a_player_back(arrive: Newcomer, site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann", "[rules]")
    new = new_token(made, 0)
    person = arrive(site.address)
    table = Table(person)
    person.visit(f"/tables/{made.id}#0:{new}")
    settle([table])
    assert table.options
    assert kept_token(table.page, made, 0) == new
    expect(table.page).to_have_url(f"{site.address}/tables/{made.id}")


@pytest.mark.long_form
def test_a_forged_seat_link_is_told_before_the_game_too(arrive: Newcomer, site: Site) -> None:
    seats = [{"name": "Ann"}, {}]
    body = {"game": "ghost_stories", "setup": {"players": 2}, "seats": seats}
    made = Made(site, site.post("/api/tables", body))
    page = arrive(site.address).go(f"/tables/{made.id}#0:forged")
    expect(page.get_by_role("status")).to_contain_text("link no longer works")
    assert kept_token(page, made, 0) is None


@pytest.mark.long_form
def test_a_stale_tab_is_told_and_leaves_the_newer_token_of_another(sit: Sit, site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann", "[rules]")
    stale = sit(made, 0)
    settle([stale])
    new = new_token(made, 0)
    expect(stale.page.locator(".note.danger")).to_contain_text("You no longer have this seat")
    expect(stale.page.locator("[data-option]")).to_have_count(0)
    wait_for_token(stale.page, made, 0, None)
    fresh = Table(stale.person, stale.person.another_tab(f"/tables/{made.id}#0:{new}"))
    settle([fresh])
    wait_for_token(stale.page, made, 0, new)  # another tab hears of it a moment later
    stale.page.reload()
    settle([stale, fresh])
    wait_for_token(stale.page, made, 0, new)
    assert stale.options == fresh.options != []


@pytest.mark.long_form
def test_nobody_is_offered_the_seat_of_an_absent_player_and_its_host_may_free_it(
    sit: Sit, site: Site
) -> None:
    made = site.new_table("ghost_stories", "Ann", "Ben", "[rules]")
    tables = [sit(made, 0), sit(made, 1, name="Ben")]
    settle(tables)
    asked = next(seat for seat, table in enumerate(tables) if table.options)
    tables[asked].page.goto("about:blank")
    other = tables[1 - asked]
    other.page.locator(f"[data-replace='{asked}']").click()
    eve = sit(made, name="Eve")
    for table in (other, eve):
        table.page.locator("[data-key=menu]").click()
        expect(table.page.locator("[data-sit='2']")).to_be_visible()
        expect(table.page.locator(f"[data-sit='{asked}']")).to_have_count(0)
    expect(eve.page.locator("[data-free]")).to_have_count(0)
    expect(other.page.locator("[data-free]")).to_have_count(1 if asked else 0)


def test_a_cut_after_the_answer_was_logged_says_what_is_known_and_the_answer_counts_once(
    sit: Sit, site: Site
) -> None:
    made = site.new_table("ghost_stories", "Ann", "[rules]")
    table = sit(made, 0)
    cut: list[int] = []
    sent: list[int] = []

    def through(page: WebSocketRoute) -> None:
        server, answers = page.connect_to_server(), []

        def pass_on(message: str | bytes) -> None:
            request = json.loads(message)
            if request["do"] == "answer" and not cut:
                answers.append(request["id"])
                sent.append(request["index"])
            server.send(message)

        def pass_back(message: str | bytes) -> None:
            told = json.loads(message)
            if not answers:
                page.send(message)
            elif told["type"] == "done" and told["id"] in answers and not cut:
                cut.append(told["id"])  # it is in the log, and the page has heard nothing of it
                page.close(code=1012)

        page.on_message(pass_on)
        server.on_message(pass_back)

    table.page.route_web_socket("**/socket", through)
    table.page.reload()
    settle([table])
    before = table.ply
    table.wait_until_ready()
    table.press(table.options[0], "button")
    note = table.page.locator(".note.danger")
    expect(note).to_have_text(
        "The connection was lost. The table will show whether your choice arrived."
    )
    table.wait_beyond(before)
    settle([table])
    assert len(cut) == len(sent) == 1
    assert site.get(f"{made.path}/record")["answers"][before] == sent[0]
