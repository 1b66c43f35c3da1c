"""The short form of the attack on files; ``make torture`` has the long one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from torture.files import KINDS, attempt, played
from vigil.core.errors import BadRecord, BadSave
from vigil.core.record import Record, dumps_checked
from vigil.core.table import Table


@pytest.mark.parametrize("kind", KINDS)
def test_a_damaged_file_is_read_or_refused_in_a_sentence(kind: str) -> None:
    for seed in range(150):
        attempt(kind, seed)


IMPOSSIBLE = (
    {"turn": "x"},
    {"turn": None},
    {"action": 10**9},
    {"agenda": [["dance"]]},
    {"agenda": "turn"},
    {"qi": [3, 3]},
    {"tao": [10**9] * 20},
)
"""What no position of Ghost Stories says."""


@pytest.mark.parametrize("change", IMPOSSIBLE, ids=str)
def test_a_game_begins_at_a_position_that_could_be(change: dict[str, Any]) -> None:
    record, save = played(0, 20).record.to_json(), played(0, 20).save()
    assert Table.replay(Record.from_json(record)).decision is not None
    with pytest.raises(BadRecord) as refused:
        Table.replay(Record.from_json(changed(record, "origin", change)))
    assert refused.value.data == {"part": "origin"}
    with pytest.raises(BadSave):
        Table.load(changed(save, "base", change), foreign=True)


def changed(text: str, part: str, change: dict[str, Any]) -> str:
    """A file in which a part says something else, and whose check sum is right."""
    data = json.loads(text)
    del data["check"]
    return dumps_checked(data | {part: data[part] | change})
