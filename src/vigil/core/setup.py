"""What the setups of all games share: their plain-data form, and errors for wrong values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, ClassVar, Literal, Self

from mypy_extensions import mypyc_attr

from vigil.core.errors import IllegalSetup
from vigil.core.fields import freeze, plain


def one_of(code: str, value: object, allowed: Iterable[object]) -> None:
    """Refuse a value that is not allowed."""
    known = list(allowed)
    if value not in known:
        raise IllegalSetup(code, value=value, known=", ".join(map(str, known)))


def distinct(code: str, values: tuple[object, ...]) -> None:
    """Refuse repeated values."""
    if len(set(values)) != len(values):
        raise IllegalSetup(code, value=", ".join(map(str, values)))


@dataclass(frozen=True, kw_only=True)
class Choice:
    """An entry of the setup with its possible values, for forms and command lines."""

    entry: str
    """Its name; a name such as ``options.portal`` belongs to a module."""
    values: tuple[str | int | bool, ...]
    default: Any
    """The default; ``None`` leaves it to the rules or to chance."""
    suggested: Any = None
    """The initial value in a form, if not the default."""
    takes: Literal["one", "some", "seats", "each"] = "one"
    """One value, several, a different one for each seat, or yes or no for each seat.

    The last means yes or no for all, or the seats for which it is yes.
    """
    sides: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The sides of a value; one can be chosen with it."""
    sides_entry: str = ""
    """The entry to which the chosen sides go."""
    module: str = ""
    """The module that it belongs to; empty if it is always available."""
    asked: bool = True
    """Whether a form shows it; rare ones can only be typed."""
    more: tuple[str | int, ...] = ()
    """Values that can be typed but are not shown in a form."""
    file: Callable[[str], Any] | None = None
    """Reads the value from the text of a file named on the command line."""
    box: bool = False
    """Whether it changes the contents of the box."""
    flag: str = ""
    """Its name on the command line, if not its entry."""
    metavar: str = ""
    """The placeholder of its value there, if not its name in capitals."""

    @property
    def option(self) -> str:
        """Its command-line option; an option that is on by default turns it off."""
        name = self.flag or self.entry.rpartition(".")[2].replace("_", "-")
        return f"--no-{name}" if self.default is True else f"--{name}"


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainSetup:
    """Base of the frozen dataclasses that describe a game to be played.

    Fields that ``__init__`` does not take are derived from the others and are not part of the data.
    """

    earlier_names: ClassVar[Mapping[str, str]] = {}
    """Earlier names of entries."""
    of_any_kind: ClassVar[tuple[str, ...]] = ()
    """Entries that also take values of another type than their default."""

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
        """Set the derived fields."""
        for name, value in fields.items():
            object.__setattr__(self, name, value)


def _fits(value: object, default: object) -> bool:
    """Whether a value has the type of another one; compiled classes accept nothing else."""
    if default is None:  # a number or a list is optional
        return value is None or type(value) in (int, tuple)
    return type(value) is type(default) or default is MISSING
