"""The registry of this game's steps."""

from __future__ import annotations

from typing import Final

from vigil.core.step import Steps

STEPS: Final = Steps()
step = STEPS.step
