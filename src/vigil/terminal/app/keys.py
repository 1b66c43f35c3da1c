"""Keys for actions, also where the keyboard writes Russian letters."""

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
"""What a key writes in the Russian layout, by what it writes in the Latin one."""


def key(keys: str, action: str, priority: bool = False) -> Binding:
    """A key for an action in either layout; the help has its words."""
    names = keys.split(",")
    russian = [SAME_KEY[name] for name in names if name in SAME_KEY]
    return Binding(",".join([*names, *russian]), action, show=False, priority=priority)


def latin(character: str) -> str:
    """What a key would have written in the Latin layout."""
    place = RUSSIAN.find(character)
    return character if place < 0 else LATIN[place]
