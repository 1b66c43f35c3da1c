"""Puzzles in browsers: found in the list and solved."""

from __future__ import annotations

from collections import deque

import msgspec
import pytest
from playwright.sync_api import Page, expect

from browser.people import Newcomer, Person
from server.client import Site
from vigil.core.dealer import SeededDealer
from vigil.core.game import find_game
from vigil.core.table import Table
from vigil.tables.replies.own_puzzles import standing
from vigil.teaching.book import play, solution
from vigil.teaching.puzzles import attempt, example_of, puzzles_of

GAMES = ("ghost_stories", "horizons")
KEPT = {"version": 1, "lit": {}, "marks": {}, "solved": {}, "days": []}
"""What a browser keeps that has kept nothing yet, in a record of an earlier version."""
NAME = "no-villager-dies-3-132"
GOAL = puzzles_of("ghost_stories")[NAME].goal
BEGINNING = str(play(example_of(puzzles_of("ghost_stories")[NAME]), []).table.ply)
CHOICES = solution(example_of(puzzles_of("ghost_stories")[NAME])).choices


@pytest.fixture
def ann(regular: Newcomer, site: Site) -> Person:
    """A player who tries one puzzle after another."""
    return regular(site.address)


def opened(person: Person) -> Page:
    page = person.begin(f"/puzzles/ghost_stories/{NAME}")
    expect(page.locator("[data-option]").first).to_be_visible()
    return page


def restart(page: Page) -> None:
    """Go back to the beginning, and wait until it is shown: its question may look like the last."""
    page.get_by_role("button", name="From the start").click()
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", BEGINNING)


def answer(page: Page, index: int) -> None:
    """Take an option, and wait for what comes of it."""
    table = page.locator("[data-ply]")
    before = table.get_attribute("data-ply") or ""
    page.locator(f"[data-option='{index}']").click()
    expect(table).not_to_have_attribute("data-ply", before)


def test_whoever_finds_the_solution_has_solved_the_puzzle(ann: Person) -> None:
    page = opened(ann)
    for index in CHOICES:
        answer(page, index)
    expect(page.locator("[data-solved]")).to_be_visible()
    expect(page.locator("[data-next]")).to_be_visible()
    page.locator("main a[href='/puzzles']").click()
    page.locator("[data-game=white_moon]").click()
    page.locator("main select").select_option(f"web-puzzles-goal-ghost_stories-{GOAL}")
    while page.locator("[data-more]").count():
        page.locator("[data-more]").click()
    expect(page.locator(f"[data-puzzle={NAME}] .solved")).to_be_visible()
    page.locator("main [type=checkbox]").check()
    expect(page.locator(f"[data-puzzle={NAME}]")).to_have_count(0)
    expect(page.locator("[data-puzzle]").first).to_be_visible()


def line_that_misses() -> list[int]:
    """The first choices in the order of the options after which the goal is missed."""
    puzzle, lines = puzzles_of("ghost_stories")[NAME], deque[list[int]]([[]])
    while lines:
        line = lines.popleft()
        tried = attempt(puzzle, line)
        if tried.reached is False:
            return line
        table = play(example_of(puzzle), line).table
        if tried.reached is None and table.decision is not None:
            lines.extend([*line, index] for index in range(len(table.decision.options)))
    raise AssertionError("every line solves it")


def test_help_on_a_puzzle_lowers_what_its_solution_is_worth(arrive: Newcomer, site: Site) -> None:
    """The last help shows the solution and leaves no star; what was only shown is not solved."""
    page = opened(arrive(site.address))
    stars = page.locator("[data-stars]")
    expect(stars).to_have_attribute("data-stars", "3")
    expect(page.locator("[data-told]")).to_have_count(0)
    page.locator("[data-help=next]").click()
    expect(page.locator("[data-told]")).to_be_visible()
    expect(stars).to_have_attribute("data-stars", "1")
    page.locator("[data-show]").click()
    expect(page.locator("[data-solved]")).to_be_visible()
    expect(stars).to_have_count(0)
    restart(page)
    for index in CHOICES:
        answer(page, index)
    expect(stars).to_have_attribute("data-stars", "0")


def test_whoever_misses_the_goal_is_told_what_happened(ann: Person) -> None:
    page = opened(ann)
    for index in line_that_misses():
        answer(page, index)
    expect(page.locator("[data-missed] li").first).to_be_visible()
    expect(page.locator("[data-solved]")).to_have_count(0)
    restart(page)
    expect(page.locator("[data-missed]")).to_have_count(0)


def test_the_list_begins_with_the_puzzle_of_the_day(arrive: Newcomer, site: Site) -> None:
    """It stands there by its date, whatever the year."""
    person = arrive(site.address)
    person.page.clock.set_fixed_time("2027-03-01T12:00:00")
    page = person.go("/puzzles")
    march = 31 + 29 + 1
    every = {id: one for game in GAMES for id, one in puzzles_of(game).items()}
    [today] = [id for id, one in every.items() if one.day == march]
    first = page.locator("[data-puzzle]").first
    expect(first).to_have_attribute("data-puzzle", today)
    expect(first.locator("b")).to_contain_text("Today")


@pytest.mark.long_form
def test_a_choice_of_ones_own_is_made_again(arrive: Newcomer, site: Site) -> None:
    table = Table.start(find_game("horizons").setup.from_data({"players": 1}), SeededDealer(3))
    decision = table.decision
    assert decision is not None
    last = len(decision.options) - 1
    own = {
        "id": "table-0",
        "modules": [],
        "turn": 1,
        "lost": 0.12,
        **msgspec.to_builtins(standing(table, 0, last)),
    }
    person = arrive(site.address)
    page = person.go("/settings")
    page.evaluate(
        "own => localStorage.setItem('vigil.progress', JSON.stringify(own))", KEPT | {"own": [own]}
    )
    page = person.go("/puzzles")
    expect(page.locator("[data-own]")).to_contain_text("12 points")
    page.locator("[data-own]").click()
    page.locator("[data-option='0']").click()
    expect(page.locator("[data-missed]")).to_be_visible()
    page.get_by_role("button", name="Back", exact=False).first.click()
    page.locator(f"[data-option='{last}']").click()
    expect(page.locator("[data-solved]")).to_be_visible()
    person.walk("/puzzles")
    expect(page.locator("[data-own] .solved")).to_be_visible()
