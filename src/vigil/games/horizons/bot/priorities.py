"""The rules of thumb of Horizons: for each question and tag, what an option is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from vigil.core.decision import Option
from vigil.games.horizons.bot.analysis import INVADER_SLOTS, Analysis
from vigil.games.horizons.bot.effect_trial import EffectTrial
from vigil.games.horizons.bot.gifts import gift_worth, guard_worth
from vigil.games.horizons.bot.growth import (
    ORDER,
    appraisal,
    growth_worth,
    panel_of,
    site_worth,
    track_worth,
    wants_major,
)
from vigil.games.horizons.bot.powers import (
    ENERGY,
    best_target,
    plan_worth,
    worth_now,
    worth_on,
)
from vigil.games.horizons.bot.tactics import Deed, best_pushes, kills
from vigil.games.horizons.model.pieces import (
    DAHAN,
    ELEMENTS,
    FEAR,
    FRESH,
    HEALTH,
    SLOTS,
    TOWN,
)
from vigil.games.horizons.model.queries import health_left, slots_with
from vigil.games.horizons.phases.invaders import LAND_DAMAGE
from vigil.games.horizons.phases.spirit_phase import growth_chosen
from vigil.games.horizons.powers.asking import land_named, slot_named
from vigil.games.horizons.powers.effects import Either, PushApart, expected
from vigil.games.horizons.powers.elements import elements_of
from vigil.games.horizons.powers.registry import POWERS

Priority: TypeAlias = Callable[[Analysis, Option], float]

NOT_YET: Final = -1000.0
"""What other spirits may do later."""
SACRED_DAHAN: Final = -5.0
"""Dahan must not be harmed."""
WELL_AIMED: Final = 100.0
"""Damage that destroys comes before damage that does not."""
WASTED: Final = 0.1
"""The weight of a piece that will not be destroyed."""
NEEDED_YET: Final = 5.0
"""A card in play that is still to be used."""
GIFT: Final = 0.2
"""Another spirit as target."""
WELL_PLACED: Final = 100.0
"""New presence comes before presence that is moved, wherever it goes."""
LITTLE: Final = 0.001
"""Decides between options that are otherwise equal."""
SPREADING: Final = 0.9
"""A ravage that is due where a blight comes, in blights; an invader's strength there."""
LURKING: Final = 0.05
GUARD: Final = 6
NUISANCE: Final = 1.0
"""The least cost of a ravage that is worth skipping."""


def gladly(now: Analysis, option: Option) -> float:
    """Whenever offered."""
    return 1.0


def never(now: Analysis, option: Option) -> float:
    """Only if nothing else is offered."""
    return -1.0


# -- the spirit phase


def one_by_one(priority: Priority) -> Priority:
    """Of spirits asked together the first continues, so that the next one knows its cards."""

    def weigh(now: Analysis, option: Option) -> float:
        first = now.decision.options[0][1]
        return priority(now, option) if option[1] == first else NOT_YET

    return weigh


def ready(now: Analysis, _: Option) -> float:
    """Stop, when no card is worth its energy."""
    return 0.0


def growth(now: Analysis, option: Option) -> float:
    """A growth option."""
    return growth_worth(now, int(option[1]), int(option[2]))


def growth_from(now: Analysis, option: Option) -> float:
    """A growth option with a deck."""
    seat, number = int(option[1]), int(option[2])
    actions = panel_of(now, seat).growth[number]
    energy = sum(action.amount for action in actions if action.op == "gain_energy")
    suits = (option[3] == "major") == wants_major(now, seat, energy)
    return growth(now, option) + LITTLE * suits


def grow(now: Analysis, option: Option) -> float:
    """The next action of the growth option."""
    seat = int(option[1])
    action = growth_chosen(now.s, seat)[int(option[2])]
    return ORDER.get(action.op, 0.0)


def play(now: Analysis, option: Option) -> float:
    """A card of the best set."""
    return plan_worth(now, int(option[1]), str(option[2]))


