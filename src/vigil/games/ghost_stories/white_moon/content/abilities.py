"""The symbols on the new cards."""

from __future__ import annotations

from typing import Final

from vigil.games.ghost_stories.content.abilities import Ability

# Left stone.
DEVOUR_ON_ENTRY: Final = Ability(id="devour_on_entry")
REMOVE_PORTAL: Final = Ability(id="remove_portal", lasting=True)
REMOVE_SU_LING: Final = Ability(id="remove_su_ling", lasting=True)
KNOCK_DOWN_ALL: Final = Ability(id="knock_down_all")
REMOVE_BOTTOM_TWO: Final = Ability(id="remove_bottom_two")

# Middle stone; the first may also stand on the left.
DEVOUR_ANY: Final = Ability(id="devour_any")
DEVOURER: Final = Ability(id="devourer")
SHIFT_CLOCKWISE: Final = Ability(id="shift_clockwise")

# Right stone.
GAIN_MOON_CRYSTAL: Final = Ability(id="gain_moon_crystal")
GROUP_MOON_CRYSTAL_AND_YIN_YANG: Final = Ability(id="group_moon_crystal_and_yinyang")
