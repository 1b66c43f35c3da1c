"""The questions and the options of Ghost Stories by number; White Moon's come after the base's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from vigil.core.decision import PASS, STOP, Option
from vigil.env.spaces import WAIT
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS, COLOURS
from vigil.games.ghost_stories.content.powers import POWERS
from vigil.games.ghost_stories.model.geometry import BOARD, GHOST, SPACE, TAO, TAOIST, TILE, TILES
from vigil.games.ghost_stories.model.options import Setup
from vigil.games.ghost_stories.phases.dice import FACES
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACTS
from vigil.games.ghost_stories.white_moon.content.families import FAMILIES

POWER_TOKENS: Final = 3
"""Power tokens of a game: one for each board without a player."""
CORNERS: Final = (0, 2, 6, 8)


def single(*tags: str) -> tuple[Option, ...]:
    """Options that are a tag alone."""
    return tuple((tag,) for tag in tags)


def each(tag: str, values: Iterable[str | int]) -> tuple[Option, ...]:
    """An option for each value."""
    return tuple((tag, value) for value in values)


BASE_ACTIONS: Final[tuple[Option, ...]] = (
    WAIT,
    PASS,
    STOP,
    *single("stay", "end", "help", "exorcise", "yin_yang", "both", "keep", "reroll", "qi"),
    *TILE,
    *BOARD,
    *TAOIST,
    *(space for board in SPACE for space in board),
    *(ghost for board in GHOST for ghost in board),
    *TAO,
    *(("tao", colour, board) for colour in COLOURS for board in BOARD_COLOURS),
    *each("power", (power for pair in POWERS.values() for power in pair)),
    *each("reroll", FACES),
    *each("tokens", range(POWER_TOKENS + 1)),
)
MOON_ACTIONS: Final[tuple[Option, ...]] = (
    *single("save", "stand_up", "roll", "turn_away", "ignore", "suffer"),
    *(("escort", tile) for tile in TILES),
    *(("fetch", tile) for tile in TILES),
    *(("rise_and_go", tile) for tile in TILES),
    *(("rise_and_escort", tile) for tile in TILES),
    *each("receptacle", CORNERS),
    *each("artifact", ARTIFACTS),
    *each("colour", COLOURS),
    *each("moon_crystal", BOARD_COLOURS),
    *each("family", FAMILIES),
    *(("villager", family, tile) for family in FAMILIES for tile in TILES),
)

BASE_KINDS: Final = (
    *("move", "act", "end_turn", "pick_up_tokens", "yin_yang"),
    *("mantra", "twin_winds_taoist", "twin_winds_tile", "mantra_colour"),
    *("reroll_tao", "exorcise_ghosts", "spend_tao", "reroll_curse"),
    *("take_tao", "reward", "group_qi", "group_yin_yang"),
    *("place_ghost", "discard_tao", "bear_qi_loss"),
    *("revive", "restore_tile", "sorcery", "watch_board", "set_circle"),
    *("move_ghost", "move_ghost_to", "carry_taoist", "carry_taoist_to"),
)
MOON_KINDS: Final = (
    *("save_before_game", "first_artifact", "second_step", "school_colour", "school_ghosts"),
    *("life_potion", "scroll_of_unity", "firework", "vengeful_claw", "shield_of_time"),
    *("armor_of_the_just", "inherit", "devour", "kill_another", "give_up_tao", "zhou_curse"),
    *("wu_buddha", "share_tao", "share_qi", "group_crystal", "su_ling", "su_ling_crystal"),
    *("barrier", "barrier_ghosts"),
)


@cache
def actions(moon: bool) -> tuple[Option, ...]:
    """The actions of the game, with or without White Moon."""
    return (*BASE_ACTIONS, *MOON_ACTIONS) if moon else BASE_ACTIONS


@cache
def numbered(moon: bool) -> Mapping[Option, int]:
    """The same by option; all of them are called alike in every setup."""
    return {option: number for number, option in enumerate(actions(moon))}


def numbers(setup: Setup) -> Mapping[Option, int]:
    """The actions of a setup by option."""
    return numbered(bool(setup.modules))
