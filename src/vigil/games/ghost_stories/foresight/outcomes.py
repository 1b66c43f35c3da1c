"""The effects of an answer in Ghost Stories: certain, best and worst."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import takewhile
from typing import Final

from vigil.core.decision import STOP, Decision, Option
from vigil.core.event import Event
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.foresight.rerolls import ROLLS
from vigil.games.ghost_stories.model.queries import tao_supply
from vigil.games.ghost_stories.model.resistance import resistance_of
from vigil.games.ghost_stories.model.state import State
from vigil.insight.foresight.figures import Count, Figures, Thing

TRIED: Final = frozenset(
    {
        *(("act", "help"), ("act", "exorcise"), ("act", "save"), ("yin_yang", "tile")),
        *(("firework", "tile"), ("restore_tile", "tile"), ("revive", "taoist")),
        *(("sorcery", "ghost"), ("place_ghost", "space"), ("move_ghost_to", "space")),
        *(("exorcise_ghosts", "ghost"), ("exorcise_ghosts", "both")),
        *(("reroll_curse", "keep"), ("reroll_curse", "reroll")),
    }
)
"""The answers that are tried: those whose effect depends on chance or a later choice."""
ANSWERS: Final = 3000
"""The number of answers tried; copies are cheap here."""

NEXT: Final = frozenset({"turn_began"})
"""The steps after a Taoist's turn."""
BETWEEN: Final = frozenset({"move", "act", "end_turn"})
"""Questions that belong to no effect."""
DRAW: Final = "ghost_card"
"""The question to chance: which ghost is drawn."""
COMES: Final = Event("ghost_due", {})
"""A ghost drawn after another; its effects are not followed."""

GAINS: Final = {
    "ghost_discarded": "gone",
    "tile_restored": "restored",
    "taoist_revived": "revived",
    "villager_saved": "saved",
    "qi_gained": "qi",
    "tao_gained": "tao",
    "crystal_gained": "crystals",
    "yin_yang_gained": "yin_yang",
    "buddha_taken": "buddha",
}
"""What players want, by event."""
LOSSES: Final = {
    "taoist_died": "died",
    "tile_haunted": "haunted",
    "villager_died": "killed",
    "qi_lost": "qi_lost",
    "tao_lost": "tao_lost",
    "ghost_drawn": "ghosts",
    COMES.tag: "ghosts",
}
"""Losses, by event."""
TAO_SPENT: Final = "tao_spent"
"""The figure of Tao tokens spent on an exorcism."""
COUNTED: Final = {**GAINS, "crystal_spent": "crystals_spent", **LOSSES}
"""The figures counted; tokens and crystals are spent for what is gained."""
ORDER: Final = ("won", "lost", *GAINS.values(), TAO_SPENT, *dict.fromkeys(COUNTED.values()))
"""The order in which figures are listed."""
HARM: Final[tuple[Thing, ...]] = (("lost",), *((name,) for name in dict.fromkeys(LOSSES.values())))
"""Losses, the worst first."""


def settled(events: Sequence[Event], following: Decision | None) -> bool:
    """Whether what an answer began is done, or a second ghost comes: its chances are its own."""
    if following is None or following.kind in BETWEEN or has_begun(events):
        return True
    return following.kind == DRAW and any(event.tag == "ghost_drawn" for event in events)


def has_begun(events: Sequence[Event]) -> bool:
    """Whether the next turn has begun."""
    return any(event.tag in NEXT for event in events)


def unsettled(events: Sequence[Event], following: Decision | None) -> tuple[Event, ...]:
    """The events still pending where a line is cut off."""
    draws = following is not None and following.kind == DRAW and not has_begun(events)
    return (COMES,) if draws else ()


def counted(events: Sequence[Event]) -> Count:
    """The changes in ghosts, tiles, Taoists, villagers, Qi and tokens."""
    found = Count()
    for tag, data in takewhile(lambda event: event.tag not in NEXT, events):
        if tag == "tao_lost" and data["why"] == "exorcism":
            found[(TAO_SPENT,)] += 1
        elif tag in COUNTED:
            found[(COUNTED[tag],)] += 1
        elif tag == "game_ended":
            found[("won",) if data["won"] else ("lost",)] += 1
    return +found


def aims(count: Count) -> tuple[int, ...]:
    """What players want: victory, then every gain."""
    return count[("won",)], *(count[(name,)] for name in GAINS.values())


FIGURES: Final = Figures(counted, aims, HARM, ORDER)
"""The figures of the village."""


# -- answers that come to the same


def branches(s: State, decision: Decision, last: int | None) -> Sequence[int]:
    """The answers to a question of which none comes to the same figures as another.

    Dice that are rolled together are told in one order.
    """
    if decision.kind == "reroll_tao":
        return [decision.options.index(STOP)]  # a second roll shows nothing that the first cannot
    tell = TELLS.get(decision.kind)
    if tell is None:
        return range(len(decision.options))
    found = {tell(s, option): answer for answer, option in reversed([*enumerate(decision.options)])}
    lowest = last if last is not None and is_one_roll(s, decision) else 0
    return sorted(answer for answer in found.values() if answer >= lowest)


def is_one_roll(s: State, decision: Decision) -> bool:
    """Whether dice count together; the Herbalist's give one token each."""
    if decision.kind != "tao_die":
        return False
    begun = (event.tag for event in reversed(s.events or ()) if event.tag in ROLLS)
    plenty = not any(is_scarce(s, colour) for colour in range(len(COLOURS)))
    return plenty or next(begun, None) != "villager_asked"


def card_alike(s: State, option: Option) -> Hashable:
    """What distinguishes cards: ghosts of the same colour and left stone arrive alike."""
    card = s.setup.card_of[option]
    return card.colour, card.many_coloured, card.incarnation, card.enter


def face_alike(s: State, option: Option) -> Hashable:
    """What distinguishes faces: those that hit no ghost and give no scarce token are alike."""
    face = str(option[1])
    if face not in COLOURS:
        return face
    colour = COLOURS.index(face)
    needed = any(resistance_of(s, space)[0][colour] for space, n in enumerate(s.ghosts) if n)
    return face if needed or is_scarce(s, colour) else ""


def token_alike(s: State, option: Option) -> Hashable:
    """What distinguishes tokens: colours in good supply are alike."""
    colour = COLOURS.index(str(option[1]))
    return colour if is_scarce(s, colour) else -1


def is_scarce(s: State, colour: int) -> bool:
    """Whether two tokens of a colour may be more than the supply has."""
    return tao_supply(s, colour) < 2


def owner_alike(_: State, option: Option) -> Hashable:
    """What distinguishes tokens to spend: their kind and owner."""
    return option[0], option[-1]


TELLS: Final[Mapping[str, Callable[[State, Option], Hashable]]] = {
    DRAW: card_alike,
    "tao_die": face_alike,
    "take_tao": token_alike,
    "discard_tao": lambda _, option: option[0],
    "set_circle": lambda _, option: option[0],
    "spend_tao": owner_alike,
}
"""What distinguishes answers, by the kind of their question."""
