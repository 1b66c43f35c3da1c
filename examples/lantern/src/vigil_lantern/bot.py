"""Lantern by rules of thumb: what each option is worth."""

from typing import Final

from vigil.game import Decision, Heuristics, Option, Style
from vigil_lantern.rules import TOWER, State


class Analysis:
    """What a keeper sees when he is asked."""

    def __init__(self, s: State, decision: Decision, style: Style) -> None:
        others = [place for seat, place in enumerate(s.keepers) if seat != decision.seat]
        self.oil = s.oil
        self.lacking = style.danger * max(0, 3 - s.oil)
        self.waiting = {bay: len(ships) for bay, ships in s.ships.items() if bay not in others}
        self.tower_is_kept = TOWER in others


def go(now: Analysis, option: Option) -> float:
    """To the tower for oil, or to ships that nobody looks after."""
    if option[1] == TOWER:
        return 0.0 if now.tower_is_kept else float(now.lacking)
    return float(now.waiting.get(str(option[1]), 0) if now.oil else 0)


HEURISTICS: Final[Heuristics[State, Analysis]] = Heuristics(
    Analysis,
    {
        "act": {
            "guide": lambda _now, _option: 5.0,
            "fetch": lambda now, _option: 1.5 * now.lacking,
            "go": go,
            "watch": lambda _now, _option: 0.5,
            "rest": lambda _now, _option: 0.2,
        },
        "storm": {"shield": lambda _now, _option: 1.0},
    },
)
