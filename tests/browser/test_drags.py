"""Things dragged to where an answer puts them, by mouse and by finger."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.games import asked, game_at
from browser.table import Sit, Table
from server.client import Made, Site
from vigil import Table as Game
from vigil.games.ghost_stories import Setup as GhostStories
from vigil.games.horizons import Setup

ALONE: Final = Setup(players=1, ask_all=False)
TABLET: Final = (1000, 900)
"""Touched, with island and hand side by side."""
NOWHERE: Final = (3.0, 3.0)
STEPS: Final = 6
LIT_LANDS: Final = "[data-ref^='land:'] > .marks.lit"


def offers(*tags: str) -> Any:
    def holds(game: Game) -> bool:
        return all(any(option[0] == tag for option in asked(game).options) for tag in tags)

    return holds


def plays_two(game: Game) -> bool:
    """Whether two cards may be played: one alone is just given."""
    plays = [option for option in asked(game).options if option[0] == "play"]
    return len(plays) > 1 and game.view()["spirits"][0]["plays_left"] > 1


def two_refs(table: Table) -> tuple[str, str]:
    """A thing and the place to which an answer takes it, both in sight."""
    pairs = [(o.refs[1], o.refs[0]) for o in table.options if len(o.refs) == 2]
    return next(pair for pair in pairs if all(map(table.reaches, pair)))


def drag(table: Table, thing: str, to: tuple[float, float], *, drop: bool = True) -> None:
    """Drag a thing by the mouse."""
    mouse = table.page.mouse
    mouse.move(*table.point(thing))
    mouse.down()
    mouse.move(*to, steps=STEPS)
    if drop:
        mouse.up()


def touch(table: Table, start: tuple[float, float], to: tuple[float, float]) -> None:
    """Drag what lies there by a finger."""
    session = table.page.context.new_cdp_session(table.page)

    def send(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", *start)
    for step in range(1, STEPS + 1):
        part = step / STEPS
        send("touchMove", *(a + (b - a) * part for a, b in zip(start, to, strict=True)))
    send("touchEnd")


def lit_lands(table: Table) -> int:
    return table.page.locator(LIT_LANDS).count()


def test_presence_is_dragged_from_its_track_to_a_land(sit_again: Sit, site: Site) -> None:
    made = game_at(site, ALONE, "place_presence", offers("presence"))
    table = sit_again(made, 0)
    table.wait_until_asked()
    before = table.ply
    track, land = two_refs(table)
    legal = {o.refs[0] for o in table.options if track in o.refs}
    drag(table, track, table.point(land), drop=False)
    assert lit_lands(table) == len(legal)
    table.page.mouse.move(*NOWHERE, steps=STEPS)
    table.page.mouse.up()
    expect(table.page.locator(LIT_LANDS)).to_have_count(0)
    assert table.ply == before
    drag(table, track, table.point(land))
    table.wait_beyond(before)
    name = land.removeprefix("land:")
    there = [
        next(one["presence"][0] for one in made.at(ply)["view"]["lands"] if one["id"] == name)
        for ply in (before, before + 1)
    ]
    assert there[1] == there[0] + 1


@pytest.mark.long_form
def test_a_card_is_dragged_out_of_the_hand_to_be_played(sit_again: Sit, site: Site) -> None:
    table = sit_again(game_at(site, ALONE, "spirit_phase", plays_two), 0)
    table.wait_until_asked()
    before = table.ply
    card = next(o.refs[0] for o in table.options if o.refs)
    drag(table, card, NOWHERE)
    expect(table.page.locator(".tick")).to_have_count(0)
    island = table.page.locator(".island svg").first.bounding_box()
    assert island is not None
    middle = (island["x"] + island["width"] / 2, island["y"] + island["height"] / 2)
    drag(table, card, middle)
    expect(table.page.locator(f"[data-ref='{card}'] .tick")).to_have_count(1)
    assert table.ply == before


@pytest.mark.long_form
def test_a_piece_is_pushed_by_a_finger(sit: Sit, site: Site) -> None:
    table = sit(game_at(site, ALONE, "push", offers("push")), 0, size=TABLET)
    table.wait_until_asked()
    before = table.ply
    piece, land = two_refs(table)
    touch(table, table.point(piece), NOWHERE)
    assert table.ply == before
    expect(table.page.locator(".tick")).to_have_count(0)
    touch(table, table.point(piece), table.point(land))
    picked = table.page.locator(f"[data-ref='{land}'] .tick")
    table.page.wait_for_function(
        """([ply, land]) => Number(document.querySelector('#prompt')?.dataset.ply) > ply
            || document.querySelector(`[data-ref='${land}'] .tick`)""",
        arg=[before, land],
    )
    assert table.ply > before or picked.count() == 1


WHITE_MOON: Final = GhostStories(players=1, modules=("white_moon",), ask_all=False)


def tile_of(made: Made, ply: int) -> int:
    """The tile of the only Taoist."""
    boards = made.at(ply)["view"]["boards"]
    return next(int(board["tile"]) for board in boards if board["seat"] == 0)


def villagers_at(made: Made, ply: int, tile: int) -> int:
    stacks = made.at(ply)["view"]["white_moon"]["villagers"]
    return next(len(one["stack"]) for one in stacks if one["tile"] == tile)


def test_a_taoist_is_dragged_to_a_tile(sit_again: Sit, site: Site) -> None:
    made = game_at(site, WHITE_MOON, "move", offers("tile", "stay"))
    table = sit_again(made, 0)
    table.wait_until_asked()
    before = table.ply
    own = f"tile:{tile_of(made, before)}"
    to = next(ref for ref in table.legal() if ref.startswith("tile:") and ref != own)
    drag(table, own, NOWHERE)
    assert table.ply == before
    drag(table, own, table.point(to))
    table.wait_beyond(before)
    assert f"tile:{tile_of(made, before + 1)}" == to


def portal_of(view: Any) -> int:
    """The tile through which villagers leave the village, so that they stand nowhere after it."""
    return int(view["white_moon"]["portal"]["tile"])


def leads(game: Game) -> bool:
    """Whether a villager can be led to a tile where he stays."""
    portal = portal_of(game.view())
    return any(option[0] == "escort" and option[1] != portal for option in asked(game).options)


@pytest.mark.long_form
def test_a_villager_is_led_by_a_finger(sit: Sit, site: Site) -> None:
    made = game_at(site, WHITE_MOON, "move", leads)
    table = sit(made, 0, size=TABLET)
    table.wait_until_asked()
    before = table.ply
    start = tile_of(made, before)
    portal = f"tile:{portal_of(made.at(before)['view'])}"
    shared = [ref for ref, keys in table.badges().items() if "/" in keys]
    to = next(ref for ref in shared if ref.startswith("tile:") and ref != portal)
    box = table.page.locator(f"[data-ref='villager:{start}']").bounding_box()
    assert box is not None
    touch(table, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), table.point(to))
    table.wait_beyond(before)
    assert f"tile:{tile_of(made, before + 1)}" == to
    tiles = (start, int(to.removeprefix("tile:")))
    counts = [[villagers_at(made, ply, tile) for tile in tiles] for ply in (before, before + 1)]
    assert counts[1] == [counts[0][0] - 1, counts[0][1] + 1]