def settle(now: Analysis, option: Option) -> float:
    """A land for presence."""
    return site_worth(now, now.seat, land_named(now.s, option))


def uncover(now: Analysis, option: Option) -> float:
    """A presence from a track."""
    return 1.0 + track_worth(now, now.seat, str(option[1]))


def spread(now: Analysis, option: Option) -> float:
    """A presence from a track to a land."""
    return uncover(now, option) + settle(now, option) + WELL_PLACED


def leave(now: Analysis, option: Option) -> float:
    """A presence from a land that is worth little."""
    return -1.0 - site_worth(now, now.seat, land_named(now.s, option))


# -- cards


def deck(now: Analysis, option: Option) -> float:
    """Major powers for the rich, minor ones for the others."""
    return float((option[1] == "major") == wants_major(now, now.seat))


def keep(now: Analysis, option: Option) -> float:
    """The most useful card."""
    return appraisal(now, now.seat, str(option[1]))


def forget(now: Analysis, option: Option) -> float:
    """The least useful card, but not one waiting to be used."""
    card, seat = str(option[1]), now.seat
    waits = card in now.s.in_play[seat] and card not in now.s.this_turn.used[seat]
    return -appraisal(now, seat, card) - NEEDED_YET * waits


def element(now: Analysis, option: Option) -> float:
    """An element that more levels of the innate power want."""
    wanted = ELEMENTS.index(str(option[1]))
    name, held = ELEMENTS[wanted], elements_of(now.s, now.seat)[wanted]
    levels = panel_of(now, now.seat).innate.levels
    return float(sum(1 for level in levels if level.elements.get(name, 0) > held))


# -- powers


def use(now: Analysis, option: Option) -> float:
    """A power on its best target."""
    return worth_now(now, int(option[1]), str(option[2]))


def use_on(now: Analysis, option: Option) -> float:
    """A power on a land."""
    seat, power = int(option[1]), POWERS[str(option[2])]
    return worth_on(now, seat, power, land_named(now.s, option), elements_of(now.s, seat))


def repeat_on(now: Analysis, option: Option) -> float:
    """A power once more on a land, for its cost."""
    return use_on(now, option) - ENERGY * POWERS[str(option[2])].cost


def repeat(now: Analysis, option: Option) -> float:
    """A power once more, for its cost."""
    return use(now, option) - ENERGY * POWERS[str(option[2])].cost


def target(now: Analysis, option: Option) -> float:
    """The land on which a power is worth most."""
    power, have = POWERS[str(now.decision.about[1])], elements_of(now.s, now.seat)
    return worth_on(now, now.seat, power, land_named(now.s, option), have)


def target_spirit(now: Analysis, option: Option) -> float:
    """The spirit that a gift helps most, others first."""
    power, to = POWERS[str(now.decision.about[1])], int(option[1])
    return now.style.others * (gift_worth(now, power, to) + GIFT * (to != now.seat))


def levels(now: Analysis, option: Option) -> float:
    """As many levels as possible."""
    return float(option[-1])


def effect(now: Analysis, option: Option) -> float:
    """The half of a power that is worth more on its best target."""
    power = POWERS.get(str(now.decision.about[1]))
    if power is None:
        return 0.0
    land = best_target(now, now.seat, power, elements_of(now.s, now.seat)).land
    trial = EffectTrial(now, now.seat, power, max(0, land))
    for choice in expected(trial.use, power.effects):
        if isinstance(choice, Either):
            return float(trial.better((choice.one, choice.other))[0] == option[1])
    return 0.0


# -- pieces


def piece_worth(now: Analysis, slot: int) -> float:
    """The value of destroying an invader, wherever it is."""
    return now.prices[slot] + now.fear(FEAR[SLOTS[slot][0]])


