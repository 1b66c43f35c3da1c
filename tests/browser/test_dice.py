"""The page plays a finished game again on the device, and says whether its dice were fair."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.build import build_engine
from browser.people import Newcomer, key_ring
from browser.table import Table, sit_down
from cli.command import inside
from forms import some
from server.client import Made, Site, play
from server.serving import GENEROUS, Forked, Server, starting


class Loaded(Forked):
    """A server whose dice are not those it has promised."""

    mistake = "loaded"


ANNS = "0a" * 16
SAID = {
    "everything": "Everything is verified",
    "without_players": "Everything except the players' entropy is verified",
    "nothing": "Nothing is verified",
    "failed": "Not verified",
}


def given_up(server: Server) -> Made:
    """A game to whose dice Ann added, and which she gave up."""
    seats = [{"name": "Ann"}]
    body = {"game": "ghost_stories", "setup": {"players": 1}, "seats": seats}
    made = Made(server.site, server.site.post("/api/tables", body))
    given = f"{made.path}/seats/0/luck"
    server.site.ask("PUT", given, {"luck": ANNS}, made.tokens[0])
    server.site.post(f"{made.path}/start", {}, made.host)
    with made.site.viewer(made.id, made.tokens[0]) as ann:
        ann.do("concede")
    return made


def looking(arrive: Newcomer, made: Made, **kept: Any) -> Table:
    """Ann at the end of her game, with what her browser kept from before it."""
    keys = key_ring(made, 0)
    keys[made.id] |= kept
    person = arrive(made.site.address, name="Ann", keys=keys)
    person.expects("WebSocket connection to .* failed")  # the server goes first
    person.go(f"/tables/{made.id}")
    return Table(person)


@pytest.mark.long_form
@pytest.mark.parametrize(
    ("kind", "knows", "quickly", "found"),
    some(
        [
            (Loaded, ("promise", "luck"), "everything", "failed"),
            (Forked, ("promise", "luck"), "everything", "everything"),
            (Forked, ("promise",), "without_players", "without_players"),
            (Forked, (), "nothing", "nothing"),
        ]
    ),
)
def test_the_page_says_the_three_grades_of_the_command(
    arrive: Newcomer,
    client: None,
    tmp_path: Path,
    kind: type[Forked],
    knows: tuple[str, ...],
    quickly: str,
    found: str,
) -> None:
    build_engine()
    with starting(kind(str(tmp_path / "vigil.db"), GENEROUS)) as server:
        made = given_up(server)
        kept = {"promise": made.info["commitment"], "luck": {"0": ANNS}}
        page = looking(arrive, made, **{name: kept[name] for name in knows}).page
        expect(page.locator("[data-seed]")).to_have_attribute("data-seed", quickly)
        page.locator(".prove").click()
        dice = page.locator("[data-dice]")
        expect(dice).to_have_attribute("data-dice", found)
        expect(dice).to_contain_text(SAID[found])
        expect(page.locator(".verdict")).to_have_count(1)  # no promise beside a lie
        command = page.locator("[data-command]")
        expect(command).to_contain_text(f"vigil verify vigil-{made.id}.json", use_inner_text=False)
        file = tmp_path / f"vigil-{made.id}.json"
        file.write_text(made.site.http.get(f"{made.path}/record").text)
        options = (command.text_content() or "").split()[3:]
        done = inside("verify", str(file), *options)
        assert done.stdout.startswith(SAID[found])
        if found != "failed":
            assert " ".join(done.stdout.split("\n")).strip() == dice.inner_text().strip()


@pytest.mark.parametrize(
    "kept",
    some([{"promise": "0" * 64}, {"luck": {"0": "1b" * 16}}]),
    ids=some(["another commitment", "other entropy"]),
)
def test_a_server_that_changes_its_mind_is_found_without_a_press(
    arrive: Newcomer, client: None, site: Site, kept: dict[str, Any]
) -> None:
    seats = [{"name": "Ann"}]
    body = {"game": "horizons", "setup": {"players": 1}, "seats": seats, "start": True}
    made = Made(site, site.post("/api/tables", body))
    with site.viewer(made.id, made.tokens[0]) as ann:
        ann.do("concede")
    page = looking(arrive, made, **{"promise": made.info["commitment"]} | kept).page
    expect(page.locator("[data-seed]")).to_have_attribute("data-seed", "broken")


def test_a_page_records_the_commitment_before_the_game_that_it_starts(
    arrive: Newcomer, site: Site
) -> None:
    page = arrive(site.address, name="Ann").go("/")
    page.locator("[data-alone=horizons]").click()
    page.locator("[data-wake]").click()
    expect(page.locator("#prompt.yours")).to_be_visible()
    id = page.url.rsplit("/", 1)[-1]
    kept = page.evaluate("id => JSON.parse(localStorage.getItem('vigil.tables'))[id]", id)
    info = site.get(f"/api/tables/{id}")
    assert kept["promise"] == info["commitment"]
    assert info["setup"]["ask_all"] is False, "asks what cannot matter"
    assert [kept["luck"]["0"]] == info["luck"][:1]


@pytest.mark.long_form
def test_a_game_that_was_played_out_leads_to_the_end_that_was_seen(
    arrive: Newcomer, client: None, tmp_path: Path
) -> None:
    build_engine()
    with starting(Forked(str(tmp_path / "vigil.db"), GENEROUS)) as server:
        made = server.site.new_table("horizons", "Ann")
        with made.site.viewer(made.id, made.tokens[0]) as ann:
            play([ann], 60)
            assert ann.do("undo", depth="choice")["type"] == "done"
            play([ann], 2000)
            assert ann.decision is None
        table = sit_down(arrive, made, 0)
        table.person.expects("WebSocket connection to .* failed")
        table.page.locator(".prove").click()
        expect(table.page.locator("[data-dice]")).to_have_attribute("data-dice", "nothing")
