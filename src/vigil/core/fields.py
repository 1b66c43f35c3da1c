"""Fields: a list of them gives a class its constructor, copy, equality and plain-data form.

A class whose copies must take microseconds has its copy written out below its fields by
``write_fields.py``.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterable
from functools import cache
from typing import Annotated, Any, ClassVar, Final, Self, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")
Shared = Annotated[T, "shared"]
"""A field that copies share and that is not part of the game's own data: the setup."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Fields:
    """A class whose annotations are its fields."""

    __slots__ = ()

    kinds: ClassVar[dict[str, Any]] = {}
    """The fields and their types; a compiled class has no annotations to look them up in."""
    defaults: ClassVar[dict[str, Any]] = {}
    """Default values of fields."""
    own: ClassVar[dict[str, Any]] = {}
    """The fields that are the object's own data."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "kinds" not in vars(cls):
            fields = _annotated(cls)
            cls.kinds = {**cls.kinds, **fields}
            cls.defaults = {**cls.defaults, **_defaults(cls, fields)}
        cls.own = {name: kind for name, kind in cls.kinds.items() if not is_shared(kind)}

    def __init__(self, **fields: Any) -> None:
        kinds = type(self).kinds
        if fields.keys() != kinds.keys():
            fields = _completed(type(self), fields)
        for name, value in fields.items():
            setattr(self, name, value)

    def copy(self) -> Self:
        """An independent copy."""
        kinds = self.kinds.items()
        return type(self)(**{name: _copied(kind, getattr(self, name)) for name, kind in kinds})

    def to_data(self) -> dict[str, Any]:
        """The fields as plain data, ready for JSON."""
        return {name: plain(getattr(self, name)) for name in self.own}

    @classmethod
    def from_data(cls, data: dict[str, Any], **shared: Any) -> Self:
        """What ``to_data`` described; shared fields are given again."""
        found = cls.described_by(data)
        return found(
            **{name: from_plain(kind, data[name]) for name, kind in found.own.items()}, **shared
        )

    @classmethod
    def described_by(cls, data: dict[str, Any]) -> type[Self]:  # noqa: ARG003
        """The class that the data describes: this one or a subclass."""
        return cls

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in self.own)

    __hash__ = None  # type: ignore[assignment]  # they change

    def key(self) -> tuple[Any, ...]:
        """A hashable value that equal objects share; later changes do not affect it."""
        return type(self).__name__, *(_hashable(getattr(self, name)) for name in self.own)

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.own)
        return f"{type(self).__name__}({shown})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), {name: getattr(self, name) for name in self.kinds})


def _rebuilt(cls: type[Any], fields: dict[str, Any]) -> Any:
    """The object, unpickled."""
    return cls(**fields)


def _annotated(cls: type[Any]) -> dict[str, Any]:
    """The fields that a class itself declares."""
    hints = typing.get_type_hints(cls, include_extras=True)
    return {name: hints[name] for name in vars(cls).get("__annotations__", ())}


def _defaults(cls: type[Any], fields: Iterable[str]) -> dict[str, Any]:
    """The default values of the fields of a class."""
    if "__slots__" in vars(cls):  # under these names there are slots
        return {}
    return {name: vars(cls)[name] for name in fields if name in vars(cls)}


def _completed(cls: type[Fields], fields: dict[str, Any]) -> dict[str, Any]:
    """The fields, with default values for those left out."""
    usual = {name: value for name, value in cls.defaults.items() if name not in fields}
    found = {name: _copied(cls.kinds[name], value) for name, value in usual.items()} | fields
    if found.keys() != cls.kinds.keys():
        odd = ", ".join(sorted(found.keys() ^ cls.kinds.keys()))
        raise TypeError(f"{cls.__name__} lacks these fields, or has no such: {odd}")
    return found


def is_shared(kind: Any) -> bool:
    """Whether a field is ``Shared``."""
    return "shared" in getattr(kind, "__metadata__", ())


_SCALARS: Final = frozenset({bool, int, str, float, type(None)})
"""Types whose values are plain already; checked before a call, for speed."""


def plain(value: Any) -> Any:
    """``value`` with tuples and lists as lists and nested fields as dicts."""
    if type(value) in _SCALARS:
        return value
    if isinstance(value, Fields):
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


def _hashable(value: Any) -> Any:
    """``value`` in a hashable form."""
    if type(value) in _SCALARS:
        return value
    if isinstance(value, Fields):
        return value.key()
    if isinstance(value, (list, tuple)):
        return tuple([_hashable(item) for item in value])
    if isinstance(value, dict):
        return tuple([(name, _hashable(item)) for name, item in sorted(value.items())])
    return value


def from_plain(kind: Any, data: Any) -> Any:
    """Rebuild a field of type ``kind`` from plain data."""
    return _reader_for(kind)(data)


@cache
def _reader_for(kind: Any) -> Callable[[Any], Any]:
    """The function that rebuilds a value of type ``kind``; ``freeze`` where that is enough."""
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin in UNIONS:
        inner = _reader_for(first_part(kind))
        return freeze if inner is freeze else lambda data: data if data is None else inner(data)
    if origin is list:
        inner = _reader_for(parts[0])
        return lambda data: [inner(value) for value in data]
    if origin is dict:
        inner = _reader_for(parts[1])
        return lambda data: {key: inner(value) for key, value in data.items()}
    if origin is tuple and len(parts) == 2 and parts[1] is ...:
        inner = _reader_for(parts[0])
        return freeze if inner is freeze else lambda data: tuple(inner(value) for value in data)
    if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields"):
        inners = [_reader_for(part) for part in typing.get_type_hints(kind).values()]
        return lambda data: kind(*(inner(value) for inner, value in zip(inners, data, strict=True)))
    return kind.from_data if is_fields(kind) else freeze


UNIONS: Final = (typing.Union, types.UnionType)


def first_part(union: Any) -> Any:
    """The type of an optional field when it is not ``None``."""
    return next(part for part in typing.get_args(union) if part is not type(None))


def is_fields(kind: Any) -> bool:
    """Whether a field holds an object that has fields."""
    return isinstance(kind, type) and issubclass(kind, Fields)


def _copied(kind: Any, value: Any) -> Any:
    """A copy of a field's value: lists, dicts and fields are copied, the rest is shared."""
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if value is None or origin is Annotated:
        return value
    if origin in UNIONS:
        return _copied(first_part(kind), value)
    if origin is list:
        return [_copied(parts[0], item) for item in value]
    if origin is dict:
        return {key: _copied(parts[1], item) for key, item in value.items()}
    if origin is tuple:
        return tuple([_copied(parts[0], item) for item in value]) if parts else value
    return value.copy() if is_fields(kind) else value
