"""The short form of the attack on crashes, and that it would notice what it looks for."""

from __future__ import annotations

from pathlib import Path

import pytest

from torture.cradle import Forked
from torture.kills import Attack, Early, Twice, violations
from vigil.server.room.changes import Answered, AnyChange, Reopened, Started

pytestmark = pytest.mark.xdist_group("servers")


def test_what_is_acknowledged_survives_kills(tmp_path: Path) -> None:
    attack = Attack(str(tmp_path / "vigil.db"))
    attack.run(2)
    assert attack.found == []
    assert attack.count > 0


@pytest.mark.parametrize("mutant", [Early, Twice])
def test_a_server_with_a_mistake_is_found_out(mutant: type[Forked], tmp_path: Path) -> None:
    attack = Attack(str(tmp_path / "vigil.db"), mutant)
    attack.run(5)
    assert attack.found


def test_a_log_is_compared_with_what_was_acknowledged() -> None:
    log: list[AnyChange] = [Started((0,), ()), Answered(0, 1, (3, 1), ()), Answered(0, 3, (2,), ())]
    assert violations([*log], {1: 3, 3: 2}) == []
    assert len(violations([*log], {1: 3, 3: 1, 4: 0})) == 2
    assert len(violations([*log, log[-1]], {})) == 1
    assert len(violations([*log, Reopened(1, 1)], {})) == 1
