"""The view for a screen: plain data, nothing secret, nothing left to compute."""

from __future__ import annotations

from vigil.core.decision import Decision
from vigil.core.fields import plain
from vigil.core.view import outcome_view
from vigil.games.horizons.content.boards import ASSUMED
from vigil.games.horizons.content.fear_lands import shunned_actions
from vigil.games.horizons.content.invader_cards import INVADER_CARDS, InvaderCard
from vigil.games.horizons.model.options import FEAR_DECK_SIZE
from vigil.games.horizons.model.pieces import (
    CITY,
    DAHAN,
    ELEMENTS,
    EXPLORER,
    PIECES,
    SLOTS,
    TOWN,
    WIDTH,
    Invader,
    Piece,
)
from vigil.games.horizons.model.queries import (
    SACRED,
    built_by_special_rules,
    cards_until_next_level,
    count,
    defence,
    has_invaders,
    health,
    presence,
    ravage_damage,
    terror_level,
    to_be_built,
)
from vigil.games.horizons.model.scoring import score_lines
from vigil.games.horizons.model.state import State
from vigil.games.horizons.phases.growth import card_plays, income
from vigil.games.horizons.phases.invaders import LAND_DAMAGE, has_source, matching
from vigil.games.horizons.phases.power_phase import can_use
from vigil.games.horizons.powers.effects import BUILD, BUILD_CITY, EXPLORE, RAVAGE
from vigil.games.horizons.powers.elements import elements_of
from vigil.games.horizons.powers.power import Power, Slot, Threshold
from vigil.games.horizons.powers.registry import PANELS, POWERS
from vigil.games.horizons.powers.resolve import asks_levels
from vigil.games.horizons.powers.targeting import can_target
from vigil.games.horizons.presentation.views import (
    DecksView,
    FearView,
    ForecastView,
    HorizonsView,
    InvaderFacts,
    InvadersView,
    IslandView,
    LandView,
    PowerView,
    SpiritView,
    ThresholdView,
    TrackSlot,
    WhyNot,
)


def view(s: State, seat: int | None, decision: Decision | None) -> HorizonsView:
    """The whole table as plain data for a seat, or for a spectator."""
    begun = bool(s.spirits)
    return {
        "game": s.setup.game,
        "setup": s.setup.to_data(),
        "seat": seat,
        "turn": s.turn,
        "phase": s.phase,
        "island": island_view(s),
        "lands": [land_view(s, land) for land in s.setup.lands] if begun else [],
        "spirits": [spirit_view(s, other) for other in s.setup.seats] if begun else [],
        "fear": fear_view(s),
        "blight": {
            "pool": s.blight_pool,
            "start": s.setup.blight_pool,
            "on_island": sum(s.blight),
        },
        "invaders": invader_view(s),
        "decks": deck_view(s),
        "decision": None if decision is None else decision.to_data(),
        "outcome": s.outcome and outcome_view(s.outcome, score_lines(s, s.outcome.won)),
    }


# -- the island


def island_view(s: State) -> IslandView:
    """Boards, outlines, and which of them are assumed."""
    island = s.setup.island
    return {
        "boards": list(island.boards),
        "assumed": [board for board in island.boards if board in ASSUMED],
        "oceans": plain(island.oceans),
    }


def land_view(s: State, land: int) -> LandView:
    """A land: its contents and the next actions of the invaders."""
    island = s.setup.island
    return {
        "id": island.names[land],
        "terrain": island.terrain[land],
        "coastal": island.coastal[land],
        "adjacent": [island.names[other] for other in island.adjacent[land]],
        "outline": plain(island.outlines[land]),
        "explorer": count(s, land, (EXPLORER,)),
        "town": count(s, land, (TOWN,)),
        "city": count(s, land, (CITY,)),
        "dahan": count(s, land, (DAHAN,)),
        "damaged": damaged(s, land),
        "health": {kind: health(s, land, kind) for kind in PIECES},
        "blight": s.blight[land],
        "presence": [presence(s, seat, land) for seat in s.setup.seats],
        "sacred": [seat for seat in s.setup.seats if presence(s, seat, land) >= SACRED],
        "defend": defence(s, land),
        "next": forecast(s, land),
    }


def damaged(s: State, land: int) -> list[tuple[Piece, int, int]]:
    """Pieces with damage: kind, damage, how many."""
    return [
        (kind, damage, s.pieces[WIDTH * land + slot])
        for slot, (kind, damage) in enumerate(SLOTS)
        if damage and s.pieces[WIDTH * land + slot]
    ]


def forecast(s: State, land: int) -> ForecastView:
    """The next ravage, build and explore here, as the cards are now."""
    ravages = comes(s, "ravage", s.ravage_card, land, RAVAGE)
    damage = max(0, ravage_damage(s, land) - defence_to_come(s, land)) if ravages else 0
    blights = damage >= LAND_DAMAGE and not s.this_turn.no_blight[land]
    return {
        "ravage": ravages,
        "damage": damage,
        "blight": blights,
        "cascade": blights and s.blight[land] > 0,
        "build": building(s, land) if comes(s, "build", s.build_card, land, BUILD) else None,
        "can_explore": has_source(s, land) and not skips_to_come(s, land) & EXPLORE,
    }


def is_over(s: State) -> bool:
    """Whether the invaders have acted this turn: what held for it no longer counts."""
    return s.phase == "slow"


def defence_to_come(s: State, land: int) -> int:
    """Defence that will hold when the land is ravaged."""
    return 0 if is_over(s) else defence(s, land)


def skips_to_come(s: State, land: int) -> int:
    """Actions that the land will be spared."""
    return 0 if is_over(s) else shunned_actions(s, land)


