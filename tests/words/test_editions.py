"""What is shown is true for the edition that is played."""

from __future__ import annotations

from typing import Final

import pytest

from vigil.core import Event, Table
from vigil.games.ghost_stories import GHOST_STORIES, Setup
from vigil.games.ghost_stories.model.rules import EDITIONS
from vigil.games.ghost_stories.presentation.catalogue import CONTENT
from vigil.games.ghost_stories.words.box import box_of
from vigil.words import LANGUAGES, Speaker, Words, speaker_for

DIFFERENT: Final = {
    ("tile", "cemetery"),
    ("tile", "pavilion"),
    ("power", "favourite_of_the_gods"),
    ("ghost", "g47_severed_heads"),
    ("ghost", "g48_severed_heads"),
}
"""Pieces whose text differs; so does that of every incarnation, by its reward alone."""

SAID: Final = {
    ("incarnation", "w57_uncatchable"): ("returns to the temple", "the figure stays there"),
    ("incarnation", "w58_hope_killer"): ("placed like a black ghost", "any free space"),
    ("incarnation", "w60_forgotten_ones"): ("not even through a power token", "still be borrowed"),
    ("incarnation", "w61_bone_cracker"): ("the player whose board", "every player discards"),
    ("incarnation", "w65_nameless"): ("placed like a black ghost", "any free space"),
    ("tile", "cemetery"): ("haunts the Cemetery itself", "haunting face does nothing"),
    ("tile", "pavilion"): ("your own in a solo game", "in a solo game no Taoist"),
    ("power", "favourite_of_the_gods"): (
        "by you or a Taoist on your tile",
        "for a villager's help",
    ),
    ("ability", "requires_buddha"): ("returns to the temple", "The Buddha stays there"),
    ("ability", "disable_all_powers"): ("Power tokens do not help", "Power tokens still lend"),
    ("ability", "group_qi_and_yinyang"): ("which living Taoists", "may also go to a dead one"),
    ("curse", "haunt"): ("it is the Cemetery itself", "nothing happens"),
    ("term", "buddha"): ("with none of its effects", "Only one can be placed"),
    ("term", "power_token"): ("ends a move there", "ends a turn there"),
    ("term", "mantra"): ("after the roll", "before the roll"),
    ("term", "yin_phase"): ("when the turn began", "then a full board costs 1 Qi, while"),
}
"""What the revised edition and the first printing say."""


def speakers(language: str = "en") -> tuple[Speaker, Speaker]:
    """Of the revised edition and of the first printing."""
    words = Words(language)
    revised, first = (Setup(edition=edition) for edition in ("revised", "first_print"))
    return speaker_for(revised, words), speaker_for(first, words)


@pytest.mark.parametrize(("kind", "id"), SAID)
def test_each_edition_has_its_words(kind: str, id: str) -> None:
    ours, theirs = SAID[kind, id]
    revised, first = speakers()
    assert ours in revised.text(kind, id)
    assert ours not in first.text(kind, id)
    assert theirs in first.text(kind, id)
    assert theirs not in revised.text(kind, id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_differs_is_told_differently(language: str) -> None:
    revised, first = speakers(language)
    told = {
        (entry.kind, entry.id)
        for entry in CONTENT
        if revised.text(entry.kind, entry.id) != first.text(entry.kind, entry.id)
    }
    assert told == DIFFERENT | {(e.kind, e.id) for e in CONTENT if e.kind == "incarnation"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_stones_are_those_of_the_edition(edition: str) -> None:
    setup = Setup(edition=edition)
    for card in setup.cards[1:]:
        assert card is not None
        facts = box_of(setup)[card.id].facts
        assert facts["enter"] == [ability.id for ability in card.enter]
        assert facts["yin"] == [ability.id for ability in card.yin]


def stones(speaker: Speaker, id: str) -> list[str]:
    return [line.split(":")[0] for line in speaker.text("ghost", id).splitlines()[1:]]


def test_ghosts_are_told_by_the_stones_of_the_edition() -> None:
    revised, first = speakers()
    die, ghost = "Left stone. Captures a die", "Left stone. Another ghost"
    for heads in ("g47_severed_heads", "g48_severed_heads"):
        assert stones(revised, heads)[:2] == [die, ghost]
        assert stones(first, heads)[:2] == [ghost, die]


def test_cards_are_told_as_the_readings_play_them() -> None:
    literal = speaker_for(Setup(edition="first_print", switches=("D15", "D21")), Words("en"))
    _, usual = speakers()
    for card, stone, other in (
        ("g54_shapeless_evil", "Haunts a tile", "Haunts the facing tile"),
        ("w59_deaths_army", "Tormentor", "Roll every turn"),
        ("w61_bone_cracker", "Middle stone. All discard Tao", "Discard every turn"),
    ):
        assert stone in usual.text("ghost", card)
        assert stone not in literal.text("ghost", card)
        assert other in literal.text("ghost", card)


def test_the_log_is_true_for_the_edition() -> None:
    view = Table.at(GHOST_STORIES, GHOST_STORIES.read("players: 2; turn: red")).view()
    event = Event("all_powers_blocked", {"ghost": 60})
    revised, first = speakers()
    assert revised.event(event, view) == "Forgotten Ones blocks the powers of all boards."
    assert first.event(event, view) == "Forgotten Ones blocks the powers of all players' boards."


HERBALIST: Final = {"en": "the Herbalist too", "ru": "Травник", "pl": "Zielarz"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_captured_die_is_missing_at_the_herbalist(language: str) -> None:
    for speaker in speakers(language):
        assert HERBALIST[language] in speaker.text("ability", "capture_tao_die")
        own_text = speaker.text("incarnation", "w63_creeping_horror").splitlines()[1]
        assert HERBALIST[language] in own_text
