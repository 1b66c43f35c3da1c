"""On a phone, which has no keys, lands and pieces are outlined and carry no numbers."""

from __future__ import annotations

from typing import Final

from browser.games import game_at
from browser.people import LYING_PHONE, PHONE, resize
from browser.table import Sit, settle
from forms import crossed, some
from server.client import Site
from vigil.games import horizons

OUTLINED: Final = """() => [...document.querySelectorAll('.island [data-legal=true]')]
    .map(thing => [thing.dataset.ref, Boolean(thing.querySelector('.edge')),
        Boolean(thing.querySelector('.badge'))])"""
"""What can be chosen on the island: whether it has an outline, and a number."""

KINDS: Final = ("add_presence", "target_land", "choose_land", "cascade")


def test_what_can_be_chosen_is_outlined_and_no_number_covers_a_piece(
    sit_again: Sit, site: Site
) -> None:
    for kind, players in crossed(some(KINDS, 2), [3, 2]):
        setup = horizons.Setup(players=players, ask_all=False)
        table = sit_again(game_at(site, setup, kind, lambda _: True), *range(players), size=PHONE)
        for size in (PHONE, LYING_PHONE):
            resize(table.page, size)
            settle([table])
            found = table.page.evaluate(OUTLINED)
            assert found
            assert all(outline and not number for _, outline, number in found), found
        resize(table.page, PHONE)


def test_one_button_shows_the_whole_island_and_leads_back(sit_again: Sit, site: Site) -> None:
    setup = horizons.Setup(players=3, ask_all=False)
    table = sit_again(game_at(site, setup, "add_presence", lambda _: True), 0, 1, 2, size=PHONE)
    settle([table])
    island = table.page.locator(".island svg[role=group]")
    near = island.get_attribute("viewBox")
    table.page.get_by_role("button", name="Whole island").click()
    assert island.get_attribute("viewBox") != near
    table.page.get_by_role("button", name="Closer").click()
    assert island.get_attribute("viewBox") == near