def hit(now: Analysis, option: Option) -> float:
    """Damage goes to pieces it can destroy, the most for each point; hurt pieces first."""
    slot = slot_named(option)
    if slot not in INVADER_SLOTS:
        return SACRED_DAHAN
    land, worth = land_named(now.s, now.decision.about), piece_worth(now, slot)
    wasted = WASTED * worth / HEALTH[SLOTS[slot][0]]
    falling = [deed.worth for deed in possible_kills(now, land) if slot in deed.slots]
    return WELL_AIMED + max(falling) if falling else wasted


def possible_kills(now: Analysis, land: int) -> list[Deed]:
    """What the damage in question can destroy."""
    about, slots = now.decision.about, asked_slots(now)
    if about[0] == "exactly":
        damage = int(about[3]) - int(about[2]) + 1
        return kills(now, land, now.facts(land), damage, slots)
    fragile = [slot for slot in slots if health_left(now.s, land, slot) <= 1]
    return [deed for slot in fragile for deed in kills(now, land, now.facts(land), 1, [slot])]


def asked_slots(now: Analysis) -> list[int]:
    """The pieces that are asked for, by slot."""
    named = {slot_named(option): None for option in now.decision.options if len(option) > 2}
    return list(named)


def remove(now: Analysis, option: Option) -> float:
    """The invader that costs most, unhurt before hurt."""
    slot = slot_named(option)
    if slot not in INVADER_SLOTS:
        return SACRED_DAHAN
    return now.prices[slot] - WASTED * SLOTS[slot][1]


def flee(now: Analysis, option: Option) -> float:
    """A piece leaves a land: the option names land, kind and damage."""
    land = now.s.setup.island.names.index(str(option[1]))
    return now.departure(land, slot_named(option[1:]))


def push(now: Analysis, option: Option) -> float:
    """A piece leaves the land in question for another."""
    slot, start = slot_named(option), land_named(now.s, now.decision.about)
    gone = now.departure(start, slot) + now.remember(("pushes", slot), lambda: go_on(now, slot))
    return gone - now.arrival(land_named(now.s, option), slot)


def go_on(now: Analysis, slot: int) -> float:
    """The value of further pushes once a piece has gone."""
    about = now.decision.about
    land, left = land_named(now.s, about), int(about[3]) - int(about[2])
    facts, up_to = now.facts(land).without(slot), about[0] == "up_to"
    return best_pushes(now, land, facts, left, asked_slots(now), up_to=up_to).worth


def gather(now: Analysis, option: Option) -> float:
    """A piece comes into the land in question."""
    slot, land = slot_named(option), land_named(now.s, now.decision.about)
    return now.departure(land_named(now.s, option), slot) - now.arrival(land, slot)


def pick_to_push(now: Analysis, option: Option) -> float:
    """A piece that shall leave, wherever it goes: the next one of the best set."""
    about = now.decision.about
    plan = now.remember(("pushes",), lambda: to_be_pushed(now))
    place = int(about[2]) - 1
    wanted = plan[place] if place < len(plan) else None
    return 1.0 if slot_named(option) == wanted else -1.0


def to_be_pushed(now: Analysis) -> tuple[int, ...]:
    """The pieces to be pushed; those named already are still there, so the set stays the same."""
    up_to, power, _, amount, _ = now.decision.about
    land = land_named(now.s, now.decision.about)
    kinds = next(e.kinds for e in POWERS[str(power)].effects if isinstance(e, PushApart))
    slots = slots_with(now.s, land, kinds)
    facts, may = now.facts(land), up_to == "up_to"
    return best_pushes(now, land, facts, int(amount), slots, up_to=may).slots


def push_to(now: Analysis, option: Option) -> float:
    """Where the piece in question goes."""
    return -now.arrival(land_named(now.s, option), slot_named(now.decision.about))


def seek_safety(now: Analysis, option: Option) -> float:
    """An explorer goes from the first land named to the second."""
    start, slot = now.s.setup.island.names.index(str(option[1])), INVADER_SLOTS[0]
    return now.departure(start, slot) - now.arrival(land_named(now.s, option), slot)


