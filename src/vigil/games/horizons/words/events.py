"""Lines of the log: what happened, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from vigil.core import Event
from vigil.games.horizons.powers.effects import BUILD, EXPLORE, RAVAGE
from vigil.games.horizons.words.names import Names
from vigil.words.phrases import NOTHING, Args, View, ending, sentence

SILENT: Final = frozenset({"only_option"})
"""Events that are not worth a line."""

ACTIONS: Final = {RAVAGE: "ravage", BUILD: "build", EXPLORE: "explore"}
"""The invader actions by their bits."""


def event_line(names: Names, event: Event, view: View) -> str | None:
    """One line of the log, or ``None``."""
    if event.tag in SILENT:
        return None
    if event.tag == "game_ended":
        return ending(names.words, "hz", event.data)
    key, args = f"hz-event-{event.tag}", event_args(names, event.data, view)
    own = f"{key}-spirit"
    if "target" in event.data and names.words.has(own):
        key = own
    return sentence(names.words.text(key, **args))


def event_args(names: Names, data: Mapping[str, Any], view: View) -> Args:
    """The facts of an event with ids turned into names."""
    args: Args = {fact: said(names, fact, value) for fact, value in data.items()}
    if "seat" in data:
        args["who"] = names.who(data["seat"], view)
    if "target" in data:
        args["target"] = names.who(data["target"], view)
    if "number" in data:
        args["actions"] = names.growth(view["spirits"][data["seat"]]["id"], data["number"])
    if "level" in data:
        args["text"] = level_text(names, data)
    return args


def said(names: Names, fact: str, value: Any) -> str | int:
    """One fact of an event as a name or a number."""
    if fact in FACTS:
        return FACTS[fact](names, value)
    return value if type(value) is int else str(value)


def level_text(names: Names, data: Mapping[str, Any]) -> str:
    """What a terror level means: for a fear card, or for victory."""
    if "card" in data:
        return names.words.text(f"hz-fear-{data['card']}.level{data['level']}")
    return names.text("terror", data["level"])


def skipped(names: Names, bits: int) -> str:
    """The invader actions that do not happen."""
    return names.listed("action", (name for bit, name in ACTIONS.items() if bits & bit))


def card_or_none(names: Names, card: str) -> str:
    """A card of the invader track, if one lies there."""
    return names.card(card) if card else NOTHING


FACTS: Final[Mapping[str, Callable[[Names, Any], str]]] = {
    "action": lambda names, id: names.name("action", id),
    "actions": skipped,
    "boards": lambda names, ids: names.listed("board", ids),
    "build": card_or_none,
    "by": lambda names, id: names.name("piece", id),
    "card": lambda names, id: names.card(id),
    "cards": lambda names, ids: names.listed("power", ids),
    "deck": lambda names, id: names.name("deck", id),
    "element": lambda names, id: names.name("element", id),
    "level": lambda names, level: names.name("terror", str(level)),
    "phase": lambda names, id: names.name("phase", id),
    "piece": lambda names, id: names.name("piece", id),
    "power": lambda names, id: names.name("power", id),
    "ravage": card_or_none,
    "spirits": lambda names, ids: names.listed("spirit", ids),
    "why": lambda names, id: names.why(id),
}
"""How each fact that is not plain is said."""
