"""The speaker of any game whose words are data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias, TypeVar

from vigil.core import CHANCE, EVERYONE, Content, Decision, Event, Option
from vigil.core.chance import Chance
from vigil.core.game import Setup
from vigil.words.box import box_of
from vigil.words.catalogue import Words
from vigil.words.phrases import AND, NOTHING, Args, View, clause, ending, noted, percent, sentence
from vigil.words.speech_context import MISSING, SpeechContext
from vigil.words.vocabulary import FUNCTION, Arguments, Phrase, Spec, Vocabulary

T = TypeVar("T")

Function: TypeAlias = Callable[..., Any]
"""For a kind: the name of a thing, given its context and ids.

For a tag: all arguments. Otherwise: the value of a place.
"""

ALWAYS_SILENT = "only_option"


class PlainSpeaker:
    """Speaks about a game from its vocabulary; functions cover the rest."""

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
        self.people: Mapping[int, str] = {}
        """The people in the seats, as far as known; for games without names of seats."""

    @cached_property
    def box(self) -> dict[str, Content]:
        """Everything in the box by id."""
        return box_of(self.setup)

    def question(self, decision: Decision, view: View) -> str:
        """The question as a sentence; one for each of several seats."""
        if decision.parts:
            return " ".join(self.question(part, view) for part in decision.parts)
        about = [str(tag) for tag in decision.about[:1]]
        cases = about if len(decision.seats()) > 1 else tags(decision)
        key = self._key("ask", decision.kind, *cases)
        return sentence(self.words.text(key, **self._asked(decision, view)))

    def topic(self, decision: Decision, view: View) -> str:
        """The power or card that a question is about; each only once if several seats are asked."""
        if decision.parts:
            parts = (self.topic(part, view) for part in decision.parts)
            return AND.join(filter(None, dict.fromkeys(parts)))
        args = self._asked(decision, view)
        topics = (str(args[name]) for name in self.vocabulary.topics if name in args)
        return sentence(AND.join(topics))

    def _asked(self, decision: Decision, view: View) -> Args:
        """The arguments of a question."""
        tag = str(decision.about[0]) if decision.about else ""
        seat, *others = decision.seats()
        told = SpeechContext(self, decision.about, decision, view, EVERYONE if others else seat)
        args = self._args(self.vocabulary.about.get(tag, {}), told)
        args |= self._args(self.vocabulary.questions.get(decision.kind, {}), told)
        if not decision.chance:
            args["who"] = ", ".join(self.seat(one, view) for one in (seat, *others))
        return args

    def rule(self, decision: Decision) -> str:
        """The rule behind a question; each rule only once if several seats are asked."""
        if decision.parts:
            return " ".join(dict.fromkeys(self.rule(part) for part in decision.parts))
        key = self._key("rule", decision.kind, *tags(decision))
        return self.words.text(self.variant(key) or key) if self.words.has(key) else ""

    def option(self, option: Option, decision: Decision, view: View) -> str:
        """The label of an option; if several seats are asked it names the seat."""
        if decision.parts:
            part, own = decision.own(decision.options.index(option))
            return self._of_seat(part.seats()[0], self.option(own, part, view), view)
        told = self._chosen(option, decision, view)
        args = self._args(self._of_tag(self.vocabulary.options, option, decision) or {}, told)
        key = self._key("option", str(option[0]), decision.kind)
        label = sentence(self.words.text(key, **args))
        return label if len(decision.seats()) == 1 else self._of_seat(told.seat, label, view)

    def note(self, option: Option, decision: Decision, view: View) -> str:
        """The effect of an option in a few words; nothing if its label says everything."""
        if decision.parts:
            part, own = decision.own(decision.options.index(option))
            return self.note(own, part, view)
        told = self._chosen(option, decision, view)
        specs = self._of_tag(self.vocabulary.notes, option, decision) or []
        notes = (note for spec in specs for note in self._each(spec, told) or ())
        return "; ".join(str(note) for note in notes if note)

    def choice(self, option: Option, kind: str, view: View) -> str:
        """A past choice as a noun; nothing if it has no name."""
        tag = str(option[0])
        key = self._key("choice", tag, kind)
        if not self.words.has(key):
            return ""
        specs = self.vocabulary.choices
        args = self._args(
            specs.get(f"{tag}-{kind}", specs.get(tag, {})), SpeechContext(self, option, None, view)
        )
        return self.words.text(key, **args)

    def _chosen(self, option: Option, decision: Decision, view: View) -> SpeechContext:
        """The context of an option's text."""
        seat = int(option[1]) if decision.seat == EVERYONE else decision.seat
        return SpeechContext(self, option, decision, view, seat)

    def _of_tag(self, table: Mapping[str, T], option: Option, decision: Decision) -> T | None:
        """The entry for an option: for this kind of question, or for any."""
        tag = str(option[0])
        return table.get(f"{tag}-{decision.kind}", table.get(tag))

    def _of_seat(self, seat: int, label: str, view: View) -> str:
        """A label that names the seat of an option."""
        return self.words.text("game-of-seat", who=self.seat(seat, view), label=label)

    def event(self, event: Event, view: View) -> str | None:
        """One line of the log; ``None`` for events without one."""
        tag, facts = event
        if tag == ALWAYS_SILENT or tag in self.vocabulary.silent:
            return None
        if tag == "game_ended":
            return ending(self.words, self.vocabulary.prefix, facts)
        key, told = self._event_key(event), SpeechContext(self, facts, None, view)
        args = self._args(self.vocabulary.events.get(tag, {}), told)
        says_why = key.startswith(f"{self.vocabulary.prefix}-event-{tag}-")
        said = [fact for fact in facts if fact != "why" or not says_why]
        return sentence(self.words.text(key, **(self._facts(told, said) | args)))

    def outlook(self) -> str:
        """The heading of the forecast."""
        own = f"{self.vocabulary.prefix}-outlook"
        return self.words.text(own if self.words.has(own) else "game-outlook")

    def chance(self, chance: Chance, view: View) -> str:
        """How likely something is, or why it is impossible."""
        case = chance.reason or ("helped" if chance.helped > chance.alone else "alone")
        things = (
            str(
                self._said(
                    self.vocabulary.chances[str(thing[0])], SpeechContext(self, thing, None, view)
                )
            )
            for thing in chance.about
        )
        return self.words.text(
            f"{self.vocabulary.prefix}-chance-{case}",
            things=" + ".join(things),
            alone=percent(self.words, chance.alone),
            helped=percent(self.words, chance.helped),
            tokens=chance.tokens,
        )

    def seat(self, seat: int, view: View) -> str:
        """The player of a seat."""
        if not self.vocabulary.seat:
            return self.people.get(seat) or self.words.text("game-seat", number=seat + 1)
        return str(self.named(self.vocabulary.seat, (seat,), SpeechContext(self, (), None, view)))

    def name(self, kind: str, id: str) -> str:
        """The name of a thing."""
        return str(self.named(kind, (id,), SpeechContext(self, (), None, {})))

    def text(self, kind: str, id: str) -> str:
        """The rules text of a thing; nothing if there is none."""
        made = self.vocabulary.texts.get(kind)
        if made:
            return str(self.functions[made.removeprefix(FUNCTION)](self, id))
        return self.printed_text(kind, id)

    def printed_text(self, kind: str, id: str) -> str:
        """The rules text in the catalogue; nothing if there is none."""
        own = self.vocabulary.kinds.get(kind, "")
        pattern = own.key if isinstance(own, Phrase) else own
        full = self._full_key(kind, "" if pattern.startswith(FUNCTION) else pattern)
        key = full.replace("{0}", id)
        return self.words.first(*(f"{key}.{choice}" for choice in self._choices), f"{key}.text")

    def outcome(self, view: View) -> str:
        """The result of the game and its score."""
        return ending(self.words, self.vocabulary.prefix, view["outcome"])

    # -- names and phrases

    def variant(self, key: str) -> str:
        """The key of the setup's own words for something, if there are any."""
        own = (f"{key}.{choice}" for choice in self._choices)
        return next(filter(self.words.has, own), "")

    @cached_property
    def _choices(self) -> tuple[str, ...]:
        """The setup entries that may have special texts."""
        data = self.setup.to_data()
        values = (data.get(entry, ()) for entry in self.vocabulary.variants)
        return tuple(
            one for value in values for one in ([value] if isinstance(value, str) else value)
        )

    def fact(self, fact: str, value: Any, told: SpeechContext) -> str | int:
        """A fact of an event, or an entry of the view, as a name or a number."""
        kind = self.vocabulary.facts.get(fact)
        return plain(value) if kind is None else joined(self._names(kind, (value,), told))

    def named(self, kind: str, ids: Sequence[Any], told: SpeechContext) -> str | int:
        """The name of a thing."""
        if kind == "seat":
            return self.seat(ids[0], told.view)
        own = self.vocabulary.kinds.get(kind, "")
        if isinstance(own, Phrase):
            return self.phrase(own, told.of(ids), kind)
        if own.startswith(FUNCTION):
            name: str | int = self.functions[own.removeprefix(FUNCTION)](told, *ids)
            return name
        return self.words.text(told.of(ids).filled(self._full_key(kind, own)))

    def phrase(self, phrase: Phrase, told: SpeechContext, kind: str = "") -> str:
        """A name or a text, with its notes; nothing if its condition fails."""
        if phrase.when is not None and not told.at(phrase.when):
            return "" if phrase.otherwise is None else str(self._said(phrase.otherwise, told))
        if phrase.named:
            text = str(self._said(phrase.named, told))
        else:
            key = told.filled(self._full_key(kind, phrase.key))
            text = self.words.text(key, **self._args(phrase.args, told))
        notes = (note for spec in phrase.notes for note in self._each(spec, told) or ())
        return noted(clause(text) if phrase.clause else text, [str(note) for note in notes if note])

    def _names(self, kind: str, ids: Sequence[Any], told: SpeechContext) -> list[str | int]:
        """The name of a thing, or the names of several."""
        if len(ids) == 1 and isinstance(ids[0], (list, tuple)):
            return [self.named(kind, (id,), told) for id in ids[0]]
        return [] if ids[0] in (None, "") else [self.named(kind, ids, told)]

    # -- keys and arguments

    def _key(self, part: str, name: str, *cases: str) -> str:
        """The key of a text; a special case may have another."""
        key = f"{self.vocabulary.prefix}-{part}-{name}"
        own = (f"{key}-{case}" for case in cases)
        return next(filter(self.words.has, own), key)

    def _full_key(self, kind: str, pattern: str) -> str:
        """The key of the names of a kind."""
        return f"{self.vocabulary.prefix}-{pattern or f'{kind}-{{0}}'}"

    def _event_key(self, event: Event) -> str:
        """The key of an event; a case, a reason or the setup may have another."""
        tag, facts = event
        cases = (end for fact, end in self.vocabulary.cases.items() if is_case(facts, fact))
        key = self._key("event", tag, next(cases, str(facts.get("why"))))
        return self.variant(key) or key

    def _facts(self, told: SpeechContext, said: Iterable[str]) -> Args:
        """The facts of an event that are mentioned, with those they add."""
        facts = dict(told.parts)
        args: Args = {fact: self.fact(fact, facts[fact], told) for fact in said}
        if facts.get("seat", CHANCE) != CHANCE:
            args["who"] = self.seat(facts["seat"], told.view)
        for fact in facts:
            args |= self._args(self.vocabulary.besides.get(fact, {}), told)
        return args

    def _args(self, specs: str | Arguments, told: SpeechContext) -> Args:
        """The arguments of a text; missing ones are left out."""
        if isinstance(specs, str):
            args: Args = told.at(specs)
            return args
        said = ((name, self._said(spec, told)) for name, spec in specs.items())
        return {name: value for name, value in said if value is not None}

    def _said(self, spec: Spec, told: SpeechContext) -> str | int | None:
        names = self._each(spec, told)
        return None if names is None else joined(names)

    def _each(self, spec: Spec, told: SpeechContext) -> list[str | int] | None:
        """The text of a spec, one for each named thing; ``None`` for nothing."""
        if isinstance(spec, Phrase):
            return [self.phrase(spec, told)]
        kind, *places = spec if isinstance(spec, list) else ("", spec)
        found = [told.at(place) for place in places]
        if MISSING in found:
            return None
        return self._names(str(kind), found, told) if kind else [plain(found[0])]


def tags(decision: Decision) -> list[str]:
    """Tags with special texts of a question: its subject, its options."""
    return [str(thing[0]) for thing in (decision.about, *decision.options[:1]) if thing]


def plain(value: Any) -> str | int:
    """A value that names no thing."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value)) or NOTHING
    return value if isinstance(value, int) else str(value)


def joined(names: list[str | int]) -> str | int:
    """Names one after the other."""
    return names[0] if len(names) == 1 else ", ".join(map(str, names)) or NOTHING


def is_case(facts: Mapping[str, Any], fact: str) -> bool:
    """Whether an event has a fact with a special text."""
    return facts.get(fact, False) is not False
