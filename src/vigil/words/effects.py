"""The effect of an answer in words: certain, best and worst."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vigil.words.speech_context import SpeechContext

BOUNDS: Final = ("best", "most", "worst", "open")
"""What an effect holds in addition to its certain figures."""


def effect_parts(told: SpeechContext) -> str:
    """The effect of an answer, or that it has none."""
    effect, say = dict(told.parts), told.speaker.words.text
    sure = {name: effect[name] for name in effect if name not in BOUNDS}
    certain = figures(told, sure)
    if "open" in effect:
        return say("game-does-open", parts=certain) if certain else say("game-does-unknown")
    parts = [certain] if certain else []
    if "best" in effect:
        one, *others = (figures(told, beyond(sure, way)) for way in effect["best"])
        way = say("game-does-or", one=one, other=others[0]) if others else one
        parts.append(say("game-does-best", parts=way))
    parts += [
        say(f"game-does-{how}", parts=figures(told, beyond(sure, effect[how])))
        for how in ("most", "worst")
        if how in effect
    ]
    return "; ".join(parts) or say("game-does-nothing")


def beyond(sure: Mapping[str, Any], way: Mapping[str, Any]) -> Mapping[str, Any]:
    """The figures of a way that differ from the certain ones; all of them where none does."""
    return {what: found for what, found in way.items() if sure.get(what) != found} or way


def figures(told: SpeechContext, way: Mapping[str, Any]) -> str:
    """The figures of one way: amounts, and pieces by kind."""
    return ", ".join(figure(told, what, found) for what, found in way.items())


def figure(told: SpeechContext, what: str, found: int | Mapping[str, int]) -> str:
    """One figure, or what happens to pieces of several kinds."""
    say, prefix = told.speaker.words.text, told.speaker.vocabulary.prefix
    if isinstance(found, int):
        return say(f"{prefix}-does-{what}", count=found)
    pieces = (say(f"{prefix}-count-{kind}", count=count) for kind, count in found.items())
    return say(f"{prefix}-does-{what}", pieces=", ".join(pieces))
