"""The registry of this game's steps."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias

from vigil.core.step import Steps
from vigil.games.horizons.model.state import State
from vigil.games.horizons.powers.after_effect import after_effect

P = ParamSpec("P")
Asking: TypeAlias = Callable[Concatenate[State, P], Coroutine[Any, Any, None]]

STEPS: Final = Steps()
step = STEPS.step


def action(function: Asking[P]) -> Asking[P]:
    """Register a step that is one whole action; when it is complete, the end is checked."""

    @wraps(function)
    async def whole(s: State, /, *args: P.args, **kwargs: P.kwargs) -> None:
        await function(s, *args, **kwargs)
        await after_effect(s)

    return step(whole)
