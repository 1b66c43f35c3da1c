"""Several answers by one confirmation: pieces and damage on the board, the end of a turn."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Locator, expect

from browser.games import asked, game_at
from browser.table import Sit, Table
from server.client import Site
from vigil import Table as Game
from vigil.games.ghost_stories import Setup as GhostStories
from vigil.games.horizons import Setup

ALONE = Setup(players=1, ask_all=False)
REACHED: Final = "ply => Number(document.querySelector('#prompt')?.dataset.ply) >= ply"


def due(game: Game) -> int:
    """How many pieces or points of damage the question still asks for."""
    about = asked(game).about
    counted = about and about[0] in ("up_to", "exactly")
    return int(about[3]) - int(about[2]) + 1 if counted else 0


def buildings_alone(game: Game) -> bool:
    """Two points of damage where a town or city takes both of them."""
    kinds = {option[1:] for option in asked(game).options}
    return due(game) == 2 and ("city", 0) in kinds and len(kinds) > 1


def two_alike(game: Game) -> bool:
    """Two pieces that stand on one stack, and may be gathered."""
    land = {land["id"]: land for land in game.view()["lands"]}
    pairs = [option for option in asked(game).options if option[0] == "push"]
    where = str(asked(game).about[-1])
    return due(game) > 1 and any(
        option[2] == 0 and land[where][str(option[1])] > 1 and not land[where]["damaged"]
        for option in pairs
    )


def divided_three_ways(game: Game) -> bool:
    """Damage for some of three kinds of pieces, among them a city that it can destroy."""
    kinds = {option[1:] for option in asked(game).options}
    return due(game) > 3 and ("city", 0) in kinds and len(kinds) > 2


def health(table: Table, piece: str) -> str:
    """The health that the pips of a stack show, piece by piece."""
    name = table.page.locator(f"[data-ref='{piece}']").get_attribute("aria-label") or ""
    found = re.search(r"Health left: (\d+) of \d+", name)
    assert found, name
    return found[1]


def test_damage_is_assigned_on_a_piece_and_given_by_one_confirmation(
    sit_again: Sit, site: Site
) -> None:
    table = sit_again(game_at(site, ALONE, "damage", buildings_alone), 0)
    table.wait_until_asked()
    before = table.ply
    city = next(ref for ref in table.legal() if ":city:0" in ref)
    assert health(table, city) == "3"
    table.click(city)
    confirm = table.page.locator("[data-confirm]")
    expect(confirm).to_contain_text("1 of 2 damage")
    table.click(city)
    expect(confirm).to_contain_text("2 of 2 damage")
    assert health(table, city) == "1"
    assert table.ply == before
    confirm.click()
    table.wait_for_ply(before + 2)
    expect(table.page.locator("[data-health]")).to_have_count(0)
    expect(table.page.locator(f"[data-ref='{city[:-1]}2']")).to_have_count(1)


def test_damage_is_taken_back_filled_in_and_leaves_what_the_pips_show(
    sit_again: Sit, site: Site
) -> None:
    made = game_at(site, ALONE, "damage", divided_three_ways)
    table = sit_again(made, 0)
    table.wait_until_asked()
    page, before = table.page, table.ply
    lit = page.locator(".pip:not(.out)")
    city = next(ref for ref in table.legal() if ":city:0" in ref)
    whole = lit.count()
    for _ in range(3):
        table.click(city)
    expect(lit).to_have_count(whole - 3)
    expect(page.locator("[data-fear='2']")).to_have_count(1)
    expect(page.locator(".consequence")).to_contain_text("City: destroyed, +2 fear")
    page.mouse.click(*table.point(city), button="right")
    expect(lit).to_have_count(whole - 2)
    page.keyboard.press("Backspace")
    expect(lit).to_have_count(whole - 1)
    page.keyboard.press("Escape")
    expect(lit).to_have_count(whole)
    table.click(city)
    page.locator("[data-fill]").click()
    expect(page.locator("[data-fill]")).to_have_count(0)
    expect(page.locator("h2", has_text="damage is assigned")).to_be_visible()
    left = [int(h) for shown in page.locator("[data-health]").all() for h in pips(shown)]
    land = city.split(":")[1]
    confirm = page.locator("[data-confirm]")
    amount = int(confirm.inner_text().split(" of ")[-1].split()[0])
    confirm.click()
    page.wait_for_function(REACHED, arg=before + amount)
    assert sorted(left_in(made.at(before + amount)["view"], land)) == sorted(filter(None, left))


def pips(shown: Locator) -> list[str]:
    return (shown.get_attribute("data-health") or "").split()


def left_in(view: dict[str, Any], name: str) -> list[int]:
    """The health that is left to each invader of a land."""
    land = next(land for land in view["lands"] if land["id"] == name)
    found: list[int] = []
    for kind in ("explorer", "town", "city"):
        wounds = [one[1] for one in land["damaged"] if one[0] == kind for _ in range(one[2])]
        wounds += [0] * (land[kind] - len(wounds))
        found += [land["health"][kind] - wound for wound in wounds]
    return found


def test_pieces_alike_are_pushed_together_by_one_confirmation(sit_again: Sit, site: Site) -> None:
    table = sit_again(game_at(site, ALONE, "push", two_alike), 0)
    table.wait_until_asked()
    before, log = table.ply, table.page.locator("#log")
    name = table.page.locator("[data-ref^='piece:'][data-legal=true][aria-label*='×']").first
    piece = name.get_attribute("data-ref") or ""
    land = next(o.refs[0] for o in table.options if o.refs[1:] == [piece])
    if table.page.locator(".facets").count():
        table.click(piece)
    table.click(land)
    table.click(land)
    expect(table.page.locator(f"[data-ref='{land}'] .tick").first).to_have_text("2")
    assert table.ply == before
    table.page.locator("[data-confirm]").click()
    table.wait_beyond(before + 1)
    expect(log).to_contain_text(land.removeprefix("land:"))


def test_one_answer_ends_a_turn_with_a_yin_yang_in_hand(sit_again: Sit, site: Site) -> None:
    def may_end(game: Game) -> bool:
        return {("yin_yang",), ("end",)} <= set(asked(game).options)

    made = game_at(site, GhostStories(players=1, ask_all=False), "act", may_end)
    table = sit_again(made, 0)
    table.wait_until_asked()
    before = table.ply
    turn = made.at(before)["view"]["turn"]
    end = next(option for option in table.options if option.key == "0")
    table.answer(end, "button")
    assert made.at(before + 1)["view"]["turn"] > turn
