"""The Fluent catalogues of one language, as a lookup that never returns a raw key."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from vigil.core.plugin import find_plugin, plugins

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "ru", "pl")

# An entry of a catalogue begins in the first column; its other lines are indented.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*?(?=^[-a-zA-Z]|\Z)", re.MULTILINE | re.DOTALL)
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")


class WordsError(KeyError):
    """A text that does not exist or lacks an argument: a mistake in the program."""

    def __str__(self) -> str:
        return str(self.args[0])


class Words:
    """The texts of one language by key, ``message`` or ``message.attribute``.

    ``Words("pl")`` has the shared texts, then each game's; ``Words("pl", game)`` those of one
    game, then the shared ones. ``LANGUAGES`` lists the languages.
    """

    def __init__(self, language: str, game: str = "") -> None:
        if language not in LANGUAGES:
            raise WordsError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game

    def of(self, game: str) -> Words:
        """The words of a game in the same language."""
        return type(self)(self.language, game)

    def has(self, key: str) -> bool:
        """Whether there is a text under that key."""
        return self._find(key) is not None

    def first(self, *keys: str) -> str:
        """The text under the first key that has one; nothing if none has."""
        return next((self.text(key) for key in keys if self.has(key)), "")

    def own(self, key: str) -> str:
        """The key of the game's own text, if it has one, else the shared key."""
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
        for texts in self._texts():
            if texts.have(name):
                message = texts.bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                return None if pattern is None else (texts.bundle, pattern)
        return None

    def _texts(self) -> Iterator[Texts]:
        yield _texts(self.language, self.game)
        if not self.game:
            yield from (_texts(self.language, plugin.name) for plugin in plugins())


class Texts:
    """The texts of a language by name, each parsed on first use."""

    def __init__(self, language: str, sources: dict[str, str]) -> None:
        from fluent.runtime import FluentBundle  # the browser has its own texts

        self.bundle = FluentBundle([language], use_isolating=False)
        self._sources = sources

    def have(self, name: str) -> bool:
        """Whether a text of that name exists; if so, add it to the bundle."""
        if not self.bundle.has_message(name) and name in self._sources:
            from fluent.runtime import FluentResource

            self.bundle.add_resource(FluentResource("\n".join(self._needed(name))))
        return self.bundle.has_message(name)

    def _needed(self, name: str) -> Iterator[str]:
        """A text and those it refers to, so that other threads never see an incomplete bundle."""
        names = [name]
        for needed in names:
            named = NAME.findall(self._sources[needed])
            names += (other for other in named if other in self._sources and other not in names)
        return (self._sources[needed] for needed in reversed(names))


@cache
def _texts(language: str, game: str) -> Texts:
    """The texts of a game, which may replace shared ones."""
    return Texts(language, {**_sources(language, ""), **_sources(language, game)})


@cache
def _sources(language: str, game: str) -> dict[str, str]:
    """The source of each text by its name."""
    return {
        entry[1]: entry[0]
        for source in catalogues(language, game)
        for entry in ENTRY.finditer(source)
    }


def catalogues(language: str, game: str = "") -> list[str]:
    """The source of every catalogue of a game, or of the shared ones, in a fixed order.

    A game without texts in a language uses its English ones.
    """
    folder = find_plugin(game).file("locale") if game else files("vigil").joinpath("locale")
    own = folder.joinpath(language)
    found = _ftl_files(own if own.is_dir() else folder.joinpath(ENGLISH))
    return [file.read_text(encoding="utf-8") for file in found]


def _ftl_files(folder: Traversable) -> Iterator[Traversable]:
    """All catalogues in a folder, if it exists."""
    found = folder.iterdir() if folder.is_dir() else ()
    for entry in sorted(found, key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _ftl_files(entry)
        elif entry.name.endswith(".ftl"):
            yield entry
