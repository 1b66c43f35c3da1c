from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vigil.core.decision import CHANCE, Decision, Option
from vigil.core.deck import Deck, draw

A, B, C, D, BOSS = (("card", name) for name in ("a", "b", "c", "d", "boss"))


def deck(size: int, pool: Sequence[Option] = (A, B, C, D)) -> Deck:
    return Deck((("card", size),), (("card", tuple(pool)),))


def take(cards: Deck, *wanted: int) -> tuple[Option, Deck, list[Decision]]:
    """Draw one card, answering what chance is asked with the indexes wanted."""
    drawing, asked, answers = draw(cards, "draw"), [], list(wanted)
    sent: int | None = None
    try:
        while True:
            asked.append(drawing.send(sent))
            sent = answers.pop(0)
    except StopIteration as end:
        card, left = end.value
        return card, left, asked


def test_an_unseen_card_is_drawn_by_chance_from_the_whole_pool() -> None:
    card, left, asked = take(deck(2), 3)
    assert asked == [Decision(CHANCE, "draw", (A, B, C, D))]
    assert card == D
    assert left == deck(1, (A, B, C))


def test_cards_removed_unseen_stay_in_the_pool() -> None:
    _, left, _ = take(deck(2), 0)
    _, left, asked = take(left, 0)
    assert asked[0].options == (B, C, D)
    assert left.count() == 0
    assert left.pool("card") == (C, D)


def test_an_exhausted_layer_disappears_and_the_next_one_is_drawn() -> None:
    pools = (("card", (A, B)), ("boss", (BOSS, D)))
    cards = Deck((("card", 1), ("boss", 1)), pools)
    _, left, _ = take(cards, 0)
    assert left.layers == (("boss", 1),)
    card, left, asked = take(left, 0)
    assert asked[0].options == (BOSS, D)
    assert card == BOSS
    assert left.layers == ()
    assert left.pool("card") == (B,)


def test_an_empty_deck_has_nothing_to_draw() -> None:
    with pytest.raises(IndexError):
        take(deck(0)._replace(layers=()))


def test_the_last_card_of_a_pool_is_no_matter_of_chance() -> None:
    card, left, asked = take(deck(1, (C,)))
    assert (card, asked) == (C, [])
    assert left == Deck((), (("card", ()),))


def test_a_card_put_on_top_is_drawn_next_and_without_chance() -> None:
    card, left, asked = take(deck(2).place_on_top(BOSS))
    assert (card, asked) == (BOSS, [])
    assert left == deck(2)


def test_a_card_put_at_the_bottom_is_drawn_last() -> None:
    cards = deck(1).place_at_bottom(BOSS)
    _, cards, asked = take(cards, 0)
    assert len(asked) == 1
    card, cards, asked = take(cards)
    assert (card, asked) == (BOSS, [])
    assert cards.count() == 0


def test_known_cards_keep_their_order() -> None:
    cards = deck(1).place_on_top(A).place_on_top(B).place_at_bottom(C).place_at_bottom(D)
    assert [top for name, top in cards.layers if name == "known"] == [B, A, C, D]


def test_counting_tells_layers_apart() -> None:
    pools = (("card", (A, B, C)), ("boss", (BOSS,)))
    cards = Deck((("card", 2), ("boss", 1), ("card", 1)), pools).place_on_top(D)
    assert cards.count() == 5
    assert cards.count("card") == 3
    assert cards.count("boss") == 1
    assert cards.count("card", "known") == 4
    assert cards.count("other") == 0


def test_drawing_leaves_the_deck_drawn_from_as_it_was() -> None:
    cards = deck(3)
    take(cards, 1)
    cards.place_on_top(BOSS)
    assert cards == deck(3)


def test_every_order_of_a_shortened_deck_is_equally_likely() -> None:
    """As at a table: shuffle four cards, remove one unseen, draw the other three."""
    odds: Counter[tuple[Option, ...]] = Counter()
    _walk(deck(3), (), Fraction(1), odds)
    assert odds == dict.fromkeys(permutations((A, B, C, D), 3), Fraction(1, 24))


def _walk(
    cards: Deck, drawn: tuple[Option, ...], chance: Fraction, odds: Counter[tuple[Option, ...]]
) -> None:
    if not cards.layers:
        odds[drawn] += chance  # type: ignore[assignment]
        return
    faces = len(cards.pool("card"))
    for index in range(faces):
        card, left, _ = take(cards, index)
        _walk(left, (*drawn, card), chance / faces, odds)


CARDS = st.lists(st.integers(0, 99), min_size=1, max_size=12, unique=True)


@given(CARDS, st.data())
def test_every_card_is_either_drawn_or_still_unseen(
    numbers: list[int], data: st.DataObject
) -> None:
    pool: list[Option] = [("card", number) for number in numbers]
    cards = deck(data.draw(st.integers(1, len(pool))), pool)
    drawn: list[Option] = []
    while cards.layers:
        size = cards.count()
        index = data.draw(st.integers(0, len(cards.pool("card")) - 1))
        card, cards, _ = take(cards, index)
        drawn.append(card)
        assert cards.count() == size - 1
        assert sorted([*drawn, *cards.pool("card")]) == sorted(pool)


@given(CARDS, st.lists(st.booleans(), max_size=6))
def test_known_cards_come_back_from_where_they_were_put(
    numbers: list[int], on_top: list[bool]
) -> None:
    cards = deck(1, [("card", number) for number in numbers])
    order: list[Option] = []
    for number, top in enumerate(on_top):
        seen: Option = ("seen", number)
        cards = cards.place_on_top(seen) if top else cards.place_at_bottom(seen)
        order = [seen, *order] if top else [*order, seen]
    drawn: list[Option] = []
    while cards.layers:
        card, cards, _ = take(cards, 0)
        drawn.append(card)
    assert [card for card in drawn if card[0] == "seen"] == order
    assert len(drawn) == len(order) + 1
