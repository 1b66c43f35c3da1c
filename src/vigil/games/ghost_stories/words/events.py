"""Lines of the log: what happened, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vigil.core import Event
from vigil.games.ghost_stories.words.names import Names
from vigil.words.phrases import NOTHING, Args, View, ending, sentence

SILENT: Final = frozenset({"only_option", "set_up", "villagers_laid", "yang_began"})
"""Events that are not worth a line."""

KINDS: Final = {
    "ability": "ability",
    "artifact": "artifact",
    "board": "board",
    "colour": "tao",
    "face": "curse",
    "family": "family",
    "lender": "board",
    "power": "power",
    "taoist": "taoist",
}
"""What kind of thing a fact of an event names."""


def event_line(names: Names, event: Event, view: View) -> str | None:
    """One line of the log, or ``None``."""
    if event.tag in SILENT:
        return None
    if event.tag == "game_ended":
        return ending(names.words, "gs", event.data)
    key, args = f"gs-event-{event.tag}", event_args(names, event.data, view)
    special = f"{key}-{special_case(event)}"
    if names.words.has(special):
        return sentence(names.words.text(special, **args))
    if "why" in event.data:
        args["why"] = names.why(event.data["why"])
    return sentence(names.words.text(names.own(key) or key, **args))


def special_case(event: Event) -> str:
    """A reason, or being fast, may have words of its own."""
    return "fast" if event.data.get("fast") else str(event.data.get("why"))


def event_args(names: Names, data: Mapping[str, Any], view: View) -> Args:
    """The facts of an event with ids turned into names."""
    args: Args = {fact: said(names, fact, value, view) for fact, value in data.items()}
    if "family" in data:
        args["curse"] = names.fate(data["family"], "curse")
    if "colour" in data:
        args["shade"] = names.name("colour", data["colour"])
    if "board" in data:
        args["who"] = names.who(data["board"], view)
    if "place" in data:
        args["space"] = names.space(data["board"], data["place"])
    if "origin" in data:
        args["origin"] = names.space(data["origin"], data["spot"])
    return args


def said(names: Names, fact: str, value: Any, view: View) -> str | int:
    """One fact of an event as a name or a number."""
    if fact in KINDS:
        return names.name(KINDS[fact], value)
    if fact in ("start", "tile"):
        return names.tile(value, view)
    if fact == "ghost":
        return names.card(value)
    if fact == "cause":
        return names.card(value) if value else names.name("tile", "cemetery")
    if isinstance(value, list):
        return names.colours(value) or NOTHING
    return value if type(value) is int else str(value)
