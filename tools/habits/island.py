"""Habits at Horizons of Spirit Island."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from habits.habit import Habit, Verdict, unless
from vigil.core.decision import Decision, Option
from vigil.games.horizons.bot.analysis import INVADER_SLOTS, Analysis
from vigil.games.horizons.bot.growth import is_doomed
from vigil.games.horizons.model.pieces import CITY, DAHAN, EXPLORER, TOWN
from vigil.games.horizons.model.queries import health_left, presence
from vigil.games.horizons.model.state import State
from vigil.games.horizons.phases.growth import income
from vigil.games.horizons.phases.invaders import LAND_DAMAGE
from vigil.games.horizons.phases.spirit_phase import growth_chosen
from vigil.games.horizons.powers.asking import land_named, slot_named
from vigil.games.horizons.powers.effects import (
    Damage,
    DamageDifferent,
    DamageEach,
    Defend,
    Destroy,
    GainEnergy,
    RemoveBlight,
)
from vigil.games.horizons.powers.power import Growth, Power
from vigil.games.horizons.powers.registry import PANELS, POWERS
from vigil.games.horizons.powers.targeting import target_lands

STOP: Final[Option] = ("stop",)
YES: Final[Option] = ("yes",)
NO: Final[Option] = ("no",)
AMPLE: Final = 8
"""Energy that no hand spends."""
HEAPED: Final = 3
"""Presence in one land that is more than a sacred site needs."""
HARMFUL: Final = (Damage, DamageEach, DamageDifferent, Destroy)


# -- what the table shows


def analysed(s: State, d: Decision) -> Analysis:
    """What the invaders are about to do."""
    return Analysis(s, d)


def blights(now: Analysis, land: int) -> bool:
    """Whether this turn's ravage blights a land as things stand."""
    facts = now.facts(land)
    return bool(now.ravaged >> land & 1) and facts.strength() - facts.defend >= LAND_DAMAGE


def invaders(now: Analysis, land: int) -> int:
    """Invaders in a land."""
    return sum(now.facts(land).invaders)


def lands_of(s: State, d: Decision) -> dict[Option, int]:
    """The lands that options name."""
    return {option: land_named(s, option) for option in d.options if option[0] == "land"}


def power_of(d: Decision) -> Power | None:
    """The power that a question is about."""
    return POWERS.get(str(d.about[1])) if len(d.about) > 1 else None


def does(power: Power | None, *effects: type) -> bool:
    """Whether a power has any of these effects."""
    return power is not None and any(isinstance(effect, effects) for effect in power.effects)


def growths(s: State, d: Decision) -> dict[Option, tuple[Growth, ...]]:
    """The growth options with their actions."""
    return {
        option: PANELS[s.spirits[int(option[1])]].growth[int(option[2])]
        for option in d.options
        if option[0] in ("growth", "growth_from")
    }


def has(actions: Sequence[Growth], op: str) -> bool:
    """Whether a growth option has an action of that kind."""
    return any(action.op == op for action in actions)


def pieces_of(d: Decision) -> dict[Option, int]:
    """The pieces that options name, by slot."""
    return {option: slot_named(option) for option in d.options if option[0] in ("piece", "push")}


def kind_of(option: Option) -> str:
    """The kind of piece that an option names."""
    return str(option[1])


# -- growth


def does_not_reclaim(s: State, d: Decision, taken: Option) -> Verdict:
    """Growth without reclaiming, though the hand is empty."""
    found = growths(s, d)
    if taken not in found or s.hand[int(taken[1])]:
        return None
    there = any(has(actions, "reclaim_all") for actions in found.values())
    return unless(there, kept=has(found[taken], "reclaim_all"))


def reclaims_for_nothing(s: State, d: Decision, taken: Option) -> Verdict:
    """Reclaiming although no card, or only one, lies on the discard pile and the hand is full."""
    found = growths(s, d)
    if taken not in found or len(s.discard[int(taken[1])]) > 1 or len(s.hand[int(taken[1])]) < 3:
        return None
    return has(found[taken], "reclaim_all")


def gathers_too_much_energy(s: State, d: Decision, taken: Option) -> Verdict:
    """Growth for energy alone, though there is more than can be spent."""
    found = growths(s, d)
    if taken not in found or s.energy[int(taken[1])] < AMPLE:
        return None
    only = [o for o, actions in found.items() if all(a.op == "gain_energy" for a in actions)]
    return unless(bool(only), kept=taken not in only)


