"""What a player reads while playing is short, in whole games and in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from forms import in_form
from vigil.core import Decision, Table
from vigil.core.game import Setup
from vigil.words import LANGUAGES, Words, speaker_for
from vigil.words.box import box_of
from vigil.words.speaker import Speaker
from words.told import GAMES, Told
from words.walks import play

WORDS_OF_A_CAPTION: Final = 12
LONGEST_QUESTION: Final = 90
LONGEST_LABEL: Final = 80
SEEDS: Final = in_form(quick=1, long=12)

NOTES: Final = re.compile(r" ?\([^()]*(?:\([^()]*\)[^()]*)*\)")
"""What stands in brackets: a cause, the state of a thing; screens show it apart."""
LONG: Final = {"fear_card_revealed", "terror_rose", "game_ended", "exorcism_failed"}
"""Events that tell a rule, how the game ended, or what each of several ghosts lacks."""


def names_in(setup: Setup, speaker: Speaker) -> list[str]:
    """Every name in the box, long ones first: each counts as one word."""
    names = (speaker.name(entry.kind, entry.id) for entry in box_of(setup).values())
    return sorted(names, key=len, reverse=True)


def words_of(line: str, names: list[str]) -> int:
    line = NOTES.sub("", line)
    for name in names:
        line = line.replace(name, "X")
    return len(line.split())


def each_alone(decision: Decision) -> Iterator[Decision]:
    """The question as every seat hears it."""
    return (decision.put_to(seat) for seat in decision.seats())


def check_captions(table: Table, speaker: Speaker, names: list[str]) -> None:
    view = table.view()
    for event in table.events:
        line = speaker.event(event, view) if event.tag not in LONG else None
        assert line is None or words_of(line, names) <= WORDS_OF_A_CAPTION, line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_questions_options_and_captions_are_short(game: Told, language: str) -> None:
    asked: Counter[object] = Counter()
    for table, luck in game.tables(range(SEEDS)):
        speaker = speaker_for(table.setup, Words(language))
        for decision, view in play(table, luck, asked, game.often):
            for alone in each_alone(decision):
                question = speaker.question(alone, view)
                assert question.endswith("?"), question
                assert len(question) <= LONGEST_QUESTION, question
                labels = [speaker.option(option, alone, view) for option in alone.options]
                assert not [one for one in labels if len(NOTES.sub("", one)) > LONGEST_LABEL]
        check_captions(table, speaker, names_in(table.setup, speaker))


LONGEST_HEADLINE: Final = 34
LOSSES: Final = {
    ("ghost_stories", "gs"): (
        *("taoists_dead", "village_haunted", "deck_empty", "line_haunted", "villagers_dead"),
        "taoist_died",
    ),
    ("horizons", "hz"): ("blight", "spirit_destroyed", "time_over"),
}
"""By game and prefix, what is announced in a headline."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_danger_has_a_short_headline_and_what_stops_it(language: str) -> None:
    for (game, prefix), reasons in LOSSES.items():
        words = Words(language).of(game)
        for reason in reasons:
            headline = words.text(f"{prefix}-danger-{reason}")
            assert len(headline) <= LONGEST_HEADLINE, headline
            assert words.text(f"{prefix}-danger-{reason}.way").endswith(".")
