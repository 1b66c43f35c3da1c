"""The learned policy: rules of thumb, corrected by weights from a small file of the game."""

from __future__ import annotations

import subprocess
import sys
from math import isfinite

import msgspec
import pytest

from vigil.bots import make_bot
from vigil.bots.heuristics import REFUSED, heuristics_of
from vigil.bots.policy import (
    NOTHING,
    WORTH,
    Policy,
    learned_worths,
    policy_file,
    policy_of,
    weighed,
    within_reach,
)
from vigil.bots.rules_bot import worths_of
from vigil.bots.styles import PLAIN
from vigil.core import Table
from vigil.core.dealer import SeededDealer
from vigil.core.decision import Decision
from vigil.core.game import Setup, find_game
from vigil.games.ghost_stories import Setup as GhostStories
from vigil.games.horizons import Setup as Horizons

VILLAGE = GhostStories(players=4)
MOON = GhostStories(players=3, modules=("white_moon",))
SETUPS: tuple[Setup, ...] = (VILLAGE, MOON, Horizons(players=2))
BY_SETUP = pytest.mark.parametrize("setup", SETUPS, ids=str)
SMALL = 20_000
"""Bytes that a file of weights may have."""


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
        assert learned_worths(table.state, question, policy=NOTHING) == plain


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


@BY_SETUP
def test_a_policy_that_is_shipped_is_small_and_of_these_rules(setup: Setup) -> None:
    file = policy_file(setup.game, tuple(getattr(setup, "modules", ())))
    if not file.is_file():
        assert policy_of(setup) is NOTHING
        return
    policy = policy_of(setup)
    assert policy.rules == find_game(setup.game).rules_version
    assert policy.origin
    assert len(file.read_bytes()) < SMALL
    cues = heuristics_of(setup.game).cues
    assert set(policy.weights) <= set(cues)
    assert all(isfinite(weight) for part in policy.weights.values() for weight in part.values())


def test_a_weight_moves_the_options_that_have_its_figure() -> None:
    table, question = next(found for found in questions(VILLAGE, 5, 80) if found[1].kind == "move")
    stay = Policy(0, "", {"move": {"stay": 1000.0}})
    worths = learned_worths(table.state, question, policy=stay)
    assert question.options[worths.index(max(worths))][0] == "stay"
    twice = Policy(0, "", {"move": {WORTH: 1.0}})
    plain = within_reach(worths_of(table.state, question))
    doubled = learned_worths(table.state, question, policy=twice)
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
    found = learned_worths(table.state, question, policy=eager)
    assert [w for w in found if w <= REFUSED] == [w for w in plain if w <= REFUSED]


def test_figures_without_a_weight_add_nothing() -> None:
    assert weighed({"near": 0.5, WORTH: 0.1}, 10.0, [("near", 4.0), ("far", 9.0)]) == 3.0


def test_a_file_of_weights_with_something_else_in_it_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"rules": 5, "origin": "", "weights": {}, "more": 1}', type=Policy)


def test_no_option_is_weighed_by_numpy() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "from vigil.bots.policy import PolicyBot\n"
        "from vigil.games.ghost_stories import Setup\n"
        "from vigil.research.simulation import play_game\n"
        "print(play_game(Setup(players=2), PolicyBot(3), 4).outcome.won)"
    )
    run = [sys.executable, "-c", program]
    first, again = (subprocess.run(run, capture_output=True, text=True) for _ in range(2))
    assert first.stdout in ("True\n", "False\n"), first.stderr
    assert first.stdout == again.stdout
