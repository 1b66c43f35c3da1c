"""The games on offer, as tables are made for them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from server.client import Made, Site
from vigil import SeededDealer, Table
from vigil.core.decision import Decision

GAMES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "ghost_stories": ("ghost_stories", {}),
    "white_moon": ("ghost_stories", {"modules": ["white_moon"]}),
    "horizons": ("horizons", {}),
}
"""By the name of its card on the first page: the game, and what is added to its set-up."""

SEEDS: Final = 60
ANSWERS: Final = 300


def new_game(site: Site, card: str, *names: str) -> Made:
    """A table that has started; a name in brackets is a bot."""
    game, setup = GAMES[card]
    return site.new_table(game, *names, **setup)


def asked(game: Table) -> Decision:
    """The question of a game that is not over."""
    assert game.decision is not None
    return game.decision


def game_at(site: Site, setup: Any, kind: str, where: Callable[[Table], bool]) -> Made:
    """A line of a game, played at random, in which the first seat is asked such a question."""
    for seed in range(SEEDS):
        random = Random(seed)
        table = Table.start(setup, SeededDealer(seed))
        for _ in range(ANSWERS):
            decision = table.decision
            if decision is None:
                break
            if decision.kind == kind and where(table):
                return line_of(site, table)
            table.apply(random.randrange(len(decision.options)))
    raise AssertionError(f"no game asks for {kind}")


def line_of(site: Site, table: Table) -> Made:
    """The game on a server, as a line of its own from where it stands."""
    text = table.record.to_json()
    copy = Made(site, site.http.post("/api/records", content=text).json())
    last = copy.at(0)["last"]
    return Made(site, site.post(f"{copy.path}/fork", {"ply": last, "name": "Ann"}))
