"""Pieces on the island are the answers to questions about pieces."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.games import asked, game_at
from browser.table import Sit, Table
from server.client import Made, Site
from vigil import Table as Game
from vigil.games.horizons import Setup

ALONE = Setup(players=1)


def sit_at(sit: Sit, made: Made) -> Table:
    table = sit(made, 0)
    table.wait_until_asked()
    return table


def several_kinds(game: Game) -> bool:
    return len({option[:3] for option in asked(game).options if len(option) > 2}) > 1


def one_piece(game: Game) -> bool:
    """Whether one of several kinds is asked for: more are picked together."""
    return several_kinds(game) and asked(game).about[2:4] == (1, 1)


def test_damage_is_dealt_by_pressing_the_piece(sit_again: Sit, site: Site) -> None:
    table = sit_at(
        sit_again,
        game_at(
            site, ALONE, "damage", lambda g: asked(g).about[0] == "exactly" and several_kinds(g)
        ),
    )
    pieces = [option for option in table.options if option.refs]
    assert all(option.refs[0].startswith("piece:") for option in pieces)
    assert set(table.legal()) == {option.refs[0] for option in pieces}
    icon = table.page.locator(f"[data-option='{pieces[0].index}'] use").first
    assert (icon.get_attribute("href") or "").removeprefix("#p-") in pieces[0].refs[0]
    table.answer(pieces[0], "object")


def test_a_piece_to_push_is_pressed_and_then_its_land(sit_again: Sit, site: Site) -> None:
    table = sit_at(sit_again, game_at(site, ALONE, "push", one_piece))
    before = table.ply
    option = next(option for option in table.options if option.refs)
    land, piece = option.refs
    table.click(piece)
    expect(table.page.locator(".facets [aria-pressed=true]")).to_have_count(1)
    assert piece in table.legal()
    assert all(piece in other.refs for other in table.options if other.refs)
    table.click(land)
    table.wait_beyond(before)


def test_a_piece_that_is_no_answer_says_why(sit_again: Sit, site: Site) -> None:
    table = sit_at(
        sit_again, game_at(site, ALONE, "push", lambda g: asked(g).options[-1] == ("stop",))
    )
    about = next(option for option in table.options if option.refs).refs[1].split(":")[1]
    refs = table.page.locator("[data-ref^='piece:'][data-legal=false]").evaluate_all(
        "things => things.map(thing => thing.dataset.ref)"
    )
    lands = {ref.split(":")[1] for ref in table.legal()}
    other = next(ref for ref in refs if ref.split(":")[1] not in lands)
    table.page.locator(f"[data-ref='{other}']").click()
    expect(table.page.locator("p[role=alert]")).to_contain_text(about)


def test_pieces_are_reached_by_keys(sit_again: Sit, site: Site) -> None:
    table = sit_at(sit_again, game_at(site, ALONE, "gather", one_piece))
    before = table.ply
    table.page.keyboard.press("h")
    expect(table.page.locator("[data-ref^='piece:']:focus")).to_have_count(1)
    table.page.keyboard.press("Enter")
    table.wait_beyond(before)
