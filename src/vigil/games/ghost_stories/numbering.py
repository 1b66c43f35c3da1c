"""Options, questions and what cards show, in an order that never changes.

Environments and the policy net count by it; White Moon's come after those of the base game.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from vigil.core.decision import PASS, STOP, Option
from vigil.games.ghost_stories.content.cards import LASTING, Card
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS, COLOURS
from vigil.games.ghost_stories.content.editions import CARDS
from vigil.games.ghost_stories.content.powers import POWERS
from vigil.games.ghost_stories.content.tiles import VILLAGE_TILES
from vigil.games.ghost_stories.model.geometry import BOARD, GHOST, SPACE, TAO, TAOIST, TILE, TILES
from vigil.games.ghost_stories.model.options import EVERY_TURN
from vigil.games.ghost_stories.phases.dice import FACES
from vigil.games.ghost_stories.white_moon.content.abilities import (
    DEVOUR_ANY,
    DEVOURER,
    GAIN_MOON_CRYSTAL,
    GROUP_MOON_CRYSTAL_AND_YIN_YANG,
    REMOVE_PORTAL,
    REMOVE_SU_LING,
    SHIFT_CLOCKWISE,
)
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACTS
from vigil.games.ghost_stories.white_moon.content.families import FAMILIES
from vigil.games.ghost_stories.white_moon.content.tiles import KUNG_FU_SCHOOL
from vigil.games.ghost_stories.white_moon.model.queries import CORNERS

TILE_KINDS: Final = (*VILLAGE_TILES, KUNG_FU_SCHOOL)
POWER_NAMES: Final = tuple(power for pair in POWERS.values() for power in pair)
ABILITIES: Final = tuple(
    dict.fromkeys(
        ability
        for ability in (
            *(one for card in CARDS for one in (*card.yin, *card.curses, *card.rewards)),
            *sorted(EVERY_TURN, key=lambda one: one.id),
            *(REMOVE_PORTAL, REMOVE_SU_LING, DEVOURER, DEVOUR_ANY, SHIFT_CLOCKWISE),
            *(GAIN_MOON_CRYSTAL, GROUP_MOON_CRYSTAL_AND_YIN_YANG),
        )
        if ability not in LASTING
    )
)
"""What the stones of a ghost in play may show, besides what lasts in the base game."""
MOST: Final = 2
"""Higher counts on one card are capped."""
POWER_TOKENS: Final = 3
"""Power tokens of a game: one for each board without a player."""


def single(*tags: str) -> tuple[Option, ...]:
    """Options that are a tag alone."""
    return tuple((tag,) for tag in tags)


def each(tag: str, values: Iterable[str | int]) -> tuple[Option, ...]:
    """An option for each value."""
    return tuple((tag, value) for value in values)


BASE_OPTIONS: Final[tuple[Option, ...]] = (
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
MOON_OPTIONS: Final[tuple[Option, ...]] = (
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


@lru_cache(maxsize=512)
def printed(card: Card) -> bytes:
    """A card without its resistance and what lasts in the base game."""
    left = [ability for ability in card.enter if ability.lasting]
    stones = (*left, *card.yin, *card.curses, *card.rewards)
    shown = [min(MOST, stones.count(ability)) for ability in ABILITIES]
    colours = [colour == card.colour for colour in range(len(COLOURS))]
    return bytes((1, card.incarnation, *colours, *shown))
