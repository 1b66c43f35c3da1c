"""A tiny complete game for the tests of the core: keepers look for coins in a dark cellar.

Each turn a keeper opens a door, or listens first and so learns the top card. A coin is kept or
buried under the deck; a ghost costs a life and may blow out the lantern. Then everyone may light
a lantern. The goal in coins wins; no life, no card or no night left loses.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Final

from vigil.core.decision import EVERYONE, Decision, Option, choose, roll
from vigil.core.deck import KNOWN, Deck, draw
from vigil.core.fields import Fields, plain
from vigil.core.game import Content, Game
from vigil.core.state import GameState, Outcome
from vigil.core.step import GameEnd, Steps

OPEN: Final[Option] = ("open",)
LISTEN: Final[Option] = ("listen",)
CALM: Final[Option] = ("calm",)
GUST: Final[Option] = ("gust",)
GHOST: Final[Option] = ("ghost", 0)


@dataclass(frozen=True, kw_only=True)
class Setup:
    game: ClassVar[str] = "toy"

    players: int = 2
    coins: tuple[int, ...] = (1, 2, 3)
    removed: int = 1
    lives: int = 2
    goal: int = 4
    nights: int = 8

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = plain(asdict(self))
        return data

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Setup:
        return cls(**{**data, "coins": tuple(data["coins"])})


ALONE: Final = Setup(players=1, coins=(1, 2), removed=1, goal=3)


class Lantern(Fields):
    oil: int


class Keeper(Fields):
    coins: list[int]
    lantern: Lantern | None


class State(GameState[Setup]):
    deck: Deck
    keepers: list[Keeper]
    lives: int
    light: int
    ready: tuple[int, ...]


def new_state(setup: Setup) -> State:
    pool: tuple[Option, ...] = (GHOST, *(("coin", coin) for coin in setup.coins))
    layers = (("card", len(pool) - setup.removed),)
    return State(
        setup=setup,
        agenda=[("turn", 0)],
        turn=0,
        action=0,
        outcome=None,
        deck=Deck(layers, (("card", pool),)),
        keepers=[Keeper(coins=[], lantern=Lantern(oil=1)) for _ in range(setup.players)],
        lives=setup.lives,
        light=0,
        ready=(),
    )


STEPS: Final = Steps()


@STEPS.step
def turn(s: State, seat: int) -> None:
    """Each turn a keeper opens a door, then everyone may light a lantern."""
    if not s.deck.layers:
        end(s, False, "dark")
    if s.turn == s.setup.nights:
        end(s, False, "dawn")
    s.turn += 1
    s.action += 1
    s.ready = ()
    s.emit("turn_began", seat=seat)
    s.push(("turn", (seat + 1) % s.setup.players))
    if s.setup.players > 1:
        s.push(("lanterns",))
    s.push(("door", seat))


@STEPS.step
async def door(s: State, seat: int) -> None:
    """Open a door; the next card may be listened for, unless it is known already."""
    known = s.deck.layers[0][0] == KNOWN
    chosen = await choose(s, seat, "door", [OPEN] if known else [OPEN, LISTEN])
    card, s.deck = await draw(s.deck, "card")
    if chosen == LISTEN:
        s.emit("heard", card=list(card))
        s.deck = s.deck.place_on_top(card)
        s.action += 1
        s.push(("door", seat))
    elif card == GHOST:
        s.lives -= 1
        s.push(("scare", seat))
    else:
        await find_coin(s, seat, int(card[1]))


async def find_coin(s: State, seat: int, coin: int) -> None:
    """A coin is kept or buried, decided in the middle of the effect."""
    s.emit("found", coin=coin)
    kept = await choose(s, seat, "coin", [("keep", coin), ("bury", coin)], ("coin", coin))
    if kept[0] == "bury":
        s.deck = s.deck.place_at_bottom(("coin", coin))
        return
    s.keepers[seat].coins.append(coin)
    s.emit("kept", seat=seat, coin=coin)
    if sum(sum(keeper.coins) for keeper in s.keepers) >= s.setup.goal:
        end(s, True, "goal")


@STEPS.step
async def scare(s: State, seat: int) -> None:
    """A ghost costs a life; a gust of wind, half as likely as calm, blows out the lantern."""
    if s.lives == 0:
        end(s, False, "scared")
    if await roll("wind", (CALM, GUST), (2, 1)) == GUST:
        s.keepers[seat].lantern = None
        s.emit("lantern_out", seat=seat)


@STEPS.step
async def lanterns(s: State) -> None:
    """Everyone at once: light the lantern or be ready."""
    waiting = [seat for seat in range(s.setup.players) if seat not in s.ready]
    if not waiting:
        return
    options: list[Option] = [("ready", seat) for seat in waiting]
    options += [("light", seat) for seat in waiting if s.keepers[seat].lantern]
    chosen = await choose(s, EVERYONE, "lanterns", options)
    s.push(("answered", *chosen), ("lanterns",))


@STEPS.step
def answered(s: State, what: str, seat: int) -> None:
    """A lantern burns one oil; then its keeper is ready."""
    s.ready = (*s.ready, seat)
    lantern = s.keepers[seat].lantern
    if what == "light" and lantern is not None:
        lantern.oil -= 1
        s.light += 1
        if lantern.oil == 0:
            s.keepers[seat].lantern = None
        s.emit("lit", seat=seat)


def end(s: State, won: bool, reason: str) -> None:
    """The game ends here and now."""
    coins = sum(sum(keeper.coins) for keeper in s.keepers)
    s.outcome = Outcome(won, reason, coins)
    s.emit("ended", won=won, reason=reason)
    raise GameEnd


def view(s: State, seat: int | None, decision: Decision | None) -> dict[str, Any]:
    """Everything lies open."""
    asked = None if decision is None else decision.to_data()
    return {"seat": seat, "lives": s.lives, "keepers": plain(s.keepers), "decision": asked}


def write(s: State) -> str:
    return json.dumps([s.setup.to_data(), s.to_data()])


def reader(setup: type[Setup], kind: type[State]) -> Callable[[str], State]:
    """What reads the positions of a game with that setup and state."""

    def read(text: str) -> State:
        chosen, data = json.loads(text)
        return kind.from_data(data, setup=setup.from_data(chosen))

    return read


TOY: Final = Game(
    name=Setup.game,
    rules_version=3,
    setup=Setup,
    state=State,
    steps=STEPS,
    new=new_state,
    view=view,
    content=(Content(kind="card", id="ghost", facts={"count": 1}),),
    write=write,
    read=reader(Setup, State),
    upgrade=lambda data, *_: data,
)
