"""Turns of Ghost Stories take few confirmations, and what is not confirmed only asks on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from forms import in_form
from vigil.bots import RulesBot
from vigil.core import SeededDealer, Table, find_game
from vigil.core.decision import Decision

GAMES: Final = {"ghost_stories": [], "white_moon": ["white_moon"]}
"""The modules of both games."""


def asks_on(table: Table, decision: Decision, answer: int) -> bool:
    """Whether the same player is asked on after an answer, before chance is."""
    run = table.bare_run()
    run.send(answer)
    following = run.decision
    return following is not None and not following.chance and following.seat == decision.seat


def questions(table: Table) -> Iterator[dict[str, Any]]:
    """The questions to players in a game of a bot that knows how to play, with its answers."""
    bot = RulesBot(1)
    while (decision := table.decision) is not None:
        answer = bot.choose(table, decision)
        if not decision.chance:
            yield {
                "view": table.view(),
                "decision": decision.to_data(),
                "asks": [asks_on(table, decision, i) for i in range(len(decision.options))],
                "answer": answer,
            }
        table.apply(answer)


def write(path: Path) -> None:
    with path.open("w", encoding="utf-8") as file:
        for seed in range(in_form(quick=2, long=24)):
            for name, modules in GAMES.items():
                setup = {"players": 1 + seed % 4, "modules": modules, "ask_all": False}
                table = Table.start(
                    find_game("ghost_stories").setup.from_data(setup), SeededDealer(seed)
                )
                asked = list(questions(table))
                turns = sum(event.tag == "yang_began" for event in table.events)
                told = {"name": name, "turns": turns, "questions": asked}
                file.write(json.dumps(msgspec.to_builtins(told), ensure_ascii=False) + "\n")
