"""Bots that look ahead: the same scenarios for each option, and a net that judges what comes."""

from __future__ import annotations

from dataclasses import replace
from math import inf

import numpy as np
import pytest

from vigil.bots import make_bot
from vigil.bots.bot import UnknownBot, check_bot
from vigil.bots.budget import Budget
from vigil.bots.judgement import BadWeights, Judgement, find_judge, judgement_of, weights_file
from vigil.bots.lookahead import LookAhead, OptionEstimate, best_option, lead
from vigil.bots.net import Net
from vigil.bots.process_pool import ProcessPool
from vigil.bots.rollouts import Rollouts
from vigil.bots.scenario import ScenarioDealer
from vigil.core import Decision, Table
from vigil.core.dealer import SeededDealer
from vigil.core.decision import CHANCE
from vigil.core.game import Setup, find_game
from vigil.core.plugin import find_plugin, offered
from vigil.game import Plugin
from vigil.games.ghost_stories import Setup as GhostStories
from vigil.games.horizons import Setup as Horizons
from vigil.research.simulation import play_game

MOON = GhostStories(players=4, modules=("white_moon",))
SETUPS: tuple[Setup, ...] = (
    GhostStories(players=4),
    MOON,
    Horizons(players=1),
    Horizons(players=2),
)
SMALL = Budget(options=2, turns=1, rounds=3, portion=2)


def small(_: Judgement) -> Budget:
    return SMALL


def opened(setup: Setup, seed: int = 1, answers: int = 0) -> Table:
    """A game at its first question, or after some answers by rules of thumb."""
    table, bot = Table.start(setup, SeededDealer(seed)), make_bot("rules", seed)
    for _ in range(answers):
        assert table.decision is not None
        table.apply(bot.choose(table, table.decision))
    return table


def asked(table: Table) -> Decision:
    assert table.decision is not None
    return table.decision


# -- scenarios


def die(kind: str = "die", sides: int = 6) -> Decision:
    return Decision(CHANCE, kind, tuple(("face", face) for face in range(sides)))


def test_what_is_drawn_in_a_turn_does_not_depend_on_what_else_was_drawn() -> None:
    one, other = ScenarioDealer(5), ScenarioDealer(5)
    drawn = [one.deal(die("ghost", 40), turn) for turn in range(9)]
    again = []
    for turn in range(9):
        other.deal(die(), turn)
        again.append(other.deal(die("ghost", 40), turn))
        other.deal(die(), turn)
    assert again == drawn
    assert len(set(drawn)) > 3


def test_a_fate_deals_every_face_about_as_often_as_its_weight_says() -> None:
    heavy = Decision(CHANCE, "heavy", (("a",), ("b",)), (), (1, 3))
    scenarios = [ScenarioDealer(seed) for seed in range(4000)]
    assert 2850 < sum(scenario.deal(heavy, 1) for scenario in scenarios) < 3150
    faces = np.bincount([scenario.deal(die(), 1) for scenario in scenarios])
    assert len(faces) == 6
    assert all(580 < count < 760 for count in faces)


# -- which option it is


def tried(option: int, *chances: float) -> OptionEstimate:
    return OptionEstimate(option, 0.0, list(chances), [])


def test_the_lead_is_counted_fate_by_fate() -> None:
    ahead, behind = tried(0, 0.2, 0.6, 0.9), tried(1, 0.1, 0.5, 0.8)
    assert lead(ahead, behind) > 1e6  # by a tenth each time, whatever the scenario
    assert lead(behind, ahead) < -1e6
    assert lead(ahead, tried(1, 0.2, 0.6, 0.9)) == 0.0
    assert lead(tried(0, 1.0, 1.0), tried(1, 0.0, 0.0)) == inf
    assert abs(lead(tried(0, 1.0, 0.0), tried(1, 0.0, 1.0))) < 1e-9


def test_the_rule_of_thumb_decides_unless_another_option_is_clearly_ahead() -> None:
    first, second = tried(3, 0.5, 0.4, 0.6), tried(7, 0.52, 0.41, 0.58)
    assert best_option([first, second], doubt=0.0) == 7
    assert best_option([first, second], doubt=3.0) == 3
    assert best_option([tried(4)], doubt=0.0) == 4
    assert best_option([first, tried(9, 0.9)], doubt=0.0) == 3, "it was given up early"


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_every_answer_of_a_bot_that_looks_ahead_is_an_option(setup: Setup) -> None:
    table, bot = opened(setup), LookAhead(1, small)
    for _ in range(12):
        decision = asked(table)
        options = [one.option for one in bot.try_out(table, decision)]
        assert len(set(options)) == len(options) <= 2
        table.apply(bot.choose(table, decision))


