"""Words as data: what a table of words can say."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from core.toy import Setup
from vigil.core import EVERYONE, Decision, Event
from vigil.words import Words
from vigil.words.plain_speaker import Function, PlainSpeaker
from vigil.words.telling import Told
from vigil.words.vocabulary import Vocabulary

TEXTS = {
    "toy-ask-door": "{who}: which door?",
    "toy-ask-door-coin": "{who}: which door for {coin}?",
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
    "kinds": {"coin": "metal-{0}.coin", "stars": "@stars"},
    "about": {"coin": {"coin": ["coin", 1]}},
    "options": {
        "open": {"door": ["door", 1]},
        "pay": {"amount": 1, "coins": ["coin", "2:"]},
        "look": "@look",
    },
    "events": {"given": {"other": ["seat", "to"], "left": ["stars", "rest"]}},
    "facts": {"coin": "coin"},
    "silent": ["heard"],
}


def stars(_: Told, count: int) -> str:
    return "*" * count


def look(told: Told) -> dict[str, str | int]:
    return {"light": told.view["light"]}


def speaker(**changes: Any) -> PlainSpeaker:
    vocabulary = msgspec.convert({**VOCABULARY, **changes}, type=Vocabulary)
    functions: dict[str, Function] = {"stars": stars, "look": look}
    return PlainSpeaker(PlainWords("en"), Setup(), vocabulary, functions)


def decision(kind: str = "door", seat: int = 0, *about: str) -> Decision:
    return Decision(seat, kind, (("open", 0), ("open", 1)), about)


def test_a_question_names_who_is_asked_and_what_it_is_about() -> None:
    assert speaker().question(decision(), {}) == "Ada: which door?"
    about = decision("door", 1, "coin", "gold")
    assert speaker().question(about, {}) == "Bob: which door for a gold coin?"
    assert speaker(seat="").question(decision(), {}) == "Player 1: which door?"


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