def comes(s: State, action: str, card: str, land: int, bit: int) -> bool:
    """Whether an invader action is still to come in a land."""
    if not has_invaders(s, land) or skips_to_come(s, land) & bit:
        return False
    if s.phase == "invader" and ("invaders_act",) not in s.agenda:
        lands = next((entry[1] for entry in s.agenda if entry[0] == f"{action}_lands"), 0)
        return (action, land) in s.agenda or bool(lands >> land & 1)
    return bool(matching(s, card) >> land & 1)


def building(s: State, land: int) -> Invader | None:
    """What a build would add there."""
    building = to_be_built(s, land)
    if building == CITY and skips_to_come(s, land) & BUILD_CITY:
        return None
    return built_by_special_rules(s, land, building)


# -- the spirits


def spirit_view(s: State, seat: int) -> SpiritView:
    """A spirit: tracks, cards, elements and what it can use now."""
    panel = PANELS[s.spirits[seat]]
    have = elements_of(s, seat)
    return {
        "seat": seat,
        "id": panel.id,
        "special": panel.special,
        "board": s.setup.island.boards[seat],
        "energy": s.energy[seat],
        "income": income(s, seat),
        "plays": card_plays(s, seat),
        "plays_left": s.plays[seat] or 0,
        "energy_track": [slot_view(slot) for slot in panel.energy],
        "energy_open": s.energy_open[seat],
        "plays_track": [slot_view(slot) for slot in panel.plays],
        "plays_open": s.plays_open[seat],
        "destroyed": s.destroyed[seat],
        "growth": [[action.op for action in option] for option in panel.growth],
        "grown": s.growth[seat],
        "growing": list(s.growing[seat]),
        "elements": {name: have[i] for i, name in enumerate(ELEMENTS) if have[i]},
        "hand": list(s.hand[seat]),
        "in_play": list(s.in_play[seat]),
        "discard": list(s.discard[seat]),
        "powers": [power_view(s, seat, POWERS[card]) for card in s.in_play[seat]],
        "hand_powers": [power_view(s, seat, POWERS[card]) for card in s.hand[seat]],
        "innate": power_view(s, seat, panel.innate),
        "asks_levels": asks_levels(s, seat, panel.innate),
        "range_bonus": s.this_turn.reach[seat],
        "passed": s.passed[seat],
    }


def slot_view(slot: Slot) -> TrackSlot:
    """A slot of a presence track."""
    return slot.number, slot.element


def power_view(s: State, seat: int, power: Power) -> PowerView:
    """A power: whether it can be used now and, if not, why; thresholds against elements."""
    return {
        "id": power.id,
        "used": power.id in s.this_turn.used[seat],
        "why_not": why_not(s, seat, power),
        "thresholds": [
            threshold_view(s, seat, threshold) for threshold in power.thresholds or power.levels
        ],
    }


def threshold_view(s: State, seat: int, threshold: Threshold) -> ThresholdView:
    """The elements a threshold needs, and those still missing."""
    have = elements_of(s, seat)
    missing = {
        name: amount - have[ELEMENTS.index(name)]
        for name, amount in threshold.elements.items()
        if amount > have[ELEMENTS.index(name)]
    }
    return {"elements": dict(threshold.elements), "missing": missing}


def why_not(s: State, seat: int, power: Power) -> WhyNot | None:
    """Why a power cannot be used now; ``None`` when it can."""
    if not power.levels and power.id not in s.in_play[seat]:
        dear = power.cost > s.energy[seat] and has_income(s, seat)
        return "too_dear" if dear else "in_hand"
    if s.phase in ("fast", "slow") and can_use(s, seat, power, s.phase):
        return None
    if power.id in s.this_turn.used[seat]:
        return "used"
    if power.levels and all(threshold_view(s, seat, lv)["missing"] for lv in power.levels):
        return "elements"
    if not can_target(s, seat, power):
        return "no_target"
    return "other_phase"


def has_income(s: State, seat: int) -> bool:
    """Whether the energy of this turn has come: in the spirit phase after growth."""
    return s.phase != "spirit" or (s.growth[seat] is not None and not s.growing[seat])


# -- fear, invaders, decks


def fear_view(s: State) -> FearView:
    """The fear pool, earned cards and the terror level."""
    return {
        "generated": s.fear,
        "pool": s.setup.fear_pool,
        "earned": s.earned,
        "left": FEAR_DECK_SIZE - s.taken,
        "terror_level": terror_level(s),
        "until_next_level": cards_until_next_level(s),
    }


def invader_view(s: State) -> InvadersView:
    """The invader track and the rest of the deck, stage by stage."""
    return {
        "ravage": card_view(s, s.ravage_card),
        "build": card_view(s, s.build_card),
        "explore": card_view(s, s.explore_card),
        "left": s.invader_deck.count(),
        "stages": dict(s.invader_deck.layers),
        "unseen": {name: [str(card[1]) for card in pool] for name, pool in s.invader_deck.pools},
        "discard": list(s.invader_discard),
    }


def card_view(s: State, card: str) -> InvaderFacts | None:
    """The invader card that lies there; its escalation counts only in games that play with it."""
    if not card:
        return None
    facts = invader_facts(INVADER_CARDS[card])
    facts["escalation"] &= s.setup.escalation
    return facts


def invader_facts(card: InvaderCard) -> InvaderFacts:
    """An invader card as printed."""
    return {
        "id": card.id,
        "stage": card.stage,
        "terrains": list(card.terrains),
        "coastal": card.coastal,
        "escalation": card.escalation,
    }


def deck_view(s: State) -> DecksView:
    """Sizes of the power decks and their discards."""
    return {
        "minor": s.minor.count(),
        "major": s.major.count(),
        "minor_discard": list(s.minor_discard),
        "major_discard": list(s.major_discard),
    }
