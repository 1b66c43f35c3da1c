"""A table as text: a position, the answers since then, and the question."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.core.decision import Decision
from vigil.core.game import Game
from vigil.core.state import GameState, Outcome


def table_text(
    game: Game, before: GameState, answers: Sequence[int], asked: Decision | Outcome | None
) -> str:
    """The position before the open step, the answers given in it, and the question."""
    position = game.write(before).split("; ")
    given = [f"answered since: {', '.join(map(str, answers))}"] if answers else []
    question = question_lines(asked) if isinstance(asked, Decision) else [str(asked)]
    return "\n".join([f"game: {game.name}", *position, "", *given, *question])


def question_lines(decision: Decision) -> list[str]:
    """The pending question and its numbered options."""
    seats = ", ".join(map(str, decision.seats()))
    asked = "of chance" if decision.chance else f"of seat {seats}"
    options = enumerate(decision.options)
    shown = [f"{at:4} {' '.join(map(str, option))}" for at, option in options]
    return [f"{decision.kind}, asked {asked}:", *shown]
