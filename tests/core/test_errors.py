from __future__ import annotations

import pickle

import pytest

from core.toy import TOY
from vigil.core.errors import (
    BadPosition,
    BadRecord,
    BadSave,
    IllegalAnswer,
    IllegalSetup,
    NothingToUndo,
    VigilError,
)
from vigil.core.game import find_game, game_names

ERRORS = (BadPosition, BadRecord, BadSave, IllegalAnswer, IllegalSetup, NothingToUndo)


def test_an_error_says_in_one_sentence_what_and_where() -> None:
    error = IllegalAnswer("no_such_option", decision="door", answer=7)
    assert str(error) == "illegal answer: no such option (decision='door', answer=7)"


def test_an_error_without_facts_is_only_a_sentence() -> None:
    assert str(BadSave("damaged")) == "this save cannot be opened: damaged"


@pytest.mark.parametrize("kind", ERRORS)
def test_an_error_crosses_processes_with_its_facts(kind: type[VigilError]) -> None:
    found = pickle.loads(pickle.dumps(kind("some_code", ply=3)))
    assert type(found) is kind
    assert (found.code, found.data) == ("some_code", {"ply": 3})


def test_a_game_is_found_by_its_name() -> None:
    assert find_game("toy") is TOY
    assert "toy" in game_names()
    assert list(game_names()) == sorted(game_names())


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        find_game("chess")
