"""What setups of all games share: their plain-data form and how a wrong one is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, ClassVar, Literal, Self

from mypy_extensions import mypyc_attr

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
    """An entry of the setup with the values it may have, for those who ask the players."""

    entry: str
    """Its name; one such as ``options.portal`` is a module's own."""
    values: tuple[str | int | bool, ...]
    default: Any
    """``None`` and nothing leave it to the rules or to chance."""
    suggested: Any = None
    """What a form begins with, if not with the default."""
    takes: Literal["one", "some", "seats", "each"] = "one"
    """One of the values, any of them, a different one for each seat, or yes or no for each seat:
    then the value is yes or no for all, or the seats for which it is yes.
    """
    sides: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The sides of a value, one of which may be chosen with it."""
    sides_entry: str = ""
    """The entry to which the chosen sides go."""
    module: str = ""
    """The module with which it can be chosen; empty if always."""
    asked: bool = True
    """Whether a form asks for it; what few want can only be typed."""
    more: tuple[str | int, ...] = ()
    """Values that can be typed but are not offered by a form."""
    file: Callable[[str], Any] | None = None
    """Reads the value from the text of a file that is named in its place."""
    box: bool = False
    """Whether it changes the contents of the box."""
    flag: str = ""
    """Its name on the command line, if different from its entry."""
    metavar: str = ""
    """The placeholder of its value there, if not its name in capitals."""

    @property
    def option(self) -> str:
        """Its command-line option; an option that is on by default is turned off by it."""
        name = self.flag or self.entry.rpartition(".")[2].replace("_", "-")
        return f"--no-{name}" if self.default is True else f"--{name}"


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainSetup:
    """Base of the frozen dataclasses that describe a game to be played.

    Fields that ``__init__`` does not take follow from the others; they are no part of the data.
    """

    earlier_names: ClassVar[Mapping[str, str]] = {}
    """What entries of a setup were called before."""
    of_any_kind: ClassVar[tuple[str, ...]] = ()
    """Entries that take values of another kind than their default."""

    def to_data(self) -> dict[str, Any]:
        """The setup as plain data."""
        chosen = [one.name for one in fields(self) if one.init]  # type: ignore[arg-type]
        return {name: plain(getattr(self, name)) for name in chosen}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The setup that ``to_data`` described, checked."""
        defaults = {one.name: one for one in fields(cls) if one.init}  # type: ignore[arg-type]
        entries = freeze({cls.earlier_names.get(name, name): data[name] for name in data})
        for name, value in entries.items():
            one_of("unknown_field", name, sorted(defaults))
            if name not in cls.of_any_kind and not _fits(value, defaults[name].default):
                raise IllegalSetup("wrong_kind", entry=name, value=value)
        return cls(**entries)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).from_data, (self.to_data(),)

    def _derive(self, **fields: Any) -> None:
        """Set fields that follow from the others."""
        for name, value in fields.items():
            object.__setattr__(self, name, value)


def _fits(value: object, default: object) -> bool:
    """Whether a value is of the kind of another one; compiled classes take nothing else."""
    if default is None:  # a number or a list may be left out
        return value is None or type(value) in (int, tuple)
    return type(value) is type(default) or default is MISSING
