"""A game comes in a package that offers its parts; packages are found by Python entry points."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from vigil.core.errors import VigilError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable

GROUP: Final = "vigil.games"
"""The group of entry points under which packages offer games."""

PartName: TypeAlias = Literal[
    "rules",
    "speaker",
    "box",
    "glossary",
    "heuristics",
    "judge",
    "chronicle",
    "face",
    "foresight",
    "facts",
    "spaces",
]


class BrokenPlugin(VigilError):
    """A package offers a game that cannot be loaded."""

    template = "this game cannot be loaded: {code}"


@dataclass(frozen=True, kw_only=True)
class Plugin:
    """The parts of a game.

    A part is written ``module:name``, the module as seen from the package, and imported when it is
    first asked for. All but the rules may be left out. Texts are found in ``locale/<language>`` of
    the package, lessons in ``lessons``, words as data in ``words.json``.
    """

    name: str
    package: str
    order: int = 100
    """Its place among the games; the first one is meant where no game is named."""
    rules: Any
    """Its ``Game``."""
    speaker: Any = None
    """Made from words and a set-up; without one ``words.json`` says how to speak."""
    box: Any = None
    """The pieces of a set-up by id; without it the content of the rules."""
    glossary: Any = None
    """What else can be looked up, given the pieces."""
    heuristics: Any = None
    """What the bot ``rules`` plays by."""
    judge: Any = None
    """The figures of a state, by which a trained net judges it, and how far bots look ahead."""
    chronicle: Any = None
    """What follows a game for its report."""
    face: Any = None
    """How the terminal draws it."""
    foresight: Any = None
    """What is going to happen, and the odds."""
    facts: Any = None
    """What the rows of a simulation say of it."""
    spaces: Any = None
    """Its actions by number and its positions as arrays, given modules: for learning programs."""

    def load(self, part: PartName) -> Any:
        """The part itself; ``None`` where the game leaves it out."""
        named = getattr(self, part)
        if not isinstance(named, str):
            return named
        module, _, name = named.partition(":")
        return getattr(import_module(f"{self.package}.{module}".rstrip(".")), name)

    def file(self, *path: str) -> Traversable:
        """A file or folder of the package, which need not be there."""
        from importlib.resources import files  # half of the time of a start

        found = files(self.package)
        for part in path:  # a package in several folders takes one at a time
            found = found.joinpath(part)
        return found


_offered: dict[str, Plugin] = {}


@contextmanager
def offered(*plugins: Plugin) -> Iterator[None]:
    """Games that no installed package offers, known for a while."""
    _offered.update({plugin.name: plugin for plugin in plugins})
    try:
        yield
    finally:
        for plugin in plugins:
            del _offered[plugin.name]


@cache
def _installed() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # half of the time of a start

    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def _load(name: str) -> Plugin:
    entry = _installed()[name]
    try:
        plugin: Plugin = entry.load()
    except Exception as cause:
        raise BrokenPlugin("not_loaded", game=name, value=entry.value, reason=str(cause)) from cause
    if not isinstance(plugin, Plugin) or plugin.name != name:
        raise BrokenPlugin("no_plugin", game=name, value=entry.value)
    return plugin


def find_plugin(name: str) -> Plugin:
    """The parts of the game of that name; ``KeyError`` when there is none."""
    return _offered[name] if name in _offered else _load(name)


def plugin_names() -> tuple[str, ...]:
    """The names of all games, sorted; nothing is loaded for them."""
    return tuple(sorted({*_installed(), *_offered}))


def plugins() -> tuple[Plugin, ...]:
    """All games, in their order."""
    return tuple(sorted(map(find_plugin, plugin_names()), key=lambda one: (one.order, one.name)))
