"""The games on offer, as tables are made for them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from forms import LONG
from server.client import Made, Site
from vigil import SeededDealer, Table
from vigil.core.decision import Decision
from vigil.core.game import find_game

GAMES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "ghost_stories": ("ghost_stories", {}),
    "white_moon": ("ghost_stories", {"modules": ["white_moon"]}),
    "horizons": ("horizons", {}),
}
"""By the name of its card on the first page: the game, and what is added to its setup."""

SHOWN: Final = tuple(GAMES) if LONG else ("white_moon", "horizons")
"""The games in which what holds for all is shown: White Moon has what Ghost Stories has."""

SEEDS: Final = 60
ANSWERS: Final = 300
LATE: Final = 0.85 if LONG else 0.96


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


def late_game(site: Site, card: str) -> Made:
    """A line of a game for one, played at random until most of it is over."""
    game, setup = GAMES[card]
    random = Random(1)
    chosen = find_game(game).setup.from_data({"players": 1, **setup})
    table = Table.start(chosen, SeededDealer(1))
    while table.decision is not None:
        table.apply(random.randrange(len(table.decision.options)))
    return line_of(site, Table.replay(table.record, to=round(LATE * table.ply)))


def line_of(site: Site, table: Table) -> Made:
    """The game on a server, as a line of its own from where it stands."""
    text = table.record.to_json()
    copy = Made(site, site.http.post("/api/records", content=text).json())
    last = copy.at(0)["last"]
    return Made(site, site.post(f"{copy.path}/fork", {"ply": last, "name": "Ann"}))


def table_of(site: Site, table: Table, *names: str) -> Made:
    """The game on a server, to go on with these people."""
    copy = Made(site, site.http.post("/api/records", content=table.record.to_json()).json())
    made = Made(site, site.post(f"{copy.path}/fork", {"ply": copy.at(0)["last"]}))
    for seat, name in enumerate(names):
        made.tokens[seat] = site.post(f"{made.path}/seats/{seat}", {"name": name})["token"]
    site.post(f"{made.path}/start", {}, made.host)
    return made


class Ending(NamedTuple):
    """A position one answer before the end, and what is said of that end."""

    game: str
    position: str
    words: str

    @property
    def table(self) -> Table:
        game = find_game(self.game)
        return Table.at(game, game.read(self.position), SeededDealer(1))

    @property
    def answer(self) -> int:
        """The answer that ends the game, whatever chance has in store."""
        for index in reversed(range(len(asked(self.table).options))):
            table = self.table
            table.apply(index)
            if table.outcome is not None:
                return index
        raise AssertionError(f"no answer ends the game: {asked(self.table)}")


LAST_INCARNATION: Final = (
    "players: 2; discard: 59; exorcised: 59; turn: red; yang: yes; "
    "next: group_qi_and_yinyang 59, check_victory"
)
ENDINGS: Final = {
    ("ghost_stories", "won"): Ending(
        "ghost_stories", LAST_INCARNATION, "Victory! The last incarnation of Wu-Feng"
    ),
    ("ghost_stories", "lost"): Ending(
        "ghost_stories",
        "level: normal; haunted: 0 3; yellow ghosts: - 38^ -; red: yin_yang no; turn: red; "
        "yang: yes; next: act",
        "Defeat. Too many tiles of the village are haunted.",
    ),
    ("white_moon", "won"): Ending(
        "ghost_stories",
        f"modules: white_moon; {LAST_INCARNATION}",
        "Victory! The last incarnation of Wu-Feng",
    ),
    ("white_moon", "lost"): Ending(
        "ghost_stories",
        "modules: white_moon; graveyard: hua hua hua sun sun sun miao miao xiang xiang chang; "
        "villagers: 5 zhou; yellow ghosts: - 38^ -; red: yin_yang no; turn: red; yang: yes; "
        "next: act",
        "Defeat. Twelve villagers are dead",
    ),
    ("horizons", "won"): Ending(
        "horizons",
        "players: 1; spirits: eyes_watch_from_the_trees; G2: empty; G8: empty; "
        "G7: explorer 1 presence0 1; seat 0: in_play mysterious_abductions; phase: fast; "
        "next: power_phase fast",
        "Victory! The victory condition of the terror level is met",
    ),
    ("horizons", "lost"): Ending(
        "horizons",
        "players: 1; spirits: eyes_watch_from_the_trees; G7: presence0 1; G6: town 2; "
        "blight_pool: 1; seat 0: in_play mysterious_abductions; phase: fast; "
        "next: power_phase fast, ravage G6",
        "Defeat. The blight pool ran dry",
    ),
}
"""By the card of the game and its end."""
