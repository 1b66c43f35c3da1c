"""What set-ups of all games share: their plain-data form and how a wrong one is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Literal, Self

from vigil.core.errors import IllegalSetup
from vigil.core.state import freeze, plain


def one_of(code: str, value: object, allowed: Iterable[object]) -> None:
    """Refuse a value that is not among those allowed."""
    known = list(allowed)
    if value not in known:
        raise IllegalSetup(code, value=value, known=", ".join(map(str, known)))


def distinct(code: str, values: tuple[object, ...]) -> None:
    """Refuse values named twice."""
    if len(set(values)) != len(values):
        raise IllegalSetup(code, value=", ".join(map(str, values)))


@dataclass(frozen=True, kw_only=True)
class Choice:
    """An entry of the set-up with the values it may have, for whoever asks the players."""

    entry: str
    """Its name; one such as ``options.portal`` is a module's own."""
    values: tuple[str | int | bool, ...]
    default: Any
    """``None`` and nothing leave it to the rules or to chance."""
    takes: Literal["one", "some", "seats"] = "one"
    """One of the values, any of them, or a different one for each seat."""
    module: str = ""
    """The module with which it can be chosen; empty if always."""


class PlainSetup:
    """Base of the frozen dataclasses that describe a game to be played."""

    def to_data(self) -> dict[str, Any]:
        """The set-up as plain data."""
        data: dict[str, Any] = plain(asdict(self))  # type: ignore[call-overload]
        return data

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The set-up that ``to_data`` described, checked."""
        known = sorted(field.name for field in fields(cls))  # type: ignore[arg-type]
        for name in data:
            one_of("unknown_field", name, known)
        return cls(**freeze(dict(data)))
