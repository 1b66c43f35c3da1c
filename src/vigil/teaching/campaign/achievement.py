"""Achievements: what the record of any finished game can earn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from vigil.core.facts import Row
from vigil.core.plugin import find_plugin
from vigil.teaching.campaign.condition import Condition, holds
from vigil.teaching.campaign.scenario import Texts, decoded


class Achievement(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the file ``achievements.json`` of a game."""

    title: Texts
    text: Texts
    """The condition, in one sentence."""
    when: tuple[Condition, ...]
    picture: str = "i-star"
    """A symbol of the page's icons."""
    hidden: bool = False
    """Whether it is hidden until it is earned."""


@cache
def achievements_of(game: str) -> Mapping[str, Achievement]:
    """The achievements of a game by id, in their order."""
    file = find_plugin(game).file("achievements.json")
    if not file.is_file():
        return {}
    return decoded(file, dict[str, Achievement])


def achieved(game: str, row: Row) -> tuple[str, ...]:
    """The achievements that a finished game has earned."""
    known = achievements_of(game).items()
    return tuple(name for name, one in known if all(holds(part, row) for part in one.when))
