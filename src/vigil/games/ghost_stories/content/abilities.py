"""The symbols on the stones of the ghost cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, kw_only=True)
class Ability:
    """A symbol on a stone. A lasting one works while its card is in play; the others are steps."""

    id: str
    lasting: bool = False


# Left stone: when the ghost enters play.
DRAW_GHOST: Final = Ability(id="draw_ghost")
HAUNT_TILE: Final = Ability(id="haunt_tile")
HAUNT_FRONT: Final = Ability(id="haunt_front")
LOSE_QI: Final = Ability(id="lose_qi")
PLACE_HAUNTER_ON_BOARD: Final = Ability(id="place_haunter_on_board")
GROUP_DISCARD_TAO: Final = Ability(id="group_discard_tao")
CLEAR_CIRCLE_OF_PRAYER: Final = Ability(id="clear_circle_of_prayer")
CAPTURE_TAO_DIE: Final = Ability(id="capture_tao_die", lasting=True)
DISABLE_BOARD_POWER: Final = Ability(id="disable_board_power", lasting=True)
DISABLE_TAO_TOKENS: Final = Ability(id="disable_tao_tokens", lasting=True)
DISABLE_ALL_POWERS: Final = Ability(id="disable_all_powers", lasting=True)

# Middle stone: every yin phase of its board, or as long as the ghost stands.
HAUNTER: Final = Ability(id="haunter")
TORMENTOR: Final = Ability(id="tormentor")
BOARD_DISCARD_TAO: Final = Ability(id="board_discard_tao")
ROLL_EVERY_TURN: Final = Ability(id="roll_every_turn")
DISCARD_EVERY_TURN: Final = Ability(id="discard_every_turn")
DICE_IMMUNE: Final = Ability(id="dice_immune", lasting=True)
REQUIRES_EMPTY_OPPOSITE: Final = Ability(id="requires_empty_opposite", lasting=True)
REQUIRES_BUDDHA: Final = Ability(id="requires_buddha", lasting=True)
WHITE_NOT_WILD: Final = Ability(id="white_not_wild", lasting=True)

# Right stone: when the ghost is exorcised; the curse die may also stand on the left.
CURSE_DIE: Final = Ability(id="curse_die")
GAIN_1_TAO: Final = Ability(id="gain_1_tao")
GAIN_2_TAO: Final = Ability(id="gain_2_tao")
GAIN_QI_OR_YIN_YANG: Final = Ability(id="gain_qi_or_yinyang")
GROUP_QI_AND_YIN_YANG: Final = Ability(id="group_qi_and_yinyang")
