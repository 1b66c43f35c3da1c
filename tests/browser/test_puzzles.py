"""Puzzles in browsers: found in the list and solved."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.people import Person
from vigil.book import solution
from vigil.puzzles import example_of, puzzles_of

NAME = "no-villager-dies-3-132"
CHOICES = solution(example_of(puzzles_of("ghost_stories")[NAME])).choices


def opened(person: Person) -> Page:
    page = person.go("/puzzles")
    page.locator(f"[data-puzzle={NAME}]").click()
    expect(page.locator("[data-option]").first).to_be_visible()
    return page


def test_whoever_finds_the_solution_has_solved_the_puzzle(person: Person) -> None:
    page = opened(person)
    for index in CHOICES:
        page.locator(f"[data-option='{index}']").click()
    expect(page.locator("[data-solved]")).to_be_visible()
    expect(page.locator("[data-next]")).to_be_visible()
    page.locator("a[href='/puzzles']").click()
    expect(page.locator(f"[data-puzzle={NAME}] .solved")).to_be_visible()
