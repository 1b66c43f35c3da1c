"""Cards and other pieces: pages of every kind, a search that reads texts, galleries."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.games import GAMES
from browser.people import PHONE, WIDE, Newcomer, Person
from forms import LONG, crossed, some
from server.client import Site
from vigil.core.game import Content, Setup, find_game
from vigil.words import LANGUAGES, Words, box_of, glossary_of, speaker_for

Search = Callable[[str], Page]

CUT: Final = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
"""How much of the page lies beyond the right edge."""


@cache
def setup_of(card: str) -> Setup:
    game, more = GAMES[card]
    return find_game(game).setup.from_data({"players": 1, **more})


@cache
def pieces(card: str) -> tuple[Content, ...]:
    """Everything that can be looked up."""
    return (*box_of(setup_of(card)).values(), *glossary_of(setup_of(card)))


def one_of_each_kind(card: str) -> list[Content]:
    return list({piece.kind: piece for piece in pieces(card)}.values())


def names(page: Page) -> list[str]:
    """The ids of the pieces that are found."""
    return [
        str(id) for id in page.locator("#main li.card").evaluate_all("all => all.map(e => e.id)")
    ]


@pytest.mark.parametrize(("card", "language"), some(zip(reversed(GAMES), LANGUAGES, strict=True)))
def test_every_kind_of_piece_has_a_page(
    regular: Newcomer, site: Site, card: str, language: str
) -> None:
    person = regular(site.address, language=language)
    speaker = speaker_for(setup_of(card), Words(language))
    person.visit("/settings")
    for number, piece in enumerate(one_of_each_kind(card)):
        page = person.walk(f"/cards/{card}/{piece.kind}/{piece.id}")
        name = speaker.name(piece.kind, piece.id)
        expect(page.locator(".thing")).to_contain_text(name, ignore_case=True)
        assert page.evaluate(CUT) == 0, piece
        if LONG or number % 8 == 0:
            assert faults(page) == [], piece


@pytest.fixture
def ann(regular: Newcomer, site: Site) -> Person:
    """A reader who looks things up in English."""
    return regular(site.address, language="en")


def test_a_page_has_the_rulings_of_its_piece_and_leads_on(ann: Person) -> None:
    page = ann.begin("/cards/horizons/spirit/devouring_teeth_lurk_underfoot")
    expect(page.locator("[data-ruling=aggression-once]")).to_contain_text("once per use")
    page.get_by_role("link", name="Ferocious Rampage").click()
    expect(page).to_have_url(f"{ann.address}/cards/horizons/power/ferocious_rampage")
    expect(page.locator("[data-ruling=bonus-limits]")).to_be_visible()
    page.go_back()
    expect(page.locator("[data-ruling=aggression-once]")).to_be_visible()


def test_a_reading_that_can_be_switched_shows_both_ways(ann: Person) -> None:
    page = ann.begin("/cards/ghost_stories/tile/pavilion")
    ruling = page.locator("[data-ruling=V3]")
    expect(ruling).to_contain_text("carried out whenever possible")
    expect(ruling).to_contain_text("may be declined")


def test_a_piece_that_is_not_in_the_box_is_missed(ann: Person) -> None:
    page = ann.begin("/cards/horizons/power/no_such_card")
    expect(page.get_by_role("alert")).to_have_text("There is no such piece.")


@pytest.fixture(scope="module")
def searched(stay: Newcomer, site: Site) -> Page:
    """The box of Horizons, once the words of all languages have come."""
    page = stay(site.address).go("/cards/horizons")
    box = page.get_by_role("searchbox")
    box.focus()
    box.fill("Засуха")
    expect(page.locator("#main li.card")).to_have_count(2)
    return page


@pytest.fixture
def search(searched: Page) -> Iterator[Search]:
    """Search the box of Horizons; how much is found is said aloud."""

    def search(words: str) -> Page:
        searched.get_by_role("searchbox").fill(words)
        return searched

    yield search
    searched.get_by_role("group", name="Kinds of things").get_by_text("All").click()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("windstorms", ["innate-violent_windstorms", "spirit-sun_bright_whirlwind"]),
        ("Засуха", ["power-drought", "spirit-rising_heat_of_stone_and_sand"]),
        ("susza", ["power-drought", "spirit-rising_heat_of_stone_and_sand"]),
        ("mgłami zapomnienia", []),
        (
            "вместо поселения или города",
            ["spirit-fathomless_mud_of_the_swamp", "special-offer_no_firm_foundations"],
        ),
        ("destroy 3 towns", ["power-drought"]),
        ("zniszcz 3 miasteczka", ["power-drought"]),
    ],
)
def test_a_search_reads_names_and_texts_in_every_language(
    search: Search, words: str, found: list[str]
) -> None:
    page = search(words)
    expect(page.locator("#main li.card")).to_have_count(len(found))
    assert names(page) == found


@pytest.mark.parametrize(
    ("words", "fact", "value"),
    [
        ("cost 4", "cost", 4),
        ("стоимость 4", "cost", 4),
        ("koszt 4", "cost", 4),
        ("element sun", "elements", "sun"),
        ("стихия солнце", "elements", "sun"),
        ("żywioł słońce", "elements", "sun"),
    ],
)
def test_a_search_knows_cost_and_elements(
    search: Search, words: str, fact: str, value: object
) -> None:
    page = search(words)
    powers = [piece for piece in pieces("horizons") if piece.kind == "power"]
    has = [p for p in powers if p.facts[fact] == value or value in _listed(p.facts[fact])]
    page.get_by_role("group", name="Kinds of things").get_by_text("Major powers").click()
    major = {f"power-{p.id}" for p in has if p.facts["deck"] == "major"}
    expect(page.locator("#main li.card")).to_have_count(len(major))
    assert set(names(page)) == major


def _listed(value: object) -> list[object]:
    return list(value) if isinstance(value, list) else []


def elements(piece: Content) -> set[Any]:
    """On a card those it gives, on an innate power those it asks for."""
    if piece.kind == "innate":
        return {element for level in piece.facts["thresholds"] for element in level}
    return set(piece.facts.get("elements", ()))


def terrains(piece: Content) -> set[Any]:
    """Where a power or an invader card works, and from where."""
    facts = {} if piece.kind == "board" else piece.facts
    return {*facts.get("terrains", ()), *facts.get("from_terrain", ())}


HAS: Final[dict[str, Callable[[Content], set[Any]]]] = {
    "element": elements,
    "terrain": terrains,
    "cost": lambda piece: {str(piece.facts.get("cost"))} if piece.kind == "power" else set(),
    "speed": lambda piece: {piece.facts.get("speed")},
    "colour": lambda piece: {piece.facts.get("colour")},
    "resistance": lambda piece: {str(sum(piece.facts.get("resistance", {}).values()))},
    "module": lambda piece: {piece.facts.get("module")},
}
"""What a piece has of each filter."""


@pytest.mark.parametrize(
    ("card", "filter", "value"),
    some(
        [
            ("horizons", "element", "moon"),
            ("white_moon", "module", "white_moon"),
            ("ghost_stories", "resistance", "4"),
            ("ghost_stories", "colour", "red"),
            ("horizons", "cost", "0"),
            ("horizons", "speed", "fast"),
            ("horizons", "terrain", "jungle"),
        ],
        3,
    ),
)
def test_a_filter_narrows_the_box(ann: Person, card: str, filter: str, value: str) -> None:
    page = ann.begin(f"/cards/{card}")
    button = page.locator(f"[data-filter={filter}] [data-value='{value}']")
    found = page.get_by_role("status")
    whole = f"{len(pieces(card))} pieces"
    expect(found).to_have_text(whole)
    button.click()
    having = [piece for piece in pieces(card) if value in HAS[filter](piece)]
    expect(found).to_have_text(f"{len(having)} pieces")
    assert set(names(page)) <= {f"{piece.kind}-{piece.id}" for piece in having}
    button.click()
    expect(found).to_have_text(whole)


def test_filters_add_up_and_are_cleared_together(ann: Person) -> None:
    page = ann.begin("/cards/horizons")
    page.locator("[data-filter=element] [data-value=plant]").click()
    page.locator("[data-filter=cost] button").last.click()
    page.locator("[data-filter=terrain] [data-value=jungle]").click()
    expect(page.locator("#main .none")).to_be_visible()
    page.locator("#main .none button").click()
    expect(page.locator("#main [data-filter] [aria-pressed=true]")).to_have_count(0)


@pytest.mark.long_form
def test_one_goes_from_box_to_box(person: Person) -> None:
    page = person.go("/cards/ghost_stories")
    for card in ("horizons", "white_moon"):
        page.locator(f"#main a[href='/cards/{card}']").first.click()
        expect(page.get_by_role("status")).to_have_text(f"{len(pieces(card))} pieces")


@pytest.mark.long_form
@pytest.mark.parametrize(("language", "size"), some(crossed(reversed(LANGUAGES), [PHONE, WIDE])))
def test_galleries_show_what_can_be_chosen(
    regular: Newcomer, site: Site, language: str, size: tuple[int, int]
) -> None:
    person = regular(site.address, language=language, size=size)
    page = person.begin("/cards/horizons/gallery")
    expect(page.locator("li[data-value]")).to_have_count(5)
    assert faults(page) == []
    page = person.begin("/cards/ghost_stories/gallery")
    expect(page.locator("li[data-value]")).to_have_count(4 + 8 + 4)
    assert faults(page) == []
    assert page.evaluate(CUT) == 0


@pytest.mark.long_form
@pytest.mark.parametrize("card", some(reversed(GAMES)))
def test_everybody_can_use_the_search(regular: Newcomer, site: Site, card: str) -> None:
    page = regular(site.address, size=PHONE, language="ru").begin(f"/cards/{card}")
    page.locator("#main li.card").first.wait_for()
    assert faults(page) == []
    assert page.evaluate(CUT) == 0
