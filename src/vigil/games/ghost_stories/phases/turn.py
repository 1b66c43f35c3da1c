"""The turn: yin, then yang, clockwise around the village."""

from __future__ import annotations

from vigil.games.ghost_stories.model.queries import board_name, is_full
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import step
from vigil.games.ghost_stories.phases.yin import ghost_actions


@step
def turn(s: State, side: int) -> None:
    """Begin the turn of a board; neutral and haunted boards have no yang phase (R13, R15)."""
    s.active = side
    s.turn += 1
    s.action += 1
    s.yang = False
    s.done = ()
    s.used = s.borrowed = s.new_buddhas = s.placed_buddhas = 0
    s.mantra_rests = False
    s.setup.module.begin_turn(s)
    s.emit("turn_began", board=board_name(s, side), seat=s.seat_at[side], turn=s.turn)
    s.push(
        *ghost_actions(s),
        ("full_board", is_full(s, side)),
        ("begin_yang",),
        *s.setup.module.closing_steps(),
        ("turn", (side + 1) % 4),
    )
