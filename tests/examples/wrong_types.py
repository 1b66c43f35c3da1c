"""What the type checker finds in a plugin.

Nothing here is run. Every mistake is one that ``mypy --strict`` names; were it to miss one, it
would complain of a needless ``type: ignore`` instead.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, assert_type

from vigil_lantern import PLUGIN
from vigil_lantern.bot import HEURISTICS, Analysis
from vigil_lantern.rules import LANTERN, STEPS, Setup, State, new_state, view

from vigil.bots.heuristics import HEURISTICS as HEURISTICS_KIND
from vigil.core.game import RULES
from vigil.game import (
    Decision,
    Game,
    GameState,
    Heuristics,
    Option,
    Part,
    PlainSetup,
    Plugin,
    Style,
)


@dataclass(frozen=True, kw_only=True)
class OtherSetup(PlainSetup):
    game: ClassVar[str] = "other"

    players: int = 1


class OtherState(GameState[OtherSetup]):
    oil: int = 0


def what_is_known_of_lantern(state: State) -> None:
    assert_type(LANTERN, Game[State])
    assert_type(HEURISTICS, Heuristics[State, Analysis])
    assert_type(state.setup, Setup)
    assert_type(LANTERN.new(state.setup), State)
    assert_type(LANTERN.read(""), State)
    assert_type(PLUGIN.load(RULES), Game | None)
    assert_type(PLUGIN.load(HEURISTICS_KIND), Heuristics | None)


def a_wrong_part() -> None:
    def not_a_face() -> Game:
        return LANTERN

    Plugin(name="a", package="a", rules=HEURISTICS)  # type: ignore[arg-type]
    Plugin(name="b", package="b", rules="rules:LANTERN")  # type: ignore[arg-type]
    Plugin(name="c", package="c", rules=LANTERN, heuristics=LANTERN)  # type: ignore[arg-type]
    Plugin(name="d", package="d", rules=LANTERN, face=Part(not_a_face))  # type: ignore[arg-type]
    Plugin(name="e", package="e", rules=LANTERN, colour="red")  # type: ignore[call-arg]


def a_wrong_state() -> None:
    def other_view(s: OtherState, seat: int | None, decision: Decision | None) -> dict[str, Any]:
        return {"oil": s.oil}

    Game(setup=Setup, state=State, steps=STEPS, view=other_view)  # type: ignore[arg-type]
    Game(setup=OtherSetup, state=OtherState, steps=STEPS, view=view)  # type: ignore[arg-type]
    LANTERN.write(OtherState(setup=OtherSetup()))  # type: ignore[arg-type]


def a_wrong_set_up(setup: Setup) -> None:
    Game(setup=OtherSetup, state=State, steps=STEPS)  # type: ignore[misc]
    Game(setup=OtherSetup, state=OtherState, steps=STEPS, new=new_state)  # type: ignore[arg-type]
    Game(setup=State, state=State, steps=STEPS)  # type: ignore[misc]
    OtherState(setup=setup)  # type: ignore[arg-type]
    new_state(OtherSetup())  # type: ignore[arg-type]


def wrong_rules_of_thumb() -> None:
    def worth(now: OtherState, option: Option) -> float:
        return now.oil

    Heuristics(Analysis, {"act": {"go": worth}})  # type: ignore[misc]

    def analyse(s: OtherState, decision: Decision, style: Style) -> int:
        return s.oil

    rules: Heuristics[State, int] = Heuristics(analyse, {})  # type: ignore[arg-type]
    assert rules
