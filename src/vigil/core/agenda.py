"""The agenda as text: each step with a word or more for each of its parameters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from vigil.core.clauses import Words, write_flag
from vigil.core.errors import BadPosition
from vigil.core.notation import NEXT, Check, Clause
from vigil.core.state import GameState

S = TypeVar("S", bound=GameState)

Entry: TypeAlias = tuple[Any, ...]
"""The name of a step and its arguments."""


def as_word(_: object, value: object) -> str:
    """A small value as one word."""
    return write_flag(value) if isinstance(value, bool) else str(value)


class Argument(NamedTuple):
    """How an argument is read from words and written; both are given the state."""

    read: Callable[[Any, Words], Any]
    write: Callable[[Any, Any], str] = as_word


FLAG: Final = Argument(lambda _, words: words.flag())


@dataclass(frozen=True, kw_only=True)
class Agenda(Generic[S]):
    """The steps that may be pending, how they are written, and when they are possible."""

    forms: Mapping[str, str]
    """The words after the name of a step: ``land``, ``seat [deck]``, ``space abilities…``."""
    arguments: Mapping[str, Argument]
    """How the arguments named by the forms are written."""
    needs: Mapping[str, Callable[..., bool]]
    """What a step requires; it is given the state and the arguments."""
    just_now: frozenset[str]
    """Steps that were chosen or caused just now: nothing comes before them."""
    order: tuple[tuple[str, ...], ...]
    """Steps with a fixed order among each other, after all others."""
    once: frozenset[str]
    """Steps that occur at most once in an agenda."""

    # -- reading and writing

    def clause(
        self, *, unsaid: Callable[[S], None], rest: Callable[[S], Iterable[Entry]], example: str
    ) -> Clause[S]:
        """The clause of the agenda; the steps after it in ``rest`` follow automatically."""

        def read(s: S, words: Words) -> None:
            entries = [self._entry(s, part) for part in words.parts()]
            reached = self._rank(entries[-1])
            s.agenda = [*entries, *(step for step in rest(s) if self._rank(step) > reached)][::-1]

        def write(s: S) -> str:
            return ", ".join(self.text(s, entry) for entry in reversed(s.agenda))

        return Clause(key=NEXT, example=example, read=read, write=write, unsaid=unsaid)

    def form(self, name: str) -> str:
        """A step with the names of its arguments, those in brackets that may be left out."""
        return f"{name} {self.forms[name].upper()}".rstrip()

    def text(self, s: S, entry: Entry) -> str:
        """A step as text."""
        name, *values = entry
        names = [part.name for part in _parts(self.forms[name])]
        names += names[-1:] * (len(values) - len(names))
        words = [self.arguments[n].write(s, v) for n, v in zip(names, values, strict=False)]
        return " ".join([name, *words])

    def _entry(self, s: S, words: Words) -> Entry:
        name = words.pick(sorted(self.forms))
        entry = (name, *self._arguments(s, name, words))
        if words:
            raise BadPosition("step_words", step=words.text, right=self.form(name))
        return entry

    def _arguments(self, s: S, name: str, words: Words) -> Iterator[Any]:
        for part in _parts(self.forms[name]):
            if part.many:
                while words:
                    yield self.arguments[part.name].read(s, words)
            elif words:
                yield self.arguments[part.name].read(s, words)
            elif not part.optional:
                raise BadPosition("step_words", step=words.text, right=self.form(name))

    def _rank(self, entry: Entry) -> int:
        """The position of a step in the order; -1 for steps without one."""
        return next((rank for rank, names in enumerate(self.order) if entry[0] in names), -1)

    # -- what cannot be

    @property
    def checks(self) -> tuple[Check[S], ...]:
        """Checks that every agenda must pass."""
        return (
            self.a_finished_game_has_no_steps,
            self.steps_follow_their_order,
            self.what_was_just_chosen_comes_first,
            self.no_step_is_done_twice,
            self.every_step_can_be_done,
        )

    def a_finished_game_has_no_steps(self, s: S) -> None:
        """After the end nothing happens any more."""
        if s.outcome is not None and s.agenda:
            raise BadPosition("over", step=self.text(s, s.agenda[-1]))

    def steps_follow_their_order(self, s: S) -> None:
        """Ordered steps come after all others, in order; the last one occurs once."""
        reached = -1
        for entry in reversed(s.agenda):
            rank = self._rank(entry)
            repeats = rank == reached == len(self.order) - 1
            if rank < reached or repeats:
                raise BadPosition("step_order", step=self.text(s, entry))
            reached = rank

    def what_was_just_chosen_comes_first(self, s: S) -> None:
        """Steps that were chosen or caused just now come first."""
        for entry in s.agenda[:-1]:
            if entry[0] in self.just_now:
                raise BadPosition("step_first", step=self.text(s, entry))

    def no_step_is_done_twice(self, s: S) -> None:
        """A step that occurs once at most is pending once at most."""
        for place, entry in enumerate(s.agenda):
            if entry[0] in self.once and entry in s.agenda[:place]:
                raise BadPosition("step_twice", step=self.text(s, entry))

    def every_step_can_be_done(self, s: S) -> None:
        """A step occurs only where the position has what it needs."""
        for name, *arguments in reversed(s.agenda):
            if name in self.needs and not self.needs[name](s, *arguments):
                step = self.text(s, (name, *arguments))
                raise BadPosition("step_impossible", step=step)


class _Part(NamedTuple):
    """A part of a form."""

    name: str
    optional: bool
    many: bool


@cache
def _parts(form: str) -> tuple[_Part, ...]:
    return tuple(
        _Part(part.strip("[…]"), part.startswith("["), part.endswith("…")) for part in form.split()
    )