@pytest.mark.parametrize("name", ["value", "search@4", "search:bold@4"])
def test_the_same_seed_and_budget_give_the_same_answer(name: str) -> None:
    table = opened(GhostStories(players=2), 3, answers=9)
    answers = {make_bot(name, 8).choose(table.fork(), asked(table)) for _ in range(3)}
    assert len(answers) == 1


@pytest.mark.parametrize(
    ("setup", "turns"), [(GhostStories(players=4), 2), (Horizons(players=1), 1)], ids=repr
)
def test_value_tries_four_options_in_eight_scenarios_as_far_as_documented(
    setup: Setup, turns: int
) -> None:
    table, bot, rules = opened(setup, 3), make_bot("value", 8), make_bot("rules", 8)
    assert isinstance(bot, LookAhead)
    options, scenarios = set(), set()
    for _ in range(12):
        found = bot.try_out(table, asked(table))
        options.add(len(found))
        if len(found) > 1:
            scenarios |= {len(one.chances) for one in found}
            rollouts = Rollouts(table, turns, 8 + table.ply)
            expected = rollouts.chances([one.option for one in found], range(4))
            assert [[one.chances[row] for one in found] for row in range(4)] == expected
        table.apply(rules.choose(table, asked(table)))
    assert (max(options), max(scenarios)) == (4, 8)


def test_looking_ahead_leaves_the_table_as_it_was() -> None:
    table = opened(Horizons(players=1), answers=8)
    before = table.save()
    make_bot("value", 1).choose(table, asked(table))
    assert table.save() == before


def test_no_bot_knows_what_the_dealer_will_deal() -> None:
    table = opened(GhostStories(players=3), answers=6)
    others = [table.fork(SeededDealer(seed)) for seed in range(4)]
    found = [LookAhead(2, small).try_out(other, asked(other)) for other in others]
    assert all(one == found[0] for one in found)


def test_a_seat_that_is_asked_with_others_gets_one_of_its_own_options() -> None:
    table = opened(Horizons(players=2))
    decision = asked(table)
    assert len(decision.seats()) == 2
    part = decision.put_alone_to(1)
    own = decision.options_of(1)
    answer = own[LookAhead(1, small).choose(table, part)]
    table.apply(answer)
    assert answer in own


def test_options_that_fall_behind_are_tried_no_longer() -> None:
    table = opened(GhostStories(players=4), 5, answers=30)
    budget = Budget(options=4, turns=1, rounds=24, portion=6)
    for _ in range(12):
        counts = [
            len(one.chances) for one in LookAhead(1, lambda _: budget).try_out(table, asked(table))
        ]
        assert max(counts) <= 24
        if len(set(counts)) > 1:
            return
        table.apply(0)
    pytest.fail("nothing fell behind in twelve questions")


def test_a_budget_in_seconds_ends() -> None:
    table = opened(GhostStories(players=4), answers=5)
    bot = LookAhead(1, lambda _: SMALL._replace(rounds=10_000, portion=1, seconds=0.0))
    assert {len(one.chances) for one in bot.try_out(table, asked(table))} == {1}


def test_bots_that_look_ahead_play_whole_games() -> None:
    played = play_game(GhostStories(players=1), LookAhead(1, small), 4)
    assert played.decisions > 10


def test_a_crew_finds_the_same_as_one_process() -> None:
    table = opened(GhostStories(players=2), 3, answers=9)
    budget = Budget(options=3, turns=1, rounds=5, portion=5)
    alone = LookAhead(4, lambda _: budget).try_out(table, asked(table))
    pool = ProcessPool(2)
    shared = LookAhead(4, lambda _: budget, pool=pool).try_out(table, asked(table))
    pool.stop()
    assert shared == alone
    assert {len(one.chances) for one in shared} == {5}


# -- the nets that come with the games

KINDS = (("ghost_stories", ()), ("ghost_stories", ("white_moon",)), ("horizons", ()))


@pytest.mark.parametrize(("game", "modules"), KINDS)
def test_each_game_comes_with_a_net_for_its_rules(game: str, modules: tuple[str, ...]) -> None:
    setup = find_judge(game).practice(modules)[0]
    assert setup.modules == modules
    table = opened(setup)
    assert 0.02 < judgement_of(table.state).chance(table.state) < 0.98
    with np.load(weights_file(find_plugin(game), modules)) as arrays:
        assert int(arrays["rules"]) == find_game(game).rules_version
        assert str(arrays["command"]).startswith(f"vigil train {game}")
        assert sum(arrays[name].nbytes for name in arrays) < 2_000_000


