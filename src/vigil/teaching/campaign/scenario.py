"""A scenario: a game with a story and three lanterns to earn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from vigil.core.game import Setup, find_game
from vigil.core.plugin import find_plugin
from vigil.core.record import Record
from vigil.teaching.campaign.condition import Condition

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

T = TypeVar("T")
Texts: TypeAlias = dict[str, str]
"""A text by language."""

NEVER_SETTLED: Final = frozenset({"ask_all"})
"""Entries that do not affect the difficulty: how many questions are asked."""


ORDERED_BY: Final = "rules"
"""The bot whose results order the scenarios by difficulty."""


class BadScenario(ValueError):
    """Raised when a campaign file is invalid; says why."""


class Lantern(Struct, frozen=True, forbid_unknown_fields=True):
    """The goal of a lantern, in words and as conditions."""

    goal: Texts
    when: tuple[Condition, ...]


class Measured(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot's results on deals that all bots shared."""

    won: int
    games: int


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A file in the folder ``campaign`` of a game; its name is that of the file."""

    title: Texts
    before: Texts
    """The story at the beginning."""
    after: Texts
    """The story after the first lantern is lit."""
    twist: Texts
    """How it differs from an ordinary game."""
    setup: dict[str, Any]
    """How its setup differs from the suggested one."""
    lanterns: tuple[Lantern, Lantern, Lantern]
    """The first is lit by winning."""
    choices: tuple[str, ...] = ()
    """Entries of the setup that are left to the players."""
    position: str = ""
    """The position at which it begins, in the game's notation; the setup's own if empty."""
    measured: dict[str, Measured] = {}
    """Results by bot."""

    def origin(self, game: str) -> Record | None:
        """The position as a game without answers; ``None`` if it has none."""
        if not self.position:
            return None
        rules = find_game(game)
        state = rules.read(self.position)
        return Record(state.setup, (), rules.rules_version, origin=state.to_data())

    def is_played_by(self, record: Record) -> bool:
        """Whether a game is one of this scenario: it has its setup and its starting position."""
        if self.position:
            began = self.origin(record.game)
            return began is not None and began.origin == record.origin
        return record.origin is None and self.settled(record.setup) == self._settled(record.game)

    def settled(self, setup: Setup) -> dict[str, Any]:
        """The entries of a setup that the players may not choose."""
        free = {*self.choices, *NEVER_SETTLED}
        return {name: value for name, value in setup.to_data().items() if name not in free}

    def _settled(self, game: str) -> dict[str, Any]:
        return self.settled(find_game(game).setup.from_data(self.setup))


@cache
def scenarios_of(game: str) -> Mapping[str, Scenario]:
    """The scenarios of a game by name, the easiest first; those of expansions last."""
    folder = find_plugin(game).file("campaign")
    files = folder.iterdir() if folder.is_dir() else ()
    found = [
        (file.name.removesuffix(".json"), decoded(file, Scenario))
        for file in files
        if file.name.endswith(".json")
    ]
    return dict(sorted(found, key=_place))


def _place(named: tuple[str, Scenario]) -> tuple[int, float, str]:
    """The sort key of a scenario; unmeasured ones come last."""
    name, scenario = named
    known = scenario.measured.get(ORDERED_BY)
    share = known.won / known.games if known else -1.0
    return len(scenario.setup.get("modules", ())), -share, name


def decoded(file: Traversable, kind: type[T]) -> T:
    """The contents of a campaign file; an error names the place."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except msgspec.MsgspecError as cause:
        raise BadScenario(f"{file.name}: {cause}") from cause


def scenario_set_up(setup: Setup) -> str:
    """The name of the scenario with this setup; empty for any other."""
    return scenario_played(Record(setup, (), find_game(setup.game).rules_version))


def scenario_played(record: Record) -> str:
    """The name of the scenario of a game; empty for an ordinary game."""
    return next(_played(record), "")


def _played(record: Record) -> Iterator[str]:
    for name, scenario in scenarios_of(record.game).items():
        if scenario.is_played_by(record):
            yield name
