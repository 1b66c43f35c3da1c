"""Puzzles in browsers: found in the list and solved."""

from __future__ import annotations

from collections import deque

import pytest
from playwright.sync_api import Page, expect

from browser.people import Newcomer, Person
from server.client import Site
from vigil.teaching.book import play, solution
from vigil.teaching.puzzles import attempt, example_of, puzzles_of

NAME = "no-villager-dies-3-132"
CHOICES = solution(example_of(puzzles_of("ghost_stories")[NAME])).choices


@pytest.fixture
def ann(regular: Newcomer, site: Site) -> Person:
    """Somebody who tries one puzzle after the other."""
    return regular(site.address)


def opened(person: Person) -> Page:
    page = person.begin("/puzzles")
    page.locator(f"[data-puzzle={NAME}]").click()
    expect(page.locator("[data-option]").first).to_be_visible()
    return page


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
    expect(page.locator(f"[data-puzzle={NAME}] .solved")).to_be_visible()


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


def test_a_puzzle_keeps_its_solution_to_itself_until_it_is_asked(ann: Person) -> None:
    page = opened(ann)
    expect(page.locator("[data-step]")).to_have_count(0)
    page.locator("[data-show]").click()
    expect(page.locator("[data-solved]")).to_be_visible()


def test_whoever_misses_the_goal_is_told_what_happened(ann: Person) -> None:
    page = opened(ann)
    for index in line_that_misses():
        answer(page, index)
    expect(page.locator("[data-missed] li").first).to_be_visible()
    expect(page.locator("[data-solved]")).to_have_count(0)
    page.get_by_role("button", name="From the start").click()
    expect(page.locator("[data-missed]")).to_have_count(0)
