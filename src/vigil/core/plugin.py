"""A game comes as a package; packages are found through Python entry points."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from vigil.core.errors import VigilError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable

GROUP: Final = "vigil.games"
"""The group of entry points under which packages offer games."""

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class BrokenPlugin(VigilError):
    """A package offers a game that cannot be loaded."""

    template = "this game cannot be loaded: {code}"


class UnknownGame(VigilError, KeyError):
    """No installed package offers a game of that name."""

    template = "there is no such game"


class Part(Generic[T_co]):
    """A part of a game, imported on first use.

    It is made from a function that imports and returns it; the function may be decorated.
    """

    def __init__(self, load: Callable[[], T_co]) -> None:
        self.load = load

    @classmethod
    def named(cls, place: str) -> Part[T_co]:
        """An object in a module by its name: ``module:name``."""
        module, _, name = place.partition(":")
        return cls(lambda: getattr(import_module(module), name))


class PartKind(Generic[T]):
    """A kind of part, declared with its name and type by the code that uses it."""

    def __init__(self, name: str) -> None:
        self.name = name


@dataclass(frozen=True, kw_only=True)
class AnyPlugin:
    """What the engine knows about the package of a game; ``vigil.game.Plugin`` adds the parts."""

    name: str
    package: str
    order: int = 100
    """Its place among the games; the first is the default game."""

    def brings(self, kind: PartKind[T]) -> bool:
        """Whether the game has such a part, without importing it."""
        return getattr(self, kind.name, None) is not None

    def load(self, kind: PartKind[T]) -> T | None:
        """The part; ``None`` if the game leaves it out."""
        part: T | Part[T] | None = getattr(self, kind.name, None)
        return part.load() if isinstance(part, Part) else part

    def file(self, *path: str) -> Traversable:
        """A file or folder of the package, which may be missing."""
        from importlib.resources import files  # half of the time of a start

        found = files(self.package)
        for part in path:  # a package in several folders is searched one by one
            found = found.joinpath(part)
        return found


_offered: dict[str, AnyPlugin] = {}


@contextmanager
def offered(*plugins: AnyPlugin) -> Iterator[None]:
    """Games registered by a program instead of an installed package, for a while."""
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
def _load(name: str) -> AnyPlugin:
    entry = _installed().get(name)
    if entry is None:
        raise UnknownGame("unknown_game", value=name, known=", ".join(plugin_names()))
    try:
        plugin: AnyPlugin = entry.load()
    except Exception as cause:
        raise BrokenPlugin("not_loaded", game=name, value=entry.value, reason=str(cause)) from cause
    if not isinstance(plugin, AnyPlugin) or plugin.name != name:
        raise BrokenPlugin("no_plugin", game=name, value=entry.value)
    return plugin


def find_plugin(name: str) -> AnyPlugin:
    """The parts of the game of that name, else ``UnknownGame`` (a ``KeyError``)."""
    return _offered[name] if name in _offered else _load(name)


def plugin_names() -> tuple[str, ...]:
    """The names of all games, sorted, without importing any."""
    return tuple(sorted({*_installed(), *_offered}))


def plugins() -> tuple[AnyPlugin, ...]:
    """All games, in their order."""
    return tuple(sorted(map(find_plugin, plugin_names()), key=lambda one: (one.order, one.name)))
