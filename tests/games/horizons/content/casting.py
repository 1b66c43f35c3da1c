"""A card in play on an island that is empty but for what the test says, just being used."""

from __future__ import annotations

from games.horizons.scenario import Scenario, position
from vigil.games.horizons.model.pieces import ELEMENTS
from vigil.games.horizons.powers.elements import elements_of

SPIRITS = ("sun_bright_whirlwind", "fathomless_mud_of_the_swamp")
"""Spirits whose special rules do not meddle with powers."""


def fast(card: str, lands: str, seat: str = "", **more: str) -> Scenario:
    """A fast card is being used by seat 0."""
    return cast(card, "fast", lands, seat, **more)


def slow(card: str, lands: str, seat: str = "", **more: str) -> Scenario:
    """A slow card is being used by seat 0."""
    return cast(card, "slow", lands, seat, **more)


def cast(card: str, speed: str, lands: str, seat: str = "", **more: str) -> Scenario:
    """The card was paid for and is chosen first in its phase."""
    return table(card, speed, lands, seat, **more).answer("power_phase", "use", 0, card)


def table(
    card: str,
    speed: str,
    lands: str,
    seat: str = "",
    *,
    spirits: str = "",
    then: str = "",
    also: str = "",
    players: str = "1",
) -> Scenario:
    """The beginning of a power phase; ``then`` comes before the growth that ends the scene.

    A city in a far corner keeps the game going; ``also`` holds further clauses.
    """
    count = int(players)
    boards = "GH"[:count]
    named = dict(clause.split(": ") for clause in lands.split("; ") if clause)
    island = {f"{board}{n}": "empty" for board in boards for n in range(1, 9)}
    island |= {f"{boards[-1]}8": "city 1"} | named
    parts = {"hand": "none", "in_play": card, "energy": "0"}
    parts |= dict(part.strip().split(" ", 1) for part in seat.split(",") if part)
    clauses = [
        f"players: {players}",
        f"spirits: {spirits or ' '.join(SPIRITS[:count])}",
        *(f"{land}: {there}" for land, there in island.items()),
        f"seat 0: {', '.join(f'{name} {value}' for name, value in parts.items())}",
        f"phase: {speed}",
        also,
        f"next: power_phase {speed}, {then}{', ' if then else ''}spirit_phase no",
    ]
    return position("; ".join(clause for clause in clauses if clause))


def on(game: Scenario, land: str) -> Scenario:
    """The target land is chosen."""
    return game.answer("target_land", "land", land)


def wanted(game: Scenario) -> Scenario:
    """The threshold is used."""
    return game.answer("use_threshold", "yes")


def ignored(game: Scenario) -> Scenario:
    """The threshold is not used."""
    return game.answer("use_threshold", "no")


def offered(game: Scenario) -> set[str]:
    """The lands that can be targeted."""
    assert game.kind == "target_land"
    return lands_named(game)


def lands_named(game: Scenario) -> set[str]:
    """The lands that the options name last, a way out not counted."""
    return {str(option[-1]) for option in game.options if option != ("stop",)}


def kinds_named(game: Scenario) -> set[str]:
    """The kinds of pieces that the options name, a way out not counted."""
    return {str(option[1]) for option in game.options if option != ("stop",)}


def may_stop(game: Scenario) -> bool:
    """Whether the pending question has a way out."""
    return ("stop",) in game.options


def is_over(game: Scenario) -> bool:
    """Whether the card is used up and nothing of it is left to be asked."""
    return game.kind == "spirit_phase"


def at(game: Scenario, land: str) -> str:
    """What is in a land, as the notation writes it."""
    clauses = dict(clause.split(": ", 1) for clause in str(game).split("; ") if ": " in clause)
    return clauses[land]


def fear(game: Scenario) -> int:
    """All fear so far."""
    return sum(int(event.data["amount"]) for event in game.events("fear_generated"))


def elements(game: Scenario, seat: int = 0) -> dict[str, int]:
    """The elements a spirit has."""
    have = elements_of(game.state, seat)
    return {name: have[i] for i, name in enumerate(ELEMENTS) if have[i]}
