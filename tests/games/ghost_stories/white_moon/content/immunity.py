"""What no incarnation of Wu-Feng fears, whichever box it comes from."""

from __future__ import annotations

from typing import Final

from games.ghost_stories.content.play import following
from games.ghost_stories.white_moon.content.play import BLACK, draw, home_of
from games.ghost_stories.white_moon.rulebook.scene import MoonScenario, moonlit

WHOLE: Final = "shelter: miao miao sun sun sun"
"""The families whose artifacts the players have."""


def is_out_of_reach(number: int, colour: str) -> None:
    """Nothing but an exorcism can touch it."""
    home = home_of(colour)
    the_sorcerer_cannot_take_it(number, home)
    a_buddha_makes_way_for_it(number, colour)
    the_school_cannot_aim_at_it(number, home)
    the_barrier_cannot_roll_for_it(number, home)
    su_ling_cannot_face_it(number, colour)
    the_shield_does_not_turn_it_away(number, colour)
    the_armour_does_not_ignore_it(number, colour)


def enters(number: int, colour: str, text: str = "") -> MoonScenario:
    """It is drawn and laid on the middle of its board."""
    active = home_of(colour) if colour == BLACK else following(colour)
    return draw(number, active, text).answer("place_ghost", "space", home_of(colour), 1)


def the_sorcerer_cannot_take_it(number: int, home: str) -> None:
    """Alone on the table it leaves the Sorcerer nothing to do."""
    s = moonlit(f"red: at 3; {home} ghosts: - {number} -; turn: red").answer("move", "stay")
    assert ("help",) not in s.options


def a_buddha_makes_way_for_it(number: int, colour: str) -> None:
    """It stays, the Buddha goes back to the temple."""
    s = enters(number, colour, f"{home_of(colour)} ghosts: - -b -")
    assert number in s.state.ghosts
    assert not any(s.state.buddhas)


def the_school_cannot_aim_at_it(number: int, home: str) -> None:
    """Alone of its colour it leaves the Kung-Fu School nothing to do."""
    s = moonlit(f"{home}: at 5; {home} ghosts: - - {number}; turn: {home}").answer("move", "stay")
    assert ("help",) not in s.options
    s = moonlit(f"{home}: at 5; {home} ghosts: 46 - {number}; turn: {home}").answer("move", "stay")
    s.answer("act", "help")
    assert s.told("school_began", "colour") == [("black",)]
    while s.kind == "tao_die":
        s.dice("black")
    assert number in s.state.ghosts


def the_barrier_cannot_roll_for_it(number: int, home: str) -> None:
    """Its board has no ghost to roll against."""
    stand = "receptacles: 0 2 6 8; villagers: 0 sun, 8 long"
    s = moonlit(f"{stand}; {home} ghosts: - {number} -; turn: {home}; next: mystic_barrier, turn 1")
    assert s.decision.about == ("board", home)
    assert s.options == (("villager", "sun", 0), ("villager", "long", 8), ("pass",))


def su_ling_cannot_face_it(number: int, colour: str) -> None:
    """She leaves before it, and cannot be put there."""
    home = home_of(colour)
    assert enters(number, colour, f"su-ling: {home} 1").su_ling is None
    s = moonlit(f"{home} ghosts: - {number} -; omen: yes; turn: red; next: move_su_ling, turn 1")
    assert s.kind != "su_ling" or ("space", home, 1) not in s.options


def the_shield_does_not_turn_it_away(number: int, colour: str) -> None:
    """Drawn by a Taoist of its colour it comes all the same."""
    home = home_of(colour)
    assert draw(number, home, f"{WHOLE}; artifacts: shield_of_time {home}").kind == "place_ghost"


def the_armour_does_not_ignore_it(number: int, colour: str) -> None:
    """Its left stone acts without a question to the armour's owner."""
    active = home_of(colour) if colour == BLACK else following(colour)
    s = enters(number, colour, f"{WHOLE}; artifacts: armor_of_the_just {active}")
    assert s.kind != "armor_of_the_just"
