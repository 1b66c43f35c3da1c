"""Counted things take the right form in Russian and Polish."""

from __future__ import annotations

import pytest

from vigil.words import Words

TOKENS = {
    ("en", 0): "Leave the power tokens",
    ("en", 1): "Take 1 power token",
    ("en", 2): "Take 2 power tokens",
    ("ru", 0): "Оставить жетоны Нейтральной Силы",
    ("ru", 1): "Взять 1 жетон Нейтральной Силы",
    ("ru", 2): "Взять 2 жетона Нейтральной Силы",
    ("ru", 5): "Взять 5 жетонов Нейтральной Силы",
    ("pl", 0): "Zostaw znaczniki Mocy",
    ("pl", 1): "Weź 1 znacznik Mocy",
    ("pl", 3): "Weź 3 znaczniki Mocy",
    ("pl", 5): "Weź 5 znaczników Mocy",
}

CARDS_LEFT = {
    ("en", 1): "1 card left",
    ("en", 21): "21 cards left",
    ("ru", 1): "осталась 1 карта",
    ("ru", 4): "остались 4 карты",
    ("ru", 11): "осталось 11 карт",
    ("ru", 12): "осталось 12 карт",
    ("ru", 21): "осталась 21 карта",
    ("ru", 22): "остались 22 карты",
    ("ru", 40): "осталось 40 карт",
    ("pl", 1): "została 1 karta",
    ("pl", 4): "zostały 4 karty",
    ("pl", 12): "zostało 12 kart",
    ("pl", 21): "zostało 21 kart",
    ("pl", 22): "zostały 22 karty",
    ("pl", 25): "zostało 25 kart",
}

DICE = {
    ("en", 0): "without dice",
    ("en", 1): "with 1 die.",
    ("en", 4): "with 4 dice.",
    ("ru", 0): "без кубиков",
    ("ru", 1): "бросает 1 кубик.",
    ("ru", 3): "бросает 3 кубика.",
    ("ru", 5): "бросает 5 кубиков.",
    ("pl", 0): "bez kości",
    ("pl", 1): "rzucając 1 kością.",
    ("pl", 3): "rzucając 3 kośćmi.",
    ("pl", 5): "rzucając 5 kośćmi.",
}

SCHOOL_DICE = {
    ("en", 0): "without dice.",
    ("en", 1): "with 1 die.",
    ("en", 4): "with 4 dice.",
    ("ru", 0): "без кубиков;",
    ("ru", 1): "бросает 1 кубик;",
    ("ru", 3): "бросает 3 кубика;",
    ("ru", 5): "бросает 5 кубиков;",
    ("pl", 0): "bez kości;",
    ("pl", 1): "rzucając 1 kością;",
    ("pl", 3): "rzucając 3 kośćmi;",
    ("pl", 5): "rzucając 5 kośćmi;",
}

PIECES = {
    ("en", "city", 1): "1 city",
    ("en", "city", 2): "2 cities",
    ("en", "dahan", 3): "3 Dahan",
    ("ru", "explorer", 1): "1 разведчик",
    ("ru", "explorer", 3): "3 разведчика",
    ("ru", "town", 5): "5 поселений",
    ("ru", "city", 2): "2 города",
    ("ru", "dahan", 11): "11 даханов",
    ("ru", "blight", 2): "скверна: 2",
    ("pl", "explorer", 1): "1 odkrywca",
    ("pl", "explorer", 2): "2 odkrywców",
    ("pl", "town", 3): "3 miasteczka",
    ("pl", "town", 12): "12 miasteczek",
    ("pl", "city", 5): "5 miast",
    ("pl", "dahan", 2): "2 Dahan",
}


@pytest.mark.parametrize(("language", "count"), TOKENS)
def test_power_tokens(language: str, count: int) -> None:
    said = Words(language).text("gs-option-tokens", count=count)
    assert said == TOKENS[language, count]


@pytest.mark.parametrize(("language", "count"), CARDS_LEFT)
def test_cards_left(language: str, count: int) -> None:
    said = Words(language).text("gs-event-ghost_drawn", ghost="X", left=count)
    assert CARDS_LEFT[language, count] in said


@pytest.mark.parametrize(("language", "count"), CARDS_LEFT)
def test_cards_left_when_the_lowest_one_leaves(language: str, count: int) -> None:
    said = Words(language).text("gs-event-bottom_card_removed", left=count)
    assert CARDS_LEFT[language, count] in said


@pytest.mark.parametrize(("language", "count"), DICE)
def test_dice(language: str, count: int) -> None:
    said = Words(language).text("gs-event-exorcism_began", who="X", tile="Y", dice=count)
    assert DICE[language, count] in said


@pytest.mark.parametrize(("language", "count"), SCHOOL_DICE)
def test_dice_at_the_kung_fu_school(language: str, count: int) -> None:
    said = Words(language).text("gs-event-school_began", who="X", shade="Y", dice=count)
    assert SCHOOL_DICE[language, count] in said


@pytest.mark.parametrize(("language", "piece", "count"), PIECES)
def test_pieces(language: str, piece: str, count: int) -> None:
    said = Words(language).text(f"hz-count-{piece}", count=count)
    assert said == PIECES[language, piece, count]
