"""The ten beast ghosts, each played from the deck to the discard pile with our figures."""

from __future__ import annotations

from games.ghost_stories.content.play import LINE, ROUND, full, gone, spaces
from games.ghost_stories.white_moon.content.play import (
    ELSEWHERE,
    arrive,
    beaten,
    devours_in_yin,
    home_of,
    nothing_happened,
    resists,
    villagers,
    without_player,
)
from games.ghost_stories.white_moon.rulebook.scene import MoonScenario, moonlit

HUNTER = 79
WOLF = 80


def plays_as_devourer(number: int, colour: str, resistance: int) -> None:
    """It enters quietly, devours in every yin phase of its board and takes this resistance."""
    s = arrive(number, colour, f"villagers: {LINE[home_of(colour)][0]} long")
    assert nothing_happened(s)
    assert s.kind == "move"
    goes_elsewhere_when_its_board_is_full(number, home_of(colour))
    devours_in_yin(number, home_of(colour))
    resists(number, colour, resistance)
    sorcery_and_buddha_bring_nothing(number, colour)


def goes_elsewhere_when_its_board_is_full(number: int, home: str) -> None:
    """With its own board full the active player chooses any free space."""
    stand = f"deck: card {number}, 9 ghost; turn: {home}; next: draw_ghost, turn 0"
    s = moonlit(f"{stand}; {full(home, number)}")
    assert sorted(s.options) == sorted(spaces(*(other for other in ROUND if other != home)))


def goes_without_a_trace(number: int, colour: str, resistance: int) -> None:
    """Nothing stands on its right stone."""
    s = beaten(number, colour, resistance)
    assert gone(s, number)
    assert s.reserve == 4
    assert not s.events("crystal_gained")


def gives_a_crystal(number: int, colour: str, resistance: int) -> None:
    """Its exorcist takes a moon crystal, which is lost when the reserve is empty."""
    s = beaten(number, colour, resistance)
    assert gone(s, number)
    assert (s.crystals("red"), s.reserve) == (1, 3)
    s = beaten(number, colour, resistance, "crystals: blue 2; receptacles: 0 8")
    assert gone(s, number)
    assert (s.crystals("red"), s.told("no_crystal_left", "board")) == (0, [("red",)])


def sorcery_and_buddha_bring_nothing(number: int, colour: str) -> None:
    """The Sorcerer and a Buddha remove the ghost without its right stone; a Buddha its left too."""
    home = home_of(colour)
    s = moonlit(f"red: at 3, tao none; {home} ghosts: - {number} -; turn: red")
    s.answer("move", "stay").answer("act", "help")
    assert gone(s, number)
    assert (s.reserve, s.qi("red"), s.kind) == (4, 3, "end_turn")
    s = arrive(number, colour, f"{home} ghosts: - -b -; villagers: {LINE[home][0]} long")
    assert gone(s, number)
    assert villagers(s) == []


def test_wm01_marsh_jackal_is_a_yellow_devourer_of_resistance_2() -> None:
    plays_as_devourer(71, "yellow", 2)
    goes_without_a_trace(71, "yellow", 2)


def test_wm02_sallow_boar_is_a_yellow_devourer_of_resistance_3_with_a_crystal() -> None:
    plays_as_devourer(72, "yellow", 3)
    gives_a_crystal(72, "yellow", 3)


def test_wm03_river_otterman_is_a_blue_devourer_of_resistance_2() -> None:
    plays_as_devourer(73, "blue", 2)
    goes_without_a_trace(73, "blue", 2)


def test_wm04_drenched_tiger_is_a_blue_devourer_of_resistance_3_with_a_crystal() -> None:
    plays_as_devourer(74, "blue", 3)
    gives_a_crystal(74, "blue", 3)


def test_wm05_thicket_ape_is_a_green_devourer_of_resistance_2() -> None:
    plays_as_devourer(75, "green", 2)
    goes_without_a_trace(75, "green", 2)


def test_wm06_moss_bear_is_a_green_devourer_of_resistance_3_with_a_crystal() -> None:
    plays_as_devourer(76, "green", 3)
    gives_a_crystal(76, "green", 3)


def test_wm07_ember_fox_is_a_red_devourer_of_resistance_2() -> None:
    plays_as_devourer(77, "red", 2)
    goes_without_a_trace(77, "red", 2)


def test_wm08_cliff_leopard_is_a_red_devourer_of_resistance_3_with_a_crystal() -> None:
    plays_as_devourer(78, "red", 3)
    gives_a_crystal(78, "red", 3)


def test_wm09_grey_hunter_is_a_black_devourer_of_resistance_3_with_a_crystal() -> None:
    devours_in_yin(HUNTER, "yellow")
    resists(HUNTER, "black", 3)
    gives_a_crystal(HUNTER, "black", 3)
    sorcery_and_buddha_bring_nothing(HUNTER, "black")


def test_wm09_grey_hunter_also_devours_a_villager_of_its_line_as_it_enters() -> None:
    near, middle, _ = LINE["yellow"]
    s = arrive(HUNTER, "black", f"villagers: {near} teng, {middle} weng")
    assert (villagers(s), s.kind) == (["teng"], "move")
    s = arrive(HUNTER, "black", f"villagers: {ELSEWHERE[0]} teng, {ELSEWHERE[1]} weng")
    assert villagers(s.answer("devour", "villager", "weng", ELSEWHERE[1])) == ["weng"]


def test_wm09_grey_hunter_without_a_villager_costs_the_board_in_turn_a_qi_as_it_enters() -> None:
    assert arrive(HUNTER, "black").qi("yellow") == 3
    stand = "deck: card 79, 9 ghost; turn: yellow; next: draw_ghost, turn 0"
    s = moonlit(f"{without_player('yellow')}; {stand}")
    assert s.answer("place_ghost", "space", "yellow", 0).qi("yellow") == 2


def test_wm10_pale_wolf_is_a_black_devourer_of_resistance_4() -> None:
    plays_as_devourer(WOLF, "black", 4)


def test_wm10_pale_wolf_curses_its_exorcist_and_gives_him_a_qi_or_his_yin_yang() -> None:
    s = wolf_beaten().curse("haunt")
    assert gone(s, WOLF)
    assert s.state.haunted[LINE["yellow"][0]]
    assert sorted(s.options) == [("qi",), ("yin_yang",)]
    assert s.answer("reward", "qi").qi("red") == 5
    s = wolf_beaten().curse("none").answer("reward", "yin_yang")
    assert (s.qi("red"), s.state.yin_yang[s.side("red")]) == (4, True)


def wolf_beaten() -> MoonScenario:
    """The wolf is exorcised; its curse is about to be rolled."""
    s = beaten(WOLF, "black", 4)
    assert (s.kind, s.ghosts("yellow")) == ("curse_die", [0, WOLF, 0])
    return s
