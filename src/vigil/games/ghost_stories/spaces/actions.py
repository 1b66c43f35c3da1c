"""The actions of Ghost Stories by number: waiting first, then the options."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from vigil.core.decision import Option
from vigil.env.spaces import WAIT
from vigil.games.ghost_stories.model.options import Setup
from vigil.games.ghost_stories.numbering import BASE_OPTIONS, MOON_OPTIONS


@cache
def actions(moon: bool) -> tuple[Option, ...]:
    """The actions of the game, with or without White Moon."""
    return (WAIT, *BASE_OPTIONS, *MOON_OPTIONS) if moon else (WAIT, *BASE_OPTIONS)


@cache
def numbered(moon: bool) -> Mapping[Option, int]:
    """The same by option; all of them are called alike in every setup."""
    return {option: number for number, option in enumerate(actions(moon))}


def numbers(setup: Setup) -> Mapping[Option, int]:
    """The actions of a setup by option."""
    return numbered(bool(setup.modules))
