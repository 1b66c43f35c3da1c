"""Actions and arrays by number: complete, without collisions, and fixed for a rules version.

``pytest tests/env --golden`` writes the files anew; a person reads the difference.
"""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path
from re import findall

import numpy as np
import pytest

from env.walks import GAMES, SETUPS, sittings
from vigil.core.game import find_game
from vigil.core.plugin import find_plugin
from vigil.env.episode import WAITING
from vigil.env.observing import Observer
from vigil.env.spaces import WAIT, Spaces, spaces_of

HERE = Path(__file__).parent
NAMES = tuple(SETUPS)


def spaces_named(name: str) -> Spaces:
    return spaces_of(SETUPS[name](0))


def written(name: str) -> str:
    """All numbers of an environment, with the version of the rules for which they are fixed."""
    spaces, game = spaces_named(name), SETUPS[name](0).game
    lines = [f"rules {find_game(game).rules_version}"]
    lines += [f"action {n}: {' '.join(map(str, one))}" for n, one in enumerate(spaces.actions)]
    for array in spaces.all_arrays:
        lines.append(f"array {array.name}: {' x '.join(map(str, array.shape))}")
        lines += [f"  row {number}: {row}" for number, row in enumerate(array.rows)]
        columns = enumerate(array.columns)
        lines += [f"  column {number}: {one.name}, 0 to {one.high}" for number, one in columns]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", NAMES)
def test_numbers_are_those_on_file(name: str, pytestconfig: pytest.Config) -> None:
    path, found = HERE / "numbers" / f"{name}.txt", written(name)
    if pytestconfig.getoption("--golden"):
        path.write_text(found, "utf-8")
    on_file = path.read_text("utf-8")
    assert list(unified_diff(on_file.splitlines(), found.splitlines(), "on file", "now"))[:40] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_option_has_one_number_and_every_number_one_option(name: str) -> None:
    """Within a question; and all figures of a position stay within their bounds."""
    spaces = spaces_named(name)
    for episode in sittings(name, GAMES):
        decision = episode.decision
        for seat in decision.seats() if decision else ():
            numbers = episode.options_of(seat)
            assert decision is not None
            assert sorted(numbers.values()) == sorted(decision.options_of(seat))
            assert WAITING not in numbers
        figures = Observer(episode.state.setup, "flat").figures(episode, episode.seat)
        assert figures.shape == spaces.high.shape
        assert np.all(figures <= spaces.high)


@pytest.mark.parametrize("name", NAMES)
def test_no_action_stands_for_two_options_of_a_game(name: str) -> None:
    actions = spaces_named(name).actions
    assert len(set(actions)) == len(actions)
    assert actions[WAITING] == WAIT


@pytest.mark.parametrize(("name", "prefix"), [("WhiteMoon", "gs"), ("Horizons", "hz")])
def test_every_kind_of_question_has_a_number(name: str, prefix: str) -> None:
    """Each kind has its rule in the catalogue."""
    file = find_plugin(SETUPS[name](0).game).file("locale", "en", "question_rules.ftl")
    kinds = set(findall(rf"(?m)^{prefix}-rule-([a-z_]+) =", file.read_text("utf-8")))
    assert set(spaces_named(name).kinds) == kinds


def test_numbers_of_the_base_game_stay_with_its_module() -> None:
    base, moon = spaces_named("GhostStories"), spaces_named("WhiteMoon")
    assert moon.actions[: len(base.actions)] == base.actions
    assert moon.kinds[: len(base.kinds)] == base.kinds
