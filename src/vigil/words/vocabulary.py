"""Words as data: the file ``words.json`` of a game, which says what its texts are told.

The browser reads the same file. What no table can say is code: a name such as ``@tile`` stands
for a function that each side has.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from vigil.core.plugin import Plugin

Where: TypeAlias = int | str
"""A place in an option, ``1:`` for all places from there on, or a fact of an event."""
Spec: TypeAlias = int | str | tuple[str, Where]
"""What is found somewhere as it is, or the name of a thing: its kind and where its id is found."""
Arguments: TypeAlias = dict[str, Spec]
"""What a text is told."""

FILE = "words.json"
FUNCTION = "@"


class Vocabulary(Struct, forbid_unknown_fields=True):
    """How a game is put into words."""

    prefix: str
    """With what the keys of its texts begin."""
    seat: str = ""
    """The kind of thing that plays in a seat, named by the number of the seat."""
    kinds: dict[str, str] = {}
    """Kinds whose names are found in another way: a key with ``{id}``, or a function."""
    about: dict[str, str | Arguments] = {}
    """What questions are told, by the tag of what they are about."""
    options: dict[str, str | Arguments] = {}
    """What labels are told, by the tag of the option."""
    events: dict[str, str | Arguments] = {}
    """What lines of the log are told besides the facts of the event, by its tag."""
    facts: dict[str, str] = {}
    """The kinds of things that facts of events and entries of the view name."""
    silent: tuple[str, ...] = ()
    """Events that are not worth a line."""


def vocabulary_of(plugin: Plugin) -> Vocabulary:
    """The vocabulary of a game; one that speaks by code alone has nothing but its prefix."""
    return read_vocabulary(plugin) if plugin.file(FILE).is_file() else Vocabulary(plugin.name)


def read_vocabulary(plugin: Plugin) -> Vocabulary:
    """The vocabulary of a game."""
    return msgspec.json.decode(plugin.file(FILE).read_bytes(), type=Vocabulary)
