"""Words as data: what a table of words can say."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from core.toy import Setup
from vigil.core import EVERYONE, Decision, Event
from vigil.core.game import find_game
from vigil.core.plugin import find_plugin, plugin_names
from vigil.words import Words, speaker_for
from vigil.words.plain_speaker import Function, PlainSpeaker
from vigil.words.speech_context import SpeechContext
from vigil.words.vocabulary import FILE, Vocabulary

TEXTS = {
    "toy-ask-door": "{who}: which door?",
    "toy-ask-door-coin": "{who}: which door for {coin}?",
    "toy-rule-door": "Behind a door lies anything.",
    "toy-rule-door-coin": "A coin opens one door.",
    "toy-rule-door-open": "A door may be opened.",
    "toy-option-open": "open {door}",
    "toy-option-open-cellar": "go down to {door}",
    "toy-option-pay": "pay {amount} with {coins}",
    "toy-option-look": "look: {light}",
    "toy-event-found": "{who} finds {coin}, {lucky}",
    "toy-event-found-magic": "by magic {who} finds {coin}",
    "toy-event-given": "{who} gives {coin} to {other}; {left} left",
    "toy-keeper-0": "Ada",
    "toy-keeper-1": "Bob",
    "toy-door-1": "the first door",
    "toy-metal-gold.coin": "a gold coin",
    "toy-metal-gold.coin.text": "It is heavy.",
    "toy-metal-tin.coin": "a tin coin",
    "toy-ask-night": "{who}: night {night}",
    "toy-option-enter": "enter {door}",
    "toy-option-enter-cellar": "climb down {door}, {steps} steps",
    "toy-option-leave": "leave {door}",
    "toy-event-found-quickly": "{who} quickly finds {coin}",
    "toy-event-locked": "locked: {door} by {who}",
    "toy-event-locked.winter": "frozen: {door} by {who}",
    "toy-door-2": "Second Door",
    "toy-note-locked": "locked",
    "toy-note-open": "open",
    "toy-note-steps": "{count} steps",
    "game-of-seat": "{who}: {label}",
    "game-seat": "Player {number}",
}


class PlainWords(Words):
    """Texts that are told without a catalogue."""

    def has(self, key: str) -> bool:
        return key in TEXTS

    def text(self, key: str, /, **args: str | float) -> str:
        return TEXTS[key].format(**args)


VOCABULARY: dict[str, Any] = {
    "prefix": "toy",
    "seat": "keeper",
    "kinds": {
        "coin": "metal-{0}.coin",
        "stars": "@stars",
        "door_now": {
            "named": ["door", 0],
            "clause": True,
            "notes": [
                {
                    "when": "view.doors.id={0}.locked",
                    "key": "note-locked",
                    "otherwise": {"key": "note-open"},
                },
                {"when": "view.doors.id={0}.steps", "named": ["steps", 0]},
                ["keeper", "view.doors.id={0}.keepers"],
            ],
        },
        "steps": {"key": "note-steps", "args": {"count": "view.doors.id={0}.steps"}},
    },
    "questions": {"night": {"night": "view.night"}},
    "about": {"coin": {"coin": ["coin", 1], "purse": ["coin", 2]}},
    "options": {
        "open": {"door": ["door", 1]},
        "pay": {"amount": 1, "coins": ["coin", "2:"]},
        "look": "@look",
        "enter": {"door": ["door_now", 1]},
        "enter-cellar": {"door": ["door", 1], "steps": "view.doors.id={1}.steps"},
        "leave": {"door": ["door", "view.stands.{seat}"]},
    },
    "notes": {
        "open": ["@light", {"when": "view.doors.id={1}.locked", "key": "note-locked"}],
        "open-cellar": [],
    },
    "events": {"given": {"other": ["seat", "to"], "left": ["stars", "rest"]}},
    "facts": {"coin": "coin"},
    "besides": {"door": {"door": ["door_now", "door"]}},
    "cases": {"quick": "quickly"},
    "silent": ["heard"],
}


def stars(_: SpeechContext, count: int) -> str:
    return "*" * count


def look(told: SpeechContext) -> dict[str, str | int]:
    return {"light": told.view["light"]}


def speaker(**changes: Any) -> PlainSpeaker:
    vocabulary = msgspec.convert({**VOCABULARY, **changes}, type=Vocabulary)
    functions: dict[str, Function] = {
        "stars": stars,
        "look": look,
        "light": lambda told: told.view["light"],
    }
    return PlainSpeaker(PlainWords("en"), Setup(), vocabulary, functions)


def decision(kind: str = "door", seat: int = 0, *about: str) -> Decision:
    return Decision(seat, kind, (("open", 0), ("open", 1)), about)


def test_a_question_names_who_is_asked_and_what_it_is_about() -> None:
    assert speaker().question(decision(), {}) == "Ada: which door?"
    about = decision("door", 1, "coin", "gold")
    assert speaker().question(about, {}) == "Bob: which door for a gold coin?"
    assert speaker(seat="").question(decision(), {}) == "Player 1: which door?"


def test_a_seat_without_a_name_is_called_by_the_person_who_sits_there() -> None:
    unnamed = speaker(seat="")
    unnamed.people = {0: "Ann"}
    assert unnamed.question(decision(), {}) == "Ann: which door?"
    assert unnamed.seat(1, {}) == "Player 2"
    named = speaker()
    named.people = {0: "Ann"}
    assert named.seat(0, DOORS) == speaker().seat(0, DOORS) != "Ann"


def test_an_option_names_things_by_kind_and_place() -> None:
    assert speaker().option(("open", 1), decision(), {}) == "Open the first door"
    assert speaker().option(("open", 1), decision("cellar"), {}) == "Go down to the first door"
    pay = ("pay", 2, "gold", "tin")
    assert speaker().option(pay, decision(), {}) == "Pay 2 with a gold coin, a tin coin"


def test_an_option_that_no_table_can_say_is_said_by_a_function() -> None:
    assert speaker().option(("look",), decision(), {"light": 3}) == "Look: 3"


def test_asked_together_an_option_says_whose_it_is() -> None:
    asked = decision(seat=EVERYONE)
    assert speaker().option(("open", 1), asked, {}) == "Bob: Open the first door"


def test_an_event_tells_its_facts_and_its_reason_may_have_its_own_words() -> None:
    found = {"seat": 0, "coin": "gold", "lucky": True}
    assert speaker().event(Event("found", found), {}) == "Ada finds a gold coin, yes"
    magic = Event("found", {**found, "why": "magic"})
    assert speaker().event(magic, {}) == "By magic Ada finds a gold coin"
    given = Event("given", {"seat": 0, "to": 1, "coin": ["gold", "tin"], "rest": 2})
    assert speaker().event(given, {}) == "Ada gives a gold coin, a tin coin to Bob; ** left"


def test_silent_events_have_no_line() -> None:
    assert speaker().event(Event("heard", {}), {}) is None
    assert speaker().event(Event("only_option", {}), {}) is None


def test_a_thing_has_a_name_and_perhaps_a_text() -> None:
    assert speaker().name("coin", "gold") == "a gold coin"
    assert speaker().text("coin", "gold") == "It is heavy."
    assert speaker().text("door", "1") == ""


def test_a_mistake_in_the_file_is_found() -> None:
    with pytest.raises(msgspec.ValidationError, match="optoins"):
        msgspec.convert({**VOCABULARY, "optoins": {}}, type=Vocabulary)


DOORS: dict[str, Any] = {
    "night": 3,
    "stands": [2, 1],
    "doors": [
        {"id": 1, "locked": True, "steps": 0, "keepers": []},
        {"id": 2, "locked": False, "steps": 7, "keepers": [0, 1]},
    ],
}


def test_a_phrase_has_notes_of_what_the_view_shows() -> None:
    say = speaker().option
    assert say(("enter", 1), decision(), DOORS) == "Enter the first door (locked)"
    second = "Enter second Door (open; 7 steps; Ada; Bob)"
    assert say(("enter", 2), decision(), DOORS) == second


def test_an_option_of_one_kind_of_question_may_be_told_something_else() -> None:
    said = speaker().option(("enter", 2), decision("cellar"), DOORS)
    assert said == "Climb down Second Door, 7 steps"


def test_a_path_that_leads_nowhere_ends_at_nought() -> None:
    said = speaker().option(("enter", 2), decision("cellar"), {"doors": []})
    assert said == "Climb down Second Door, 0 steps"


def test_a_place_may_be_the_seat_that_chooses() -> None:
    assert speaker().option(("leave",), decision(seat=1), DOORS) == "Leave the first door"
    together = speaker().option(("leave", 0), decision(seat=EVERYONE), DOORS)
    assert together == "Ada: Leave Second Door"


def test_a_question_may_be_told_more_by_its_kind() -> None:
    assert speaker().question(decision("night"), DOORS) == "Ada: night 3"


def test_a_case_of_an_event_may_have_its_own_words() -> None:
    found = {"seat": 0, "coin": "gold", "lucky": False, "why": "magic"}
    quick = Event("found", {**found, "quick": True})
    assert speaker().event(quick, {}) == "Ada quickly finds a gold coin"
    slow = Event("found", {**found, "quick": False})
    assert speaker().event(slow, {}) == "By magic Ada finds a gold coin"


def test_a_fact_may_bring_further_arguments_into_any_event() -> None:
    locked = Event("locked", {"seat": 1, "door": 1})
    assert speaker().event(locked, DOORS) == "Locked: the first door (locked) by Bob"


def test_a_set_up_may_have_words_of_its_own() -> None:
    locked, winter = Event("locked", {"seat": 1, "door": 1}), speaker(variants=["season"])
    setup: Any = SimpleNamespace(to_data=lambda: {"season": ["winter"]})
    winter.setup = setup
    assert winter.event(locked, DOORS) == "Frozen: the first door (locked) by Bob"


@pytest.mark.parametrize("game", plugin_names())
def test_every_function_that_a_table_names_is_there(game: str) -> None:
    named = set(re.findall(r'"@(\w+)"', find_plugin(game).file(FILE).read_text(encoding="utf-8")))
    made = speaker_for(find_game(game).setup.from_data({"players": 2}), Words("en"))
    assert isinstance(made, PlainSpeaker)
    assert made.functions.keys() == named


def test_the_rule_behind_a_question_may_be_that_of_its_case() -> None:
    def rule(kind: str, *about: str, tag: str = "look") -> str:
        return speaker().rule(Decision(0, kind, ((tag, 1),), about))

    assert rule("door") == "Behind a door lies anything."
    assert rule("door", tag="open") == "A door may be opened."
    assert rule("door", "coin", tag="open") == "A coin opens one door."
    assert rule("window") == ""


def test_behind_questions_put_together_each_rule_is_said_once() -> None:
    parts = tuple(Decision(seat, "door", (("look", 1),)) for seat in (0, 1))
    decision = Decision(EVERYONE, "door", (("look", 0, 1), ("look", 1, 1)), parts=parts)
    assert speaker().rule(decision) == "Behind a door lies anything."


def test_an_option_says_what_it_brings_about() -> None:
    def note(kind: str, light: str, locked: bool) -> str:
        view = {"light": light, "doors": [{"id": 1, "locked": locked}]}
        return speaker().note(("open", 1), decision(kind), view)

    assert note("door", "dim", locked=True) == "dim; locked"
    assert note("door", "", locked=True) == "locked"
    assert note("door", "", locked=False) == ""
    assert note("cellar", "dim", locked=True) == ""
    assert speaker().note(("look",), decision(), {}) == ""
