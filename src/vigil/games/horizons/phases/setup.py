"""Setting up: spirits, island, decks and pools, in rulebook order."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from vigil.core.decision import Option, shuffle
from vigil.core.deck import Deck
from vigil.games.horizons.content.fear_cards import FEAR_CARDS
from vigil.games.horizons.content.invader_cards import INVADER_CARDS
from vigil.games.horizons.model.options import FEAR_DECK_SIZE, Setup
from vigil.games.horizons.model.pieces import FRESH, WIDTH
from vigil.games.horizons.model.state import State, new_turn
from vigil.games.horizons.phases.steps import step
from vigil.games.horizons.powers.power import Placement
from vigil.games.horizons.powers.registry import MAJOR, MINOR, PANELS, cards_of

STAGES: Final = ((1, 3), (2, 4), (3, 5))
"""How many cards of each stage are in the invader deck."""


def new_state(setup: Setup) -> State:
    """The table before the spirits are drawn and placed."""
    return _untouched(setup).copy()


@lru_cache
def _untouched(setup: Setup) -> State:
    lands, seats = len(setup.lands), setup.players
    return State(
        setup=setup,
        agenda=[("set_up",)],
        turn=0,
        action=0,
        outcome=None,
        pieces=[0] * (WIDTH * lands),
        blight=[0] * lands,
        presence=[0] * (lands * seats),
        blight_pool=setup.blight_pool,
        spirits=(),
        energy=[0] * seats,
        destroyed=[0] * seats,
        energy_open=[1] * seats,
        plays_open=[1] * seats,
        hand=[()] * seats,
        in_play=[()] * seats,
        discard=[()] * seats,
        learned=[0] * seats,
        growth=[None] * seats,
        growing=[()] * seats,
        plays=[None] * seats,
        ready=[False] * seats,
        passed=[False] * seats,
        fear=0,
        earned=0,
        taken=0,
        fear_deck=fear_deck(),
        invader_deck=invader_deck(),
        ravage_card="",
        build_card="",
        explore_card="",
        invader_discard=(),
        minor=full_deck(MINOR),
        major=full_deck(MAJOR),
        minor_discard=(),
        major_discard=(),
        phase="set_up",
        this_turn=new_turn(setup),
        doom="",
    )


@cache
def fear_deck() -> Deck:
    """Nine fear cards out of the fifteen."""
    pool: tuple[Option, ...] = tuple(("card", card) for card in sorted(FEAR_CARDS))
    return Deck((("fear", FEAR_DECK_SIZE),), (("fear", pool),))


@cache
def invader_deck() -> Deck:
    """Three cards of stage I on top, four of stage II, five of stage III."""
    layers = tuple((f"stage_{stage}", size) for stage, size in STAGES)
    pools = tuple(
        (
            f"stage_{stage}",
            tuple(("card", card.id) for card in INVADER_CARDS.values() if card.stage == stage),
        )
        for stage, _ in STAGES
    )
    return Deck(layers, pools)


@cache
def full_deck(name: str) -> Deck:
    """All minor or all major powers."""
    return power_deck(name, cards_of(name))


def power_deck(name: str, cards: tuple[str, ...]) -> Deck:
    """A shuffled deck of power cards."""
    return Deck(((name, len(cards)),), ((name, tuple(("card", card) for card in cards)),))


@step
async def set_up(s: State) -> None:
    """Spirits, island, presence and hands; then the first exploring."""
    s.spirits = s.setup.spirits or await draw_spirits(s)
    fill_island(s)
    for seat in s.setup.seats:
        place_spirit(s, seat)
    set_aside_progressions(s)
    s.emit("set_up", spirits=list(s.spirits), boards=list(s.setup.island.boards))
    s.push(("next_round",))
    if s.setup.bonus_growth:
        s.push(("begin_bonus",))
    if s.setup.first_explore:
        s.push(("explore",), ("advance_cards",))


async def draw_spirits(s: State) -> tuple[str, ...]:
    """A different spirit for each seat."""
    options: list[Option] = [("spirit_name", spirit) for spirit in PANELS]
    drawn = await shuffle("spirit_choice", options, s.setup.players)
    return tuple(str(option[1]) for option in drawn)


def fill_island(s: State) -> None:
    """Pieces and blight as the boards show them; that blight is not from the pool."""
    for land, initial in enumerate(s.setup.island.initial):
        for piece in initial:
            if piece == "blight":
                s.blight[land] += 1
            else:
                s.pieces[WIDTH * land + FRESH[piece]] += 1


def place_spirit(s: State, seat: int) -> None:
    """A spirit's first presence on its own board, and its four cards."""
    panel = PANELS[s.spirits[seat]]
    for placement in panel.setup:
        land = 8 * seat + starting_land(s, seat, placement)
        s.presence[len(s.blight) * seat + land] += placement.count
    s.hand[seat] = tuple(card.id for card in panel.cards)


def starting_land(s: State, seat: int, placement: Placement) -> int:
    """The land on the spirit's own board that a setup instruction names."""
    if placement.number:
        return placement.number - 1
    own = s.setup.island.terrain[8 * seat : 8 * seat + 8]
    lands = [land for land, terrain in enumerate(own) if terrain == placement.terrain]
    return lands[-1] if placement.highest else lands[0]


def set_aside_progressions(s: State) -> None:
    """Cards of the progressions, if they are used, are not in the common decks (H6)."""
    if not s.setup.learners or not s.setup.rules.progression_leaves_decks:
        return
    taken = {card for seat in s.setup.learners for card in PANELS[s.spirits[seat]].progression}
    s.minor = power_deck(MINOR, tuple(card for card in cards_of(MINOR) if card not in taken))
    s.major = power_deck(MAJOR, tuple(card for card in cards_of(MAJOR) if card not in taken))
