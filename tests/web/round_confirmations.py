"""How often a player alone confirms something in a round of Horizons, as the browser asks it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec

from forms import in_form
from vigil.bots import RulesBot
from vigil.core import Table
from vigil.core.dealer import SeededDealer
from vigil.core.decision import Decision
from vigil.games.horizons import Setup
from vigil.games.horizons.powers.registry import PANELS
from vigil.words import box_of

SEEDS: Final = in_form(quick=2, long=12)


def asks_on(table: Table, decision: Decision, answer: int) -> bool:
    """Whether the same player is asked on after an answer, before chance is."""
    run = table.bare_run()
    run.send(answer)
    following = run.decision
    return following is not None and not following.chance


def answers(table: Table) -> Iterator[dict[str, Any]]:
    """The questions of a game and how a bot that knows how to play answers them."""
    bot = RulesBot(1)
    while (decision := table.decision) is not None:
        index = bot.choose(table, decision)
        grows = decision.kind == "spirit_phase"
        asks = [i for i in range(len(decision.options)) if grows and asks_on(table, decision, i)]
        yield {
            "decision": decision.to_data(),
            "view": table.view(0),
            "index": index,
            "asks": asks,
        }
        table.apply(index)


def write(path: Path) -> None:
    with path.open("w", encoding="utf-8") as file:
        for spirit, seed in product(PANELS, range(SEEDS)):
            setup = Setup(players=1, spirits=(spirit,), ask_all=False)
            table = Table.start(setup, SeededDealer(seed))
            told = {
                "spirit": spirit,
                "box": [vars(entry) for entry in box_of(table.setup).values()],
                "answers": list(answers(table)),
            }
            file.write(json.dumps(msgspec.to_builtins(told), ensure_ascii=False) + "\n")
