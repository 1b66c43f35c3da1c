"""Keys for actions, also on a Russian keyboard layout."""

from __future__ import annotations

from typing import Final

from textual.binding import Binding

LATIN: Final = "qwertyuiopasdfghjklzxcvbnmQWERTYUIOPASDFGHJKLZXCVBNM"
RUSSIAN: Final = "йцукенгшщзфывапролдячсмитьЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ"
SAME_KEY: Final = {
    **dict(zip(LATIN, RUSSIAN, strict=True)),
    "slash": "full_stop",
    "question_mark": "comma",
}
"""The Russian characters by the Latin ones on the same keys."""


def key(keys: str, action: str, priority: bool = False) -> Binding:
    """A key for an action in both layouts; the help has its description."""
    names = keys.split(",")
    russian = [SAME_KEY[name] for name in names if name in SAME_KEY]
    return Binding(",".join([*names, *russian]), action, show=False, priority=priority)


def latin(character: str) -> str:
    """The Latin character of a key."""
    place = RUSSIAN.find(character)
    return character if place < 0 else LATIN[place]
