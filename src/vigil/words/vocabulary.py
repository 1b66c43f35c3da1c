"""Words as data: the file ``words.json`` of a game, which says what its texts are told.

The browser reads the same file. What no table can say is code: a name such as ``@tile`` stands
for a function that each side has.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from vigil.core.plugin import AnyPlugin

Place: TypeAlias = int | str
"""Where something is found: see ``speech_context.py``."""

FILE = "words.json"
FUNCTION = "@"


class Phrase(Struct, forbid_unknown_fields=True):
    """A name or a text, with notes in brackets."""

    key: str = ""
    """Where its text stands, behind the prefix."""
    args: dict[str, Place | list[Place] | Phrase] = {}
    """What that text is told."""
    named: list[Place] = []
    """The thing whose name it is, instead of a text."""
    ref: str = ""
    """What it points at on the table."""
    notes: list[Place | list[Place] | Phrase] = []
    """What stands behind it in brackets."""
    clause: bool = False
    """Whether it begins with a small letter."""
    when: Place | None = None
    """What must be there, and neither empty nor nought, for it to be said."""
    otherwise: list[Place] | Phrase | None = None
    """What is said instead."""


Spec: TypeAlias = Place | list[Place] | Phrase
"""What is found at a place; the name of a thing: its kind and where its ids are found; a phrase."""
Arguments: TypeAlias = dict[str, Spec]
"""What a text is told."""


class Vocabulary(Struct, forbid_unknown_fields=True):
    """How a game is put into words."""

    prefix: str
    """With what the keys of its texts begin."""
    seat: str = ""
    """The kind of thing that plays in a seat, named by the number of the seat."""
    variants: list[str] = []
    """Entries of the setup whose values have words of their own: ``KEY.VALUE``."""
    kinds: dict[str, str | Phrase] = {}
    """Kinds whose names are found in another way: a key with ``{0}``, a phrase, or a function."""
    refs: list[str] | None = None
    """Kinds of things that lie on the table under their ids; all, if nothing is said."""
    texts: dict[str, str] = {}
    """Kinds whose rules texts are made by a function, of Python alone."""
    questions: dict[str, Arguments] = {}
    """What questions are told, by their kind."""
    about: dict[str, str | Arguments] = {}
    """What questions are told, by the tag of what they are about."""
    topics: list[str] = []
    """What questions are told that stands above them, not in them: the power, the card."""
    options: dict[str, str | Arguments] = {}
    """What labels are told, by the tag of the option, or ``TAG-KIND`` in one kind of question."""
    notes: dict[str, list[Spec]] = {}
    """What options bring about, in a few words, by the same keys: phrases that stand in a row."""
    choices: dict[str, Arguments] = {}
    """What the names of choices that were made are told, by the same keys."""
    events: dict[str, str | Arguments] = {}
    """What lines of the log are told besides the facts of the event, by its tag."""
    chances: Arguments = {}
    """What a chance is about, by the tag of the thing."""
    facts: dict[str, str] = {}
    """The kinds of things that facts of events and entries of the view name."""
    besides: dict[str, Arguments] = {}
    """What a line is told besides a fact, wherever an event has it."""
    cases: dict[str, str] = {}
    """Facts with which an event may have words of its own, and with what those keys end."""
    silent: tuple[str, ...] = ()
    """Events that are not worth a line."""


def vocabulary_of(plugin: AnyPlugin) -> Vocabulary:
    """The vocabulary of a game; one that speaks by code alone has nothing but its prefix."""
    return read_vocabulary(plugin) if plugin.file(FILE).is_file() else Vocabulary(plugin.name)


def read_vocabulary(plugin: AnyPlugin) -> Vocabulary:
    """The vocabulary of a game."""
    return msgspec.json.decode(plugin.file(FILE).read_bytes(), type=Vocabulary)
