"""The parts of which the site is made, without building it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from publishing import books, look, outside
from publishing.built import faults
from publishing.links import anchors_of, links_of
from publishing.tree import LANGUAGES, expanded, in_language, language_of
from vigil.teaching.book import books as all_books
from vigil.teaching.book import examples_in, examples_of, section
from vigil.words import Words

PAGES = ["play/keys.md", "play/index.md", "play/index.ru.md", "play/keys.pl.md", "bots.md"]


# -- navigation


@pytest.mark.parametrize(
    ("page", "language"), [("a.md", "en"), ("b/a.ru.md", "ru"), ("a.b.md", "en"), ("0.1.md", "en")]
)
def test_the_language_of_a_page(page: str, language: str) -> None:
    assert language_of(page) == language


def test_a_page_in_other_languages() -> None:
    assert in_language("play/index.md", "pl") == "play/index.pl.md"
    assert in_language("play/index.ru.md", "pl") == "play/index.pl.md"
    assert in_language("play/index.ru.md", "en") == "play/index.md"


def test_patterns_become_pages_of_their_language_and_empty_parts_are_left_out() -> None:
    tree = [{"Play": ["play/*.md", "bots.md"]}, {"Host": ["host/*.md"]}, {"Ru": ["play/*.ru.md"]}]
    assert expanded(tree, PAGES) == [
        {"Play": ["play/index.md", "play/keys.md", "bots.md"]},
        {"Ru": ["play/index.ru.md"]},
    ]


# -- links out of the folder


@pytest.mark.parametrize(
    ("page", "target", "lead"),
    [
        ("bots.md", "simulation.md#what-is-played", "simulation.md#what-is-played"),
        ("bots.md", "#analysis", "#analysis"),
        ("index.md", "../CONTRIBUTING.md", "contributing.md"),
        ("protocol.md", "../examples/bot_client.py", "source/examples/bot_client.py.md"),
        ("decisions/README.md", "../bots.md", "../bots.md"),
        ("contributing.md", "docs/notation.md", "notation.md"),
        ("contributing.md", "examples/lantern", "source/examples/lantern.md"),
        ("studies/README.md", "../make_studies.py", "../source/docs/make_studies.py.md"),
        ("index.md", "gone.md", "gone.md"),
    ],
)
def test_where_a_link_leads_on_the_site(page: str, target: str, lead: str) -> None:
    assert outside.lead(page, target) == lead


def test_files_that_are_linked_are_shown() -> None:
    pages = [("a.md", "[x](../examples/bot_client.py) [y](bots.md) [z](../CHANGELOG.md)")]
    assert outside.shown_by(pages) == {"examples/bot_client.py"}


def test_a_file_cannot_leave_its_page() -> None:
    text = outside.page_of("examples/lantern")
    assert text.count("\n``````python\n") == len(
        list((outside.ROOT / "examples/lantern").rglob("*.py"))
    )
    assert "def " in text
    assert anchors_of(text) >= {"exampleslantern", "exampleslanternpyprojecttoml"}


# -- the rulebooks


def test_a_book_has_every_section_and_example_and_links_that_lead_to_them() -> None:
    book = all_books()["white_moon"]
    page = books.page_of(book, "ru")
    texts = [section(book.book, one.id, "ru") for one in book.sections]
    assert anchors_of(page) >= {one.id for one in book.sections}
    assert page.count('<div class="example"') == sum(len(examples_in(text)) for text in texts) > 0
    assert "{example:" not in page
    assert "(piece:" not in page
    known = {
        books.address_of(name, "ru").rsplit("/", 1)[-1]: [one.id for one in other.sections]
        for name, other in all_books().items()
    }
    for link in links_of(page):
        assert link.anchor in known[link.path or "white_moon.ru.md"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_is_told_in_each_language(language: str) -> None:
    words = Words(language).of("ghost_stories")
    said = books.example_of(examples_of("ghost_stories")["two-red-faces"], words, language)
    assert words.text("web-book-example") in said
    assert said.count("<li>") == 2
    assert "│" in said


# -- its look


def test_the_letters_and_colours_are_those_of_the_client() -> None:
    assert all(font.name in look.letters() for font in look.fonts())
    assert "@fontsource" not in look.letters()
    for scheme in look.SCHEMES.values():
        assert re.search(rf'"{scheme}"\] {{[^}}]*--surface: #', look.colours())


# -- what is built


def test_faults_of_a_site_are_told(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<p id="here"></p><a href="#here"></a><a href="gone.html"></a><a href="other.html#no"></a>'
        '<a href="https://elsewhere.example"></a><script src="https://elsewhere.example/x.js">'
    )
    (tmp_path / "other.html").write_text('<img src="//elsewhere.example/x.png">')
    (tmp_path / "x.css").write_text("@import 'https://elsewhere.example/x.css';")
    assert list(faults(tmp_path)) == [
        "index.html fetches https://elsewhere.example/x.js from another host",
        "index.html leads to gone.html, which is not there",
        "index.html leads to other.html#no, which is not there",
        "other.html fetches //elsewhere.example/x.png from another host",
        "other.html leads to //elsewhere.example/x.png, which is not there",
        "x.css fetches https://elsewhere.example/x.css from another host",
    ]
