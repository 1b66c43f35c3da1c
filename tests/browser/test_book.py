"""The rulebook: every page in every language, examples in place, and the book over a table."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.games import GAMES, new_game
from browser.people import PHONE, WIDE, Newcomer, Person
from browser.table import Sit, settle
from forms import crossed, in_form, some
from server.client import Site
from vigil.teaching.book import books, examples_in, section, title_of
from vigil.words import LANGUAGES

VILLAGE = "/rules/ghost_stories"
WRITTEN = [card for card in GAMES if card in books()]


@pytest.mark.parametrize(("name", "language"), some(crossed(books(), reversed(LANGUAGES))))
def test_every_page_can_be_read_one_after_the_other_and_shows_its_examples(
    arrive: Newcomer, site: Site, name: str, language: str
) -> None:
    book = books()[name]
    read = book.sections[-in_form(quick=3, long=len(book.sections)) :]
    first, last = read[0], read[-1]
    page = arrive(site.address, language=language).go(f"/rules/{book.book}/{last.id}")
    expect(page.locator("a[rel=next]")).to_have_count(0)
    page.locator(f"nav a[href='/rules/{book.book}/{first.id}']").first.click()
    for one in read:
        text = section(book.book, one.id, language)
        expect(page.locator("article > h2")).to_have_text(title_of(text))
        expect(page.locator("article figure")).to_have_count(len(examples_in(text)))
        expect(page.locator("article > p, article > div.table").first).to_be_visible()
        for example in examples_in(text):
            shows_its_table(page, example)
        if one is not last:
            page.locator("a[rel=next]").press("Enter")  # it moves while examples come
    expect(page.locator("a[rel=next]")).to_have_count(0)
    assert page.url.endswith(last.id)


def shows_its_table(page: Page, name: str) -> None:
    figure = page.locator(f"figure[data-example='{name}']")
    figure.scroll_into_view_if_needed()
    expect(page.locator(f"[data-try='{name}']")).to_be_visible()
    expect(figure.locator(".board svg").first).to_be_visible()


@pytest.fixture
def ann(regular: Newcomer, site: Site) -> Person:
    """A reader in English."""
    return regular(site.address)


# -- an example in place


def example(ann: Person) -> Page:
    page = ann.begin(f"{VILLAGE}/exorcism")
    page.locator("[data-try=two-red-faces]").wait_for()
    return page


def test_the_solution_is_shown(ann: Person) -> None:
    page = example(ann)
    figure = page.locator("figure[data-example=two-red-faces]")
    figure.locator("[data-show]").click()
    expect(figure.locator("[data-solved]")).to_be_visible()
    expect(figure.locator(".log li").first).to_contain_text("Bleeding Eyes")


@pytest.mark.long_form
def test_the_solution_is_followed_step_by_step(ann: Person) -> None:
    page = example(ann)
    figure = page.locator("figure[data-example=two-red-faces]")
    for said in ("Stay here", "Exorcise"):
        figure.locator("[data-step]", has_text=said).click()
    expect(figure.locator("[data-solved]")).to_be_visible()
    expect(figure.locator("[data-step]")).to_have_count(0)


def test_answers_are_legal_moves_and_can_be_taken_back(ann: Person) -> None:
    page = example(ann)
    figure = page.locator("figure[data-example=two-red-faces]")
    expect(figure.locator("[data-option]")).to_have_count(0)
    figure.locator("[data-try]").click()
    question = figure.locator("h4").inner_text()
    figure.locator("[data-ref='tile:4'][data-legal=true]").first.click()
    expect(figure.locator("h4")).not_to_have_text(question)
    expect(figure.locator(".aside")).to_be_visible()
    figure.get_by_text("Step back").click()
    expect(figure.locator("h4")).to_have_text(question)
    expect(figure.locator(".aside")).to_have_count(0)


def test_the_book_can_be_searched_in_any_language(ann: Person) -> None:
    page = ann.begin(VILLAGE)
    for word in ("Sorcerer", "колдуна", "czarownik"):
        page.locator("[data-key=book-search]").fill(word)
        expect(page.locator("nav li a b").first).to_have_text("The Sorcerer")
    page.locator("nav li a b").first.click()
    expect(page.locator("article > h2")).to_have_text("The Sorcerer")


@pytest.mark.long_form
def test_a_phone_has_the_contents_in_a_drawer(arrive: Newcomer, site: Site) -> None:
    page = arrive(site.address, size=PHONE).go(f"{VILLAGE}/move")
    drawer = page.locator("details.drawer")
    expect(drawer.get_by_text("The Sorcerer")).to_be_hidden()
    drawer.locator("summary").tap()
    drawer.get_by_text("The Sorcerer").tap()
    expect(page.locator("article > h2")).to_have_text("The Sorcerer")
    expect(drawer.get_by_text("The Sorcerer")).to_be_hidden()


@pytest.mark.long_form
def test_on_paper_there_is_the_text_and_nothing_else(ann: Person) -> None:
    page = ann.begin(f"{VILLAGE}/whole")
    expect(page.locator("article section")).to_have_count(len(books()["ghost_stories"].sections))
    page.emulate_media(media="print")
    for part in ("header.bar", "nav.contents", "nav.games", "[data-example]"):
        expect(page.locator(part).first).to_be_hidden()
    expect(page.locator("article section").last).to_be_visible()
    page.emulate_media(media="null")


# -- over a table


@pytest.mark.parametrize("card", some(WRITTEN))
def test_one_key_opens_the_section_that_applies_over_the_table(
    sit_again: Sit, site: Site, card: str
) -> None:
    made = new_game(site, card, "Ann")
    table = sit_again(made, 0)
    settle([table])
    before = table.ply
    kind = site.get(f"{made.path}/at/{before}")["decision"]["kind"]
    own = next(
        one
        for book in books().values()
        if book.game == GAMES[card][0]
        for one in book.sections
        if kind in one.kinds
    )
    table.page.keyboard.press("b")
    dialog = table.page.locator("dialog[open]")
    expect(dialog.locator("h3[data-section]")).to_have_attribute("data-section", own.id)
    dialog.locator("[data-key=book-contents]").click()
    expect(dialog.locator("li a").first).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert table.page.url.endswith(made.id)
    assert table.ply == before


@pytest.mark.long_form
def test_the_sign_at_the_rule_and_the_book_in_the_bar_open_it_too(
    sit_again: Sit, site: Site
) -> None:
    table = sit_again(new_game(site, "ghost_stories", "Ann"), 0)
    settle([table])
    for sign in ("[data-key=paragraph]", "[data-key=book]"):
        table.page.locator(sign).click()
        expect(table.page.locator("dialog[open] h3[data-section]")).to_be_visible()
        table.page.keyboard.press("Escape")
        expect(table.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.long_form
def test_whoever_left_a_table_finds_the_way_back(sit_again: Sit, site: Site) -> None:
    made = new_game(site, "ghost_stories", "Ann")
    table = sit_again(made, 0)
    table.page.locator("a[href='/settings']").click()
    table.page.locator("nav a[href='/rules']").click()
    table.page.locator("a.back").click()
    table.prompt.wait_for()
    assert table.page.url.endswith(made.id)


# -- for everybody


@pytest.mark.long_form
@pytest.mark.parametrize(("size", "theme"), some(product([PHONE, WIDE], ["light", "dark"])))
def test_no_page_has_a_serious_finding(
    regular: Newcomer, site: Site, size: tuple[int, int], theme: str
) -> None:
    person = regular(site.address, size=size, theme=theme)
    found = {}
    for path in some(("", "/exorcism", "/helpers", "/whole"), 2):
        page = person.begin(VILLAGE + path)
        page.locator("article :is(h1, h2)").first.wait_for()
        if path == "/exorcism":
            page.locator("[data-try]").first.click()
            page.locator("[data-option]").first.wait_for()
        found[path] = faults(page)
    assert found == {path: [] for path in found}


@pytest.mark.long_form
def test_the_book_over_a_table_has_no_serious_finding(sit_again: Sit, site: Site) -> None:
    table = sit_again(new_game(site, "ghost_stories", "Ann"), 0)
    settle([table])
    table.page.keyboard.press("b")
    table.page.locator("dialog[open] h3[data-section]").wait_for()
    assert faults(table.page) == []
