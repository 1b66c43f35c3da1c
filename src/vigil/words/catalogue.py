"""The Fluent catalogues of one language as a lookup that never shows a raw key."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from vigil.core.plugin import find_plugin, plugins

LANGUAGES: Final = ("en", "ru", "pl")


class WordsError(KeyError):
    """A text that does not exist, or that lacks an argument: a mistake in the program."""

    def __str__(self) -> str:
        return str(self.args[0])


class Words:
    """The texts of one language by key, ``message`` or ``message.attribute``.

    The words of a game are its own and those that all games share. Words of no game are the
    shared ones, then those of each game.
    """

    def __init__(self, language: str, game: str = "") -> None:
        if language not in LANGUAGES:
            raise WordsError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game

    def of(self, game: str) -> Words:
        """The words of a game in the same language."""
        return Words(self.language, game)

    def has(self, key: str) -> bool:
        """Whether there is a text under that key."""
        return self._find(key) is not None

    def own(self, key: str) -> str:
        """The key under which the game says something in its own way, else the shared one."""
        own = f"{key}-{self.game}"
        return own if self.has(own) else key

    def text(self, key: str, /, **args: str | float) -> str:
        """The text under that key with the arguments filled in."""
        found = self._find(key)
        if found is None:
            raise WordsError(f"no text {key!r} in {self.language!r}")
        bundle, pattern = found
        said, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise WordsError(f"text {key!r} in {self.language!r}: {errors[0]} (given {args})")
        return str(said)

    def _find(self, key: str) -> tuple[FluentBundle, Any] | None:
        """The pattern of a key, with the texts that it may refer to."""
        name, _, attribute = key.partition(".")
        for bundle in self._bundles():
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                return None if pattern is None else (bundle, pattern)
        return None

    def _bundles(self) -> Iterator[FluentBundle]:
        yield _bundle(self.language, self.game)
        if not self.game:
            yield from (_bundle(self.language, plugin.name) for plugin in plugins())


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    """The texts of a game, which may say the shared ones in its own way."""
    bundle = FluentBundle([language], use_isolating=False)
    for home in dict.fromkeys((game, "")):
        for resource in _resources(language, home):
            bundle.add_resource(resource)
    return bundle


@cache
def _resources(language: str, game: str) -> tuple[Any, ...]:
    return tuple(map(FluentResource, catalogues(language, game)))


def catalogues(language: str, game: str = "") -> list[str]:
    """The source of every catalogue of a game, or of the shared ones, in a fixed order."""
    folder = find_plugin(game).file("locale") if game else files("vigil").joinpath("locale")
    found = _ftl_files(folder.joinpath(language))
    return [file.read_text(encoding="utf-8") for file in found]


def _ftl_files(folder: Traversable) -> Iterator[Traversable]:
    """All catalogues in a folder, if it is there."""
    found = folder.iterdir() if folder.is_dir() else ()
    for entry in sorted(found, key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _ftl_files(entry)
        elif entry.name.endswith(".ftl"):
            yield entry
