"""Texts assembled before their language is known, as sent to the browser for cards."""

from __future__ import annotations

from typing import Final

from vigil.words.catalogue import ENGLISH, Words

OPEN: Final = "\ue003"
CLOSE: Final = "\ue004"
ARGUMENT: Final = "\ue005"
OR: Final = "|"


class KeyedWords(Words):
    """Gives keys and arguments where other words give texts.

    ``OPEN KEY ARGUMENT name=text ARGUMENT name#number CLOSE`` stands for the text under a key, or
    under the first of several that has one. An argument may hold further texts. Catalogues are not
    read, so that an engine without them can say it.
    """

    def __init__(self, language: str = ENGLISH, game: str = "") -> None:
        super().__init__(language, game)

    def text(self, key: str, /, **args: str | float) -> str:
        """The key with its arguments."""
        told = (f"{name}{'=' if isinstance(one, str) else '#'}{one}" for name, one in args.items())
        return f"{OPEN}{ARGUMENT.join((key, *told))}{CLOSE}"

    def first(self, *keys: str) -> str:
        """All the keys: the holder of the catalogues finds the first that has a text."""
        return self.text(OR.join(keys))
