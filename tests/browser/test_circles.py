"""Circles of friends in the browser: making one, joining it by its link, leaving it."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from browser.people import Newcomer, key_ring
from server.client import Made, Site, play_out
from vigil.tables.room.challenge import today


def faces(page: Page, members: int) -> list[str | None]:
    """The faces of the members of a circle, which everybody sees alike; two may have the same."""
    portraits = page.locator("[data-member] [data-portrait]")
    expect(portraits).to_have_count(members)
    return [one.get_attribute("data-portrait") for one in portraits.all()]


def test_a_circle_is_made_joined_by_its_link_and_left(arrive: Newcomer, site: Site) -> None:
    ann, ben = arrive(site.address), arrive(site.address, name="Ben")
    page = ann.go("/circles")
    page.get_by_label("Name of the circle").fill("Tuesday")
    page.locator("[data-make]").click()
    expect(page.locator("[data-member]")).to_have_count(1)
    other = ben.go("/circles/" + page.url.rpartition("/")[2])
    other.get_by_role("button", name="Join “Tuesday”").click()
    expect(other.locator("[data-member='Ben']")).to_contain_text("no streak yet")
    expect(other.locator("[data-member]")).to_have_count(2)
    page.reload()
    assert faces(page, 2) == faces(other, 2)
    other.goto("/")
    other.locator("[data-friends]").get_by_role("link", name="Tuesday").click()
    expect(other.locator("[data-member]")).to_have_count(2)
    for _ in range(2):
        other.locator("[data-leave]").click()
    expect(other).to_have_url(f"{site.address}/circles")
    page.reload()
    expect(page.locator("[data-member]")).to_have_count(1)
    for _ in range(2):
        page.locator("[data-delete]").click()
    expect(page).to_have_url(f"{site.address}/circles")
    expect(page.locator("main ul")).to_have_count(0)


def test_a_deal_that_is_over_is_in_the_circle_at_once(arrive: Newcomer, site: Site) -> None:
    seats = [{"name": "Ann"}]
    body = {"game": "horizons", "challenge": today().isoformat(), "setup": {"players": 1}}
    made = Made(site, site.post("/api/tables", body | {"seats": seats, "start": True}))
    play_out(made)
    page = arrive(site.address, keys=key_ring(made, 0)).go("/circles")
    page.get_by_label("Name of the circle").fill("Tuesday")
    page.locator("[data-make]").click()
    expect(page.locator("[data-member]")).to_have_count(1)
    with page.expect_response(lambda response: response.url.endswith("/deals")) as shared:
        page.goto(f"/tables/{made.id}")
    assert shared.value.ok


def test_a_face_that_failed_to_load_is_tried_again(arrive: Newcomer, site: Site) -> None:
    ann = arrive(site.address, is_first=True)
    page = ann.go("/circles")
    page.get_by_label("Name of the circle").fill("Tuesday")
    failed: list[str] = []

    def fail_once(route: Route) -> None:
        failed.append(route.request.url)
        route.abort() if len(failed) == 1 else route.continue_()

    ann.expects("net::ERR_FAILED", "Failed to fetch dynamically imported module", "preload")
    ann.context.route("**/assets/cast-*.js", fail_once)
    page.locator("[data-make]").click()
    expect(page.locator("[data-member]")).to_have_count(1)
    expect(page.locator("[data-member] [data-portrait]")).to_have_count(1)
    assert len(failed) > 1
