"""Game states: one list of fields generates copying, equality and the plain-data form."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final, Literal, NamedTuple, Self, TypeVar, dataclass_transform

from vigil.core.event import Event

T = TypeVar("T")
Shared = Annotated[T, "shared"]
"""A field that copies share and that is not part of the game's own data: the set-up."""


class _Transient:
    """Marks a field that belongs to the running table, not to the game."""


def transient(*, init: Literal[False] = False) -> Any:
    """A field that starts as ``None`` and is neither copied, compared nor saved."""
    return _Transient()


class Outcome(NamedTuple):
    """How a game ended."""

    won: bool
    reason: str
    score: int


class Generated:
    """The methods that ``@state`` writes for a class."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent copy."""
        raise TypeError("decorate the class with @state")

    def to_data(self) -> dict[str, Any]:
        """The state as plain data, ready for JSON."""
        raise TypeError("decorate the class with @state")

    @classmethod
    def from_data(cls, data: dict[str, Any], **shared: Any) -> Self:  # noqa: ARG003
        """The state that ``to_data`` described; shared fields are given again."""
        raise TypeError("decorate the class with @state")


_SCALARS: Final = frozenset({bool, int, str, float, type(None)})
"""Types whose values are plain already; asked before a call, for speed."""


def plain(value: Any) -> Any:
    """``value`` with tuples and lists as lists and nested states as dicts."""
    if type(value) in _SCALARS:
        return value
    if isinstance(value, Generated):
        return value.to_data()
    if isinstance(value, (list, tuple)):
        return [item if type(item) in _SCALARS else plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return value


def freeze(value: Any) -> Any:
    """``value`` with every list as a tuple: the form that options and immutable fields have."""
    if isinstance(value, list) or type(value) is tuple:
        return tuple([item if type(item) in _SCALARS else freeze(item) for item in value])
    if isinstance(value, dict):
        return {key: freeze(item) for key, item in value.items()}
    return value


def thaw(kind: Any, data: Any) -> Any:
    """Rebuild a field of type ``kind`` from plain data."""
    return _thawer(kind)(data)


@cache
def _thawer(kind: Any) -> Callable[[Any], Any]:
    """The function that rebuilds a value of type ``kind``; ``freeze`` where that is enough."""
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin in _UNIONS:
        inner = _thawer(_first_part(kind))
        return freeze if inner is freeze else lambda data: data if data is None else inner(data)
    if origin is list:
        inner = _thawer(parts[0])
        return lambda data: [inner(value) for value in data]
    if origin is dict:
        inner = _thawer(parts[1])
        return lambda data: {key: inner(value) for key, value in data.items()}
    if origin is tuple and len(parts) == 2 and parts[1] is ...:
        inner = _thawer(parts[0])
        return freeze if inner is freeze else lambda data: tuple(inner(value) for value in data)
    if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields"):
        inners = [_thawer(part) for part in typing.get_type_hints(kind).values()]
        return lambda data: kind(*(inner(value) for inner, value in zip(inners, data, strict=True)))
    return kind.from_data if _is_state(kind) else freeze


_UNIONS: Final = (typing.Union, types.UnionType)


def _first_part(union: Any) -> Any:
    """What an optional field holds when it is not ``None``."""
    return next(part for part in typing.get_args(union) if part is not type(None))


def _is_state(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Generated)


def _copy_expression(kind: Any, value: str) -> str:
    """Source text that copies a field: lists, dicts and states are copied, the rest is shared."""
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin is list:
        item = _copy_expression(parts[0], "x")
        return f"{value}[:]" if item == "x" else f"[{item} for x in {value}]"
    if origin is dict:
        item = _copy_expression(parts[1], "x")
        return f"{{key: {item} for key, x in {value}.items()}}"
    if origin is tuple and _copy_expression(parts[0], "x") != "x":
        return f"tuple([{_copy_expression(parts[0], 'x')} for x in {value}])"
    if origin in _UNIONS and _copy_expression(_first_part(kind), value) != value:
        return f"(None if {value} is None else {_copy_expression(_first_part(kind), value)})"
    return f"{value}.copy()" if _is_state(kind) else value


def _function(name: str, lines: list[str], scope: dict[str, Any]) -> Callable[..., Any]:
    space: dict[str, Any] = {}
    exec("\n    ".join(lines), scope, space)  # the same technique as dataclasses
    function: Callable[..., Any] = space[name]
    return function


@dataclass_transform(kw_only_default=True, field_specifiers=(transient,))
def state(cls: type[T]) -> type[T]:
    """Give a class of annotated fields its constructor, copy, equality and plain-data form."""
    hints = typing.get_type_hints(cls, include_extras=True)
    transients = {n for n in hints if isinstance(vars(cls).get(n), _Transient)}
    transients |= getattr(cls, "_transients", frozenset())
    space = {k: v for k, v in vars(cls).items() if k not in hints and k not in _NOT_TAKEN_OVER}
    space["__slots__"] = tuple(n for n in hints if not hasattr(cls.__base__, n))
    space["_transients"] = frozenset(transients)
    space |= _methods({n: kind for n, kind in hints.items() if n not in transients}, transients)
    return typing.cast(type[T], type(cls.__name__, cls.__bases__, space))


_NOT_TAKEN_OVER = ("__dict__", "__weakref__", "__slots__")


def _methods(hints: dict[str, Any], transients: set[str]) -> dict[str, Any]:
    own = {n: k for n, k in hints.items() if "shared" not in getattr(k, "__metadata__", ())}
    scope = {"new": object.__new__, "plain": plain, "thaw": thaw, "hints": own}
    unset = [f"self.{n} = None" for n in sorted(transients)]
    init = [f"def __init__(self, *, {', '.join(hints)}):", *(f"self.{n} = {n}" for n in hints)]
    copy = ["def copy(self):", "other = new(self.__class__)"]
    copy += [f"other.{n} = {_copy_expression(kind, f'self.{n}')}" for n, kind in hints.items()]
    copy += [line.replace("self", "other") for line in unset] + ["return other"]
    equal = ["def __eq__(self, other):", "if self.__class__ is not other.__class__: return False"]
    equal += [f"return {' and '.join(f'self.{n} == other.{n}' for n in own)}"]
    show = ["def __repr__(self):", f"return f'{{self.__class__.__name__}}({_shown(own)})'"]
    data = ["def to_data(self):", f"return {{{', '.join(f'{n!r}: plain(self.{n})' for n in own)}}}"]
    load = ["def from_data(cls, data, **shared):"]
    load += ["return cls(**{n: thaw(kind, data[n]) for n, kind in hints.items()}, **shared)"]
    return {
        "__init__": _function("__init__", init + unset, scope),
        "copy": _function("copy", copy, scope),
        "__eq__": _function("__eq__", equal, scope),
        "__hash__": None,
        "__repr__": _function("__repr__", show, scope),
        "to_data": _function("to_data", data, scope),
        "from_data": classmethod(_function("from_data", load, scope)),
    }


def _shown(names: dict[str, Any]) -> str:
    return ", ".join(f"{name}={{self.{name}!r}}" for name in names)


@state
class GameState(Generated):
    """What every game's state has; subclasses add their fields and are decorated too."""

    agenda: list[tuple[Any, ...]]
    """Pending steps, the next one last: ``(step_name, *small_args)``."""
    turn: int
    """How many turns have begun; with ``action`` it says how far an undo goes."""
    action: int
    """How many actions have begun."""
    outcome: Outcome | None
    events: list[Event] | None = transient()
    """Where events go; ``None`` in rollouts, where nobody listens."""

    def emit(self, tag: str, **data: Any) -> None:
        """Tell whoever listens what happened."""
        if self.events is not None:
            self.events.append(Event(tag, data))

    def push(self, *steps: tuple[Any, ...]) -> None:
        """Put steps on the agenda so that the first one named runs next."""
        self.agenda += steps[::-1]
