"""The rules of Lantern.

Two to four keepers walk between the tower and three bays. In his turn a keeper acts twice, then
the night brings a card: a ship, a storm, fog or calm. Guiding a ship costs oil, and two steps
bring it home. Enough ships at home win. Three wrecks, a dark lantern or the dawn lose.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from vigil.game import (
    KNOWN,
    Choice,
    Content,
    Decision,
    Deck,
    Game,
    GameState,
    Option,
    PlainSetup,
    Steps,
    choose,
    draw,
    end_game,
    new_deck,
    one_of,
    plain_view,
    roll,
)

TOWER: Final = "tower"
BAYS: Final = ("west", "north", "east")
PLACES: Final = (TOWER, *BAYS)
FIRST_OIL: Final = 4
MOST_OIL: Final = 6
FAR: Final = 2
"""Steps from the open sea to the harbour."""
WRECKS_TO_LOSE: Final = 3
SHIPS_OF_A_BAY: Final = 3
STORMS_OF_A_BAY: Final = 2
OTHER_CARDS: Final = {"fog": 4, "calm": 2}
UNUSED_CARDS: Final = 2
"""They leave the game unseen."""
OIL: Final[tuple[Option, ...]] = (("oil", 1), ("oil", 2), ("oil", 3))
POINTS: Final = {"home": 5, "wrecks": -3, "oil": 1}


@dataclass(frozen=True, kw_only=True)
class Setup(PlainSetup):
    """How many play, and how many ships they have to bring home."""

    game: ClassVar[str] = "lantern"

    players: int = 2
    ships: int = 4

    def __post_init__(self) -> None:
        one_of("players", self.players, (2, 3, 4))
        one_of("ships", self.ships, (3, 4, 5))


class State(GameState[Setup]):
    """What there is on the table."""

    night: Deck
    keepers: list[str]
    """By seat, where they are."""
    ships: dict[str, tuple[int, ...]]
    """By bay, how many steps each ship is away, the nearest first."""
    oil: int = FIRST_OIL
    home: int = 0
    wrecks: int = 0

    def score_lines(self) -> dict[str, int]:
        """Points for ships at home and oil, less for wrecks."""
        return {line: points * getattr(self, line) for line, points in POINTS.items()}


def new_state(setup: Setup) -> State:
    """All keepers begin in the tower; no ship is in sight."""
    kinds = {"ship": SHIPS_OF_A_BAY, "storm": STORMS_OF_A_BAY}
    cards = [(kind, bay, n) for kind, count in kinds.items() for bay in BAYS for n in range(count)]
    others = [(kind, "", n) for kind, count in OTHER_CARDS.items() for n in range(count)]
    return State(
        setup=setup,
        night=new_deck("night", [*cards, *others], removed=UNUSED_CARDS),
        keepers=[TOWER] * setup.players,
        ships=dict.fromkeys(BAYS, ()),
    )


STEPS: Final = Steps()


@STEPS.step
def turn(s: State, seat: int) -> None:
    """A keeper acts twice, then the night comes; after its last card it is dawn."""
    if not s.night.layers:
        end_game(s, False, "dawn")
    s.turn += 1
    s.emit("turn_began", turn=s.turn, seat=seat)
    after = (seat + 1) % s.setup.players
    s.push(("act", seat), ("act", seat), ("fall", seat), ("turn", after))


@STEPS.step
async def act(s: State, seat: int) -> None:
    """Go, guide a ship, fetch oil, watch the sky, or rest."""
    s.action += 1
    match await choose(s, seat, "act", actions(s, s.keepers[seat])):
        case ("go", str(place)):
            s.keepers[seat] = place
            s.emit("went", seat=seat, place=place)
        case ("guide", str(bay)):
            guide(s, seat, bay)
        case ("fetch",):
            burn(s, -int((await roll("oil", OIL))[1]))
            s.emit("fetched", seat=seat, oil=s.oil)
        case ("watch",):
            card, below = await draw(s.night, "night")
            s.night = below.place_on_top(card)
            tell(s, "watched", card, seat=seat)


def actions(s: State, here: str) -> list[Option]:
    """What a keeper can do where he is."""
    found: list[Option] = [("go", place) for place in PLACES if place != here]
    if here == TOWER and s.oil < MOST_OIL:
        found.append(("fetch",))
    if here == TOWER and s.night.layers[0][0] != KNOWN:
        found.append(("watch",))
    if here != TOWER and s.ships[here] and s.oil:
        found.append(("guide", here))
    return [*found, ("rest",)]


def guide(s: State, seat: int, bay: str) -> None:
    """The nearest ship comes a step nearer."""
    burn(s, 1)
    nearest, *others = s.ships[bay]
    s.ships[bay] = (nearest - 1, *others) if nearest > 1 else tuple(others)
    s.home += nearest == 1
    s.emit("guided", seat=seat, place=bay, steps=nearest - 1)
    if s.home == s.setup.ships:
        end_game(s, True, "home")


@STEPS.step
async def fall(s: State, seat: int) -> None:
    """The night brings its next card."""
    card, s.night = await draw(s.night, "night")
    kind, bay = str(card[0]), str(card[1])
    tell(s, "fell", card)
    if kind == "ship":
        s.ships[bay] = (*s.ships[bay], FAR)
    elif kind == "fog":
        if not s.oil:
            end_game(s, False, "dark")
        burn(s, 1)
    elif kind == "storm" and s.ships[bay] and not await shields(s, bay):
        wreck(s, bay)


def tell(s: State, tag: str, card: Option, **facts: int) -> None:
    """A card of the night is seen; fog and calm are everywhere."""
    kind, bay = card[:2]
    where = {"place": bay} if bay else {}
    s.emit(tag if bay else f"{tag}_everywhere", card=kind, **where, **facts)


async def shields(s: State, bay: str) -> bool:
    """A keeper in the bay may burn oil, so that the storm does no harm."""
    keeper = next((seat for seat, place in enumerate(s.keepers) if place == bay), None)
    if keeper is None or not s.oil:
        return False
    options = [("shield",), ("give_up",)]
    if (await choose(s, keeper, "storm", options, ("bay", bay)))[0] == "give_up":
        return False
    burn(s, 1)
    s.emit("shielded", seat=keeper, place=bay)
    return True


def wreck(s: State, bay: str) -> None:
    """The storm takes the nearest ship."""
    s.ships[bay] = s.ships[bay][1:]
    s.wrecks += 1
    s.emit("wrecked", place=bay, wrecks=s.wrecks)
    if s.wrecks == WRECKS_TO_LOSE:
        end_game(s, False, "wrecks")


def burn(s: State, oil: int) -> None:
    """The lantern burns oil, or is filled."""
    s.oil = min(MOST_OIL, s.oil - oil)


def view(s: State, seat: int | None, decision: Decision | None) -> Mapping[str, Any]:
    """The table for a screen."""
    parts = {
        "oil": s.oil,
        "home": s.home,
        "wrecks": s.wrecks,
        "keepers": [{"keeper": seat, "place": place} for seat, place in enumerate(s.keepers)],
        "bays": [{"place": bay, "ships": s.ships[bay]} for bay in BAYS],
        "night": {"left": s.night.count(), "next": next_card(s)},
    }
    return plain_view(s, seat, decision, parts)


def next_card(s: State) -> dict[str, Any] | None:
    """The next card of the night, where a keeper has seen it."""
    if not s.night.layers or s.night.layers[0][0] != KNOWN:
        return None
    kind, bay, _ = s.night.layers[0][1]
    return {"card": kind, "place": bay or None}


CHOICES: Final = (
    Choice(entry="players", values=(2, 3, 4), default=Setup.players),
    Choice(entry="ships", values=(3, 4, 5), default=Setup.ships, metavar="N"),
)
LANTERN: Final = Game(
    setup=Setup,
    state=State,
    steps=STEPS,
    new=new_state,
    view=view,
    content=(
        *(Content(kind="place", id=place, facts={}) for place in PLACES),
        *(Content(kind="card", id=card, facts={}) for card in ("ship", "storm", *OTHER_CARDS)),
    ),
    choices=CHOICES,
)
