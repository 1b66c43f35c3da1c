"""The lessons: every chapter followed to its end, left and taken up again, strayed from."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import faults
from browser.people import LYING_PHONE, PHONE, WIDE, Newcomer, glimpse
from browser.table import Table
from forms import LONG, crossed
from server.client import Site
from vigil.teaching.lessons import Lesson, PathChoice, lessons

LESSONS: Final = lessons()
COUNT: Final = {"en": "{} of {}", "ru": "{} из {}", "pl": "{} z {}"}
BUBBLE: Final = "[role=dialog]:has([data-lesson=leave])"

SIGHT: Final = """([show, option]) => {
    const boxes = what => [...document.querySelectorAll(what)].map(one =>
        one.getBoundingClientRect()).filter(({ width }) => width)
    const area = ({ width, height }) => width * height
    const box = ({ left, top, right, bottom }) => [left, top, right, bottom]
    const named = show.map(ref => {
        const all = ref.endsWith('*') ? boxes(`[data-ref^="${ref.slice(0, -1)}"]`)
            : boxes(`[data-ref="${ref}"]`).sort((one, other) => area(other) - area(one)).slice(0, 1)
        return all.length ? [ref, [Math.min(...all.map(one => one.left)),
            Math.min(...all.map(one => one.top)), Math.max(...all.map(one => one.right)),
            Math.max(...all.map(one => one.bottom))]] : [ref, null]
    })
    if (option >= 0) named.push(['option', boxes(`[data-option="${option}"]`).map(box)[0] ?? null])
    const bubble = document.querySelector('[role=dialog]:has([data-lesson=leave])')
    const [left, top, right, bottom] = box(bubble.getBoundingClientRect())
    const wrong = []
    if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)
        wrong.push('the bubble is not in sight')
    for (const [name, at] of named) {
        if (!at) wrong.push(`${name} is not there`)
        else if (at[2] <= 0 || at[3] <= 0 || at[0] >= innerWidth || at[1] >= innerHeight)
            wrong.push(`${name} is not in sight`)
        else if (left < at[2] && at[0] < right && top < at[3] && at[1] < bottom)
            wrong.push(`the bubble covers ${name}`)
    }
    return wrong
}"""
"""What is wrong with a step: what it names is not in sight, or lies under the bubble."""


SHOWN: Final = f"""count =>
    document.querySelector('{BUBBLE} .count')?.textContent === count"""

EFFECT: Final = """ply => document.querySelector('.menu button')
    || Number(document.querySelector('#prompt')?.dataset.ply ?? -1) !== ply"""
"""Whether a press has led to an answer, or to a menu of answers."""


def spoken(name: str, size: tuple[int, int]) -> str:
    """Chapters are read in turns in all languages, at the other size in the next one."""
    return list(COUNT)[(list(LESSONS).index(name) + (size == PHONE)) % len(COUNT)]


def title(page: Page) -> Locator:
    return page.locator(f"{BUBBLE} h2")


def ply(page: Page) -> int:
    """The ply of the question on the page; -1 where a phone shows another page than the table."""
    found: int = page.evaluate("() => Number(document.querySelector('#prompt')?.dataset.ply ?? -1)")
    return found


def awaited(lesson: Lesson, page: Page) -> PathChoice:
    return next(question for question in lesson.path if question.ply == ply(page))


def answer(lesson: Lesson, table: Table) -> None:
    """Give the answer that the lesson waits for: on the board, where it lights a thing."""
    table.wait_until_ready()
    question = awaited(lesson, table.page)
    offered = next(one for one in table.options if one.index == question.index)
    if offered.refs and offered.refs[0] in table.legal():
        table.click(offered.refs[0])
    else:
        table.page.locator(f"[data-option='{question.index}']").click()
    table.page.wait_for_function(EFFECT, arg=question.ply)
    menu = table.page.locator(".menu button").filter(has_text=offered.key)
    if menu.count():
        menu.first.click()
        table.page.wait_for_function(EFFECT, arg=question.ply)


def expect_in_sight(page: Page, show: tuple[str, ...], option: int) -> None:
    """What a step is about comes to lie in sight, and the bubble beside it."""
    page.wait_for_function(f"args => !({SIGHT})(args).length", arg=[list(show), option])


def follow(lesson: Lesson, table: Table, language: str) -> None:
    """Follow a chapter step by step to its last one, and look at each."""
    page = table.page
    for number, step in enumerate(lesson.steps):
        count = COUNT[language].format(number + 1, len(lesson.steps))
        page.wait_for_function(SHOWN, arg=count)
        waits = page.locator("[data-lesson=next], [data-lesson=stay]").count() == 0
        expect_in_sight(page, step.show, awaited(lesson, page).index if waits else -1)
        if number + 1 == len(lesson.steps):
            return
        if not waits:
            page.locator("[data-lesson=next]").click()
        while waits and -1 < ply(page) < lesson.steps[number + 1].ply:
            answer(lesson, table)


CHAIN: Final = ("white_moon_1", "white_moon_2")
"""Followed one after the other."""
SIDEWAYS: Final = ("ghost_stories_4", "horizons_1")


@pytest.mark.long_form
@pytest.mark.parametrize(
    ("name", "size"),
    [*crossed(LESSONS, [WIDE, PHONE]), *((name, LYING_PHONE) for name in SIDEWAYS)],
)
def test_a_chapter_leads_to_its_end(
    arrive: Newcomer, site: Site, name: str, size: tuple[int, int]
) -> None:
    language = spoken(name, size)
    person = arrive(site.address, size=size, confirm="never", language=language)
    person.page.goto(f"/learn/{name}")
    follow(LESSONS[name], Table(person), language)
    person.page.locator("[data-lesson=chapters]").click()
    expect(person.page.locator(f"[data-chapter={name}] .done")).to_be_visible()


@pytest.mark.long_form
def test_the_end_of_a_chapter_leads_to_the_next_one_and_the_last_to_a_game(
    arrive: Newcomer, site: Site
) -> None:
    """In the quick form the only chapter that is followed, on a phone."""
    person = arrive(site.address, confirm="never", size=WIDE if LONG else PHONE)
    page = person.page
    chapters = CHAIN if LONG else CHAIN[1:]
    page.goto(f"/learn/{chapters[0]}")
    if LONG:
        follow(LESSONS["white_moon_1"], Table(person), "en")
        page.locator("[data-lesson=next-chapter]").click()
    expect(title(page)).to_have_text("The dead")
    follow(LESSONS["white_moon_2"], Table(person), "en")
    chapter = page.url
    page.locator("[data-lesson=first-game]").click()
    expect(page).not_to_have_url(chapter)
    expect(page.locator(BUBBLE)).to_have_count(0)
    expect(page.get_by_role("banner")).to_contain_text("White Moon")
    expect(page.locator("[data-option]").first).to_be_enabled()
    person.walk("/learn")
    for name in chapters:
        expect(page.locator(f"[data-chapter={name}] .done")).to_be_visible()


@pytest.mark.long_form
def test_what_the_invaders_do_is_played_before_the_next_step(arrive: Newcomer, site: Site) -> None:
    person = arrive(site.address, confirm="never", playback="fast")
    page, lesson = person.page, LESSONS["horizons_2"]
    page.goto("/learn/horizons_2")
    for _ in range(3):
        page.locator("[data-lesson=next]").click()
    expect(title(page)).to_have_text("Defend")
    ravage_seen = glimpse(page, ".caption.shown", "G7")
    page.locator(f"[data-option='{lesson.path[0].index}']").click()
    ravage_seen()
    expect(title(page)).to_have_text("Held")


def test_a_mistake_is_explained_and_can_be_taken_back(arrive: Newcomer, site: Site) -> None:
    page = arrive(site.address, confirm="never", theme="light").page
    page.goto("/learn/ghost_stories_1")
    page.locator("[data-lesson=next]").wait_for()
    assert faults(page) == []
    page.locator("[data-option='0']").click()
    expect(title(page)).to_have_text("Another way")
    expect(page.locator("#lesson-text")).to_contain_text("lets you fight and collect")
    page.reload()
    page.locator("[data-lesson=come-back]").click()
    expect(title(page)).to_have_text("The village")
    first = LESSONS["ghost_stories_1"].path[0].ply
    expect(page.locator("#prompt")).to_have_attribute("data-ply", str(first))


@pytest.mark.long_form
def test_a_chapter_can_be_left_and_taken_up_again(arrive: Newcomer, site: Site) -> None:
    person = arrive(site.address)
    page = person.page
    page.goto("/learn/horizons_1")
    page.locator("[data-lesson=next]").click()
    expect(title(page)).to_have_text("Your spirit")
    page.keyboard.press("Escape")
    expect(page.locator(BUBBLE)).to_have_count(0)
    page.locator("[data-lesson=resume]").click()
    expect(title(page)).to_have_text("Your spirit")
    page.locator("[data-lesson=leave]").click()
    table = page.url
    person.walk("/learn")
    expect(page.locator("[data-start=horizons_1]")).to_contain_text("Continue from step 2")
    page.locator("[data-start=horizons_1]").click()
    expect(title(page)).to_have_text("Your spirit")
    expect(page).to_have_url(table)
    page.locator("[data-lesson=back]").click()
    expect(title(page)).to_have_text("Your island")
    page.locator("header button[lang=pl]").first.click()
    expect(title(page)).to_have_text("Twoja wyspa")


def test_a_first_visit_is_shown_the_lessons_before_a_game(arrive: Newcomer, site: Site) -> None:
    person = arrive(site.address, theme="dark")
    page = person.go("/")
    offer, alone = page.locator("[data-first-visit]"), page.locator("[data-alone]").first
    top, below = offer.bounding_box(), alone.bounding_box()
    assert top is not None
    assert below is not None
    assert top["y"] < below["y"]
    offer.click()
    page.locator("[data-start=ghost_stories_1]").click()
    expect(title(page)).to_have_text("The village")
    assert faults(page) == []
    person.walk("/")
    page.locator("[data-alone]").first.wait_for()
    expect(page.locator("[data-first-visit]")).to_have_count(0)
