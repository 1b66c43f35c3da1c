"""The three catalogues agree with each other and with everything the rules can say."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from forms import LONG
from vigil.words import LANGUAGES, Words, WordsError, speaker_for
from vigil.words.catalogue import Texts
from vigil.words.errors import PREFIXES
from vigil.words.phrases import NOTHING
from words.source import ROOT, decision_kinds, endings, error_codes, event_tags, reasons
from words.told import GAMES, Told
from words.walks import TrackedWords, play

CARD_FIELDS = ("name", "colour", "resistance", "stone")

LEAST = 6
"""Games that are told in any case."""
RICH = {"ghost_stories": (16, 15), "horizons": (21, 20, 6, 11, 14, 39, 9)}
"""The games that need every text between them, found by trying all: they are told first."""

BY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def catalogue_files(language: str) -> dict[str, Path]:
    """The catalogues that all games share, then those of each game under its name."""
    homes = {"": ROOT, **{f"{game.name}/": ROOT / "games" / game.name for game in GAMES}}
    return {
        f"{name}{file.relative_to(folder).as_posix()}": file
        for name, home in homes.items()
        for folder in (home / "locale" / language,)
        for file in sorted(folder.rglob("*.ftl"))
    }


@cache
def entries(language: str) -> dict[str, list[ast.EntryType]]:
    """What stands in each file of a language, in order."""
    return {
        name: parse(file.read_text(encoding="utf-8")).body
        for name, file in catalogue_files(language).items()
    }


def messages(language: str) -> dict[str, list[ast.Message]]:
    """The messages of each file of a language, in order."""
    return {
        name: [entry for entry in found if isinstance(entry, ast.Message)]
        for name, found in entries(language).items()
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


# -- the catalogues among themselves


@BY_LANGUAGE
def test_every_entry_can_be_read(language: str) -> None:
    junk = [
        f"{name}: {entry.content}"
        for name, found in entries(language).items()
        for entry in found
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


@BY_LANGUAGE
def test_no_key_is_given_twice(language: str) -> None:
    counts = Counter(m.id.name for found in messages(language).values() for m in found)
    assert [key for key, count in counts.items() if count > 1] == []


# -- what the rules need


def error_keys() -> set[str]:
    return {f"{PREFIXES[error]}-{code}" for error, code in error_codes()}


@BY_LANGUAGE
def test_every_mistake_has_words(language: str) -> None:
    assert error_keys() - all_keys(language) == set()


@BY_LANGUAGE
@BY_GAME
def test_everything_the_rules_name_has_words(game: Told, language: str) -> None:
    assert game.required() - all_keys(language) == set()


@BY_LANGUAGE
@BY_GAME
def test_every_event_has_words_or_is_silent(game: Told, language: str) -> None:
    known, tags = all_keys(language), event_tags(game.name)
    special = {f"{game.prefix}-event-{tag}-{why}" for tag in tags for why in reasons(game.name)}
    spoken = {key.split("-")[2] for key in known & special}
    spoken |= {tag for tag in tags if f"{game.prefix}-event-{tag}" in known}
    assert tags - spoken - game.silent == {"game_ended"}


@BY_LANGUAGE
@BY_GAME
def test_every_reason_has_words(game: Told, language: str) -> None:
    known = all_keys(language)
    kinds = ("why", *game.reasons)
    wordless = {
        why
        for why in reasons(game.name)
        if not {f"{game.prefix}-{kind}-{why}" for kind in kinds} & known
        and not any(
            key.startswith(f"{game.prefix}-event-") and key.endswith(f"-{why}") for key in known
        )
    }
    assert wordless == set()


def test_the_source_is_really_read() -> None:
    village, island = (game.name for game in GAMES)
    assert {"move", "place_ghost", "tao_die", "first_player", "revive"} <= decision_kinds(village)
    assert {"portal", "devour", "kill_another", "barrier_ghosts"} <= decision_kinds(village)
    assert {"power_phase", "use_threshold", "replace", "fear_card"} <= decision_kinds(island)
    assert "move" not in decision_kinds(island)
    assert {"qi_lost", "game_ended", "only_option"} <= event_tags(village)
    assert {"ravaged", "game_ended", "only_option"} <= event_tags(island)
    assert {"tea_house", "curse", "full_board", "blocked"} <= reasons(village)
    assert {"cannot_flee", "haunted", "kill_another", "moon_dust"} <= reasons(village)
    assert {"ravage", "track", "scapegoats"} <= reasons(island)
    assert {(True, "incarnations_exorcised"), (False, "villagers_dead")} <= endings(village)
    assert {(True, "sacrifice"), (False, "blight"), (True, "fear")} <= endings(island)


def test_all_mistakes_are_found() -> None:
    assert {("IllegalSetup", "level"), ("BadPosition", "nobody_alive")} <= error_codes()
    assert {
        ("IllegalSetup", "boards_count"),
        ("IllegalSetup", "boards_taken_twice"),
    } <= error_codes()
    assert {("IllegalSetup", "portal"), ("BadPosition", "full_tile")} <= error_codes()
    assert {("IllegalSetup", f"card_{field}") for field in CARD_FIELDS} <= error_codes()
    assert {("BadSave", "damaged"), ("BadRecord", "damaged")} <= error_codes()


# -- whole games


def tell(game: Told, words: Words, seed: int, asked: Counter[object]) -> None:
    """Say everything that happens in some games; words that are missing raise."""
    for table, luck in game.tables(range(seed, seed + 1)):
        speaker = speaker_for(table.setup, words)
        for decision, view in play(table, luck, asked, game.often):
            assert speaker.question(decision, view)
            assert bool(speaker.rule(decision)) != decision.chance
            assert decision.chance == (decision.kind in game.drawn)
            labels = [speaker.option(option, decision, view) for option in decision.options]
            assert all(labels)
            notes = [speaker.note(option, decision, view) for option in decision.options]
            own = [decision.own(index) for index in range(len(decision.options))]
            notes += [speaker.choice(option, question.kind, view) for question, option in own]
            assert not any(missing in note for note in notes for missing in (NOTHING, "{", "None"))
        last = table.view()
        for event in table.events:
            line = speaker.event(event, last)
            assert line is None if event.tag in game.silent else line
        assert speaker.outcome(last)
        assert all(speaker.name("score", line) for line in last["outcome"]["lines"])


def show(game: Told, words: Words) -> None:
    """Say everything in the box."""
    for setup, content in game.boxes:
        speaker = speaker_for(setup, words)
        assert all(speaker.name(entry.kind, entry.id) for entry in content)
        assert all(speaker.text(entry.kind, entry.id) for entry in content)


def texts_of(game: Told) -> set[str]:
    """The texts that only a game that is played can need."""
    in_browser = {key for file, found in keys("en").items() if "web/" in file for key in found}
    texts = {key for key in all_keys("en") if key.startswith(f"{game.prefix}-")} - in_browser
    terms = {key for key in texts if key.startswith(f"{game.prefix}-term-")}
    return texts - terms - game.required() - game.possible()


@BY_GAME
def test_whole_games_can_be_told_and_no_text_is_unused(game: Told) -> None:
    """In the quick form as many games, in alternating languages, as use every text once."""
    texts, said = texts_of(game), [TrackedWords(language) for language in LANGUAGES]
    asked: list[Counter[object]] = [Counter() for _ in said]
    for words in said:
        show(game, words)
    for told, seed in enumerate(dict.fromkeys((*RICH[game.name], *range(game.games)))):
        tell(game, said[told % len(said)], seed, asked[told % len(said)])
        if not LONG and told >= LEAST and texts <= used(said):
            break
    questions = {key.split("-")[2] for key in used(said) if key.startswith(f"{game.prefix}-ask-")}
    assert len(questions) > 30
    assert questions <= game.kinds
    assert texts - used(said) == set()


def used(said: list[TrackedWords]) -> set[str]:
    return {key for words in said for key in words.used}


def test_no_text_of_the_engine_is_unused() -> None:
    used = error_keys() | {f"{key}.none" for key in error_keys()}
    assert set(keys("en")["core.ftl"]) - used == set()


# -- the lookup itself


@BY_LANGUAGE
def test_every_text_is_found_under_its_key(language: str) -> None:
    words = {home: Words(language, home) for home in ("", *(game.name for game in GAMES))}
    for file, found in keys(language).items():
        home = file.partition("/")[0]
        spoken = words[home if home in words else ""]
        assert [key for key in found if not spoken.has(key)] == []


def test_a_text_is_read_with_those_it_refers_to() -> None:
    sources = {
        "greeting": "greeting = { welcome.short }, { $name }\n",
        "welcome": "welcome =\n    .short = Good { time }\n",
        "time": "time = { -day }\n",
        "-day": "-day = morning\n",
    }
    texts = Texts("en", sources)
    assert texts.have("greeting")
    pattern = texts.bundle.get_message("greeting").value
    assert pattern is not None
    assert texts.bundle.format_pattern(pattern, {"name": "Ann"}) == ("Good morning, Ann", [])


def test_a_text_that_is_not_asked_for_costs_nothing() -> None:
    texts = Texts("en", {"asked": "asked = yes\n", "other": "other = no\n"})
    assert texts.have("asked")
    assert not texts.bundle.has_message("other")


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
