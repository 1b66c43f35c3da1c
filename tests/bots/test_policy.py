"""The learned policy: rules of thumb, corrected by weights from a small file of the game."""

from __future__ import annotations

import subprocess
import sys
from math import isfinite
from typing import Any

import msgspec
import numpy as np
import pytest

from vigil.bots import make_bot
from vigil.bots.heuristics import REFUSED, heuristics_of
from vigil.bots.policy import (
    NOTHING,
    WORTH,
    Policy,
    PolicyBot,
    corrected_worths,
    net_of,
    policy_file,
    policy_of,
    weighed,
    within_reach,
)
from vigil.bots.policy_net import PolicyNet, rounded
from vigil.bots.rules_bot import worths_of
from vigil.bots.styles import PLAIN
from vigil.core import Table
from vigil.core.dealer import SeededDealer
from vigil.core.decision import Decision
from vigil.core.game import Setup, find_game
from vigil.games.ghost_stories import Setup as GhostStories
from vigil.games.ghost_stories.bot.perspective import ACTIONS, INPUTS
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS
from vigil.games.ghost_stories.model.geometry import LINES
from vigil.games.horizons import Setup as Horizons
from vigil.research.simulation import play_game

VILLAGE = GhostStories(players=4)
MOON = GhostStories(players=3, modules=("white_moon",))
SETUPS: tuple[Setup, ...] = (VILLAGE, MOON, Horizons(players=2))
BY_SETUP = pytest.mark.parametrize("setup", SETUPS, ids=str)
SMALL, SMALL_NET = 20_000, 450_000
"""Bytes that a file of weights may have, and that of a net."""


def questions(setup: Setup, seed: int, most: int) -> list[tuple[Table, Decision]]:
    """Questions of one game of the rules of thumb, each with its table."""
    table, bot = Table.start(setup, SeededDealer(seed)), make_bot("rules", seed)
    found: list[tuple[Table, Decision]] = []
    while (decision := table.decision) is not None and len(found) < most:
        found.append((table.fork(), decision.parts[0] if decision.parts else decision))
        table.apply(bot.choose(table, decision))
    return found


@BY_SETUP
def test_a_policy_that_says_nothing_leaves_the_rules_of_thumb(setup: Setup) -> None:
    for table, question in questions(setup, 3, 60):
        plain = worths_of(table.state, question)
        assert corrected_worths(table.state, question, PLAIN, NOTHING) == plain


@pytest.mark.parametrize("setup", [VILLAGE, MOON], ids=str)
def test_every_figure_is_a_number_with_a_name(setup: Setup) -> None:
    rules, kinds = heuristics_of(setup.game), set[str]()
    for table, question in questions(setup, 4, 150):
        cues = rules.cues.get(question.kind, {})
        now = rules.analyse(table.state, question, PLAIN)
        for option in question.options:
            if option[0] in cues:
                kinds.add(question.kind)
                for name, value in cues[str(option[0])](now, option):
                    assert name
                    assert isfinite(value), (question.kind, name)
    assert len(kinds) >= 4


@BY_SETUP
def test_figures_are_of_questions_and_options_that_the_rules_of_thumb_know(setup: Setup) -> None:
    rules = heuristics_of(setup.game)
    for kind, by_tag in rules.cues.items():
        assert set(by_tag) <= set(rules.priorities[kind]), kind


@pytest.mark.parametrize("game", ["ghost_stories", "horizons"])
def test_a_policy_that_is_shipped_is_small_and_of_these_rules(game: str) -> None:
    file = policy_file(game, "json")
    if not file.is_file():
        assert policy_of(game) is NOTHING
        assert net_of(game) is None
        return
    policy = policy_of(game)
    assert policy.rules == find_game(game).rules_version
    assert policy.origin
    assert len(file.read_bytes()) < SMALL
    assert len(policy_file(game, "npz").read_bytes()) < SMALL_NET
    rules = heuristics_of(game)
    for kind, weights in policy.weights.items():
        assert kind in rules.cues or set(weights) == {WORTH}, kind
        assert all(isfinite(weight) for weight in weights.values())


