"""Advice for the pending question: reproducible, improving, and blind to what the dealer holds."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Final

import pytest

from core.play import opened
from core.toy import TOY
from vigil.bots import lookahead
from vigil.bots.judgement import BadWeights, check_judged
from vigil.bots.lookahead import OptionEstimate
from vigil.core import SeededDealer, Table
from vigil.core.game import Setup
from vigil.core.plugin import offered
from vigil.game import Plugin
from vigil.games import ghost_stories, horizons
from vigil.insight.advice.advise import (
    PORTION,
    SETTLED,
    SHOWN,
    Advice,
    advise,
    advised,
    improved,
    is_enough,
    scenarios_of,
)

SETUPS: Final[dict[str, Setup]] = {
    "ghost_stories": ghost_stories.Setup(players=2),
    "white_moon": ghost_stories.Setup(players=2, modules=("white_moon",)),
    "horizons": horizons.Setup(players=1),
}


def later(setup: Setup, answers: int = 12) -> Table:
    """A game after some answers, at a question with more than two options."""
    table, luck = Table.start(setup, SeededDealer(3)), Random(4)
    while table.decision is not None and (table.ply < answers or len(table.decision.options) < 3):
        table.apply(luck.randrange(len(table.decision.options)))
    return table


def last(table: Table, rounds: int, seed: int = 0) -> Advice:
    assert table.decision is not None
    return list(advise(table, table.decision.seats()[0], rounds, seed))[-1]


@pytest.mark.parametrize("name", SETUPS)
def test_options_have_a_chance_a_margin_and_a_reason(name: str) -> None:
    table = later(SETUPS[name])
    assert table.decision is not None
    advice = last(table, PORTION)
    own = table.decision.options_of(advice.seat)
    assert 1 < len(advice.options) <= SHOWN
    for (answer, _, chance, margin, scenarios), reason in advice.options:
        assert answer in own
        assert chance is not None
        assert 0 <= chance <= 1
        assert 0 <= margin < 1
        assert scenarios == PORTION
        assert bool(reason.events) == (reason.kind in ("prevents", "prepares", "causes", "effect"))
        assert bool(reason.chances) == (reason.kind == "odds")


def test_it_gets_better_portion_by_portion() -> None:
    table = later(SETUPS["ghost_stories"])
    assert table.decision is not None
    found = list(advise(table, table.decision.seats()[0], 3 * PORTION))
    assert [one.scenarios for one in found] == [PORTION, 2 * PORTION, 3 * PORTION]
    assert {one.of for one in found} == {3 * PORTION}
    chances = [[option.weighed.chance for option in one.options] for one in found]
    assert chances[0] != chances[1] != chances[2]


def test_an_option_that_is_clearly_behind_is_tried_no_further(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = later(SETUPS["ghost_stories"])
    assert table.decision is not None
    seat, tried = table.decision.seats()[0], list[OptionEstimate]()
    while scenarios_of(tried) < SETTLED:
        tried = improved(table, seat, 0, tried)
    monkeypatch.setattr(lookahead, "GIVEN_UP", -inf)
    assert is_enough(tried, 99)
    assert advised(table, seat, tried, 99).of == SETTLED
    assert improved(table, seat, 0, tried) == tried
    monkeypatch.setattr(lookahead, "GIVEN_UP", inf)
    assert not is_enough(tried, 99)
    assert {len(one.chances) for one in improved(table, seat, 0, tried)} == {SETTLED + PORTION}


def test_the_same_seed_and_rounds_give_the_same_advice_and_other_seeds_another() -> None:
    table = later(SETUPS["ghost_stories"])
    assert last(table, PORTION, 1) == last(table, PORTION, 1)
    assert last(table, PORTION, 1).options != last(table, PORTION, 2).options


def test_it_does_not_depend_on_what_the_dealer_is_going_to_deal() -> None:
    table = later(SETUPS["ghost_stories"])
    other = table.fork()
    other.dealer = SeededDealer(99)
    assert last(table, PORTION) == last(other, PORTION)


def test_the_table_itself_is_left_as_it_was() -> None:
    table = later(SETUPS["ghost_stories"])
    before = table.save()
    last(table, PORTION)
    assert table.save() == before


def test_asked_together_each_is_advised_for_the_own_options() -> None:
    table = Table.start(horizons.Setup(players=2), SeededDealer(1))
    while table.decision is not None and len(table.decision.seats()) == 1:
        table.apply(0)
    assert table.decision is not None
    for seat in table.decision.seats():
        (advice,) = advise(table, seat, 1)
        answers = {option.weighed.answer for option in advice.options}
        assert answers <= set(table.decision.options_of(seat))


def test_the_only_option_of_a_seat_needs_no_trial() -> None:
    table = Table.start(horizons.Setup(players=2), SeededDealer(1))
    while not (alone := alone_with_one(table)):
        table.apply(0)
    (advice,) = advise(table, alone[0], PORTION)
    ((weighed, reason),) = advice.options
    assert (weighed.chance, weighed.scenarios, reason.kind) == (None, 0, "only")
    assert (advice.scenarios, advice.of) == (0, 0)


def alone_with_one(table: Table) -> list[int]:
    """The seats that are asked and can give one answer only."""
    decision = table.decision
    assert decision is not None
    return [seat for seat in decision.seats() if len(decision.options_of(seat)) == 1]


def test_a_game_without_a_trained_net_says_so() -> None:
    with offered(Plugin(name=TOY.name, package="core", rules=TOY)):
        table = opened("open", "coin 1", "keep 1")
        with pytest.raises(BadWeights) as caught:
            next(advise(table, 0))
        with pytest.raises(BadWeights):
            check_judged(table.setup)
    assert caught.value.code == "no_weights"
