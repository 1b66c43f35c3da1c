"""The guided first games: followed to the end, left and taken up again, strayed from and back."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import faults
from browser.people import PHONE, WIDE, Newcomer
from server.client import Site
from vigil.lessons import Lesson, Question, lessons

LESSONS: Final = lessons()
BUBBLE: Final = "[role=dialog]:has([data-lesson=leave])"


def title(page: Page) -> Locator:
    return page.locator(f"{BUBBLE} h2")


def ply(page: Page) -> int:
    return int(page.locator("#prompt").get_attribute("data-ply") or -1)


APART: Final = """([one, other]) => {
    const [a, b] = [one, other].map(part => document.querySelector(part).getBoundingClientRect())
    return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
}"""


def expect_apart(page: Page, one: str, other: str) -> None:
    """The two come to stand beside each other; the bubble moves when a new step is drawn."""
    page.wait_for_function(APART, arg=[one, other])


def awaited(lesson: Lesson, page: Page) -> Question:
    return next(question for question in lesson.path if question.ply == ply(page))


def answer(lesson: Lesson, page: Page) -> None:
    """Give the answer that the lesson waits for: on the board, where it lights a thing."""
    page.locator("#prompt:not([aria-busy=true])").wait_for()
    question = awaited(lesson, page)
    option = page.locator(f"[data-option='{question.index}']")
    refs = (option.get_attribute("data-refs") or "").split()
    thing = page.locator(f"[data-ref='{refs[0]}'][data-legal=true]") if refs else option
    (thing if thing.count() == 1 else option).click()
    expect(page.locator("#prompt")).not_to_have_attribute("data-ply", str(question.ply))


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_leads_through_the_first_turn(
    arrive: Newcomer, site: Site, name: str, size: tuple[int, int]
) -> None:
    lesson = LESSONS[name]
    page = arrive(site.address, size=size, confirm="never").page
    page.goto(f"/learn/{name}")
    for number in range(len(lesson.steps)):
        count = f"{number + 1} of {len(lesson.steps)}"
        expect(page.locator(BUBBLE)).to_contain_text(count)
        expect_apart(page, BUBBLE, "#prompt")
        if page.locator("[data-lesson=next]").count():
            page.keyboard.press("Enter")
            continue
        following = lesson.steps[number + 1].ply
        while ply(page) < following:
            answer(lesson, page)
    expect(page.locator(BUBBLE)).to_have_count(0)
    expect(page.locator("[data-option]").first).to_be_enabled()
    page.goto("/learn")
    expect(page.locator("main")).to_contain_text("You have finished this lesson.")


def test_one_may_go_aside_and_come_back(arrive: Newcomer, site: Site) -> None:
    page = arrive(site.address, confirm="never").page
    page.goto("/learn/ghost_stories")
    page.locator("[data-lesson=next]").wait_for()
    page.locator("[data-option='0']").click()
    expect(title(page)).to_have_text("A way of your own")
    page.reload()
    page.locator("[data-lesson=come-back]").click()
    expect(title(page)).to_have_text("The village")
    first = LESSONS["ghost_stories"].path[0].ply
    expect(page.locator("#prompt")).to_have_attribute("data-ply", str(first))


def test_a_lesson_can_be_left_and_taken_up_again(arrive: Newcomer, site: Site) -> None:
    page = arrive(site.address).page
    page.goto("/learn/horizons")
    page.locator("[data-lesson=next]").click()
    expect(title(page)).to_have_text("What the invaders are up to")
    page.keyboard.press("Escape")
    expect(page.locator(BUBBLE)).to_have_count(0)
    page.locator("[data-lesson=resume]").click()
    expect(title(page)).to_have_text("What the invaders are up to")
    page.locator("[data-lesson=leave]").click()
    table = page.url
    page.goto("/learn")
    page.locator("[data-go-on=horizons]").click()
    expect(title(page)).to_have_text("What the invaders are up to")
    expect(page).to_have_url(table)
    page.locator("[data-lesson=back]").click()
    expect(title(page)).to_have_text("Your island")
    page.locator("header button[lang=pl]").first.click()
    expect(title(page)).to_have_text("Twoja wyspa")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_step_has_no_grave_finding(arrive: Newcomer, site: Site, theme: str) -> None:
    page = arrive(site.address, theme=theme).page
    page.goto("/learn/ghost_stories")
    page.locator("[data-lesson=next]").wait_for()
    assert faults(page) == []


@pytest.mark.parametrize(("size", "names_a_page"), [(WIDE, False), (PHONE, True)])
def test_a_step_speaks_of_what_is_in_sight(
    arrive: Newcomer, site: Site, size: tuple[int, int], names_a_page: bool
) -> None:
    page = arrive(site.address, size=size).page
    page.goto("/learn/horizons")
    for _ in range(2):
        page.locator("[data-lesson=next]").click()
    expect(title(page)).to_have_text("Your spirit")
    assert ("The page “Spirit” below" in page.locator(BUBBLE).inner_text()) == names_a_page
