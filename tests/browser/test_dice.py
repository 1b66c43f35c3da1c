"""The page plays a finished game again on the device, and says whether its dice were fair."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.build import build_engine
from browser.people import Newcomer
from browser.table import sit_down
from server.client import play
from server.serving import GENEROUS, starting
from torture.cradle import Forked


class Loaded(Forked):
    """A server whose dice are not those it has promised."""

    mistake = "loaded"


@pytest.mark.parametrize(("kind", "found", "said"), [(Forked, "proved", 2), (Loaded, "unfair", 1)])
def test_the_page_finds_out_whether_the_dice_were_those_promised(
    arrive: Newcomer, client: None, tmp_path: Path, kind: type[Forked], found: str, said: int
) -> None:
    build_engine()
    with starting(kind(str(tmp_path / "vigil.db"), GENEROUS)) as server:
        made = server.site.new_table("ghost_stories", "Ann")
        with made.site.viewer(made.id, made.tokens[0]) as ann:
            ann.do("concede")
        table = sit_down(arrive, made, 0)
        table.person.expects("WebSocket connection to .* failed")  # the server goes first
        table.page.locator(".prove").click()
        expect(table.page.locator("[data-dice]")).to_have_attribute("data-dice", found)
        expect(table.page.locator(".verdict")).to_have_count(said)  # no promise beside a lie
        expect(table.page.locator(".outlook")).to_have_count(0)


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
        expect(table.page.locator("[data-dice]")).to_have_attribute("data-dice", "proved")
