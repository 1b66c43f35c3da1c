"""Where the editions differ (rows D), and rulings on open questions (R, our variants V)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from vigil.core.readings import reading, switches_of, with_switched_readings


@dataclass(frozen=True, kw_only=True)
class Rules:
    """One set of rules; the defaults are the revised edition with our rulings."""

    # Editions: the row of the comparison is named behind each field.
    score_empty_spaces: bool = False  # D1
    buddha_stays_under_uncatchable: bool = False  # D4
    many_coloured_count_as_black: bool = True  # D6
    favourite_helps_same_tile: bool = True  # D11
    favourite_rerolls_help: bool = False  # D11
    buddha_silences_left_stone: bool = True  # D12
    buddhas_per_turn: int = 2  # D13
    forgotten_block_tokens: bool = True  # D14
    dead_may_take_yin_yang: bool = False  # D16
    lone_pavilion_moves_own: bool = True  # D18
    cemetery_can_be_haunted: bool = True  # D19
    mantra_colour_after_roll: bool = True  # D20

    # Readings, each under the id of its switch.
    moved_ghosts_stay_quiet: bool = reading("R11")
    circle_and_mantra_add_up: bool = reading("R18")
    resistance_may_reach_zero: bool = reading("R22")
    tokens_only_attempt: bool = reading("R23")
    no_draw_when_full: bool = reading("R24")
    entry_qi_hits_active: bool = reading("R25")
    haunting_nothing_is_harmless: bool = reading("R26")
    circle_survives_haunting: bool = reading("R28")
    neutral_takes_black: bool = reading("R29")
    full_at_start_of_turn: bool = reading("D8")
    tokens_after_move: bool = reading("D9")
    bone_cracker_reaches_neutral: bool = reading("D3")
    howling_needs_empty_space: bool = reading("D5")
    twin_winds_after_move: bool = reading("D10")
    every_turn_is_its_boards: bool = reading("D15")
    dead_drop_tokens: bool = reading("D17")
    entry_haunts_first_active: bool = reading("D21")
    yin_yang_on_own_tile: bool = reading("V1")
    staying_takes_tokens: bool = reading("V2")
    pavilion_is_full: bool = reading("V3")
    curse_before_discard: bool = reading("V4")
    borrowed_strength_lasts: bool = reading("V5")
    circle_weakens_many_coloured: bool = reading("V6")
    score_taoists_only: bool = reading("V7")
    herbalist_needs_free_dice: bool = reading("V8")
    borrowed_favourite_is_one_roll: bool = reading("V9")
    middle_stones_in_order: bool = reading("V10")


SWITCHES: Final = switches_of(Rules)
"""The switches that select the other ruling."""

REVISED: Final = Rules()

FIRST_PRINT: Final = Rules(
    score_empty_spaces=True,
    buddha_stays_under_uncatchable=True,
    many_coloured_count_as_black=False,
    full_at_start_of_turn=False,
    tokens_after_move=False,
    favourite_helps_same_tile=False,
    favourite_rerolls_help=True,
    buddha_silences_left_stone=False,
    buddhas_per_turn=1,
    forgotten_block_tokens=False,
    dead_may_take_yin_yang=True,
    lone_pavilion_moves_own=False,
    cemetery_can_be_haunted=False,
    mantra_colour_after_roll=False,
)

EDITIONS: Final = {"revised": REVISED, "first_print": FIRST_PRINT}


def rules_of(edition: str, switches: Iterable[str]) -> Rules:
    """The rules of an edition with the named rulings switched."""
    return with_switched_readings(EDITIONS[edition], switches)
