"""One roll against more ghosts than a corner has: they are chosen one by one."""

from __future__ import annotations

from vigil.core.decision import STOP, Option, pick
from vigil.games.ghost_stories.model.queries import ghost_option
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.phases.tally import Split


async def name_ghosts(
    s: State, seat: int, kind: str, spaces: list[int], ways: tuple[Split, ...]
) -> Split:
    """Let a player name ghosts until the set is one that the roll and tokens can beat."""
    named: set[int] = set()
    while True:
        fitting = [way for way in ways if named <= set(way.ghosts)]
        if len(fitting) == 1:
            return fitting[0]
        more = sorted({i for way in fitting for i in way.ghosts} - named)
        enough = [way for way in fitting if set(way.ghosts) == named]
        options: dict[Option, int | None] = {ghost_option(s, spaces[i]): i for i in more}
        ghost = await pick(s, seat, kind, {**options, STOP: None} if enough else options)
        if ghost is None:
            return enough[0]
        named.add(ghost)