def adds_presence_before_gaining(s: State, d: Decision, taken: Option) -> Verdict:
    """Presence before the new card and the energy by which one would choose its land."""
    if d.kind != "spirit_phase" or taken[0] != "grow":
        return None
    seat = int(taken[1])
    ops = {o: growth_chosen(s, seat)[int(o[2])].op for o in d.options if o[:2] == ("grow", seat)}
    choice = "add_presence" in ops.values() and "gain_power_card" in ops.values()
    return unless(choice, kept=ops[taken] != "add_presence")


# -- presence


def settles_on_ruin(s: State, d: Decision, taken: Option) -> Verdict:
    """Presence in a land that is about to be blighted, though another land is safe."""
    if d.kind != "add_presence":
        return None
    now = analysed(s, d)
    doomed = [option for option, land in lands_of(s, d).items() if is_doomed(now, land)]
    return unless(0 < len(doomed) < len(d.options), kept=taken not in doomed)


def settles_beside_blight(s: State, d: Decision, taken: Option) -> Verdict:
    """Presence in a blighted land, though another one is clean."""
    if d.kind != "add_presence":
        return None
    dirty = [option for option, land in lands_of(s, d).items() if s.blight[land]]
    return unless(0 < len(dirty) < len(d.options), kept=taken not in dirty)


def heaps_presence(s: State, d: Decision, taken: Option) -> Verdict:
    """A fourth presence in one land, though others have fewer."""
    if d.kind != "add_presence":
        return None
    heaps = [o for o, land in lands_of(s, d).items() if presence(s, d.seat, land) >= HEAPED]
    return unless(0 < len(heaps) < len(d.options), kept=taken not in heaps)


# -- cards


def plays_nothing(s: State, d: Decision, taken: Option) -> Verdict:
    """No card at all this turn, though one costs nothing."""
    if d.kind != "spirit_phase" or taken[0] not in ("ready", "play"):
        return None
    seat = int(taken[1])
    free = any(o[0] == "play" and o[1] == seat and not POWERS[str(o[2])].cost for o in d.options)
    return unless(free and not s.in_play[seat], kept=taken[0] == "play")


def saves_energy_for_nothing(s: State, d: Decision, taken: Option) -> Verdict:
    """Ready with a play left and more energy than three cards cost."""
    if d.kind != "spirit_phase" or taken[0] not in ("ready", "play"):
        return None
    rich = s.energy[int(taken[1])] >= AMPLE
    return unless(rich, kept=taken[0] == "play")


def takes_a_card_too_dear(s: State, d: Decision, taken: Option) -> Verdict:
    """A card that cannot be paid this turn or the next, though another could be."""
    if d.kind != "keep_card":
        return None
    most = s.energy[d.seat] + 2 * income(s, d.seat) + 1
    dear = [option for option in d.options if POWERS[str(option[1])].cost > most]
    return unless(0 < len(dear) < len(d.options), kept=taken not in dear)


def takes_strange_elements(s: State, d: Decision, taken: Option) -> Verdict:
    """A minor power with none of the spirit's elements, though others have two and cost no more."""
    if d.kind != "keep_card":
        return None
    wanted = {e for level in PANELS[s.spirits[d.seat]].innate.levels for e in level.elements}
    fits = {o: len(wanted & set(POWERS[str(o[1])].elements)) for o in d.options}
    cost = POWERS[str(taken[1])].cost
    better = [o for o in d.options if fits[o] >= 2 and POWERS[str(o[1])].cost <= cost]
    return unless(bool(better), kept=fits[taken] > 0)


def forgets_what_waits(s: State, d: Decision, taken: Option) -> Verdict:
    """A card forgotten that is in play and not used, though another could be."""
    if d.kind != "forget":
        return None
    seat, used = d.seat, s.this_turn.used[d.seat]
    waits = [o for o in d.options if o[1] in s.in_play[seat] and o[1] not in used]
    return unless(0 < len(waits) < len(d.options), kept=taken not in waits)


def names_a_useless_element(s: State, d: Decision, taken: Option) -> Verdict:
    """An element that the innate power does not want, though another is wanted."""
    if d.kind != "choose_element":
        return None
    wanted = {e for level in PANELS[s.spirits[d.seat]].innate.levels for e in level.elements}
    good = [option for option in d.options if option[1] in wanted]
    return unless(0 < len(good) < len(d.options), kept=taken in good)


# -- powers


