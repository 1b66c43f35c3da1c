"""Board and list are the same thing: each option is an object, a button and a number."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.games import SHOWN, new_game
from browser.people import Newcomer
from browser.table import Offered, Table, play, settle, sit_down
from forms import in_form, some
from server.client import Site

DECISIONS = in_form(quick=4, long=20)
MOST = 60
MANY = 3

NOT_LEGAL = """() => {
    for (const thing of document.querySelectorAll('.board [data-legal="false"]')) {
        const { left, top, width, height } = thing.getBoundingClientRect()
        const at = [left + width / 2, top + height / 2]
        if (document.elementFromPoint(...at)?.closest('[data-ref]') === thing) return at
    }
}"""


def alone(arrive: Newcomer, site: Site, game: str, **choices: str) -> Table:
    """A player in a solo game."""
    table = sit_down(arrive, new_game(site, game, "Ann"), 0, **choices)
    settle([table])
    return table


@pytest.fixture(scope="module", params=some(reversed(SHOWN)))
def table(request: pytest.FixtureRequest, regular: Newcomer, site: Site) -> Table:
    """The first question of a game."""
    return alone(regular, site, request.param)


def with_object(table: Table) -> Offered:
    return next(option for option in table.options if option.refs)


def badge(keys: list[str]) -> str:
    """The keys of a thing as its badge says them: of many only the ends."""
    return f"{keys[0]}…{keys[-1]}" if len(keys) > MANY else "/".join(keys)


def test_object_button_and_number_are_the_same_answer(table: Table) -> None:
    before = table.ply
    told = []
    for how in ("object", "button", "key"):
        table.answer(with_object(table), how)
        settle([table])
        told.append((table.log, table.question))
        table.page.locator("[data-undo=choice]").click()
        table.wait_for_ply(before)
    assert told[0] == told[1] == told[2]


def test_pointing_at_one_lights_the_other(table: Table) -> None:
    option = with_object(table)
    button = table.page.locator(f"[data-option='{option.index}']")
    thing = table.page.locator(f"[data-ref='{option.refs[0]}']")
    button.hover()
    expect(thing.locator(".marks.lit").or_(thing.and_(table.page.locator(".lit")))).to_be_visible()
    table.page.mouse.move(0, 0)
    table.page.mouse.move(*table.point(option.refs[0]))
    expect(button).to_contain_class("lit")


def test_a_mouse_that_rests_points_at_no_answer(table: Table) -> None:
    button = table.page.locator(f"[data-option='{with_object(table).index}']")
    table.page.mouse.move(0, 0)
    for event in ("pointerenter", "pointermove"):  # as a list does that scrolls under the mouse
        button.dispatch_event(event, {"pointerType": "mouse", "movementX": 0, "movementY": 0})
        expect(button).not_to_contain_class("lit")
    button.hover()
    expect(button).to_contain_class("lit")
    table.page.mouse.move(0, 0)


def test_what_cannot_be_chosen_says_why(table: Table) -> None:
    before = table.ply
    table.page.mouse.click(*table.page.evaluate(NOT_LEGAL))
    said = table.page.locator("p[role=alert]")
    said.wait_for()
    assert said.inner_text().endswith((".", "?", "!", "”"))
    table.page.keyboard.press("Escape")
    expect(said).to_have_count(0)
    assert table.ply == before


def test_every_option_with_an_object_is_highlighted_there(table: Table) -> None:
    random = Random(1)
    for _ in range(DECISIONS):
        options = table.options
        if not options:
            break
        keys: dict[str, list[str]] = {}
        for option in options:
            for ref in option.refs:
                keys.setdefault(ref, []).append(option.key)
        assert table.badges() == {ref: badge(here) for ref, here in keys.items()}, table.question
        play([table], random, 1, "button")


# -- a second press


def press_once(table: Table, option: Offered) -> bool:
    """Press a button once; whether it wants to be pressed again."""
    table.wait_until_ready()
    before = table.ply
    table.press(option, "button")
    table.page.wait_for_function(
        """ply => document.querySelector('[data-option].sure')
            || Number(document.querySelector('#prompt').dataset.ply) !== ply""",
        arg=before,
    )
    settle([table])
    return table.ply == before


@pytest.mark.long_form
@pytest.mark.parametrize(("confirm", "twice"), some([("always", True), ("never", False)]))
def test_the_setting_decides_how_often_one_presses(
    arrive: Newcomer, site: Site, confirm: str, twice: bool
) -> None:
    table = alone(arrive, site, "ghost_stories", confirm=confirm)
    assert press_once(table, table.options[0]) == twice


def test_only_what_gives_something_up_is_pressed_twice(regular: Newcomer, site: Site) -> None:
    table = alone(regular, site, "horizons")
    for _ in range(MOST):
        stop = [option for option in table.options if option.key == "0"]
        powers = [o for o in table.options if o.refs and o.refs[0].startswith(("card", "innate"))]
        if stop and powers and "cards" not in stop[0].label:
            assert press_once(table, stop[0])
            before = table.ply
            table.press(stop[0], "button")
            table.wait_beyond(before)
            return
        assert not press_once(table, (powers or table.options)[0])
    raise AssertionError("no power could ever be left unused")
