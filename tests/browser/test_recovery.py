"""After any failure of page, server or connection the same question comes back, once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser.people import Newcomer, glimpse
from browser.table import Sit, Table, play, settle, sit_down
from forms import in_form, some
from server.client import Made, Site
from server.serving import serving

LOST = ("WebSocket connection to .* failed", "ERR_CONNECTION_REFUSED")
GAMES = some(["ghost_stories", "horizons"])


@pytest.fixture
def made(site: Site) -> Made:
    """A game of one person and a bot."""
    return site.new_table("ghost_stories", "Ann", "[rules]")


def asked(table: Table) -> tuple[object, ...]:
    """Everything about the question and the table before it."""
    return table.ply, table.question, table.options, table.log, table.legal()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_recovers_when_the_server_comes_back(
    arrive: Newcomer, client: None, tmp_path: Path, game: str
) -> None:
    database = str(tmp_path / "vigil.db")
    with serving(database) as server:
        made = server.site.new_table(game, "Ann", "[rules]")
        table = sit_down(arrive, made, 0)
        table.person.expects(*LOST)
        port = urlsplit(server.address).port
        play([table], Random(1), in_form(quick=1, long=3))
        see_it_back = see_it_end(table, server.stop)
    with serving(database, port=port) as server:
        see_it_back()
        play([table], Random(2), in_form(quick=1, long=2))
        see_it_back = see_it_end(table, server.kill)
    with serving(database, port=port):
        see_it_back()
        play([table], Random(3), 1)


def see_it_end(table: Table, end: Callable[[], None]) -> Callable[[], None]:
    """A server ends in the middle of a question; gives how to see it come back."""
    before = asked(table)
    end()
    expect(table.page.locator(".bar[role=status]")).to_be_visible()
    assert asked(table)[:3] == before[:3]
    table.press(table.options[0], "button")
    back = glimpse(table.page, ".bar.back")

    def see_it_back() -> None:
        back()
        settle([table])
        assert asked(table) == before

    return see_it_back


def test_two_tabs_of_one_player_follow_each_other(sit: Sit, made: Made) -> None:
    first = sit(made, 0)
    second = Table(first.person, first.person.another_tab(f"/tables/{made.id}"))
    settle([first, second])
    for table in (first, second, first):
        play([table], Random(3), 1)
        settle([first, second])
        assert first.log == second.log
        assert first.options == second.options
