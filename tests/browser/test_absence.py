"""Somebody closes his browser: those present vote, a bot plays, and he comes back."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.table import Sit, settle
from server.client import Site


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