def leaves_a_card_unused(s: State, d: Decision, taken: Option) -> Verdict:
    """A pass, though a card that was paid for would hurt invaders."""
    if d.kind != "power_phase" or taken[0] not in ("pass", "use", "use_on"):
        return None
    seat = int(taken[1])
    ready = [o for o in d.options if o[0] in ("use", "use_on") and o[1] == seat]
    harmful = [o for o in ready if does(POWERS[str(o[2])], *HARMFUL)]
    now = analysed(s, d)
    aims = {land for o in harmful for land in lands_in_reach(s, seat, POWERS[str(o[2])])}
    return unless(any(invaders(now, land) for land in aims), kept=taken[0] != "pass")


def lands_in_reach(s: State, seat: int, power: Power) -> list[int]:
    """The lands at which a power can be aimed."""
    return [] if power.reach is None else target_lands(s, seat, power)


def defends_in_vain(s: State, d: Decision, taken: Option) -> Verdict:
    """Defence where nothing is ravaged, though it would save another land from blight."""
    power = power_of(d)
    if d.kind != "target_land" or not does(power, Defend) or does(power, *HARMFUL):
        return None
    now = analysed(s, d)
    lands = lands_of(s, d)
    threatened = any(blights(now, land) for land in lands.values())
    calm = [option for option, land in lands.items() if not now.ravaged >> land & 1]
    return unless(threatened and bool(calm), kept=taken not in calm)


def strikes_the_empty(s: State, d: Decision, taken: Option) -> Verdict:
    """Damage where there is no invader, though there are some elsewhere."""
    if d.kind != "target_land" or not does(power_of(d), *HARMFUL):
        return None
    now = analysed(s, d)
    empty = [option for option, land in lands_of(s, d).items() if not invaders(now, land)]
    return unless(0 < len(empty) < len(d.options), kept=taken not in empty)


def cleans_the_clean(s: State, d: Decision, taken: Option) -> Verdict:
    """A power that removes blight where there is none, though there is some elsewhere."""
    if d.kind != "target_land" or not does(power_of(d), RemoveBlight):
        return None
    clean = [option for option, land in lands_of(s, d).items() if not s.blight[land]]
    return unless(0 < len(clean) < len(d.options), kept=taken not in clean)


def keeps_gifts(s: State, d: Decision, taken: Option) -> Verdict:
    """Energy for oneself that the other spirit, who is poorer, could have."""
    if d.kind != "target_spirit" or not does(power_of(d), GainEnergy):
        return None
    poorer = [o for o in d.options if s.energy[int(o[1])] < s.energy[d.seat]]
    return unless(bool(poorer) and ("spirit", d.seat) in d.options, kept=taken[1] != d.seat)


def declines(s: State, d: Decision, taken: Option) -> Verdict:
    """A free extra that is turned down."""
    offered = d.kind in ("use_threshold", "use_aggression", "use_might")
    return unless(offered and NO in d.options, kept=taken == YES)


def uses_fewer_levels(s: State, d: Decision, taken: Option) -> Verdict:
    """Fewer levels of an innate power than its elements allow."""
    if d.kind != "innate_levels":
        return None
    return taken[-1] != max(int(option[-1]) for option in d.options)


# -- pieces


def hurts_dahan(s: State, d: Decision, taken: Option) -> Verdict:
    """Damage for Dahan, though invaders are there."""
    pieces = pieces_of(d)
    if d.kind not in ("damage", "destroy", "remove", "replace"):
        return None
    own = [option for option in pieces if kind_of(option) == DAHAN]
    return unless(0 < len(own) < len(pieces), kept=taken not in own)


def spreads_damage_thin(s: State, d: Decision, taken: Option) -> Verdict:
    """Damage that destroys nothing, though it could."""
    if d.kind != "damage" or d.about[0] != "exactly":
        return None
    land, left = land_named(s, d.about), int(d.about[3]) - int(d.about[2]) + 1
    pieces = {o: slot for o, slot in pieces_of(d).items() if slot in INVADER_SLOTS}
    fall = [o for o, slot in pieces.items() if health_left(s, land, slot) <= left]
    return unless(0 < len(fall) < len(pieces), kept=taken in fall)


def spares_the_strong(s: State, d: Decision, taken: Option) -> Verdict:
    """An explorer destroyed or removed, though a town or city could be."""
    if d.kind not in ("destroy", "remove"):
        return None
    kinds = {kind_of(option) for option in pieces_of(d)}
    choice = EXPLORER in kinds and bool(kinds & {TOWN, CITY})
    return unless(choice, kept=kind_of(taken) != EXPLORER if len(taken) > 1 else True)


