"""Broken positions: each is refused in words, or a game can be played from it."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from notation.broken import broken
from notation.games import GAMES, KINDS, Kind, positions
from vigil.cli.main import main
from vigil.core import SeededDealer, Table
from vigil.core.errors import BadPosition
from vigil.core.state import GameState
from vigil.words import LANGUAGES, Words, explain

BROKEN: Final = 10 * GAMES // len(KINDS) + 1
"""Broken positions of each game: 20,000 in all in the long form of the tests."""
SOURCES: Final = 8 + GAMES // 25
"""Games whose positions are broken."""
ANSWERS: Final = 20
"""How long a game is played from a position."""

BY_GAME: Final = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
WORDS: Final = {language: Words(language) for language in LANGUAGES}

fuzzed: Final = settings(
    max_examples=BROKEN,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def break_one(kind: Kind, seed: int) -> str:
    """A position of a random game, broken."""
    pool, luck = positions(kind.name, SOURCES), Random(seed)
    return broken(luck.choice(pool), luck.choice(pool), seed)


def is_refused_in_words(error: BadPosition) -> None:
    """All languages say what is wrong."""
    for language in LANGUAGES:
        said = explain(error, WORDS[language])
        assert said != str(error)
        assert "\n" not in said


def can_be_played(kind: Kind, state: GameState, seed: int) -> None:
    """The position comes back from its text, can be seen, and the game goes on or is over."""
    assert kind.game.read(kind.game.write(state)) == state
    table, chance, luck = Table.at(kind.game, state), SeededDealer(seed), Random(seed)
    for _ in range(ANSWERS):
        assert all(table.view(seat) for seat in (None, *range(table.setup.players)))
        decision = table.decision
        if decision is None:
            break
        assert len(decision.options) > 1
        chosen = luck.randrange(len(decision.options))
        table.apply(chance.deal(decision, table.ply) if decision.chance else chosen)
    assert table.decision is not None or table.outcome is not None


@BY_GAME
@fuzzed
@given(seed=st.integers(0, 2**32 - 1))
def test_a_broken_position_is_refused_or_can_be_played(kind: Kind, seed: int) -> None:
    try:
        state = kind.game.read(break_one(kind, seed))
    except BadPosition as error:
        is_refused_in_words(error)
    else:
        can_be_played(kind, state, seed)


@BY_GAME
def test_show_prints_every_broken_position_or_one_line(
    kind: Kind, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = refused = 0
    for seed in range(max(40, GAMES // 4)):
        status = main(["show", "--game", kind.game.name, break_one(kind, seed)])
        printed, mistake = capsys.readouterr()
        if status == 0:
            shown += 1
            assert printed
        else:
            refused += 1
            assert (status, mistake.count("\n"), mistake[:7]) == (2, 1, "vigil: ")
    assert shown
    assert refused


@BY_GAME
@settings(fuzzed, max_examples=30)
@given(text=st.text(st.sampled_from("redghosts:;,|=-0123456789^~b \n²яQ\0"), max_size=60))
def test_a_text_of_any_letters_is_refused_or_can_be_played(kind: Kind, text: str) -> None:
    try:
        state = kind.game.read(text)
    except BadPosition as error:
        is_refused_in_words(error)
    else:
        can_be_played(kind, state, 0)
