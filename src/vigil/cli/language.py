"""The language of a run: ``--lang``, else ``VIGIL_LANG``, else the locale, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Final

from vigil.words import LANGUAGES

OPTION: Final = "--lang"
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def split_language(arguments: Sequence[str]) -> tuple[list[str], str | None]:
    """The other arguments, and the language given by ``--lang``; empty if there is none."""
    rest: list[str] = []
    found = None
    words = iter(arguments)
    for word in words:
        if word == OPTION:
            found = next(words, "")
        elif word.startswith(f"{OPTION}="):
            found = word.removeprefix(f"{OPTION}=")
        else:
            rest.append(word)
    return rest, found


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the environment, if it is available."""
    own = environment.get("VIGIL_LANG")
    system = next((environment[name] for name in LOCALE if environment.get(name)), "")
    for name in (own, system[:2]):
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]
