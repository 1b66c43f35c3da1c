"""The three catalogues agree with each other and with everything the rules can say."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from vigil.games.ghost_stories.catalogue import CONTENT
from vigil.games.ghost_stories.content import abilities
from vigil.games.ghost_stories.curse import FACES as CURSE_FACES
from vigil.games.ghost_stories.dice import FACES
from vigil.games.ghost_stories.rules import EDITIONS, SWITCHES
from vigil.games.ghost_stories.setup import LEVELS
from vigil.games.ghost_stories.table import BOARD_COLOURS, COLOURS
from vigil.words import LANGUAGES, Words, WordsError, speaker_for
from vigil.words.errors import PREFIXES
from vigil.words.ghost_stories.card_text import SLOW_HAUNTER
from vigil.words.ghost_stories.events import SILENT
from words.source import (
    ROOT,
    decision_kinds,
    endings,
    error_codes,
    event_tags,
    reasons,
)
from words.walks import TrackedWords, play, tables

GAME = "ghost_stories"


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def catalogue_files(language: str) -> list[Path]:
    return sorted((ROOT / "locale" / language).rglob("*.ftl"))


@cache
def messages(language: str) -> dict[str, list[ast.Message]]:
    """The messages of each file of a language, in order."""
    folder = ROOT / "locale" / language
    return {
        str(file.relative_to(folder)): [
            entry
            for entry in parse(file.read_text(encoding="utf-8")).body
            if isinstance(entry, ast.Message)
        ]
        for file in catalogue_files(language)
    }


def keys_of(message: ast.Message) -> list[str]:
    own = [message.id.name] if message.value else []
    return own + [f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes]


def keys(language: str) -> dict[str, list[str]]:
    return {
        file: [key for message in found for key in keys_of(message)]
        for file, found in messages(language).items()
    }


def all_keys(language: str) -> set[str]:
    return {key for found in keys(language).values() for key in found}


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def ability_ids() -> set[str]:
    found = [value for value in vars(abilities).values() if isinstance(value, abilities.Ability)]
    return {ability.id for ability in found}


# -- the catalogues among themselves


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_read(language: str) -> None:
    junk = [
        f"{file.name}: {entry.content}"
        for file in catalogue_files(language)
        for entry in parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Junk)
    ]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_keys_in_the_same_order(language: str) -> None:
    assert keys(language) == keys(LANGUAGES[0])


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_say_the_same_facts(language: str) -> None:
    ours = {m.id.name: variables(m) for found in messages(language).values() for m in found}
    theirs = {m.id.name: variables(m) for found in messages(LANGUAGES[0]).values() for m in found}
    assert ours == theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_given_twice(language: str) -> None:
    counts = Counter(m.id.name for found in messages(language).values() for m in found)
    assert [key for key, count in counts.items() if count > 1] == []


# -- what the rules need


def content_keys() -> set[str]:
    """Names and texts of everything in the box, and of what a set-up can choose."""
    both = [(entry.kind, entry.id) for entry in CONTENT if entry.kind != "ghost"]
    both += [("ability", id) for id in (*ability_ids(), SLOW_HAUNTER)]
    both += [("curse", str(face[1])) for face in CURSE_FACES]
    both += [("level", level) for level in LEVELS] + [("edition", e) for e in EDITIONS]
    needed = {f"gs-{kind}-{id}{part}" for kind, id in both for part in ("", ".text")}
    needed |= {f"gs-ghost-{entry.id}" for entry in CONTENT if entry.kind == "ghost"}
    needed |= {f"gs-switch-{switch}{part}" for switch in SWITCHES for part in ("", ".other")}
    return needed


def colour_keys() -> set[str]:
    parts = {
        f"gs-colour-{colour}.{part}" for colour in BOARD_COLOURS for part in ("board", "taoist")
    }
    return parts | {f"gs-colour-{c}" for c in FACES} | {f"gs-colour-{c}.tao" for c in COLOURS}


def error_keys() -> set[str]:
    return {f"{PREFIXES[error]}-{code}" for error, code in error_codes()}


def ending_keys() -> set[str]:
    return {f"gs-{'win' if won else 'loss'}-{reason}" for won, reason in endings()}


def required_keys() -> set[str]:
    questions = {f"gs-ask-{kind}" for kind in decision_kinds()}
    return content_keys() | colour_keys() | error_keys() | ending_keys() | questions


def special_keys() -> set[str]:
    """Other words for the same thing: in another edition, or when nothing would be right."""
    texts = {key.removesuffix(".text") for key in content_keys() if key.endswith(".text")}
    texts |= {f"gs-event-{tag}" for tag in event_tags()}
    return {f"{key}.first_print" for key in texts} | {f"{key}.none" for key in error_keys()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_rules_name_has_words(language: str) -> None:
    assert required_keys() - all_keys(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words_or_is_silent(language: str) -> None:
    known = all_keys(language)
    special = {f"gs-event-{tag}-{why}" for tag in event_tags() for why in reasons()}
    spoken = {key.split("-")[2] for key in known & special}
    spoken |= {tag for tag in event_tags() if f"gs-event-{tag}" in known}
    assert event_tags() - spoken - SILENT == {"game_ended"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    known = all_keys(language)
    wordless = {
        why
        for why in reasons()
        if not {f"gs-why-{why}", f"gs-tile-{why}", f"gs-power-{why}"} & known
        and not any(key.startswith("gs-event-") and key.endswith(f"-{why}") for key in known)
    }
    assert wordless == set()


def test_the_source_is_really_read() -> None:
    assert {"move", "place_ghost", "tao_die", "first_player", "revive"} <= decision_kinds()
    assert {"qi_lost", "game_ended", "only_option"} <= event_tags()
    assert {"tea_house", "curse", "full_board", "blocked"} <= reasons()
    assert {("IllegalSetup", "level"), ("BadPosition", "too_many_qi")} <= error_codes()
    assert {("BadSave", "damaged"), ("BadRecord", "damaged")} <= error_codes()
    assert (True, "incarnations_exorcised") in endings()


# -- whole games


def tell(words: Words, seeds: range) -> None:
    """Say everything that happens in many games; words that are missing raise."""
    for table, luck in tables(seeds):
        speaker = speaker_for(GAME, words, table.setup.to_data()["edition"])
        for decision, view in play(table, luck):
            assert speaker.question(decision, view)
            labels = [speaker.option(option, decision, view) for option in decision.options]
            assert all(labels)
        last = table.view()
        for event in table.events:
            line = speaker.event(event, last)
            assert line is None if event.tag in SILENT else line
        assert speaker.outcome(last)
        assert all(speaker.name("score", line) for line in last["outcome"]["lines"])


@pytest.fixture(scope="module")
def told() -> dict[str, set[str]]:
    """The keys that many games used, by language."""
    found = {}
    for first, language in enumerate(LANGUAGES):
        words = TrackedWords(language)
        tell(words, range(first, GAMES, len(LANGUAGES)))
        for edition in EDITIONS:
            speaker = speaker_for(GAME, words, edition)
            assert all(speaker.text(entry.kind, entry.id) for entry in CONTENT)
        found[language] = words.used
    return found


GAMES = 201
"""Games in all, the languages in turn; every set-up is played three times."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str, told: dict[str, set[str]]) -> None:
    questions = {key for key in told[language] if key.startswith("gs-ask-")}
    assert len(questions) > 30
    assert questions <= {f"gs-ask-{kind}" for kind in decision_kinds()}


def test_no_text_is_unused(told: dict[str, set[str]]) -> None:
    used = required_keys() | special_keys() | set().union(*told.values())
    used |= {f"gs-why-{why}" for why in reasons()}
    used |= {f"gs-event-{tag}" for tag in event_tags()}
    used |= {f"gs-event-{tag}-{why}" for tag in event_tags() for why in (*reasons(), "fast")}
    unused = {
        key
        for file, found in keys("en").items()
        for key in found
        if file != "cli.ftl" and not key.startswith("gs-term-")
    } - used
    assert unused == set()


# -- the lookup itself


def test_unknown_words_are_refused() -> None:
    words = Words("en")
    for call in (
        lambda: Words("xx"),
        lambda: words.text("gs-nothing"),
        lambda: words.text("gs-ask-move"),
    ):
        with pytest.raises(WordsError):
            call()
    assert not words.has("gs-nothing")
    assert not words.has("gs-tile-tea_house.nothing")
    assert words.has("gs-tile-tea_house.text")
