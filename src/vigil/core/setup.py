"""What set-ups of all games share: their plain-data form and how a wrong one is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Literal, Self

from vigil.core.errors import IllegalSetup
from vigil.core.fields import freeze, plain


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
    suggested: Any = None
    """What a form begins with, if not with the default."""
    takes: Literal["one", "some", "seats"] = "one"
    """One of the values, any of them, or a different one for each seat."""
    module: str = ""
    """The module with which it can be chosen; empty if always."""
    asked: bool = True
    """Whether a form asks for it; what few want can only be typed."""
    more: tuple[str | int, ...] = ()
    """Values that can be typed besides those that a form offers."""
    file: Callable[[str], Any] | None = None
    """Reads the value from the text of a file that is named in its place."""
    box: bool = False
    """Whether it changes what is in the box."""
    flag: str = ""
    """What it is called on the command line, if not like its entry."""
    metavar: str = ""
    """What stands for its value there, if not its name in capitals."""
    typed: Literal["commas", "spaces", "repeated"] = "commas"
    """How several values are typed there."""

    @property
    def option(self) -> str:
        """Its option on the command line; one that is on is turned off."""
        name = self.flag or self.entry.rpartition(".")[2].replace("_", "-")
        return f"--no-{name}" if self.default is True else f"--{name}"


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
