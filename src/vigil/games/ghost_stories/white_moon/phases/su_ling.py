"""Su-Ling: after something dire she may move at the end of the turn."""

from __future__ import annotations

from vigil.core.decision import PASS, Option, choose, pick
from vigil.games.ghost_stories.model.geometry import LINES, SPACES
from vigil.games.ghost_stories.model.modules import StepCall
from vigil.games.ghost_stories.model.queries import (
    as_spaces,
    card_at,
    group_decider,
    or_pass,
)
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import step
from vigil.games.ghost_stories.white_moon.model.queries import (
    CORNERS,
    crystals_in_reserve,
    is_su_ling_free,
    moon,
    receptacle_at,
)
from vigil.games.ghost_stories.white_moon.model.verbs import (
    dismiss_su_ling,
    fill_receptacle,
    put_su_ling,
)


def silenced_or_not(acts: list[StepCall]) -> list[StepCall]:
    """Middle stones act from the right-most ghost to the left; Su-Ling may silence them."""
    ordered = sorted(acts, key=lambda act: -act[1])
    return [("unless_silenced", ability, space) for ability, space in ordered]


@step
def unless_silenced(s: State, ability: str, space: int) -> None:
    """The middle stone acts unless Su-Ling stands in front of the ghost."""
    if moon(s).su_ling == space:
        s.emit("stone_silenced", ghost=s.ghosts[space], ability=ability)
    else:
        s.push((ability, space))


def yield_to_incarnation(s: State, space: int) -> None:
    """She makes way for an incarnation and waits for the next dire event."""
    if moon(s).su_ling == space and card_at(s, space).incarnation:
        dismiss_su_ling(s, "incarnation")
        moon(s).omen = False


@step
async def move_su_ling(s: State) -> None:
    """Once in a turn with something dire, she may be put on any stone but an incarnation's."""
    m = moon(s)
    if not m.omen:
        return
    m.omen = False
    if not is_su_ling_free(s):
        return
    space = await pick(s, group_decider(s), "su_ling", or_pass(as_spaces(s, stones(s))))
    if space is not None:
        put_su_ling(s, space)
        await bring_crystal(s, space)


def stones(s: State) -> list[int]:
    """The stones on which she may be put."""
    free = [space for space in SPACES if space != moon(s).su_ling]
    return [space for space in free if not s.ghosts[space] or not card_at(s, space).incarnation]


async def bring_crystal(s: State, space: int) -> None:
    """Next to an empty receptacle she may bring a crystal from the reserve."""
    corner = receptacle_at(LINES[space][0])
    if corner is None or moon(s).receptacles[corner] or not crystals_in_reserve(s):
        return
    place: Option = ("receptacle", CORNERS[corner])
    if await choose(s, group_decider(s), "su_ling_crystal", [place, PASS]) != PASS:
        fill_receptacle(s, corner, "su_ling")
