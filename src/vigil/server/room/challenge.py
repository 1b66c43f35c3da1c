"""The day's challenge: one deal for each game, the same for everybody, from the date alone."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any, Final

from vigil.core.game import Game
from vigil.server.common.errors import Refused

DAYS: Final = 7
"""So many days a challenge can be played, its own among them."""


def today() -> date:
    """The day of the challenge; it changes everywhere at once."""
    return datetime.now(UTC).date()


def read_day(text: str) -> date:
    """A day whose challenge can be played: today or one of the days before."""
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
    """What is played that day: as a new table suggests it, the levels one after another."""
    setup: dict[str, Any] = {"players": players}
    for choice in game.choices:
        if choice.entry == "level":
            setup["level"] = choice.values[day.toordinal() % len(choice.values)]
        elif choice.suggested is not None and not choice.module:
            setup[choice.entry] = choice.suggested
    return setup


def challenge_seed(game: str, day: date, players: int) -> int:
    """The seed of its dealer."""
    text = f"vigil challenge {day.isoformat()} {game} {players}"
    return int.from_bytes(sha256(text.encode()).digest()[:16])


def challenge_dealt(game: str, players: int, seed: int, made: float) -> str:
    """The day whose challenge a table plays that was made then; empty for an ordinary game."""
    about = datetime.fromtimestamp(made, UTC).date()
    for back in range(DAYS):
        day = about - timedelta(days=back)
        if challenge_seed(game, day, players) == seed:
            return day.isoformat()
    return ""
