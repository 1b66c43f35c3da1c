"""Collectors hear of everything and change nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from vigil.bots import Bot, make_bot
from vigil.core.decision import Decision
from vigil.core.event import Event
from vigil.core.facts import NO_FACTS, Facts, Row, facts_of
from vigil.core.game import find_game
from vigil.core.step import Run
from vigil.research.simulation import play_game
from vigil.research.simulation.games import play_with_facts

GAMES = ("ghost_stories", "horizons")


class Looking:
    """A bot that plays on a table with its history, as those do that look ahead."""

    looks_ahead = True

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, table: Run, decision: Decision) -> int:
        return self._bot.choose(table, decision)


class Listener:
    """Keeps all it hears."""

    def __init__(self, _: Any) -> None:
        self.heard: list[str] = []

    def happened(self, events: Sequence[Event]) -> None:
        self.heard += [event.tag for event in events]

    def turn(self, state: Any) -> Row:
        assert state.turn
        return {"began": self.heard.count("turn_began")}

    def game(self, _: Any) -> Row:
        return {"heard": tuple(self.heard)}


LISTENING = Facts(columns=(), turn_columns=(), collector=Listener)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_as_it_would_without_a_witness(game: str) -> None:
    setup = find_game(game).setup.from_data({"players": 2})
    for seed in range(3):
        played = play_game(setup, make_bot("random", seed), seed)
        assert play_with_facts(setup, make_bot("random", seed), seed, facts_of(game))[0] == played


@pytest.mark.parametrize("game", GAMES)
def test_a_witness_says_the_same_of_a_game_with_history(game: str) -> None:
    setup = find_game(game).setup.from_data({"players": 2})
    for seed in range(3):
        bot = make_bot("random", seed)
        plain = play_with_facts(setup, bot, seed, facts_of(game))
        bot = Looking(make_bot("random", seed))
        assert play_with_facts(setup, bot, seed, facts_of(game)) == plain


def test_a_witness_hears_from_the_first_event_to_the_last() -> None:
    setup = find_game("ghost_stories").setup()
    heard = play_with_facts(setup, make_bot("random", 1), 1, LISTENING).facts["heard"]
    assert isinstance(heard, tuple)
    assert (heard[0], heard[-1]) == ("set_up", "game_ended")


def test_every_turn_is_told_when_it_is_over() -> None:
    setup = find_game("ghost_stories").setup()
    played, _, turns = play_with_facts(setup, make_bot("random", 1), 1, LISTENING)
    assert [number for number, _ in turns] == list(range(1, played.turns + 1))
    assert [row["began"] for _, row in turns] == list(range(1, played.turns + 1))


@pytest.mark.parametrize("game", GAMES)
def test_a_witness_says_the_same_whether_turns_are_asked_for_or_not(game: str) -> None:
    setup = find_game(game).setup.from_data({"players": 2})
    for seed in range(3):
        whole, by_turns = (
            play_with_facts(setup, make_bot("random", seed), seed, facts_of(game), turns=turns)
            for turns in (False, True)
        )
        assert (whole.played, whole.facts) == (by_turns.played, by_turns.facts)
        assert whole.turns == []


def test_a_game_without_facts_has_none() -> None:
    setup = find_game("ghost_stories").setup()
    assert play_with_facts(setup, make_bot("random", 1), 1, NO_FACTS).facts == {}
