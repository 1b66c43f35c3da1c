"""Growth: options, presence, tracks and new cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vigil.games.horizons.bot.analysis import Analysis
from vigil.games.horizons.bot.powers import card_sets, worth_now
from vigil.games.horizons.model.queries import SACRED, lands_in, presence, presence_mask
from vigil.games.horizons.phases.growth import card_plays, income
from vigil.games.horizons.phases.invaders import LAND_DAMAGE
from vigil.games.horizons.powers.power import Panel
from vigil.games.horizons.powers.registry import PANELS, POWERS
from vigil.games.horizons.powers.targeting import lands_in_range

ORDER: Final[Mapping[str, float]] = {
    "reclaim_all": 4.0,
    "gain_energy": 3.0,
    "gain_power_card": 2.0,
    "add_presence": 1.0,
}
"""The order of growth actions: what may change one's mind comes first."""
MORE_PRESENCE: Final = 2.0
"""The worth of one more presence besides what it uncovers, and of moving one."""
MOVED_PRESENCE: Final = 0.8
NEW_CARD: Final = 1.6
NEW_ENERGY: Final = 0.5
TURN: Final = 0.45
"""How much this turn's cards count beside what lasts."""
NEXT_HAND: Final = 0.8
"""A card that is left for the next turn."""
EMPTY_HANDED: Final = 2.0
"""What it costs to have no card at all to play."""
AMPLE: Final = 1.5
"""Energy is ample if it exceeds the cost of a turn's cards by this much."""
MAJOR_FROM: Final = 7
"""Energy from which a major power is chosen."""
ONE_ENERGY: Final = 1.0
"""A step of the energy track, of the card plays track, an element on either."""
ONE_PLAY: Final = 1.7
ONE_ELEMENT: Final = 0.7
GROWN_ENERGY: Final = 1.0
"""Energy that growth gives each turn, apart from the track."""
LEAST_COST: Final = 0.7
MOST_COST: Final = 1.4
"""The average cost of a card played with others lies between these."""
CYCLE: Final = 2.0
"""Turns that the cards should last before they are reclaimed."""
AHEAD: Final = 3
"""Slots of a track that count, each half as much as the one before."""
NEIGHBOURHOOD: Final = 0.08
"""How much of what lands cost counts for presence in or next to them; more where it is new."""
NEW_REACH: Final = 0.25
NEW_SITE: Final = 0.8
NEW_LAND: Final = 0.6
HEAPED: Final = 3
"""This much presence in a land is enough; then the cost of adding more."""
HEAP: Final = 0.6
UNSAFE: Final = 2.0
BLIGHTED: Final = 0.7
CARD_LIMIT: Final = 16.0
CARD_COST: Final = 0.35
CARD_ELEMENT: Final = 1.0


def panel_of(now: Analysis, seat: int) -> Panel:
    """The panel of the spirit of a seat."""
    return PANELS[now.s.spirits[seat]]


# -- options


def growth_worth(now: Analysis, seat: int, number: int) -> float:
    """The worth of a growth option: the cards it lets play this turn, and what it leaves."""
    s, total, slots = now.s, 0.0, slots_left(now, seat)
    hand, energy, plays = s.hand[seat], s.energy[seat] + income(s, seat), card_plays(s, seat)
    for action in panel_of(now, seat).growth[number]:
        match action.op:
            case "reclaim_all":
                hand += s.discard[seat]
            case "gain_power_card":
                total += NEW_CARD
            case "gain_energy":
                energy += action.amount
            case _:
                total += MORE_PRESENCE + best_track(now, seat) if slots else MOVED_PRESENCE
                slots -= 1
    total -= EMPTY_HANDED * (not hand)
    worth, cards = max(card_sets(now, seat, hand, energy, plays), default=(0.0, ()))
    spent = sum(POWERS[card].cost for card in cards)
    total += (energy - spent) * energy_worth(now, seat)
    return total + TURN * worth + NEXT_HAND * min(plays, len(hand) - len(cards))


def energy_worth(now: Analysis, seat: int) -> float:
    """The value of an energy: low where there is plenty."""
    s = now.s
    wanted = 1 + AMPLE * mean_cost(now, seat) * card_plays(s, seat)
    have = max(1, s.energy[seat] + income(s, seat))
    return NEW_ENERGY * max(0.15, min(1.5, wanted / have))


# -- presence


