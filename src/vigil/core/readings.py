"""Rule variants: each open question is a field, switched by its id."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import Field, field, fields, replace
from typing import Any, ClassVar, Final, Protocol, TypeVar

SWITCH: Final = "switch"


class Rules(Protocol):
    """A frozen dataclass: one set of rule variants of a game."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


R = TypeVar("R", bound=Rules)


def reading(switch: str) -> Any:
    """A field of frozen rules that is true unless a setup names this switch."""
    return field(default=True, metadata={SWITCH: switch})


def switches_of(rules: type[Rules]) -> dict[str, str]:
    """The fields of these rules by the ids of their switches, in order."""
    return {one.metadata[SWITCH]: one.name for one in fields(rules) if SWITCH in one.metadata}


def with_switched_readings(rules: R, switches: Iterable[str]) -> R:
    """The rules with the named switches flipped; switches of other rules are ignored."""
    own = switches_of(type(rules))
    return replace(rules, **{own[switch]: False for switch in switches if switch in own})
