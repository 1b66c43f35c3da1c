"""Words as data: the file ``words.json`` of a game, which lists the arguments of its texts.

The browser reads the same file. What a table cannot express is code: a name such as ``@tile``
stands for a function that each side has.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from vigil.core.plugin import AnyPlugin

Place: TypeAlias = int | str
"""Where a value is found: see ``speech_context.py``."""

FILE = "words.json"
FUNCTION = "@"


class Phrase(Struct, forbid_unknown_fields=True):
    """A name or a text, with notes in brackets."""

    key: str = ""
    """The key of its text, without the prefix."""
    args: dict[str, Place | list[Place] | Phrase] = {}
    """The arguments of that text."""
    named: list[Place] = []
    """The thing whose name it is, instead of a text."""
    ref: str = ""
    """The thing on the table that it points at."""
    notes: list[Place | list[Place] | Phrase] = []
    """The notes in brackets after it."""
    clause: bool = False
    """Whether it starts with a small letter."""
    when: Place | None = None
    """The place that must have a value, neither empty nor zero."""
    otherwise: list[Place] | Phrase | None = None
    """The text used if it does not."""


Spec: TypeAlias = Place | list[Place] | Phrase
"""The value at a place; the name of a thing: its kind and the places of its ids; a phrase."""
Arguments: TypeAlias = dict[str, Spec]
"""The arguments of a text."""


class Vocabulary(Struct, forbid_unknown_fields=True):
    """How a game is put into words."""

    prefix: str
    """The prefix of the keys of its texts."""
    seat: str = ""
    """The kind of thing that plays in a seat, named by the number of the seat."""
    variants: list[str] = []
    """Entries of the setup whose values have special texts: ``KEY.VALUE``."""
    kinds: dict[str, str | Phrase] = {}
    """Kinds with another source of names: a key with ``{0}``, a phrase, or a function."""
    refs: list[str] | None = None
    """Kinds of things that lie on the table under their ids; by default all."""
    texts: dict[str, str] = {}
    """Kinds whose rules texts are made by a function, in Python only."""
    questions: dict[str, Arguments] = {}
    """The arguments of questions, by kind."""
    about: dict[str, str | Arguments] = {}
    """The arguments of questions, by the tag of their subject."""
    topics: list[str] = []
    """The arguments shown above questions instead of in them: the power, the card."""
    options: dict[str, str | Arguments] = {}
    """The arguments of labels, by the tag of the option, or ``TAG-KIND`` in one question kind."""
    notes: dict[str, list[Spec]] = {}
    """The effects of options in a few words, by the same keys: a list of phrases."""
    choices: dict[str, Arguments] = {}
    """The arguments of the names of past choices, by the same keys."""
    events: dict[str, str | Arguments] = {}
    """The arguments of log lines besides the facts of the event, by its tag."""
    chances: Arguments = {}
    """What a chance is about, by the tag of the thing."""
    facts: dict[str, str] = {}
    """The kinds of things that facts of events and entries of the view name."""
    besides: dict[str, Arguments] = {}
    """The arguments that a fact adds, in every event that has it."""
    cases: dict[str, str] = {}
    """Facts by which an event may have a special text, and the suffix of those keys."""
    silent: tuple[str, ...] = ()
    """Events without a line in the log."""


def vocabulary_of(plugin: AnyPlugin) -> Vocabulary:
    """The vocabulary of a game; a game with its own speaker has only its prefix."""
    return read_vocabulary(plugin) if plugin.file(FILE).is_file() else Vocabulary(plugin.name)


def read_vocabulary(plugin: AnyPlugin) -> Vocabulary:
    """The vocabulary of a game."""
    return msgspec.json.decode(plugin.file(FILE).read_bytes(), type=Vocabulary)
