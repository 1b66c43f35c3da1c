"""Circles of friends in the browser: making one, joining it by its link, leaving it."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from browser.people import Newcomer
from server.client import Site


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
    portraits = other.locator("[data-member] [data-portrait]")
    expect(portraits).to_have_count(2)
    faces = {one.get_attribute("data-portrait") for one in portraits.all()}
    assert len(faces) == 2
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
