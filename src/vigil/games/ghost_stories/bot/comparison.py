"""The figures that compare options in words: the village, the Taoists and the ghosts."""

from __future__ import annotations

from typing import Final

from vigil.bots.comparison import Comparison, Counts, Figure
from vigil.games.ghost_stories.model.geometry import SIDES, SPACES, TILES
from vigil.games.ghost_stories.model.packed import tao_row
from vigil.games.ghost_stories.model.queries import board_name, dead, is_player
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.white_moon.model.state import MoonState

FIGURES: Final = {
    "lost": Figure(-20, each=True),
    "won": Figure(20, each=True),
    "haunted": Figure(-4, thing="tile", each=True),
    "died": Figure(-6, thing="board", each=True),
    "qi": Figure(1),
    "ghosts": Figure(-1),
    "tao": Figure(0.4),
    "yin_yangs": Figure(1.5),
    "buddhas": Figure(0.5),
    "villagers_dead": Figure(-2),
    "villagers_saved": Figure(1.5),
    "crystals": Figure(0.7),
}


def counts(s: State) -> Counts:
    """What there is on the table."""
    own = [side for side in SIDES if is_player(s, side)]
    found: Counts = {
        ("qi", None): sum(s.qi[side] for side in own),
        ("ghosts", None): len(SPACES) - s.ghosts.count(0),
        ("tao", None): sum(sum(tao_row(s, side)) for side in own),
        ("yin_yangs", None): sum(s.yin_yang[side] for side in own),
        ("buddhas", None): sum(s.buddhas) + sum(s.held_buddhas),
    }
    for tile in TILES:
        if s.haunted[tile]:
            found["haunted", tile] = 1
    for side in dead(s):
        found["died", board_name(s, side)] = 1
    if s.outcome is not None:
        found["won" if s.outcome.won else "lost", None] = 1
    if isinstance(s.module, MoonState):
        found["villagers_dead", None] = sum(s.module.graveyard)
        found["villagers_saved", None] = sum(s.module.shelter)
        found["crystals", None] = sum(s.module.crystals) + sum(s.module.receptacles)
    return found


COMPARISON: Final = Comparison(FIGURES, counts)
