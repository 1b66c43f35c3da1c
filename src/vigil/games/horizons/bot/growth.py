"""Growth: options, presence, tracks and new cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vigil.games.horizons.bot.analysis import Analysis
from vigil.games.horizons.bot.powers import worth_now
from vigil.games.horizons.phases.growth import card_plays, income
from vigil.games.horizons.powers.power import Panel
from vigil.games.horizons.powers.registry import PANELS, POWERS
from vigil.games.horizons.table.queries import SACRED, presence

ORDER: Final[Mapping[str, float]] = {
    "reclaim_all": 4.0,
    "gain_energy": 3.0,
    "gain_power_card": 2.0,
    "add_presence": 1.0,
}
"""The order of growth actions: what may change one's mind comes first."""
MORE_PRESENCE: Final = 4.0
MOVED_PRESENCE: Final = 0.8
NEW_CARD: Final = 1.6
NEW_ENERGY: Final = 0.5
IDLE_PLAY: Final = 2.0
"""A card play for which there is no card in hand."""
CARD_IN_HAND: Final = 0.15
AMPLE: Final = 1.5
"""Energy is ample with so much more than a turn of cards costs."""
MAJOR_FROM: Final = 7
"""Energy with which a major power is taken."""
ONE_ENERGY: Final = 1.0
"""A step of the energy track, of the card plays track, an element on either."""
ONE_PLAY: Final = 1.7
ONE_ELEMENT: Final = 0.7
AHEAD: Final = 3
"""Slots of a track that are looked at, each for half as much as the one before."""
NEIGHBOURHOOD: Final = 0.15
"""How much of what lands cost counts for presence in or next to them."""
NEW_SITE: Final = 0.8
NEW_LAND: Final = 0.6
UNSAFE: Final = 2.0
BLIGHTED: Final = 0.7
CARD_LIMIT: Final = 9.0
CARD_COST: Final = 0.35
CARD_ELEMENT: Final = 0.4


def panel_of(now: Analysis, seat: int) -> Panel:
    """The panel of the spirit of a seat."""
    return PANELS[now.s.spirits[seat]]


# -- options


def growth_worth(now: Analysis, seat: int, number: int) -> float:
    """What a growth option is worth as a whole: no card play shall be without a card."""
    s, total, hand = now.s, 0.0, len(now.s.hand[seat])
    for action in panel_of(now, seat).growth[number]:
        match action.op:
            case "reclaim_all":
                hand += len(s.discard[seat])
            case "gain_power_card":
                hand += 1
                total += NEW_CARD
            case "gain_energy":
                total += action.amount * energy_worth(now, seat)
            case _:
                total += MORE_PRESENCE if has_slots(now, seat) else MOVED_PRESENCE
    return total + CARD_IN_HAND * hand - IDLE_PLAY * max(0, card_plays(s, seat) - hand)


def energy_worth(now: Analysis, seat: int) -> float:
    """What an energy is worth: little where there is plenty."""
    s = now.s
    cards = (*s.hand[seat], *s.discard[seat], *s.in_play[seat])
    mean = sum(POWERS[card].cost for card in cards) / max(1, len(cards))
    wanted = 1 + AMPLE * mean * card_plays(s, seat)
    have = max(1, s.energy[seat] + income(s, seat))
    return NEW_ENERGY * max(0.15, min(1.5, wanted / have))


def has_slots(now: Analysis, seat: int) -> bool:
    """Whether a presence is left on a track."""
    s, panel = now.s, panel_of(now, seat)
    return s.energy_open[seat] + s.plays_open[seat] < len(panel.energy) + len(panel.plays)


# -- presence


def track_worth(now: Analysis, seat: int, track: str) -> float:
    """What the next slots of a presence track bring."""
    s, panel = now.s, panel_of(now, seat)
    if track == "energy":
        slots, covered = panel.energy, s.energy_open[seat]
        step = ONE_ENERGY * energy_worth(now, seat) / NEW_ENERGY
    else:
        slots, covered, step = panel.plays, s.plays_open[seat], ONE_PLAY
    best = max(slot.number for slot in slots[:covered])
    total, share = 0.0, 1.0
    for slot in slots[covered : covered + AHEAD]:
        total += share * (step * max(0, slot.number - best) + ONE_ELEMENT * bool(slot.element))
        best = max(best, slot.number)
        share /= 2
    return total


def site_worth(now: Analysis, seat: int, land: int) -> float:
    """Presence belongs where there is much to do and no blight will come."""
    s, here, facts = now.s, presence(now.s, seat, land), now.facts(land)
    near = (land, *s.setup.island.adjacent[land])
    total = NEIGHBOURHOOD * sum(max(0.0, now.cost(other)) for other in near)
    total += NEW_SITE * (here == SACRED - 1) + NEW_LAND * (here == 0) - BLIGHTED * s.blight[land]
    doomed = now.ravaged >> land & 1 and now.ravage(land, facts, facts.defend, 0) > UNSAFE
    return total - UNSAFE * doomed


# -- cards


def appraisal(now: Analysis, seat: int, card: str) -> float:
    """What a card is worth to a spirit: what it would do now, its elements, its cost."""
    power = POWERS[card]
    wanted = {name for level in panel_of(now, seat).innate.levels for name in level.elements}
    elements = sum(1 for element in power.elements if element in wanted)
    worth = min(CARD_LIMIT, worth_now(now, seat, card))
    return worth + CARD_ELEMENT * elements - CARD_COST * power.cost


def wants_major(now: Analysis, seat: int, to_come: int = 0) -> bool:
    """Whether a spirit is rich enough for major powers, with the energy that its growth brings."""
    energy = now.s.energy[seat] + income(now.s, seat) + to_come
    return energy >= MAJOR_FROM / now.style.prize
