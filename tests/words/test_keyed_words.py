"""Texts that are put together before their language is known."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from vigil.core.game import game_names
from vigil.tables.replies.content import content_of, setup_of
from vigil.tables.replies.tables import known_game
from vigil.words import Words, box_of, glossary_of, speaker_for
from vigil.words.keyed_words import ARGUMENT, CLOSE, OPEN, OR, KeyedWords

INNERMOST = re.compile(f"{OPEN}([^{OPEN}{CLOSE}]*){CLOSE}")


def filled(keyed: str, words: Words) -> str:
    """What a keyed text says, as a browser finds it."""

    def text(found: re.Match[str]) -> str:
        keys, *told = found[1].split(ARGUMENT)
        args: dict[str, str | int] = {}
        for name, sign, value in (re.split("([=#])", one, maxsplit=1) for one in told):
            args[name] = int(value) if sign == "#" else value
        key = next(filter(words.has, keys.split(OR)), None)
        return words.text(key, **args) if key else ""

    while OPEN in keyed:
        keyed = INNERMOST.sub(text, keyed)
    return keyed


def test_a_text_is_its_key_with_numbers_and_texts_apart() -> None:
    words = KeyedWords()
    inner = words.text("gs-colour-red")
    assert inner == "\ue003gs-colour-red\ue004"
    assert words.text("gs-needed", colour=inner, count=2) == (
        f"\ue003gs-needed\ue005colour={inner}\ue005count#2\ue004"
    )


def test_of_several_keys_whoever_has_the_texts_finds_the_first() -> None:
    keyed = KeyedWords().first("gs-none.text", "gs-tile-tea_house.text")
    words = Words("en", "ghost_stories")
    assert filled(keyed, words) == words.text("gs-tile-tea_house.text")
    assert filled(KeyedWords().first("gs-none"), words) == ""


@pytest.mark.parametrize("game", game_names())
def test_the_box_tells_the_text_of_everything_that_can_be_looked_up(game: str) -> None:
    setup = setup_of(known_game(game), None, None)
    words = Words("pl").of(game)
    speaker = speaker_for(setup, words)
    pieces = content_of(setup)
    things = (*box_of(setup).values(), *glossary_of(setup))
    assert [(one.kind, one.id) for one in pieces] == [(one.kind, one.id) for one in things]
    for piece in pieces:
        assert filled(piece.text, words) == speaker.text(piece.kind, piece.id)


def test_an_engine_without_catalogues_tells_the_texts_of_the_box() -> None:
    code = """
import sys
sys.modules.update(dict.fromkeys(("babel", "fluent")))
from vigil.words import catalogue
catalogue.catalogues = None
from vigil.tables.replies.content import content_of, setup_of
from vigil.tables.replies.tables import known_game
for game in ("ghost_stories", "horizons"):
    assert all(piece.text for piece in content_of(setup_of(known_game(game), None, None)))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.stderr.decode() == ""
