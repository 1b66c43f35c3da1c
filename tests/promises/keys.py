"""The keys of what ``--json`` prints, with the kinds of their values."""

from __future__ import annotations

from typing import Any, Final

import pytest

from promises.files import promised

OPEN: Final = (
    *(".bytes_an_answer", ".deeds", ".engines", ".facts", ".figures", ".length.turns", ".limits"),
    *(".losses", ".pure.steps", ".rates", ".ratios", ".rules_bot_us", ".setup", ".swept"),
    *(".us_at_ply", ".view"),
)
"""Objects whose keys are those of a game or of what was measured: only that they are there."""
NUMBERS: Final = ("float", "int")
NOTHING: Final = "NoneType"


RESULTS: Final = ("analyse", "arena", "bench", "report", "simulate", "train", "verify")
"""Commands whose data are results: they say what made them."""
MADE: Final = ("command", "date", "seed", "version")


def keep_keys(name: str, data: Any, config: pytest.Config) -> None:
    """A key may come; none may go or change its kind."""
    if name.startswith(RESULTS):
        seedless = {"seed"} if name == "bench" else set()
        assert {*MADE} - seedless <= data.keys()
    before = promised(f"keys_{name}", keys_of(data), config)
    assert missing(keys_of(data), before, name) == []


def keys_of(data: Any, place: str = "") -> Any:
    """The keys of printed data with the kind of each value, inside of lists and objects too."""
    if isinstance(data, dict) and not place.endswith(OPEN):
        return {key: keys_of(value, f"{place}.{key}") for key, value in data.items()}
    if isinstance(data, list) and data:
        return [keys_of(data[0], place)]
    kind = type(data).__name__
    return "number" if kind in NUMBERS else kind


def missing(now: Any, before: Any, place: str) -> list[str]:
    """Where something that was promised is gone or of another kind."""
    if isinstance(before, dict) and isinstance(now, dict):
        pairs = ((f"{place}.{key}", now.get(key), kind) for key, kind in before.items())
        return [one for key, new, old in pairs for one in missing(new, old, key)]
    if isinstance(before, list) and isinstance(now, list):
        return missing(now[0], before[0], f"{place}[]")
    filled = before == NOTHING and now is not None
    return [] if filled or now == before else [place]