def pushes_into_ravage(s: State, d: Decision, taken: Option) -> Verdict:
    """An invader pushed to where it makes the ravage blight, though it could go elsewhere."""
    if d.kind != "push" or taken[0] != "push" or slot_named(taken) not in INVADER_SLOTS:
        return None
    now, slot = analysed(s, d), slot_named(taken)
    worse = [o for o in d.options if o[:3] == taken[:3] and tips(now, land_named(s, o), slot)]
    ways = [o for o in d.options if o[:3] == taken[:3]]
    return unless(0 < len(worse) < len(ways), kept=taken not in worse)


def tips(now: Analysis, land: int, slot: int) -> bool:
    """Whether one more invader makes this turn's ravage blight a land."""
    facts = now.facts(land).copy()
    if not now.ravaged >> land & 1 or blights(now, land):
        return False
    facts.add(slot, 1)
    return facts.strength() - facts.defend >= LAND_DAMAGE


# -- lands


def lets_blight_spread(s: State, d: Decision, taken: Option) -> Verdict:
    """A cascade into a land with blight, from where it goes on, though a clean one is near."""
    if d.kind != "cascade":
        return None
    dirty = [option for option, land in lands_of(s, d).items() if s.blight[land]]
    return unless(0 < len(dirty) < len(d.options), kept=taken not in dirty)


def loses_presence_to_a_cascade(s: State, d: Decision, taken: Option) -> Verdict:
    """A cascade onto presence, though another clean land is free of it."""
    if d.kind != "cascade":
        return None
    clean = {option: land for option, land in lands_of(s, d).items() if not s.blight[land]}
    full = [o for o, land in clean.items() if any(presence(s, i, land) for i in s.setup.seats)]
    return unless(0 < len(full) < len(clean), kept=taken not in full)


def lets_it_be_ravaged(s: State, d: Decision, taken: Option) -> Verdict:
    """A ravage that blights and could be skipped."""
    if d.kind != "skip_action" or d.about[1] != "ravage" or NO not in d.options:
        return None
    facts = analysed(s, d).facts(land_named(s, d.about))
    return unless(facts.strength() - facts.defend >= LAND_DAMAGE, kept=taken == YES)


def frightens_nobody(s: State, d: Decision, taken: Option) -> Verdict:
    """A fear card used where no invader stands, though there are some elsewhere."""
    if d.kind != "fear_land":
        return None
    now = analysed(s, d)
    empty = [option for option, land in lands_of(s, d).items() if not invaders(now, land)]
    return unless(0 < len(empty) < len(lands_of(s, d)), kept=taken not in empty)


HABITS: Final = (
    Habit("Reclaim when the hand is empty", does_not_reclaim),
    Habit("Do not reclaim a single card with a full hand", reclaims_for_nothing),
    Habit("Do not grow for energy that cannot be spent", gathers_too_much_energy),
    Habit("Gain the new card before placing presence", adds_presence_before_gaining),
    Habit("Settle where no blight is about to come", settles_on_ruin),
    Habit("Settle in clean lands", settles_beside_blight),
    Habit("Do not heap presence in one land", heaps_presence),
    Habit("Play a card each turn if one costs nothing", plays_nothing),
    Habit("Spend energy that is plentiful", saves_energy_for_nothing),
    Habit("Take cards that can be paid", takes_a_card_too_dear),
    Habit("Take cards with the elements of the spirit", takes_strange_elements),
    Habit("Forget no card that waits to be used", forgets_what_waits),
    Habit("Choose elements that the innate power wants", names_a_useless_element),
    Habit("Use the harmful cards that were paid for", leaves_a_card_unused),
    Habit("Defend lands that are ravaged", defends_in_vain),
    Habit("Aim damage at invaders", strikes_the_empty),
    Habit("Clean lands that are blighted", cleans_the_clean),
    Habit("Give energy to the poorer spirit", keeps_gifts),
    Habit("Take free extras", declines),
    Habit("Use all levels of an innate power", uses_fewer_levels),
    Habit("Do not harm Dahan", hurts_dahan),
    Habit("Put damage where it destroys", spreads_damage_thin),
    Habit("Destroy towns and cities before explorers", spares_the_strong),
    Habit("Push nobody into a ravage that then blights", pushes_into_ravage),
    Habit("Let blight cascade into clean lands", lets_blight_spread),
    Habit("Let blight cascade where no presence is", loses_presence_to_a_cascade),
    Habit("Skip a ravage that blights", lets_it_be_ravaged),
    Habit("Use fear where invaders are", frightens_nobody),
)
