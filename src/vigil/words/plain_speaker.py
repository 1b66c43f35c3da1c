"""The speaker of any game whose words are data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from vigil.core import Decision, Event, Option
from vigil.core.game import Setup
from vigil.words.catalogue import Words
from vigil.words.phrases import NOTHING, Args, View, ending, sentence
from vigil.words.vocabulary import FUNCTION, Arguments, Spec, Vocabulary, Where


class Told(NamedTuple):
    """What is being put into words."""

    speaker: PlainSpeaker
    parts: Option | Mapping[str, Any]
    """An option, what a question is about, or the facts of an event."""
    decision: Decision | None
    view: View


Function: TypeAlias = Callable[..., Any]
"""Of a kind: the name of a thing, given ``Told`` and its id. Of a tag: all arguments."""

ALWAYS_SILENT = "only_option"


class PlainSpeaker:
    """Says a game by its vocabulary; functions say what no table can."""

    def __init__(
        self,
        words: Words,
        setup: Setup,
        vocabulary: Vocabulary,
        functions: Mapping[str, Function] | None = None,
    ) -> None:
        self.words = words
        self.setup = setup
        self.vocabulary = vocabulary
        self.functions = functions or {}

    def question(self, decision: Decision, view: View) -> str:
        """The question as a sentence that names who is asked."""
        tag = str(decision.about[0]) if decision.about else ""
        args = self._args(self.vocabulary.about, tag, Told(self, decision.about, decision, view))
        if not decision.chance:
            args["who"] = ", ".join(self.seat(seat, view) for seat in decision.seats())
        return sentence(self.words.text(self._key("ask", decision.kind, tag), **args))

    def option(self, option: Option, decision: Decision, view: View) -> str:
        """The label of an option; when several are asked it says whose it is."""
        tag = str(option[0])
        args = self._args(self.vocabulary.options, tag, Told(self, option, decision, view))
        label = sentence(self.words.text(self._key("option", tag, decision.kind), **args))
        if len(decision.seats()) == 1:
            return label
        return self.words.text("game-of-seat", who=self.seat(int(option[1]), view), label=label)

    def event(self, event: Event, view: View) -> str | None:
        """One line of the log; ``None`` for what is not worth a line."""
        tag, facts = event
        if tag == ALWAYS_SILENT or tag in self.vocabulary.silent:
            return None
        if tag == "game_ended":
            return ending(self.words, self.vocabulary.prefix, facts)
        told = Told(self, facts, None, view)
        args: Args = {fact: self.fact(fact, value, told) for fact, value in facts.items()}
        if "seat" in facts:
            args["who"] = self.seat(facts["seat"], view)
        args |= self._args(self.vocabulary.events, tag, told)
        return sentence(self.words.text(self._key("event", tag, str(facts.get("why"))), **args))

    def seat(self, seat: int, view: View) -> str:
        """Who plays in a seat."""
        if not self.vocabulary.seat:
            return self.words.text("game-seat", number=seat + 1)
        return str(self._name(self.vocabulary.seat, seat, Told(self, (), None, view)))

    def name(self, kind: str, id: str) -> str:
        """The name of a thing."""
        return self.words.text(self._name_key(kind, id))

    def text(self, kind: str, id: str) -> str:
        """The rules text of a thing; nothing where there is none."""
        key = f"{self._name_key(kind, id)}.text"
        return self.words.text(key) if self.words.has(key) else ""

    def outcome(self, view: View) -> str:
        """How the game ended and what it scored."""
        return ending(self.words, self.vocabulary.prefix, view["outcome"])

    def fact(self, fact: str, value: Any, told: Told) -> str | int:
        """A fact of an event, or an entry of the view, as a name or a number."""
        kind = self.vocabulary.facts.get(fact)
        return self._plain(value) if kind is None else self._named(kind, value, told)

    # -- keys and arguments

    def _key(self, part: str, name: str, special: str) -> str:
        """Where a text stands; a special case may have words of its own."""
        key = f"{self.vocabulary.prefix}-{part}-{name}"
        return f"{key}-{special}" if self.words.has(f"{key}-{special}") else key

    def _name_key(self, kind: str, id: str) -> str:
        """Where the name of a thing stands."""
        pattern = self.vocabulary.kinds.get(kind, f"{kind}-{{id}}")
        return f"{self.vocabulary.prefix}-{pattern.format(id=id)}"

    def _args(self, table: Mapping[str, str | Arguments], tag: str, told: Told) -> Args:
        """What the table tells of a tag."""
        specs = table.get(tag, {})
        if isinstance(specs, str):
            args: Args = self.functions[specs.removeprefix(FUNCTION)](told)
            return args
        return {argument: self._said(spec, told) for argument, spec in specs.items()}

    def _said(self, spec: Spec, told: Told) -> str | int:
        if isinstance(spec, tuple):
            return self._named(spec[0], _found(told.parts, spec[1]), told)
        return self._plain(_found(told.parts, spec))

    def _named(self, kind: str, value: Any, told: Told) -> str | int:
        """The name of a thing, or the names of several."""
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._name(kind, each, told)) for each in value) or NOTHING
        return NOTHING if value is None else self._name(kind, value, told)

    def _name(self, kind: str, id: Any, told: Told) -> str | int:
        if kind == "seat":
            return self.seat(id, told.view)
        own = self.vocabulary.kinds.get(kind, "")
        if own.startswith(FUNCTION):
            name: str | int = self.functions[own.removeprefix(FUNCTION)](told, id)
            return name
        return self.name(kind, str(id))

    def _plain(self, value: Any) -> str | int:
        """A value that names nothing."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (list, tuple)):
            return ", ".join(map(str, value)) or NOTHING
        return value if isinstance(value, int) else str(value)


def _found(parts: Any, where: Where) -> Any:
    """What stands somewhere; ``1:`` is everything from there on."""
    if isinstance(where, str) and where.endswith(":"):
        return parts[int(where[:-1]) :]
    return parts[where]