# -- lands


def relief(now: Analysis, option: Option) -> float:
    """The land where the end of one invader is worth most."""
    land = land_named(now.s, option)
    there = [slot for slot in INVADER_SLOTS if now.facts(land).invaders[slot]]
    return max((now.departure(land, slot) for slot in there), default=0.0)


def costly(now: Analysis, option: Option) -> float:
    """The land that costs most."""
    return now.cost(land_named(now.s, option))


def guard(now: Analysis, option: Option) -> float:
    """The land where some defence is worth most."""
    return guard_worth(now, land_named(now.s, option), GUARD)


def spare_blight(now: Analysis, option: Option) -> float:
    """The land where a blight costs least, now and when it is ravaged."""
    land = land_named(now.s, option)
    facts = now.facts(land)
    due = now.ravaged >> land & 1 and facts.strength() - facts.defend >= LAND_DAMAGE
    return -now.blight(land) - (SPREADING if due else LURKING * facts.strength()) * now.one_blight


def host_dahan(now: Analysis, option: Option) -> float:
    """The land that needs Dahan."""
    return -now.arrival(land_named(now.s, option), FRESH[DAHAN])


def host_town(now: Analysis, option: Option) -> float:
    """The land where a town costs least."""
    return -now.arrival(land_named(now.s, option), FRESH[TOWN])


def skip(now: Analysis, _: Option) -> float:
    """Spare the land an action, if it would hurt."""
    about = now.decision.about
    land = land_named(now.s, about)
    facts = now.facts(land)
    if about[1] == "ravage":
        return now.ravage(land, facts, facts.defend, 0) - NUISANCE
    return 1.0


PRIORITIES: Final[Mapping[str, Mapping[str, Priority]]] = {
    "spirit_phase": {
        "growth": one_by_one(growth),
        "growth_from": one_by_one(growth_from),
        "grow": one_by_one(grow),
        "play": one_by_one(play),
        "ready": one_by_one(ready),
    },
    "add_presence": {"land": settle},
    "place_presence": {"presence": spread, "move_presence": never},
    "presence_source": {"track": uncover, "land": leave},
    "gather_presence": {"land": leave},
    "origin_site": {"land": leave},
    "choose_deck": {"deck": deck},
    "keep_card": {"card": keep},
    "reclaim_card": {"card": keep},
    "forget": {"card": forget},
    "gift_card": {"card": never},
    "choose_element": {"element": element},
    "power_phase": {
        "use": use,
        "use_on": use_on,
        "repeat": repeat,
        "repeat_on": repeat_on,
    },
    "target_land": {"land": target},
    "target_spirit": {"spirit": target_spirit},
    "innate_levels": {"level": levels, "levels": levels},
    "choose_effect": {"effect": effect},
    "use_threshold": {"yes": gladly},
    "use_aggression": {"yes": gladly},
    "use_might": {"yes": gladly},
    "pay_energy": {"yes": gladly},
    "damage": {"piece": hit},
    "destroy": {"piece": remove},
    "remove": {"piece": remove},
    "downgrade": {"piece": remove},
    "replace": {"piece": remove},
    "fear_piece": {"land": flee},
    "push": {"push": push},
    "gather": {"gather": gather},
    "push_pieces": {"piece": pick_to_push},
    "push_to": {"land": push_to},
    "seek_safety": {"land": seek_safety},
    "move_to": {"land": host_dahan},
    "move_pieces": {"piece": gladly},
    "fear_land": {"land": relief},
    "vengeance_land": {"land": relief},
    "renewal_land": {"land": costly},
    "remove_blight": {"land": costly},
    "boon_land": {"land": guard},
    "cascade": {"land": spare_blight},
    "escalation_land": {"land": host_town},
    "skip_action": {"yes": skip},
}
