"""The short form of the attack on crashes, and that it would notice what it looks for."""

from __future__ import annotations

from pathlib import Path

import pytest

from forms import LONG
from torture.kills import AIMS, Attack, faults, violations
from torture.mutants import MUTANTS, mutant
from vigil.tables.room.changes import Answered, AnyChange, Redone, Reopened, Rewound, Started

MISTAKES = [name for name in MUTANTS if " " in name]


def test_what_is_acknowledged_survives_kills(tmp_path: Path) -> None:
    attack = Attack(str(tmp_path / "vigil.db"))
    attack.run(2)
    assert attack.found == []
    assert attack.count > 0


@pytest.mark.parametrize("mistake", MISTAKES if LONG else MISTAKES[::6])
def test_a_server_with_a_mistake_is_found_out(mistake: str, tmp_path: Path) -> None:
    act = mistake.partition(" ")[2]
    attack = Attack(str(tmp_path / "vigil.db"), mutant(mistake), tables=1)
    attack.aim_at({"result": "concede"}.get(act, act))
    assert attack.found


def test_everything_that_is_acknowledged_has_a_server_that_does_it_too_early() -> None:
    assert {f"late {act}" for act in AIMS} <= MUTANTS.keys()


@pytest.mark.long_form
def test_a_server_without_a_mistake_is_not_found_out(tmp_path: Path) -> None:
    attack = Attack(str(tmp_path / "vigil.db"), tables=len(AIMS))
    attack.aim_at(*AIMS)
    assert attack.found == []
    assert attack.books.acts.keys() >= AIMS.keys()


def test_a_log_is_compared_with_what_was_acknowledged() -> None:
    log: list[AnyChange] = [Started((0,), ()), Answered(0, 1, (3, 1), ()), Answered(0, 3, (2,), ())]
    assert violations([*log], {1: 3, 3: 2}) == []
    assert len(violations([*log], {1: 3, 3: 1, 4: 0})) == 2
    assert len(violations([*log, log[-1]], {})) == 1
    assert len(violations([*log, Reopened(1, 1)], {})) == 1
    undone = [*log, Rewound(3)]
    assert violations(undone, {1: 3}) == []
    assert len(violations(undone, {1: 3, 3: 2})) == 1
    assert violations([*undone, Redone(0, (Answered(0, 3, (2,), ()),))], {1: 3, 3: 2}) == []


def test_a_log_with_a_gap_is_noticed() -> None:
    started = Started((0,), ())
    assert faults([(1, started)]) == []
    assert len(faults([(1, started), (3, Reopened(1, 1))])) == 1
