"""Boards, spaces and lands are named by what they face, never by a side of the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from vigil.words import LANGUAGES, Words, speaker_for
from vigil.words.plain_speaker import PlainSpeaker
from vigil.words.speech_context import SpeechContext
from words.source import ROOT
from words.test_catalogues import messages
from words.walks import ghost_stories_tables

DIRECTIONS: Final = {
    "en": r"\b(?:the|your|its|their|at|on|to|from|top|bottom|upper|lower|far) (?:left|right)\b"
    r"|\b(?:left|right|upper|lower|top|bottom) (?:space|board|side|corner|tile|land|track|row)s?\b"
    r"|\b(?:left|right|upper|lower|top)most\b|\bat the (?:top|bottom)\b"
    r"|^(?:left|right|top|bottom)$",
    "ru": r"\b(?:слева|справа|налево|направо|наверху|вверху|внизу|снизу)\b"
    r"|\b(?:лев|прав)(?:ый|ая|ое|ые|ого|ому|ым|ой|ую|ом|ых|ыми|ее)\b|\b(?:верхн|нижн)\w+",
    "pl": r"\b(?:lew|praw)(?:y|a|e|ego|ej|ym|ą|emu|ych|ymi|o)\b|\b(?:górn|doln)\w+"
    r"|\b(?:na górze|na dole|u góry|u dołu)\b",
}
"""Words that say where something is drawn."""

ALLOWED: Final = {
    "en": (
        r"\b(?:left|middle|right) (?:one|stone)s?\b|\b(?:signs|symbols) from left to right\b",
        r"\bthe right token\b|\bat the top of a module\b",
    ),
    "ru": (
        r"\b(?:лев|прав)\w+ (?:или центральном )?кам(?:ень|н)\w*|\bлевый \| .* \| правый"
        r"|\bлевый действует|\bправый — (?:когда|после)|\bна правом: его|знаков — слева направо",
        r"\b(?:верхн|нижн)\w+ (?:карт|жител|призрак)\w*"
        r"|\b(?:только|откройте) верхн\w+|\bнаверху (?:колоды|стопки)"
        r"|\b(?:собирают|отсчитайте) снизу",
        r"\b(?:верхн|нижн)\w+ (?:четверт|уров)\w+|\bправая кнопка мыши|\bвнизу страницы",
    ),
    "pl": (
        r"\b(?:lew|praw)\w+ (?:lub centralnym )?kamie\w+|\blewy \| .* \| prawy"
        r"|\blewy działa|\bprawy (?:przy|po) egzorcyzm|\bna prawym: rzuca"
        r"|\bsymboli działa od lewej do prawej",
        r"\bgórna granica|\b(?:górna|dolna) ćwiartka|\bprawy przycisk myszy|\bu dołu strony",
    ),
}
"""What may be called so: stones of a ghost card and the signs on them, cards of a deck and people
of a stack, numbers, the mouse and the page."""

BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


class Texts(Visitor):
    """Collects the texts of a message, with its placeables as they are written."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        parts = (
            element.value
            if isinstance(element, ast.TextElement)
            else f"{{{serialize_expression(element.expression)}}}"
            for element in node.elements
            if not isinstance(element, ast.Placeable)
            or not isinstance(element.expression, ast.SelectExpression)
        )
        self.found.append("".join(parts).strip())
        self.generic_visit(node)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """All texts of the catalogues and of the rulebooks of a language, with where they stand."""
    for file, found in messages(language).items():
        for message in found:
            collected = Texts()
            collected.visit(message)
            for text in collected.found:
                yield f"{file} {message.id.name}", text
    for page in sorted(ROOT.glob(f"games/*/book/{language}/*.md")):
        for line in page.read_text(encoding="utf-8").splitlines():
            yield page.name, line


def directions(language: str, text: str) -> list[str]:
    """The words of a text that tell a side of the screen."""
    for allowed in ALLOWED[language]:
        text = re.sub(allowed, "", text, flags=re.IGNORECASE)
    return re.findall(DIRECTIONS[language], text, flags=re.IGNORECASE)


@BY_LANGUAGE
def test_no_text_names_a_place_by_a_side_of_the_screen(language: str) -> None:
    found = [(where, text) for where, text in texts(language) if directions(language, text)]
    assert not found


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "left"),
        ("en", "Put it at the left."),
        ("en", "The lower space is closer."),
        ("en", "At the top left a ghost waits."),
        ("ru", "слева"),
        ("ru", "Положите его на нижнее место."),
        ("ru", "Левое поле."),
        ("pl", "po prawej"),
        ("pl", "Połóż go na dolnym miejscu."),
    ],
)
def test_such_texts_are_found(language: str, text: str) -> None:
    assert directions(language, text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "12 cards are left in the deck."),
        ("en", "Its left stone does not act again."),
        ("en", "It lies right next to you."),
        ("ru", "Левый камень этого призрака."),
        ("ru", "Погибает верхний Житель."),
        ("pl", "Lewy kamień nie działa ponownie."),
    ],
)
def test_other_meanings_of_the_words_stay(language: str, text: str) -> None:
    assert not directions(language, text)


# -- games


def space_names(speaker: PlainSpeaker, view: Mapping[str, Any]) -> dict[str, set[str | int]]:
    """The names of the three spaces of each board."""
    told = SpeechContext(speaker, (), None, view)
    return {
        board["colour"]: {speaker.named("space", (board["colour"], at), told) for at in range(3)}
        for board in view["boards"]
    }


@BY_LANGUAGE
def test_the_three_spaces_of_a_board_have_three_names_all_through_a_game(language: str) -> None:
    for table, luck in islice(ghost_stories_tables(range(12)), 20):
        speaker = speaker_for(table.state.setup, Words(language))
        assert isinstance(speaker, PlainSpeaker)
        while (decision := table.decision) is not None:
            view = table.view(0)
            if table.ply % 10 == 0 and view["boards"] and len(view["village"]) == 9:
                names = space_names(speaker, view)
                assert [len(found) for found in names.values()] == [3] * len(names)
            table.apply(luck.randrange(len(decision.options)))
