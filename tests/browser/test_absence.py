"""A player is away: those present vote, a bot plays or the seat passes, the player returns."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import pytest
from playwright.sync_api import expect

from browser.games import table_of
from browser.people import Newcomer
from browser.table import Sit, settle, sit_down
from server.client import Site
from server.serving import GENEROUS, serving
from vigil import SeededDealer
from vigil import Table as Game
from vigil.core.game import find_game

FAST_PHASE: Final = (
    "players: 2; spirits: eyes_watch_from_the_trees devouring_teeth_lurk_underfoot; "
    "G7: presence0 1; seat 0: in_play mysterious_abductions; phase: fast; next: power_phase fast"
)


@pytest.mark.long_form
def test_two_vote_for_a_bot_and_the_third_comes_back(sit: Sit, site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann", "Ben", "Cid")
    tables = [sit(made, seat, name=name) for seat, name in enumerate(("Ann", "Ben", "Cid"))]
    settle(tables)
    asked = next(seat for seat, table in enumerate(tables) if table.options)
    leaver = tables[asked]
    one, two = (table for table in tables if table is not leaver)
    leaver.page.goto("about:blank")
    one.page.locator(f"[data-replace='{asked}']").click()
    vote = two.page.get_by_role("alertdialog")
    expect(vote.get_by_role("timer")).to_contain_text("to vote")
    before = two.ply
    vote.get_by_role("button", name="Let a bot play").click()
    one.wait_beyond(before)
    leaver.page.goto(f"{site.address}/tables/{made.id}")
    settle(tables)
    info = site.get(made.path)
    assert info["seats"][asked]["name"] == ("Ann", "Ben", "Cid")[asked]
    assert info["seats"][asked]["bot"] == ""


def test_everybody_sees_who_is_away_and_who_has_gone(sit: Sit, site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann", "Ben")
    (asked,) = made.info["asked"]
    with site.viewer(made.id, made.tokens[asked]) as absent:
        table = sit(made, 1 - asked, name=("Ann", "Ben")[1 - asked])
        mark = table.page.locator(f".board [data-speaker='{asked}'] [data-presence]")
        expect(mark).to_have_attribute("data-presence", "here")
        absent.do("away")
        expect(mark).to_have_attribute("data-presence", "away")
    expect(mark).to_have_attribute("data-presence", "lost")
    bar = table.page.locator(f"[data-missing='{asked}']")
    expect(bar).to_contain_text("connection lost")
    bar.locator("[data-wait]").click()
    expect(bar.locator("button")).to_have_count(0)


@pytest.mark.long_form
def test_whoever_is_away_is_made_to_pass_where_all_act_at_once(sit: Sit, site: Site) -> None:
    horizons = find_game("horizons")
    game = Game.at(horizons, horizons.read(FAST_PHASE), SeededDealer(1))
    table = sit(table_of(site, game, "Ann", "Ben"), 1, name="Ben")
    before = table.ply
    table.page.locator("[data-pass='0']").click()
    table.wait_beyond(before)
    assert site.get(f"/api/tables/{table.page.url.rpartition('/')[2]}")["seats"][0]["bot"] == ""


@pytest.mark.long_form
def test_who_was_silent_takes_his_seat_back_by_a_button(
    arrive: Newcomer, client: None, tmp_path: Path
) -> None:
    impatient = msgspec.structs.replace(GENEROUS, silent_seconds=0.2)
    with serving(str(tmp_path / "vigil.db"), impatient) as server:
        made = server.site.new_table("ghost_stories", "Ann", "Ben")
        tables = [
            sit_down(arrive, made, seat, name=name) for seat, name in enumerate(("Ann", "Ben"))
        ]
        settle(tables)
        asked = next(seat for seat, table in enumerate(tables) if table.options)
        silent, other = tables[asked], tables[1 - asked]
        other.page.locator(f"[data-replace='{asked}']").click()
        silent.page.locator("[data-key=back]").click()
        expect(silent.page.locator("[data-key=back]")).to_have_count(0)
        assert server.site.get(made.path)["seats"][asked]["bot"] == ""
        for table in tables:
            table.page.goto("about:blank")
