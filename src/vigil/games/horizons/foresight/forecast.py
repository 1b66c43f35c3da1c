"""What the invaders do next, if nothing prevents it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import Any, Final

from vigil.core.chance import Chance
from vigil.core.decision import STOP, Decision, Option
from vigil.core.event import Event
from vigil.core.step import Run
from vigil.games.horizons.content.fear_lands import shunned_actions
from vigil.games.horizons.model.queries import land_name, presence
from vigil.games.horizons.model.state import State
from vigil.games.horizons.phases.invaders import has_source, matching
from vigil.games.horizons.phases.steps import STEPS
from vigil.games.horizons.powers.asking import land_named
from vigil.games.horizons.powers.effects import EXPLORE
from vigil.insight.foresight.rehearsal import rehearse

INVADERS: Final = frozenset(
    {"ravage_lands", "ravage", "build_lands", "build", "explore", "explore_lands"}
)
"""The steps of the invader phase that are known in advance."""

TOLD: Final = frozenset(
    {"ravage_due", "action_skipped", "piece_added", "blight_card_flipped", "game_ended"}
)
"""Events that get a line."""

NAMED_BY: Final = {"ravage_due": "land"}
"""The facts that identify an event: a ravage is the same whatever its result."""

STRIKE_BACK: Final = ("exactly", "dahan")
"""The subject of the question how Dahan divide their damage."""

GRAVITY: Final = {"game_ended": 9, "blight_card_flipped": 8, "piece_added": 2, "explore_due": 1}
"""The seriousness of forecast events; a ravage is rated by its result."""


def forecast(s: State, seat: int | None) -> list[Event]:
    """The rest of this invader phase, or the next one; which lands are explored is unknown."""
    ahead, cards = s.copy(), list[Decision]()

    def answer(decision: Decision) -> int | None:
        if decision.kind == "invader_card":
            cards.append(decision)
        return mildest(ahead, decision) if decision.kind == "cascade" else _answer(decision)

    events = rehearse(STEPS, ahead, *_entries(s), answer=answer)
    return [*told(s, events), *(due for card in cards for due in explore_due(ahead, card))]


def finish(run: Run, events: Sequence[Event]) -> None:
    """Complete a ravage: blight cascades where it does least harm, the Dahan strike back."""
    while (asked := run.decision) is not None and in_a_ravage(asked, events):
        assert isinstance(run.state, State)
        run.send(mildest(run.state, asked) if asked.kind == "cascade" else 0)


def in_a_ravage(asked: Decision, events: Sequence[Event]) -> bool:
    """Whether a question belongs to a ravage among these events."""
    begun = any(event.tag == "ravaged" for event in events)
    return begun and (asked.kind == "cascade" or asked.about[:2] == STRIKE_BACK)


def told(s: State, events: Iterable[Event]) -> list[Event]:
    """The events to show; the consequences of the ravage of a land are one item."""
    found, ravage = list[Event](), None
    for event in events:
        if event.tag == "ravaged":
            ravage = begun(event)
            found.append(Event("ravage_due", ravage))
        elif ravage is not None:
            follow(s, ravage, event)
        if event.tag in TOLD:
            found.append(event)
    return found


def gravity(event: Event) -> int:
    """How serious a forecast event is: blight counts more than the losses of a ravage."""
    if event.tag != "ravage_due":
        return GRAVITY.get(event.tag, 0)
    spreads, dead = bool(event.data["cascade"]), event.data["presence"] or event.data["dahan"]
    return 7 if spreads else 6 if event.data["blight"] else 4 if dead else 3


def begun(event: Event) -> dict[str, Any]:
    """A ravage with no consequences so far.

    They are Dahan destroyed, seats that lose presence, blight, possible cascade lands, and the
    damage of Dahan striking back.
    """
    nothing = {"dahan": 0, "presence": [], "blight": False, "cascade": [], "strikes": 0}
    return {**event.data, **nothing}


def follow(s: State, ravage: dict[str, Any], event: Event) -> None:
    """Add the results of a ravage; the players choose where blight cascades."""
    tag, data = event
    here = data.get("land") == ravage["land"]
    if tag == "piece_destroyed" and data["why"] == "ravage":
        ravage["dahan"] += 1
    elif tag == "presence_destroyed" and here:
        ravage["presence"].append(data["seat"])
    elif tag == "blight_added" and here:
        ravage["blight"] = True
    elif tag == "blight_added" and not ravage["cascade"]:
        island = s.setup.island
        near = island.adjacent[island.names.index(ravage["land"])]
        ravage["cascade"] = [island.names[other] for other in near]
    elif tag == "dahan_strike_back":
        ravage["strikes"] = data["damage"]


def mildest(s: State, decision: Decision) -> int:
    """The land where blight does least: players would not let it cascade on."""
    lands = [land_named(s, option) for option in decision.options]
    harm = [
        (s.blight[land] > 0, sum(presence(s, seat, land) for seat in s.setup.seats))
        for land in lands
    ]
    return harm.index(min(harm))


def explore_due(s: State, draw: Decision) -> list[Event]:
    """The lands to which the next invader card may bring an explorer, by how likely it does."""
    odds = explore_odds(s, draw)
    return [
        Event("explore_due", {"lands": lands, "chance": [chance.numerator, chance.denominator]})
        for chance in sorted(set(odds.values()), reverse=True)
        if (lands := [land for land, own in odds.items() if own == chance])
    ]


def explore_odds(s: State, draw: Decision) -> dict[str, Fraction]:
    """The chance of an explorer in each land, where one can come."""
    weights = draw.weights or (1,) * len(draw.options)
    found: dict[str, Fraction] = {}
    for land in filter(partial(is_open, s), s.setup.lands):
        cards = zip(draw.options, weights, strict=True)
        hits = sum(weight for (_, card), weight in cards if matching(s, str(card)) >> land & 1)
        if hits:
            found[land_name(s, land)] = Fraction(hits, sum(weights))
    return found


def is_open(s: State, land: int) -> bool:
    """Whether explorers can come to a land that a card names."""
    return has_source(s, land) and not shunned_actions(s, land) & EXPLORE


def _entries(s: State) -> list[tuple[Any, ...]]:
    if s.phase == "invader":
        return [entry for entry in reversed(s.agenda) if entry[0] in INVADERS]
    if s.phase == "slow":
        return [("time_passes",), ("invaders_act",)]
    return [("invaders_act",)] if s.phase in ("spirit", "fast") else []


def _answer(decision: Decision) -> int | None:
    """The first option, or to skip; unknown for the next invader card."""
    if decision.chance:
        return None
    return decision.options.index(STOP) if STOP in decision.options else 0


def odds(s: State, decision: Decision | None) -> Mapping[Option, Sequence[Chance]]:
    """None: the game has no dice."""
    return {}


def place(s: State, decision: Decision, option: Option) -> Option | None:
    """None: no odds depend on a place."""
    return None
