"""The games on offer, as tables are made for them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from browser.people import Person
from forms import LONG
from server.client import Made, Site
from vigil import SeededDealer, Table
from vigil.bots.rules_bot import RulesBot
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


class Moment(NamedTuple):
    """Something great in a game of bots, and how to watch it."""

    made: Made
    stop: int
    """The ply of the last question before it: a replay plays it from there."""
    tag: str
    """The tag of its event."""

    def show(self, person: Person) -> Page:
        """Play it in the replay, and stop the clock of the page at its ceremony."""
        page = person.go(f"/tables/{self.made.id}/replay/{self.stop}")
        page.locator("#prompt li").first.wait_for()
        page.evaluate(HOLD, self.tag)
        page.keyboard.press("ArrowRight")
        page.locator(f"[data-ceremony={self.tag}]").first.wait_for(state="attached")
        return page


GREAT: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "ghost_stories": {"taoist_died": (4, 3), "incarnation_came": (4, 2)},
    "white_moon": {"incarnation_came": (4, 5), "barrier_began": (4, 5), "taoist_died": (4, 5)},
    "horizons": {"fear_card_revealed": (1, 7), "blight_cascaded": (1, 7), "terror_rose": (1, 7)},
}
"""What happens in games of bots that is shown large, with the players and the seed of a game."""
NAMES: Final = {"incarnation_came": "ghost_placed", "blight_cascaded": "blight_added"}
"""The events of moments that have a name of their own in a report."""


HOLD: Final = """tag => {
    const [start, stop, ask] = [setTimeout, clearTimeout, fetch]
    const place = `[data-great="${tag}"]`
    const stopped = new Set()
    let asked = 0
    window.fetch = (...what) => {
        asked++
        return ask(...what).finally(() => asked--)
    }
    window.clearTimeout = timer => {
        stopped.add(timer)
        stop(timer)
    }
    window.setTimeout = (call, time) => {
        const fire = () => {
            if (stopped.has(timer) || document.querySelector(place)) return
            if (asked) start(fire, time)
            else call()
        }
        const timer = start(fire, time)
        return timer
    }
}"""
"""From now on no time passes once that ceremony has begun, nor while the server is asked."""


def great_moments(site: Site, card: str, *kinds: str) -> dict[str, Moment]:
    """The first moment of each of these kinds, or of all that a game has."""
    wanted = {kind: GREAT[card][kind] for kind in kinds or GREAT[card]}
    played = {game: moments_of(site, card, *game) for game in {*wanted.values()}}
    return {kind: played[game][kind] for kind, game in wanted.items()}


def moments_of(site: Site, card: str, players: int, seed: int) -> dict[str, Moment]:
    """The first moment of each kind in a game of bots, which is always the same."""
    game, more = GAMES[card]
    setup = find_game(game).setup.from_data({"players": players, **more})
    table, bot = Table.start(setup, SeededDealer(seed)), RulesBot(seed)
    while table.decision is not None:
        table.apply(bot.choose(table, table.decision))
    record = table.record.to_json()
    made = Made(site, site.http.post("/api/records", content=record).json())
    happened = made.at(table.ply)["events"]
    asked = [ply for ply, _, seat in happened if seat >= 0]
    played = [(ply, events) for ply, events, _ in happened if ply >= asked[0]]
    first = {tag: ply for ply, events in reversed(played) for tag, _ in events}
    story = site.get(f"{made.path}/story")["moments"]
    first |= {one["kind"]: one["ply"] for one in reversed(story) if one["ply"] >= asked[0]}
    return {
        kind: Moment(made, max(one for one in asked if one <= ply) - 1, NAMES.get(kind, kind))
        for kind, ply in first.items()
    }


def line_of(site: Site, table: Table) -> Made:
    """The game on a server, as a separate game from its current position."""
    text = table.record.to_json()
    copy = Made(site, site.http.post("/api/records", content=text).json())
    last = copy.at(0)["last"]
    return Made(site, site.post(f"{copy.path}/fork", {"ply": last, "name": "Ann"}))


def table_of(site: Site, table: Table, *names: str) -> Made:
    """The game on a server, to continue with these people."""
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
