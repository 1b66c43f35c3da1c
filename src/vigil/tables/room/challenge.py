"""The daily challenge: one deal for each game, the same for everyone on this server.

It follows from the day and a secret of the server, so that nobody else can compute it in advance.
The commitment of each coming day is published, so that the server cannot change it either.
"""

from __future__ import annotations

import hmac
import secrets
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, NamedTuple, Self

from vigil.core.commitment import commitment
from vigil.core.game import Game
from vigil.tables.errors import Refused

DAYS: Final = 7
"""The number of days, today included, whose challenge can be played."""
AHEAD: Final = 7
"""The number of coming days with published commitments."""


def today() -> date:
    """The day of the challenge; it changes everywhere at once."""
    return datetime.now(UTC).date()


def read_day(text: str) -> date:
    """A day whose challenge can be played: today or an earlier one."""
    first = today() - timedelta(days=DAYS - 1)
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.max
    if not first <= day <= today():
        known = {"first": first.isoformat(), "today": today().isoformat()}
        raise Refused("no_such_day", value=text, **known)
    return day


def challenge_setup(game: Game, day: date, players: int) -> dict[str, Any]:
    """The setup of that day: the suggested one, with changing levels."""
    setup: dict[str, Any] = {"players": players}
    for choice in game.choices:
        if choice.entry == "level":
            setup["level"] = choice.values[day.toordinal() % len(choice.values)]
        elif choice.suggested is not None and not choice.module:
            setup[choice.entry] = choice.suggested
    return setup


def player_counts(game: Game) -> list[int]:
    """The possible numbers of players in its challenge."""
    values = next(one.values for one in game.choices if one.entry == "players")
    return sorted(count for count in values if isinstance(count, int))


class DealSecret(NamedTuple):
    """The secret that deals are made of from a given day on."""

    first: date
    key: bytes

    @classmethod
    def made(cls, first: date) -> Self:
        """A new secret."""
        return cls(first, secrets.token_bytes(32))

    @classmethod
    def read(cls, text: str) -> Self:
        """The day in this text; ``ValueError`` for any other text."""
        first, key = text.split()
        return cls(date.fromisoformat(first), bytes.fromhex(key))

    def __str__(self) -> str:
        return f"{self.first.isoformat()} {self.key.hex()}"

    def seed(self, game: str, day: date, players: int) -> int:
        """The seed of a deal; days before the first one follow from the date."""
        return _seed(self, game, day, players)


@lru_cache(maxsize=4096)
def _seed(secret: DealSecret, game: str, day: date, players: int) -> int:
    """Cached, as every table opened is compared with the deals of several days."""
    text = f"vigil challenge {day.isoformat()} {game} {players}".encode()
    dated = day < secret.first
    digest = sha256(text).digest() if dated else hmac.digest(secret.key, text, "sha256")
    return int.from_bytes(digest[:16])


class DailyDeals:
    """The deals of a server, and of servers whose backups it has restored."""

    def __init__(self, secret: DealSecret, *others: DealSecret) -> None:
        self._secret = secret
        self._known = (secret, *others, secret._replace(first=date.max))

    def seed(self, game: str, day: date, players: int) -> int:
        """The seed of a deal."""
        return self._secret.seed(game, day, players)

    def commitment(self, game: str, day: date, players: int) -> str:
        """The commitment of a deal, which can be shown before its day."""
        return commitment(self.seed(game, day, players))

    def day_of(self, game: str, players: int, seed: int, made: float) -> str:
        """The day of the challenge played at a table; empty for another game."""
        about = datetime.fromtimestamp(made, UTC).date()
        for back in range(DAYS):
            day = about - timedelta(days=back)
            if any(secret.seed(game, day, players) == seed for secret in self._known):
                return day.isoformat()
        return ""