def test_the_net_of_ghost_stories_fears_death_and_hauntings() -> None:
    table = opened(GhostStories(players=4))
    judgement = judgement_of(table.state)
    well = table.state.copy()
    ill = table.state.copy()
    ill.qi = [1, 1, 1, 1]  # type: ignore[attr-defined]
    dark = table.state.copy()
    dark.haunted = [True, True] + [False] * 7  # type: ignore[attr-defined]
    assert judgement.chance(ill) < judgement.chance(well)
    assert judgement.chance(dark) < judgement.chance(well)


def test_the_net_of_horizons_fears_blight() -> None:
    table = opened(Horizons(players=1))
    judgement = judgement_of(table.state)
    bleak = table.state.copy()
    bleak.blight_pool = 1  # type: ignore[attr-defined]
    assert judgement.chance(bleak) < judgement.chance(table.state)


def test_a_game_that_is_over_is_won_or_lost() -> None:
    table = opened(GhostStories(players=1))
    bot = make_bot("random", 1)
    while table.decision is not None:
        table.apply(bot.choose(table, table.decision))
    assert table.outcome is not None
    assert judgement_of(table.state).chance(table.state) == float(table.outcome.won)


def test_a_net_for_other_rules_is_refused() -> None:
    plugin = find_plugin("horizons")
    assert isinstance(plugin, Plugin)
    rules = find_game("horizons")
    newer = Plugin(
        name="later",
        package=plugin.package,
        rules=replace(rules, rules_version=rules.rules_version + 1),
        judge=plugin.judge,
    )
    state = type("State", (), {"setup": type("S", (), {"game": "later", "modules": ()})()})()
    with offered(newer), pytest.raises(BadWeights, match="other rules"):
        judgement_of(state)


def test_a_game_without_a_judge_says_so() -> None:
    plain = Plugin(name="plain", package="vigil.games.horizons", rules=find_game("horizons"))
    with offered(plain), pytest.raises(BadWeights, match="no judge"):
        find_judge("plain")


def test_a_net_adds_up_its_layers() -> None:
    net = Net(
        np.array([1, 0], np.float32),
        np.array([2, 1], np.float32),
        (
            (np.array([[1, 0], [0, 1]], np.float32), np.array([0, -1], np.float32)),
            (np.array([[1], [2]], np.float32), np.array([0], np.float32)),
        ),
    )
    (chance,) = net.chances([[2, 0.5]])  # hidden: 2 and what is cut off; 1 / (1 + e^-2)
    assert chance == pytest.approx(0.8808, abs=1e-4)
    again = Net.from_arrays(net.to_arrays())
    assert again.chances([[2, 3]]) == net.chances([[2, 3]])


@pytest.mark.parametrize(
    "name",
    [
        *("rules@5", "value@5", "random@1s", "rules:bold@200"),
        *("search@", "search@0", "search@0s", "search@10001", "search@601s"),
    ],
)
def test_only_a_bot_that_searches_takes_a_budget_and_only_a_sensible_one(name: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        check_bot(name)
    assert caught.value.code == "budget"


# -- what is out of the question


def test_what_the_rules_refuse_is_not_tried_where_there_is_a_choice() -> None:
    table = opened(GhostStories(players=4))
    while asked(table).kind != "move":
        table.apply(0)
    question = asked(table)
    yin_yang = question.options.index(("yin_yang",))
    everything = SMALL._replace(options=99, rounds=1, portion=1)
    tried = LookAhead(1, lambda _: everything).try_out(table, question)
    assert {one.option for one in tried} == set(range(len(question.options))) - {yin_yang}
    only = Decision(question.seat, "move", (("yin_yang",), ("stay",)))
    assert len(LookAhead(1, lambda _: everything).try_out(table, only)) == 2
    assert LookAhead(1, lambda _: everything).choose(table, only) == 1
    named = LookAhead(1, lambda _: everything).try_out(table, question, among={0, 1, yin_yang})
    assert {one.option for one in named} == {0, 1}


def test_master_thinks_two_seconds_unless_it_may_only_think_less() -> None:
    judgement = judgement_of(opened(GhostStories()).state)
    for longest, seconds in ((None, 2.0), (5.0, 2.0), (0.5, 0.5)):
        bot = make_bot("master:careful", 1, longest=longest)
        assert isinstance(bot, LookAhead)
        budget = bot._budget_of(judgement)
        assert budget.seconds == seconds
        assert budget.rounds > judgement.judge.search.rounds


def test_master_takes_no_budget() -> None:
    with pytest.raises(UnknownBot) as caught:
        check_bot("master@5s")
    assert caught.value.code == "budget"
