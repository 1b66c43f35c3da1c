"""Texts assembled before their language is known, for the cards in the browser."""

from __future__ import annotations

from typing import Final

from vigil.words.catalogue import ENGLISH, Words

OPEN: Final = "\ue003"
CLOSE: Final = "\ue004"
ARGUMENT: Final = "\ue005"
OR: Final = "|"


class KeyedWords(Words):
    """Returns keys and arguments instead of texts.

    ``OPEN KEY ARGUMENT name=text ARGUMENT name#number CLOSE`` stands for the text under a key, or
    under the first of several that has one. An argument may contain further texts. Catalogues are
    not read, so an engine without them can use it.
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
