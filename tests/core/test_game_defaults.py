"""What a game need not say: fields, the first step, the view, the points and the notation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from vigil.core.conform import walk
from vigil.core.plugin import offered
from vigil.game import (
    KNOWN,
    Decision,
    Fields,
    Game,
    GameState,
    PlainSetup,
    PlainSpeaker,
    Plugin,
    SeededDealer,
    Steps,
    Table,
    choose,
    draw,
    end_game,
    new_deck,
    plain_view,
)
from vigil.terminal.plain_face import Pen
from vigil.words import Words
from vigil.words.vocabulary import Vocabulary

STEPS = Steps()


@dataclass(frozen=True, kw_only=True)
class Setup(PlainSetup):
    game: ClassVar[str] = "little"

    players: int = 2


class State(GameState[Setup]):
    steps: int = 0
    paces: list[int] = []  # noqa: RUF012  # each state gets its own list

    def score_lines(self) -> dict[str, int]:
        return {"steps": 2 * self.steps, "turns": -self.turn}


@STEPS.step
async def turn(s: State, seat: int) -> None:
    s.turn += 1
    chosen = await choose(s, seat, "pace", [("pace", 1), ("pace", 2)])
    s.paces.append(int(chosen[1]))
    s.steps += int(chosen[1])
    if s.steps >= 5:
        end_game(s, True, "there")
    s.push(("turn", 1 - seat))


LITTLE = Game(setup=Setup, state=State, steps=STEPS)


@pytest.fixture(autouse=True)
def _offered() -> Iterator[None]:
    with offered(Plugin(name="little", package="core", rules=LITTLE)):
        yield


def test_three_things_make_a_game_that_keeps_the_contract() -> None:
    assert (LITTLE.name, LITTLE.rules_version, LITTLE.choices, LITTLE.content) == (
        *("little", 1),
        *((), ()),
    )
    for seed in range(4):
        assert walk(Setup(), seed).outcome.won


def test_a_new_state_has_the_values_behind_its_fields_and_shares_none() -> None:
    one, other = State(setup=Setup()), State(setup=Setup())
    assert (one.agenda, one.turn, one.action, one.outcome) == ([("turn", 0)], 0, 0, None)
    one.paces.append(1)
    one.agenda.clear()
    assert (other.paces, other.agenda) == ([], [("turn", 0)])
    assert State(setup=Setup(), steps=3).steps == 3


def test_a_field_without_a_value_must_be_given() -> None:
    class Pair(Fields):
        first: int
        second: int = 2

    assert Pair(first=1) == Pair(first=1, second=2)
    with pytest.raises(TypeError, match="lacks these fields, or has no such: first"):
        Pair()
    with pytest.raises(TypeError, match="has no such: third"):
        Pair(first=1, third=3)


def test_the_view_shows_the_fields_or_the_parts_that_a_game_names() -> None:
    s = State(setup=Setup(), steps=4, turn=2)
    asked = Decision(0, "pace", (("pace", 1), ("pace", 2)))
    common: dict[str, Any] = {
        "game": "little",
        "setup": {"players": 2},
        "seat": 1,
        "turn": 2,
        "decision": asked.to_data(),
        "outcome": None,
    }
    assert plain_view(s, 1, asked) == {**common, "steps": 4, "paces": []}
    assert plain_view(s, 1, asked, {"at": (1, 2)}) == {**common, "at": [1, 2]}


def test_the_points_are_counted_once_for_the_event_and_the_view() -> None:
    table = Table.start(Setup(), SeededDealer(1))
    while table.decision is not None:
        table.apply(1)
    lines = {"steps": 12, "turns": -3}
    ended = {"won": True, "reason": "there", "score": 9, "lines": lines}
    assert table.view()["outcome"] == ended
    assert table.events[-1] == ("game_ended", ended)


def test_a_position_of_it_is_written_and_read() -> None:
    s = LITTLE.read("steps: 3; turn: 2")
    assert (s.steps, s.turn, s.setup) == (3, 2, Setup())
    assert LITTLE.write(s) == "setup: {}; turn: 2; steps: 3"


def test_a_new_deck_has_one_back_and_leaves_some_cards_out() -> None:
    deck = new_deck("card", [("card", 1), ("card", 2), ("card", 3)], removed=1)
    assert (deck.count(), deck.pool("card")) == (2, (("card", 1), ("card", 2), ("card", 3)))
    drawing = draw(deck, "top")
    assert drawing.send(None).options == deck.pool("card")
    with pytest.raises(StopIteration) as done:
        drawing.send(2)
    card, left = done.value.value
    assert (card, left.count()) == (("card", 3), 1)
    assert left.place_on_top(card).layers[0] == (KNOWN, card)


@pytest.mark.parametrize(
    ("language", "label", "name"),
    [("en", "Player", "Player 1"), ("ru", "Игрок", "Игрок 1"), ("pl", "Gracz", "Gracz 1")],
)
def test_a_seat_has_a_name_on_the_plain_table(language: str, label: str, name: str) -> None:
    words = Words(language).of("little")
    pen = Pen(words, PlainSpeaker(words, Setup(), Vocabulary(prefix="lt")), {}, {})
    assert (pen.label("seat"), pen.value("seat", 0), pen.value("steps", 0)) == (label, name, "0")
