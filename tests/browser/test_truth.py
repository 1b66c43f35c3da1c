"""What the page says is so: labels, numbers and marks, after a reload, in every language."""

from __future__ import annotations

import re
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Request, expect

from browser.games import line_of
from browser.people import Newcomer
from browser.table import Sit, Table, play, settle
from forms import in_form, some
from server.client import Site
from vigil import SeededDealer
from vigil import Table as Game
from vigil.core.game import find_game
from vigil.words.catalogue import LANGUAGES

DICE: Final = re.compile(r"\b(dice|die|кубик|кост[ия]|kości|kostk)", re.IGNORECASE)
MARKS: Final = """() => [...document.querySelectorAll('.board [data-ref]:has(.changed)')]
    .map(thing => thing.dataset.ref).sort()"""
"""What carries the mark of having changed since the last own answer."""
CORNER: Final = (
    "red: at 0, tao none; red ghosts: - - 38; blue ghosts: 3 - -; turn: red; yang: yes; next: act"
)
PARTS: Final = """button => {
    const [label, ...notes] = [...button.querySelector('span').childNodes]
        .map(part => part.textContent.trim()).filter(text => text)
    return [label, notes[0]]
}"""


def at(game: str, position: str) -> Game:
    rules = find_game(game)
    return Game.at(rules, rules.read(position), SeededDealer(1))


def test_an_exorcism_in_a_corner_names_both_ghosts_in_its_second_line(
    sit_again: Sit, site: Site
) -> None:
    game = at("ghost_stories", CORNER)
    assert game.decision is not None
    index = game.decision.options.index(("exorcise",))
    table = sit_again(line_of(site, game), 0, 1, 2, 3)
    settle([table])
    for language in LANGUAGES:
        table.person.speak(language)
        label, note = table.page.locator(f"[data-option='{index}']").evaluate(PARTS)
        assert not re.search(r"[(),:]", label)
        assert note.count("(") == note.count(")") == 2


@pytest.mark.long_form
def test_nothing_speaks_of_dice_where_there_are_none(sit_again: Sit, site: Site) -> None:
    table = sit_again(site.new_table("horizons", "Ann", "[rules]"), 0)
    settle([table])
    play([table], Random(1), in_form(quick=1, long=3))
    for language in LANGUAGES:
        table.person.speak(language)
        table.page.locator("[data-key=menu]").click()
        table.page.locator("dialog[open] .fair").wait_for()
        assert DICE.findall(table.page.inner_text("body")) == []
        table.page.keyboard.press("Escape")
        expect(table.page.locator("dialog")).to_have_count(0)


@pytest.mark.long_form
def test_no_card_has_an_empty_part_in_its_footer(regular: Newcomer, site: Site) -> None:
    person = regular(site.address)
    page = person.visit("/cards/horizons")
    feet = page.locator("li.card .foot .aim")
    for language in LANGUAGES:
        person.speak(language)
        feet.first.wait_for()
        said = [" ".join(foot.split()) for foot in feet.all_inner_texts()]
        assert {foot.count("·") for foot in said} == {0, 1}
        assert [foot for foot in said if re.search(r"· ?(·|$)|^·", foot)] == []


def test_a_new_link_is_asked_for_twice_and_made_once(sit: Sit, site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann", "Ben")
    table = sit(made, 0)
    page = table.page
    table.person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    asked: list[Request] = []
    page.on("request", lambda one: asked.append(one) if one.url.endswith("/token") else None)
    page.locator("[data-key=menu]").click()
    link = page.locator("[data-link='1']")
    link.click()
    assert asked == []
    link.dblclick()
    expect(link).to_be_visible()
    page.wait_for_function(
        "() => navigator.clipboard.readText().then(text => text.includes('#1:'))"
    )
    assert len(asked) == 1


@pytest.mark.long_form
@pytest.mark.parametrize("game", some(["horizons", "ghost_stories"]))
def test_a_reload_in_the_middle_of_a_question_asks_it_again_and_marks_what_was_marked_before(
    sit_again: Sit, site: Site, game: str
) -> None:
    table = sit_again(site.new_table(game, "Ann", "[rules]"), 0)
    luck = Random(2)
    play([table], luck, 3)
    while not (before := marked(table))[0]:
        play([table], luck, 1)
    question = table.ply, table.question, table.options, table.log, table.legal()
    table.page.reload()
    table.prompt.wait_for()
    settle([table])
    assert marked(table) == before
    assert (table.ply, table.question, table.options, table.log, table.legal()) == question
    play([table], luck, 1)
    assert table.ply != question[0]


def marked(table: Table) -> tuple[list[str], list[str]]:
    """What has changed, and what the cards say of themselves."""
    tags = table.page.locator(".board .power .tag").all_inner_texts()
    return table.page.evaluate(MARKS), tags
