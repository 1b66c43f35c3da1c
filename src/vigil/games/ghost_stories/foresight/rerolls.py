"""The odds of an exorcism after its roll: which dice to keep, and which to reroll."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from vigil.core.chance import Chance
from vigil.core.decision import STOP, Decision, Option
from vigil.games.ghost_stories.model.queries import ghost_option
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.phases.attempt import (
    Attempt,
    chance_of_rerolling,
    exorcism_attempt,
    tokens_for,
)
from vigil.games.ghost_stories.phases.dice import FACES
from vigil.games.ghost_stories.phases.exorcism import targets
from vigil.games.ghost_stories.phases.tally import NO_TOKENS

DICE: Final = "dice"
"""The key of such odds: the dice picked before, and the faces rerolled with them."""
ROLLS: Final = frozenset({"exorcism_began", "school_began", "villager_asked"})
"""Events that begin a roll of Tao dice."""


def is_reroll(s: State, decision: Decision | None) -> bool:
    """Whether dice of an exorcism can be rerolled."""
    if decision is None or decision.kind != "reroll_tao":
        return False
    if s.mantra in targets(s) and not s.setup.rules.mantra_colour_after_roll:
        return False  # its colour was named before the roll, and the state does not tell it
    begun = (event.tag for event in reversed(s.events or ()) if event.tag in ROLLS)
    return next(begun, None) == "exorcism_began"


def place(s: State, decision: Decision, option: Option) -> Option | None:
    """The dice rerolled after an answer if no more are chosen."""
    if not is_reroll(s, decision):
        return None
    again = () if option == STOP else option[1:]
    return (DICE, picked(s, decision), *again)


def odds(s: State, decision: Decision) -> dict[Option, list[Chance]]:
    """The chances for every set of rerolled dice."""
    shown = [FACES.index(str(face)) for face in decision.about[1:]]
    spaces, before = targets(s), picked(s, decision)
    attempt = exorcism_attempt(s, None)
    groups = [some for size in (1, 2) for some in combinations(range(len(spaces)), size)]
    found: dict[Option, list[Chance]] = {}
    for count in range(len(shown) + 1):
        for again in combinations(shown, count):
            kept = list(shown)
            for face in again:
                kept.remove(face)
            chances = [chance(s, attempt, spaces, group, tuple(kept)) for group in groups]
            faces = (FACES[face] for face in again)
            found[DICE, before, *faces] = [
                one for one in chances if one.helped or len(one.about) == 1
            ]
    return found


def picked(s: State, decision: Decision) -> int:
    """How many dice have been chosen for the reroll."""
    return exorcism_attempt(s, None).dice - (len(decision.about) - 1)


def chance(
    s: State, attempt: Attempt, spaces: list[int], group: tuple[int, ...], kept: tuple[int, ...]
) -> Chance:
    """The chance against some of the ghosts if these dice are kept."""
    wanted = frozenset(group)
    alone, helped = (
        chance_of_rerolling(some, kept, wanted)
        for some in (attempt._replace(tokens=NO_TOKENS), attempt)
    )
    about = tuple(ghost_option(s, spaces[index]) for index in group)
    if not helped:
        return Chance(about, alone, helped, "too_strong")
    return Chance(about, alone, helped, tokens=tokens_for(attempt, wanted))
