"""The Fluent catalogues of one language as a lookup that never shows a raw key."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "ru", "pl")


class WordsError(KeyError):
    """A text that does not exist, or that lacks an argument: a mistake in the program."""

    def __str__(self) -> str:
        return str(self.args[0])


class Words:
    """The texts of one language by key, ``message`` or ``message.attribute``."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise WordsError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = _bundle(language)

    def has(self, key: str) -> bool:
        """Whether there is a text under that key."""
        return self._pattern(key) is not None

    def text(self, key: str, /, **args: str | float) -> str:
        """The text under that key with the arguments filled in."""
        pattern = self._pattern(key)
        if pattern is None:
            raise WordsError(f"no text {key!r} in {self.language!r}")
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise WordsError(f"text {key!r} in {self.language!r}: {errors[0]} (given {args})")
        return str(said)

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in catalogues(language):
        bundle.add_resource(FluentResource(text))
    return bundle


def catalogues(language: str) -> list[str]:
    """The source of every catalogue of a language, in a fixed order."""
    root = files("vigil")
    homes = (root, *(root.joinpath("games", game) for game in ("ghost_stories", "horizons")))
    folders = (home.joinpath("locale", language) for home in homes)
    return [file.read_text(encoding="utf-8") for folder in folders for file in _ftl_files(folder)]


def _ftl_files(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _ftl_files(entry)
        elif entry.name.endswith(".ftl"):
            yield entry
