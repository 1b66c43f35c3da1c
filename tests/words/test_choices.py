"""What an undo takes back has a name: every choice of a whole game is a noun."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from forms import in_form
from vigil.core import SeededDealer, Table, find_game
from vigil.words import Words, speaker_for

SETUPS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "modules": ["white_moon"], "ask_all": False},
    {"players": 1, "modules": ["white_moon"]},
]


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_choice_of_ghost_stories_is_named(setup: dict[str, Any], language: str) -> None:
    nameless = set[tuple[str, str]]()
    for seed in range(in_form(quick=2, long=20)):
        luck = Random(seed)
        table = Table.start(find_game("ghost_stories").setup.from_data(setup), SeededDealer(seed))
        speaker = speaker_for(table.setup, Words(language))
        while (decision := table.decision) is not None:
            view = {} if decision.chance else table.view()
            for option in () if decision.chance else decision.options:
                if not speaker.choice(option, decision.kind, view):
                    nameless.add((str(option[0]), decision.kind))
            table.apply(luck.randrange(len(decision.options)))
    assert not nameless


def test_a_move_is_named_by_its_tile_and_an_exorcism_by_itself() -> None:
    table = Table.start(find_game("ghost_stories").setup.from_data({"players": 2}), SeededDealer(1))
    while table.decision is not None and table.decision.kind != "move":
        table.apply(0)
    speaker, view = speaker_for(table.setup, Words("en")), table.view()
    tea_house = next(tile["tile"] for tile in view["village"] if tile["name"] == "tea_house")
    assert speaker.choice(("tile", tea_house), "move", view) == "move to the tile “Tea House”"
    assert speaker.choice(("exorcise",), "act", view) == "exorcism"
