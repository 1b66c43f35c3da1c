"""The page of a study: whole in itself, in three languages, for any game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser

import pytest

from research.study.rows import Rows, by_hand, played
from vigil.research.study import study_of
from vigil.research.study.page import page
from vigil.research.study.text import StudyText
from vigil.words import LANGUAGES

VOID = {"meta", "path", "use", "rect"}


@cache
def ghost_stories() -> str:
    setups = [{"players": players, "level": level} for players in (1, 2) for level in ("normal",)]
    return page(study_of(*played("ghost_stories", setups, 25)), "en")


@cache
def horizons() -> str:
    return page(study_of(*played("horizons", [{"players": 1}, {"players": 2}], 25)), "ru")


class Reader(HTMLParser):
    """Reads a page, and fails where tags do not fit."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: Counter[str] = Counter()
        self.named: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._noted(attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, _: str, attrs: list[tuple[str, str | None]]) -> None:
        self._noted(attrs)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def _noted(self, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids[str(value)] += 1
            if name == "aria-labelledby":
                self.named.append(str(value))


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    return reader


PAGES = pytest.mark.parametrize("made", [ghost_stories, horizons])


@PAGES
def test_a_page_loads_nothing(made: Callable[[], str]) -> None:
    text = made()
    assert re.findall(r'(?:src|href)="(?!#)|@import|url\((?!#)', text) == []
    assert "http" not in re.sub(r'xmlns(:\w+)?="[^"]*"', "", text)


@PAGES
def test_every_tag_is_closed_and_every_name_is_given_once(made: Callable[[], str]) -> None:
    reader = read(made())
    assert reader.open == []
    assert [name for name, count in reader.ids.items() if count > 1] == []
    assert set(reader.named) <= set(reader.ids)


@PAGES
def test_drawings_refer_to_nothing_outside_themselves(made: Callable[[], str]) -> None:
    assert re.findall(r'href="#|url\(#', made()) == []


@PAGES
def test_colours_are_those_of_the_page_in_light_and_dark(made: Callable[[], str]) -> None:
    text = made()
    drawings = "".join(re.findall(r"<svg.*?</svg>", text, re.DOTALL))
    assert re.findall(r"#[0-9a-f]{6}\b", drawings) == []
    assert re.search(r"var\(--(good|bad|ink|faint)\)", drawings)
    assert "prefers-color-scheme:dark" in text


@PAGES
def test_words_stand_there_in_every_language(made: Callable[[], str]) -> None:
    text = made()
    counts = [len(re.findall(rf'<t?span lang="{language}">', text)) for language in LANGUAGES]
    assert counts[0] > 100
    assert len(set(counts)) == 1
    assert "§" not in text


def test_a_page_begins_in_the_language_asked_for() -> None:
    assert '<html lang="en">' in ghost_stories()
    assert "<title>Ghost Stories: 50 games</title>" in ghost_stories()
    assert '<html lang="ru">' in horizons()
    assert "<title>Горизонты острова духов: 50 партий</title>" in horizons()


def test_a_page_has_every_section() -> None:
    for heading in ("Win rates", "The same deals", "How games end", "Where it happened"):
        assert f'<h2><span lang="en">{heading}</span>' in ghost_stories()
    assert ghost_stories().count("Linked with winning:") == 3
    assert "Turn by turn" in horizons()


def test_a_page_is_small() -> None:
    assert len(ghost_stories().encode()) < 1_500_000


def test_small_samples_are_marked_and_the_mark_is_explained() -> None:
    assert "An asterisk marks a small sample" in ghost_stories()
    assert re.search(r"Tea House \*", ghost_stories())


def test_a_page_says_that_what_goes_together_is_no_cause() -> None:
    assert "need not be a cause" in ghost_stories()


def test_the_same_rows_make_the_same_page() -> None:
    study = study_of(by_hand({"won": True, "powers": ("a",)}, {"powers": ("b",)}))
    assert page(study, "pl") == page(study, "pl")


def test_text_of_a_file_cannot_become_markup() -> None:
    rows: Rows = [
        {"won": True, "powers": ("<b>",), "reason": "<i>"},
        {"powers": (), "reason": "<u>"},
    ]
    text = page(study_of(by_hand(*rows)), "en")
    assert not re.search("<[biu]>", text)


def test_figures_are_written_as_each_language_does() -> None:
    say = StudyText("ghost_stories")
    assert say.percent(0.1234) == ("12.3%", "12,3%", "12,3%")
    assert say.points(-0.05) == ("−5.0", "−5,0", "−5,0")
    assert say.number(12345) == ("12,345", "12\u202f345", "12\u202f345")


def test_a_part_of_a_thing_stands_behind_its_name() -> None:
    say = StudyText("horizons")
    assert say.name("spirit", "sun_bright_whirlwind:2")[0] == "Sun-Bright Whirlwind · 2"


def test_values_of_the_set_up_have_their_names() -> None:
    say = StudyText("ghost_stories")
    assert say.value("setup_level", "hell")[0] == "Hell"
    assert say.value("setup_powers", "second_wind+bottomless_pockets")[0] == (
        "Second Wind + Bottomless Pockets"
    )
    assert say.value("setup_players", "4")[0] == "4"
    assert say.value("setup_black_tao", "True") == ("yes", "да", "tak")
    assert say.value("setup_powers", "") == ("left open", "не задано", "nie ustalono")


def test_of_many_values_the_best_and_the_worst_are_drawn_and_the_table_has_all() -> None:
    rows: Rows = [
        {"setup_village": f"village_{n}", "cell": n, "won": k < n, "seed": str(k)}
        for n in range(20)
        for k in range(20)
    ]
    text = page(study_of(by_hand(*rows)), "en")
    assert "4 more in the table" in text
    drawings = "".join(re.findall(r"<svg.*?</svg>", text, re.DOTALL))
    assert re.search(r"village 19\b", drawings)
    assert not re.search(r"village 10\b", drawings)
    assert re.search(r"village 10\b", text)


def test_a_long_name_is_written_in_lines() -> None:
    powers = "+".join(("dance_of_the_twin_winds", "strength_of_the_mountain", "second_wind"))
    rows: Rows = [
        {"setup_powers": powers, "cell": 0},
        {"setup_powers": "second_wind", "cell": 1, "won": True},
    ]
    text = page(study_of(by_hand(*rows)), "en")
    assert '<tspan lang="en">Dance of the Twin Winds + Strength of a</tspan>' in text
    assert '<tspan lang="en">Mountain + Second Wind *</tspan>' in text


def test_cards_of_an_expansion_have_their_names() -> None:
    games, _ = played("ghost_stories", [{"players": 1, "modules": ["white_moon"]}], 1)
    values = {**games.values, "incarnations": [("wmw2_voracious",)], "won": [True]}
    lost = {**values, "incarnations": [()], "won": [False]}
    both = {name: [*values[name], *lost[name]] for name in values}
    text = page(study_of(replace(games, values=both)), "en")
    assert "Voracious *" in text
    assert "Expansion: White Moon" in text
