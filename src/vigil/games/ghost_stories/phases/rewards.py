"""The rewards on the right stone."""

from __future__ import annotations

from vigil.core.decision import Option, choose, pick
from vigil.games.ghost_stories.model.packed import tao_in_supply
from vigil.games.ghost_stories.model.queries import (
    as_tao,
    as_taoists,
    dead,
    group_decider,
    is_living,
    living,
    qi_supply,
)
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import step
from vigil.games.ghost_stories.model.verbs import gain_qi, regain_yin_yang, take_tao


async def gain_tao(s: State, why: str, count: int = 1) -> None:
    """The active Taoist takes that many Tao tokens of his choice, as far as any are left."""
    for left in range(count, 0, -1):
        options, about = as_tao(tao_in_supply(s)), ("tokens", left) if count > 1 else ()
        if options and is_living(s, s.active):
            colour = await pick(s, s.seat_at[s.active], "take_tao", options, about)
            take_tao(s, s.active, colour, why)


@step
async def gain_1_tao(s: State, _number: int) -> None:
    """A Tao token of one's choice."""
    await gain_tao(s, "reward")


@step
async def gain_2_tao(s: State, _number: int) -> None:
    """Two Tao tokens of one's choice."""
    await gain_tao(s, "reward", 2)


@step
async def gain_qi_or_yinyang(s: State, _number: int) -> None:
    """A Qi, or the spent Yin-Yang back."""
    side = s.active
    if not is_living(s, side):
        return
    options: list[Option] = [("qi",)] if qi_supply(s) else []
    if not s.yin_yang[side]:
        options.append(("yin_yang",))
    if not options:
        return
    if await choose(s, s.seat_at[side], "reward", options) == ("qi",):
        gain_qi(s, side, "reward")
    else:
        regain_yin_yang(s, side, "reward")


@step
async def group_qi_and_yinyang(s: State, _number: int) -> None:
    """The group takes a Qi and a Yin-Yang; the players decide for whom (D16)."""
    if qi_supply(s):
        side = await pick(s, group_decider(s), "group_qi", as_taoists(s, living(s)))
        gain_qi(s, side, "incarnation")
    await share_yin_yang(s)


async def share_yin_yang(s: State) -> None:
    """A Taoist of the players' choice takes a Yin-Yang (D16)."""
    takers = living(s) + (dead(s) if s.setup.rules.dead_may_take_yin_yang else [])
    options = as_taoists(s, [side for side in takers if not s.yin_yang[side]])
    if options:
        side = await pick(s, group_decider(s), "group_yin_yang", options)
        regain_yin_yang(s, side, "incarnation")