def slots_left(now: Analysis, seat: int) -> int:
    """Presence that is left on the tracks."""
    s, panel = now.s, panel_of(now, seat)
    return len(panel.energy) + len(panel.plays) - s.energy_open[seat] - s.plays_open[seat]


def best_track(now: Analysis, seat: int) -> float:
    """What the better of the next slots brings."""
    return max(track_worth(now, seat, track) for track in ("energy", "plays"))


def track_worth(now: Analysis, seat: int, track: str) -> float:
    """What the next slots of a presence track bring."""
    s, panel = now.s, panel_of(now, seat)
    if track == "energy":
        slots, covered, step = panel.energy, s.energy_open[seat], energy_step(now, seat)
    else:
        slots, covered, step = panel.plays, s.plays_open[seat], play_step(now, seat)
    best = max(slot.number for slot in slots[:covered])
    total, share = 0.0, 1.0
    for slot in slots[covered : covered + AHEAD]:
        total += share * (step * max(0, slot.number - best) + ONE_ELEMENT * bool(slot.element))
        best = max(best, slot.number)
        share /= 2
    return total


def energy_step(now: Analysis, seat: int) -> float:
    """What an energy more each turn is worth: much where cards cannot be paid."""
    need = mean_cost(now, seat) * card_plays(now.s, seat)
    have = income(now.s, seat) + GROWN_ENERGY
    return ONE_ENERGY * max(0.4, min(2.0, need / have))


def play_step(now: Analysis, seat: int) -> float:
    """What a card more each turn is worth: little without cards, or energy to pay for them."""
    plays = card_plays(now.s, seat) + 1
    payable = (income(now.s, seat) + GROWN_ENERGY) / (mean_cost(now, seat) * plays)
    held = len(own_cards(now, seat)) / (CYCLE * plays)
    return ONE_PLAY * max(0.2, min(1.0, payable)) * max(0.2, min(1.0, held))


def own_cards(now: Analysis, seat: int) -> tuple[str, ...]:
    """All cards of a spirit."""
    s = now.s
    return (*s.hand[seat], *s.discard[seat], *s.in_play[seat])


def mean_cost(now: Analysis, seat: int) -> float:
    """The average cost of a spirit's card; few of the most expensive are played at once."""
    cards = own_cards(now, seat)
    mean = sum(POWERS[card].cost for card in cards) / max(1, len(cards))
    return max(LEAST_COST, min(MOST_COST, mean))


def site_worth(now: Analysis, seat: int, land: int) -> float:
    """Presence belongs in range of new lands, and where no blight will come."""
    s, here = now.s, presence(now.s, seat, land)
    near = s.setup.island.within[1][land]
    old = now.remember(("reach", seat), lambda: lands_in_range(s, presence_mask(s, seat), 1))
    total = NEIGHBOURHOOD * worth_reaching(now, near & old)
    total += NEW_REACH * worth_reaching(now, near & ~old)
    total += NEW_SITE * (here == SACRED - 1) + NEW_LAND * (here == 0) - BLIGHTED * s.blight[land]
    return total - HEAP * (here >= HEAPED) - UNSAFE * is_doomed(now, land)


def worth_reaching(now: Analysis, lands: int) -> float:
    """The cost of lands that powers could reduce."""
    return sum(max(0.0, now.cost(land)) for land in lands_in(lands))


def is_doomed(now: Analysis, land: int) -> bool:
    """Whether this turn's ravage or the next one will blight a land."""
    facts, later = now.facts(land), now.facts(land, late=True)
    if now.ravaged >> land & 1 and facts.strength() - facts.defend >= LAND_DAMAGE:
        return True
    return bool(now.built >> land & 1) and later.strength() >= LAND_DAMAGE


# -- cards


def appraisal(now: Analysis, seat: int, card: str) -> float:
    """The worth of a card to a spirit: its effect now, its elements, its cost."""
    power = POWERS[card]
    wanted = {name for level in panel_of(now, seat).innate.levels for name in level.elements}
    elements = sum(1 for element in power.elements if element in wanted)
    worth = min(CARD_LIMIT, worth_now(now, seat, card))
    return worth + CARD_ELEMENT * elements - CARD_COST * power.cost


def wants_major(now: Analysis, seat: int, to_come: int = 0) -> bool:
    """Whether a spirit is rich enough for major powers, with the energy that its growth brings."""
    energy = now.s.energy[seat] + income(now.s, seat) + to_come
    return energy >= MAJOR_FROM / now.style.prize
