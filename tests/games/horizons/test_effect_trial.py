"""What the bot tries on paper is what the rules do, wherever they have nothing to ask."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import pytest

from vigil.bots import make_bot
from vigil.core import SeededDealer, Table
from vigil.core.step import GameEnd
from vigil.games.horizons import Setup
from vigil.games.horizons.bot import powers
from vigil.games.horizons.bot.analysis import Analysis, Facts
from vigil.games.horizons.bot.effect_trial import EffectTrial
from vigil.games.horizons.model.pieces import DAHAN
from vigil.games.horizons.model.state import State
from vigil.games.horizons.powers.effects import (
    DamageDifferent,
    Defend,
    Destroy,
    Fear,
    Gather,
    Push,
    PushApart,
    SkipActions,
)
from vigil.games.horizons.powers.power import SLOW, Effect, Power
from vigil.games.horizons.powers.use import PowerUse

EXACT: Final = (DamageDifferent, Defend, Fear, Gather, Push, PushApart, SkipActions)
"""Effects that the paper does not simplify; of destroyed dahan it leaves out what spirits add."""
GAMES: Final = 3
"""In this few games every one of them occurs without a question."""


def by_rules(s: State, seat: int, power: Power, land: int, effect: Effect) -> State | None:
    """The state after an effect on a copy; nothing where the rules ask how, or it ends the game."""
    copy = s.copy()
    copy.events = None
    run = effect.run(PowerUse(copy, seat, power, target_land=land, target_spirit=seat))
    try:
        run.__await__().send(None)
    except StopIteration:
        return copy
    except GameEnd:
        return None
    run.close()
    return None


def as_data(facts: Facts) -> tuple[object, ...]:
    return list(facts.invaders), facts.dahan, facts.defend, facts.skips, facts.blight


def is_exact(effect: Effect) -> bool:
    return isinstance(effect, EXACT) or (isinstance(effect, Destroy) and DAHAN not in effect.kinds)


def test_effects_without_a_question_leave_the_land_as_the_rules_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared: Counter[type] = Counter()
    try_on = powers.try_on

    def compare(now: Analysis, seat: int, power: Power, land: int, have: Sequence[int]) -> float:
        is_later = power.speed == SLOW and now.s.phase == "spirit"
        for effect in [] if is_later else filter(is_exact, powers.effects_of(power, have)):
            after = by_rules(now.s, seat, power, land, effect)
            if after is not None:
                trial = EffectTrial(now, seat, power, land)
                trial.run([effect])
                found = Analysis(after, now.decision, now.style).facts(land)
                assert as_data(trial.facts) == as_data(found), (power.id, effect)
                compared[type(effect)] += 1
        return try_on(now, seat, power, land, have)

    monkeypatch.setattr(powers, "try_on", compare)
    for seed in range(GAMES):
        table = Table.start(Setup(players=2, ask_all=False), SeededDealer(seed))
        bot = make_bot("rules", seed)
        while (decision := table.decision) is not None:
            seat = decision.seats()[0]
            own = decision.options_of(seat)
            table.apply(own[bot.choose(table, decision.put_alone_to(seat))])
    assert set(compared) == {*EXACT, Destroy}
