"""New tables, and tables as others see them."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct, field

from vigil.bots import check_bot_for
from vigil.core.game import Game, Setup, find_game, game_names
from vigil.core.record import Record
from vigil.tables.errors import BadBody, NotFound, Refused
from vigil.tables.host.open_table import OpenTable
from vigil.tables.limits import one_line
from vigil.tables.protocol.messages import Sitter, TableInfo
from vigil.tables.room.challenge import challenge_setup, read_day
from vigil.tables.room.picks import Pick, check_picks
from vigil.tables.row import Row
from vigil.tables.tokens import new_table_id
from vigil.teaching.campaign import NEVER_SETTLED, Scenario, scenarios_of
from vigil.teaching.lessons import Lesson, lessons

TITLE_LENGTH: Final = 60


SeedOf: TypeAlias = Callable[[str, date, int], int]
"""The seed of the challenge for a game, a day and a number of players."""


class NewSeat(Sitter):
    """The player of a seat, and their pick."""

    pick: str = ""
    side: str = ""
    also: tuple[str, ...] = ()
    """Setup entries that are yes for this seat."""

    @property
    def picked(self) -> Pick:
        """The pick of the seat."""
        return Pick(self.pick, self.side, self.also)


class NewTable(Struct):
    """A new table."""

    game: str
    setup: dict[str, Any] = field(default_factory=dict)
    title: str = ""
    public: bool = False
    seats: tuple[NewSeat, ...] = ()
    """In order; seats not listed stay free."""
    start: bool = False
    lesson: str = ""
    """A lesson of the game, with its position and deal; empty for an ordinary game."""
    scenario: str = ""
    """A scenario of the campaign; the setup then has only the entries left to the players."""
    challenge: str = ""
    """The day of a challenge, for the number of players in the setup; empty for none."""


class Created(Struct):
    """A new table with the secrets of its host."""

    table: TableInfo
    host: str
    """The token of the host."""
    tokens: dict[int, str]
    """The tokens of the seats taken with it."""


class Named(Struct):
    """A display name."""

    name: str


class BotName(Struct):
    """The name of a bot; empty to free the seat."""

    bot: str


class Start(Struct):
    """How to start: a bot may fill the free seats."""

    fill: str = ""


class GivenLuck(Struct):
    """A player's entropy for the dice: 32 to 64 random digits, hexadecimal."""

    luck: str


class SeatToken(Struct):
    """The secret of a seat."""

    token: str


class TokenCheck(Struct):
    """Whether a token is valid for a seat."""

    good: bool


class HostToken(Struct):
    """The secret of the host."""

    host: str


class Glance(Struct):
    """A table in the list of your own tables: its players and its current view."""

    table: TableInfo
    view: Mapping[str, Any] | None
    """``None`` before the game begins."""


def glance_of(table: OpenTable) -> Glance:
    """A table as a list shows it."""
    return Glance(table.info(), table.room.view())


def known_game(name: str) -> Game:
    """A game by its name."""
    try:
        return find_game(name)
    except KeyError as cause:
        raise NotFound("no_such_game", value=name, known=", ".join(game_names())) from cause


def known_lesson(new: NewTable) -> Lesson:
    """The lesson of a new table."""
    known = {name: lesson for name, lesson in lessons().items() if lesson.game == new.game}
    if new.lesson not in known:
        raise NotFound("no_such_lesson", value=new.lesson, known=", ".join(known))
    return known[new.lesson]


def known_scenario(game: str, name: str) -> Scenario:
    """A scenario of a game by its name."""
    found = scenarios_of(known_game(game).name)
    if name not in found:
        raise NotFound("no_such_scenario", value=name, known=", ".join(found))
    return found[name]


def new_row(new: NewTable, origin: Record | None, seed_of: SeedOf) -> Row:
    """A table in its stored form; its dealer gets an unguessable seed.

    Lessons and daily challenges have fixed seeds.
    """
    setup, seed = dealt(new, seed_of)
    if new.lesson:
        origin = known_lesson(new).origin
    if new.scenario:
        origin = known_scenario(new.game, new.scenario).origin(new.game)
    if len(new.seats) > setup.players:
        raise Refused("no_such_seat", seat=len(new.seats) - 1, last=setup.players - 1)
    for seat in new.seats:
        if seat.bot:
            check_bot_for(seat.bot, setup)
    picks = [seat.picked for seat in new.seats]
    check_picks(setup, picks, fixed=bool(new.lesson or new.challenge or origin))
    now = time.time()
    return Row(
        id=new_table_id(),
        title=one_line(new.title)[:TITLE_LENGTH],
        public=new.public,
        game=new.game,
        setup=json.dumps(setup.to_data(), ensure_ascii=False),
        origin=None if origin is None else origin.to_json(),
        seed=str(seed),
        created=now,
        updated=now,
        status="waiting",
        seats=msgspec.json.encode([Sitter()] * setup.players).decode(),
        scenario=new.scenario,
    )


def dealt(new: NewTable, seed_of: SeedOf) -> tuple[Setup, int]:
    """The game of a new table, and the seed of its dealer."""
    game = known_game(new.game)
    if new.lesson:
        lesson = known_lesson(new)
        return lesson.origin.setup, lesson.seed
    if new.scenario:
        return scenario_setup(new), secrets.randbits(128)
    if new.challenge:
        day, players = read_day(new.challenge), checked_setup(game, new.setup).players
        setup = checked_setup(game, challenge_setup(game, day, players))
        return setup, seed_of(game.name, day, players)
    return checked_setup(game, new.setup), secrets.randbits(128)


def scenario_setup(new: NewTable) -> Setup:
    """The setup of a scenario, with the entries left to the players."""
    scenario = known_scenario(new.game, new.scenario)
    free = {*scenario.choices, *NEVER_SETTLED}
    chosen = {name: value for name, value in new.setup.items() if name in free}
    return checked_setup(known_game(new.game), {**scenario.setup, **chosen})


def checked_setup(game: Game, data: dict[str, Any]) -> Setup:
    """A setup from outside; values of wrong types are refused like any other wrong body."""
    try:
        return game.setup.from_data(data)
    except TypeError as cause:
        raise BadBody("bad_request", reason=str(cause)) from cause