@pytest.mark.parametrize("setup", [VILLAGE, MOON, GhostStories(players=1)], ids=str)
def test_the_net_sees_every_question_and_knows_every_option(setup: Setup) -> None:
    net, perspective = net_of(setup.game), heuristics_of(setup.game).perspective
    assert net is not None
    assert perspective is not None
    widths = set()
    for table, question in questions(setup, 6, 250):
        inputs = perspective.inputs(table.state, question)
        numbers = perspective.action_numbers(table.state)
        actions = [numbers[option] for option in question.options]
        assert len(set(actions)) == len(actions)
        widths.add(len(inputs))
        assert all(map(isfinite, net.corrections(inputs, actions)))
    assert widths == {INPUTS} if setup == MOON else len(widths) == 1 and max(widths) < INPUTS


def test_a_net_adds_the_outputs_of_the_options_it_is_asked_for() -> None:
    first, scale = rounded(np.array([[1.0, -2.0], [0.5, 2.0]], np.float32))
    ones = np.ones((2, 2), np.float32)
    nothing = np.zeros(2, np.float32)
    last = np.array([[1, 1], [3, 3]], np.float32)
    net = PolicyNet(first, scale, nothing, ones, nothing, last, nothing + 1)
    again = PolicyNet.from_arrays(net.to_arrays())
    # 2 of the first input: the first unit is 2, the second is cut off at 0; both are summed twice
    assert again.corrections(bytes((2, 0)), [0, 1]) == pytest.approx([5.0, 13.0], abs=0.05)
    assert again.corrections(bytes((2,)), [1]) == pytest.approx([13.0], abs=0.05)


@pytest.mark.parametrize("setup", [VILLAGE, MOON], ids=str)
def test_the_village_is_turned_towards_the_active_taoist(setup: Setup) -> None:
    perspective = heuristics_of(setup.game).perspective
    assert perspective is not None
    own, active = set(), set()
    for table, _ in questions(setup, 7, 200):
        state: Any = table.state
        numbers = perspective.action_numbers(state)
        assert sorted(numbers.values()) == list(range(ACTIONS))
        colour, front = BOARD_COLOURS[state.colours[state.active]], LINES[3 * state.active + 1][0]
        active.add(state.active)
        own.add((numbers["board", colour], numbers["taoist", colour], numbers["tile", front]))
    assert len(active) > 2
    assert len(own) == 1


def test_a_weight_moves_the_options_that_have_its_figure() -> None:
    table, question = next(found for found in questions(VILLAGE, 5, 80) if found[1].kind == "move")
    stay = Policy(0, "", {"move": {"stay": 1000.0}})
    worths = corrected_worths(table.state, question, PLAIN, stay)
    assert question.options[worths.index(max(worths))][0] == "stay"
    twice = Policy(0, "", {"move": {WORTH: 1.0}})
    plain = within_reach(worths_of(table.state, question))
    doubled = corrected_worths(table.state, question, PLAIN, twice)
    assert doubled == [worth if worth <= REFUSED else 2 * worth for worth in plain]


def test_what_is_refused_stays_refused_and_what_comes_first_comes_near() -> None:
    assert within_reach([2 * REFUSED, 3.0, 100.0, -100.0]) == [2 * REFUSED, 3.0, 4.0, 2.0]
    table, question = next(
        found
        for found in questions(VILLAGE, 5, 80)
        if min(worths_of(found[0].state, found[1])) <= REFUSED
    )
    plain = worths_of(table.state, question)
    eager = Policy(0, "", {question.kind: {"yin_yang": 1e6}})
    found = corrected_worths(table.state, question, PLAIN, eager)
    assert [w for w in found if w <= REFUSED] == [w for w in plain if w <= REFUSED]


def test_figures_without_a_weight_add_nothing() -> None:
    assert weighed({"near": 0.5, WORTH: 0.1}, 10.0, [("near", 4.0), ("far", 9.0)]) == 3.0


def test_a_file_of_weights_with_something_else_in_it_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"rules": 5, "origin": "", "weights": {}, "more": 1}', type=Policy)


def test_without_numpy_the_policy_says_what_it_lacks() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "from importlib import util\n"
        "found = util.find_spec\n"
        "util.find_spec = lambda name: None if name == 'numpy' else found(name)\n"
        "import vigil.bots.judgement as judgement\n"
        "judgement.find_spec = util.find_spec\n"
        "from vigil.bots.policy import net_of\n"
        "try:\n"
        "    net_of('ghost_stories')\n"
        "except judgement.BadWeights as error:\n"
        "    print(error.code)"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.stdout == "no_numpy\n", run.stderr


def test_the_policy_plays_a_game_alike_each_time() -> None:
    setup = GhostStories(players=2)
    first, again = (play_game(setup, PolicyBot(3), 4).outcome for _ in range(2))
    assert first == again
