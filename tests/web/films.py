"""The browser plays what happened, whatever happened: films of games of all three kinds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from forms import crossed, in_form
from vigil.bots import RulesBot
from vigil.core import Table
from vigil.core.dealer import SeededDealer
from vigil.core.film import film
from vigil.core.game import find_game
from vigil.tables.replies.films import differences
from vigil.words import box_of

STRETCH: Final = 25
"""Answers, chance included, that one film shows."""
EVERY: Final = in_form(quick=3, long=1)
"""Every how many parts of a game one is shown; the last always is."""
SETUPS: Final[list[tuple[str, dict[str, Any]]]] = [
    ("ghost_stories", {"players": 3}),
    ("ghost_stories", {"players": 2, "modules": ["white_moon"]}),
    ("horizons", {"players": 2}),
]


def games() -> Iterator[Table]:
    """Games of each kind by luck and by a bot that knows how to play; in the quick form in turn."""
    for (name, setup), bot in crossed(SETUPS, (None, RulesBot(1))):
        table = Table.start(find_game(name).setup.from_data(setup), SeededDealer(1))
        luck = Random(1)
        while (decision := table.decision) is not None:
            any_option = luck.randrange(len(decision.options))
            table.apply(bot.choose(table, decision) if bot else any_option)
        yield table


def films(table: Table) -> Iterator[dict[str, Any]]:
    """A game, part by part, with the table at the end of each."""
    record = replace(table.record, seed=None)
    answers = record.answers
    parts = range(0, len(answers), STRETCH)
    for since in sorted({*parts[::EVERY], parts[-1]}):
        ply = min(since + STRETCH, len(answers))
        start, end = Table.replay(record, to=since), Table.replay(record, to=ply)
        view = start.game.view(start.state, None, None)
        frames = differences(view, film(start, answers[since:ply]))
        yield {"since": since, "ply": ply, "view": view, "frames": frames, "newest": end.view()}


def write(path: Path) -> None:
    with path.open("w", encoding="utf-8") as file:
        for table in games():
            told = {
                "game": table.setup.game,
                "setup": table.setup.to_data(),
                "box": [vars(entry) for entry in box_of(table.setup).values()],
                "films": list(films(table)),
            }
            file.write(json.dumps(msgspec.to_builtins(told), ensure_ascii=False) + "\n")
