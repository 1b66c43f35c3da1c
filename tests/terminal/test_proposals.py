"""Proposals of other players, as the terminal says them."""

from __future__ import annotations

import pytest

from vigil.games.ghost_stories import Setup
from vigil.tables.room.state import Proposal, Vote
from vigil.terminal.undo_words import UndoWords
from vigil.words import Words, speaker_for

NAMES = ("Ann", "Ben", "Cid")


def words_in(language: str) -> UndoWords:
    words = Words(language)
    return UndoWords(words, speaker_for(Setup(players=3), words), (0,), NAMES.__getitem__, {})


@pytest.mark.parametrize(
    ("bot", "language", "said"),
    [
        ("rules", "en", "Ben asks for a bot to fill in for Cid."),
        ("", "en", "Ben asks to let Cid pass."),
        ("rules", "ru", "Ben предлагает бота на замену: Cid."),
        ("", "pl", "Ben proponuje pas, bo kogoś nie ma: Cid."),
    ],
)
def test_a_vote_names_the_absent_player_and_what_is_to_happen(
    bot: str, language: str, said: str
) -> None:
    proposal = Proposal(1, -2, [1], Vote(2, bot, [0, 1], 0.0))
    assert words_in(language).proposed(proposal, 8).startswith(said)


def test_a_proposal_to_go_back_and_one_to_redo_differ_by_the_ply() -> None:
    assert "undo many choices" in words_in("en").proposed(Proposal(1, 3, [1]), 8)
    assert "redo" in words_in("en").proposed(Proposal(1, 9, [1]), 8)
    assert "give up" in words_in("en").proposed(Proposal(1, -1, [1]), 8)
