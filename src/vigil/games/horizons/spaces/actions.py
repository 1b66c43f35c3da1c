"""The questions and the options of Horizons by number; lands go by their number in the island."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import Final

from vigil.core.decision import PASS, STOP, Option
from vigil.env.spaces import WAIT
from vigil.games.horizons.model.options import DEFAULT_BOARDS, Setup
from vigil.games.horizons.model.pieces import ELEMENTS, INVADERS, SLOTS
from vigil.games.horizons.powers.asking import NO, YES
from vigil.games.horizons.powers.presence import MOVE
from vigil.games.horizons.powers.registry import COMMON, PANELS, POWERS

SEATS: Final = max(DEFAULT_BOARDS)
LANDS: Final = range(8 * SEATS)
CARDS: Final = tuple(power.id for power in POWERS.values() if power.deck != "innate")
INNATES: Final = tuple(panel.innate.id for panel in PANELS.values())
AT_LANDS: Final = tuple(power.id for power in POWERS.values() if power.reach is not None)
"""Powers whose target is a land."""
TRACKS: Final = ("energy", "plays")
GROWTH: Final = max(len(panel.growth) for panel in PANELS.values())
ACTIONS_OF_GROWTH: Final = max(len(one) for panel in PANELS.values() for one in panel.growth)
LEVELS: Final = max(len(panel.innate.levels) for panel in PANELS.values())

KINDS: Final = (
    *("spirit_phase", "add_presence", "place_presence", "presence_source"),
    *("choose_deck", "keep_card", "forget", "reclaim_card"),
    *("power_phase", "target_land", "target_spirit", "innate_levels"),
    *("use_threshold", "use_might", "use_aggression", "choose_effect", "choose_element"),
    *("pay_energy", "boon_land", "origin_site", "renewal_land", "remove_blight", "move_to"),
    *("exhaust_action", "gift_card", "vengeance_land"),
    *("damage", "destroy", "remove", "replace", "downgrade"),
    *("push", "push_pieces", "push_to", "gather", "gather_presence", "move_pieces"),
    *("choose_land", "skip_action", "escalation_land", "cascade"),
    *("fear_land", "fear_piece", "seek_safety"),
)


def each(tag: str, values: Iterable[str | int]) -> Iterator[Option]:
    """An option for each value."""
    return ((tag, value) for value in values)


def _sets_of_levels() -> Iterator[Option]:
    """Levels of an innate power that can be used alone."""
    for size in range(1, LEVELS):
        for some in combinations(range(1, LEVELS + 1), size):
            yield ("levels", *some)


OF_A_SEAT: Final[tuple[Option, ...]] = (
    PASS,
    ("ready",),
    *each("growth", range(GROWTH)),
    *(("growth_from", number, deck) for number in range(GROWTH) for deck in COMMON),
    *each("grow", range(ACTIONS_OF_GROWTH)),
    *each("play", CARDS),
    *each("use", (*CARDS, *INNATES)),
    *(("use_on", power, land) for power in AT_LANDS for land in LANDS),
)
"""Options of questions to everyone, which name the seat in second place."""
ACTIONS: Final[tuple[Option, ...]] = (
    WAIT,
    STOP,
    YES,
    NO,
    MOVE,
    *each("land", LANDS),
    *(("piece", *slot) for slot in SLOTS),
    *each("spirit", range(SEATS)),
    *each("card", CARDS),
    *each("deck", COMMON),
    *each("effect", range(2)),
    *each("element", ELEMENTS),
    *each("level", range(1, LEVELS + 1)),
    *_sets_of_levels(),
    *each("action", ("ravage", "build")),
    *each("track", TRACKS),
    *(("presence", track, land) for track in TRACKS for land in LANDS),
    *(("push", *slot, land) for slot in SLOTS for land in LANDS),
    *(("gather", *slot, land) for slot in SLOTS for land in LANDS),
    *(("land", start, land) for start in LANDS for land in LANDS),
    *(("land", land, *slot) for land in LANDS for slot in SLOTS if slot[0] in INVADERS),
    *OF_A_SEAT,
)
OF_EVERYONE: Final = len(ACTIONS) - len(OF_A_SEAT)
"""The first number of an option of a question to everyone."""
AGAIN: Final = {"use": "repeat", "use_on": "repeat_on"}
"""Using a power again has the number of using it: the two never occur together."""
PLACES: Final = {
    **{("land", size): places for size, places in ((2, (1,)), (3, (1, 2)), (4, (1,)))},
    ("presence", 3): (2,),
    ("push", 4): (3,),
    ("gather", 4): (3,),
    ("use_on", 3): (2,),
}
"""Where options of a tag and length name lands."""


def numbers(setup: Setup) -> Mapping[Option, int]:
    """The number of every option of a setup, as its questions write it."""
    return _numbers(setup.island.names)


@cache
def _numbers(names: tuple[str, ...]) -> Mapping[Option, int]:
    """The same for an island with these names of lands."""
    found: dict[Option, int] = {}
    for number, action in enumerate(ACTIONS):
        option = _named(action, names)
        if option is None:
            continue
        if number < OF_EVERYONE:
            found[option] = number
            continue
        for tag in {option[0], AGAIN.get(str(option[0]), option[0])}:
            found |= {(tag, seat, *option[1:]): number for seat in range(SEATS)}
    return found


def _named(action: Option, names: tuple[str, ...]) -> Option | None:
    """An action with the names of its lands; nothing where the island has no such land."""
    places = PLACES.get((str(action[0]), len(action)), ())
    if any(int(action[place]) >= len(names) for place in places):
        return None
    return tuple(names[int(part)] if place in places else part for place, part in enumerate(action))
