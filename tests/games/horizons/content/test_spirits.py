"""The panels of the five spirits: setup, growth and presence tracks."""

from __future__ import annotations

import pytest

from games.horizons.content.tables import EYES, HEAT, MUD, TEETH, WIND, laid, offers
from games.horizons.scenario import Scenario, position
from vigil.core import Table, find_game
from vigil.games.horizons import Setup, State
from vigil.games.horizons.powers.registry import PANELS

GAME = find_game("horizons")
SPIRITS = (TEETH, EYES, MUD, HEAT, WIND)

TRACKS = {
    TEETH: ("2 fire 3 4 animal 6 7", "1 2 animal fire 3 earth 4"),
    EYES: ("1 1 2 plant 3 moon 4", "1 2 air 3 plant 4"),
    MUD: ("1 plant 2 3 water 4 5", "1 2 earth 3 moon 4"),
    HEAT: ("1 earth 2 3 fire 4 5", "1 2 2 3 4 5+fire"),
    WIND: ("1 2 sun 3 4+air 6", "1 2 3 air 4 5+sun"),
}
"""The tracks as printed, slot by slot."""

PROGRESSIONS = {
    TEETH: "devouring_ants gnawing_rootbiters quicken_the_earths_struggles pillar_of_living_flame"
    " rouse_the_trees_and_stones poisoned_land savage_mawbeasts",
    EYES: "lure_of_the_unknown drift_down_into_slumber delusions_of_danger terrifying_nightmares"
    " dark_and_tangled_woods the_jungle_hungers veil_the_nights_hunt",
    MUD: "steam_vents entrancing_apparitions uncanny_melting cleansing_floods"
    " pull_beneath_the_hungry_earth the_land_thrashes_in_furious_pain gift_of_power",
    HEAT: "visions_of_fiery_doom drought purifying_flame indomitable_claim encompassing_ward"
    " talons_of_lightning land_of_haunts_and_embers",
    WIND: "gift_of_living_energy elemental_boon reaching_grasp powerstorm enticing_splendor"
    " wrap_in_wings_of_sunlight call_to_isolation",
}


# -- setup


def set_up(spirit: str, board: str) -> dict[str, int]:
    """Where a spirit has presence on a board after the setup, and how much."""
    setup = Setup(spirits=(spirit,), boards=(board,), first_explore=False)
    state = Table.start(setup).state
    assert isinstance(state, State)
    return {f"{board}{n + 1}": there for n, there in enumerate(state.presence) if there}


def test_devouring_teeth_lurk_underfoot_begins_in_land_5() -> None:
    assert set_up(TEETH, "G") == {"G5": 1}
    assert set_up(TEETH, "H") == {"H5": 1}


def test_eyes_watch_from_the_trees_begins_in_the_highest_jungle() -> None:
    assert set_up(EYES, "G") == {"G7": 2}
    assert set_up(EYES, "H") == {"H5": 2}


def test_fathomless_mud_of_the_swamp_begins_in_the_lowest_wetland() -> None:
    assert set_up(MUD, "G") == {"G2": 2}
    assert set_up(MUD, "H") == {"H6": 2}


def test_rising_heat_of_stone_and_sand_begins_in_the_highest_sands() -> None:
    assert set_up(HEAT, "G") == {"G5": 2}
    assert set_up(HEAT, "H") == {"H8": 2}


def test_sun_bright_whirlwind_begins_in_the_highest_sands_and_the_lowest_mountain() -> None:
    assert set_up(WIND, "G") == {"G5": 1, "G1": 2}
    assert set_up(WIND, "H") == {"H8": 1, "H3": 2}


@pytest.mark.parametrize("spirit", SPIRITS)
def test_a_spirit_begins_on_its_own_board_with_four_cards_and_no_energy(spirit: str) -> None:
    other = next(name for name in SPIRITS if name != spirit)
    table = Table.start(Setup(players=2, spirits=(other, spirit), first_explore=False))
    state = table.state
    assert isinstance(state, State)
    assert sum(state.presence[16:24]) == 0
    assert sum(state.presence[24:]) == sum(set_up(spirit, "H").values())
    assert sorted(state.hand[1]) == sorted(card.id for card in PANELS[spirit].cards)
    assert state.energy == [0, 0]


# -- growth


def growing(spirit: str, number: int, seat: str = "", **lands: str) -> Scenario:
    """A spirit that has chosen a growth option; nothing but its presence is on the island."""
    own = f"seat 0: {seat or 'energy 0'}"
    game = laid(spirit, {"G8": "city 1", **lands}, own)
    return game.answer("spirit_phase", "growth", 0, number)


def lands_offered(game: Scenario) -> set[str]:
    """Lands to which a presence may be added."""
    assert game.kind == "add_presence"
    return {str(option[1]) for option in game.options}


def gains_a_card(game: Scenario) -> None:
    """A minor power is drawn and kept."""
    game.answer("choose_deck", "deck", "minor")
    for card in ("drought", "devouring_ants", "call_to_migrate", "steam_vents"):
        game.answer("minor_card", "card", card)
    game.answer("keep_card", "card", "drought")
    assert "drought" in game.state.hand[0]


def reclaims(game: Scenario) -> None:
    """The discard is in the hand again."""
    assert game.state.discard[0] == ()
    assert {"rain_of_blood", "call_to_tend"} <= set(game.state.hand[0])


DISCARDED = "discard rain_of_blood call_to_tend, energy 0"


def test_devouring_teeth_lurk_underfoot_grows_by_reclaiming_and_a_presence_at_home() -> None:
    game = growing(TEETH, 0, DISCARDED, G5="presence0 1", G3="presence0 1")
    game.answer("spirit_phase", "grow", 0, 0)
    reclaims(game)
    assert lands_offered(game) == {"G3", "G5"}
    game.answer("add_presence", "land", "G3").answer("presence_source", "track", "plays")
    assert game.presence("G3") == 2
    assert game.state.energy == [2]


def test_devouring_teeth_lurk_underfoot_grows_by_a_card_and_a_presence_next_door() -> None:
    game = growing(TEETH, 1, G3="presence0 1").answer("spirit_phase", "grow", 0, 1)
    assert lands_offered(game) == {"G2", "G3", "G4"}
    game.answer("add_presence", "land", "G4").answer("presence_source", "track", "energy")
    gains_a_card(game)
    assert game.state.energy == [2]


def test_devouring_teeth_lurk_underfoot_grows_by_three_energy_and_a_far_presence() -> None:
    game = growing(TEETH, 2, G3="presence0 1").answer("spirit_phase", "grow", 0, 1)
    assert game.state.energy == [3]
    assert lands_offered(game) == {"G1", "G2", "G3", "G4", "G5", "G6", "G7"}
    game.answer("add_presence", "land", "G7").answer("presence_source", "track", "energy")
    assert game.state.energy == [3 + 2]


def test_eyes_watch_from_the_trees_grows_by_reclaiming_a_card_and_an_energy() -> None:
    game = growing(EYES, 0, DISCARDED, G7="presence0 2").answer("spirit_phase", "grow", 0, 0)
    reclaims(game)
    game.answer("spirit_phase", "grow", 0, 2)
    assert game.state.energy == [1]
    game.answer("choose_deck", "deck", "major")
    for card in ("tsunami", "powerstorm", "accelerated_rot", "poisoned_land"):
        game.answer("major_card", "card", card)
    game.answer("keep_card", "card", "tsunami").answer("forget", "card", "rain_of_blood")
    assert "tsunami" in game.state.hand[0]
    assert game.state.energy == [2]


def test_eyes_watch_from_the_trees_grows_by_two_presence_near_and_at_home() -> None:
    game = growing(EYES, 1, G3="presence0 2").answer("spirit_phase", "grow", 0, 0)
    assert lands_offered(game) == {"G1", "G2", "G3", "G4", "G5", "G6", "G7"}
    game.answer("add_presence", "land", "G7").answer("presence_source", "track", "energy")
    assert lands_offered(game) == {"G3", "G7"}
    game.answer("add_presence", "land", "G7").answer("presence_source", "track", "energy")
    assert game.presence("G7") == 2
    assert game.state.energy == [2]


def test_eyes_watch_from_the_trees_grows_by_a_card_a_far_presence_and_an_energy() -> None:
    game = growing(EYES, 2, G3="presence0 2").answer("spirit_phase", "grow", 0, 1)
    assert len(lands_offered(game)) == 8
    game.answer("add_presence", "land", "G8").answer("presence_source", "track", "plays")
    game.answer("spirit_phase", "grow", 0, 0)
    gains_a_card(game)
    assert game.state.energy == [1 + 1]


def test_fathomless_mud_of_the_swamp_grows_by_reclaiming_and_a_presence_at_home() -> None:
    game = growing(MUD, 0, DISCARDED, G2="presence0 1", G4="presence0 1")
    game.answer("spirit_phase", "grow", 0, 0)
    reclaims(game)
    assert lands_offered(game) == {"G2", "G4"}


def test_fathomless_mud_of_the_swamp_grows_by_two_presence_next_door() -> None:
    game = growing(MUD, 1, G3="presence0 2")
    assert lands_offered(game) == {"G2", "G3", "G4"}
    game.answer("add_presence", "land", "G4").answer("presence_source", "track", "energy")
    assert lands_offered(game) == {"G2", "G3", "G4", "G5", "G7"}
    game.answer("add_presence", "land", "G5").answer("presence_source", "track", "energy")
    assert game.state.energy == [2]


def test_fathomless_mud_of_the_swamp_grows_by_a_card_a_presence_and_two_energy() -> None:
    game = growing(MUD, 2, G3="presence0 2").answer("spirit_phase", "grow", 0, 2)
    assert game.state.energy == [2]
    game.answer("spirit_phase", "grow", 0, 1)
    assert lands_offered(game) == {"G1", "G2", "G3", "G4", "G5", "G6", "G7"}
    game.answer("add_presence", "land", "G7").answer("presence_source", "track", "energy")
    gains_a_card(game)
    assert game.state.energy == [2 + 1]


def test_rising_heat_of_stone_and_sand_grows_by_reclaiming_a_card_and_an_energy() -> None:
    game = growing(HEAT, 0, DISCARDED, G5="presence0 2").answer("spirit_phase", "grow", 0, 0)
    reclaims(game)
    game.answer("spirit_phase", "grow", 0, 1)
    gains_a_card(game)
    assert game.state.energy == [1 + 1]


def test_rising_heat_of_stone_and_sand_grows_by_two_presence_in_mountains_and_sands() -> None:
    game = growing(HEAT, 1, G3="presence0 2")
    assert lands_offered(game) == {"G1", "G3", "G5", "G8"}
    game.answer("add_presence", "land", "G1").answer("presence_source", "track", "energy")
    assert lands_offered(game) == {"G1", "G3", "G5", "G8"}
    game.answer("add_presence", "land", "G1").answer("presence_source", "track", "plays")
    assert game.presence("G1") == 2
    assert game.state.energy == [1]


def test_rising_heat_of_stone_and_sand_grows_by_a_card_a_presence_and_two_energy() -> None:
    game = growing(HEAT, 2, G3="presence0 2").answer("spirit_phase", "grow", 0, 2)
    assert game.state.energy == [2]
    game.answer("spirit_phase", "grow", 0, 1)
    assert lands_offered(game) == {"G2", "G3", "G4"}


def test_sun_bright_whirlwind_grows_by_reclaiming_a_card_and_an_energy() -> None:
    game = growing(WIND, 0, DISCARDED, G5="presence0 2").answer("spirit_phase", "grow", 0, 0)
    reclaims(game)
    game.answer("spirit_phase", "grow", 0, 1)
    gains_a_card(game)
    assert game.state.energy == [1 + 1]


def test_sun_bright_whirlwind_grows_by_a_presence_next_door_and_four_energy() -> None:
    game = growing(WIND, 1, G3="presence0 2").answer("spirit_phase", "grow", 0, 1)
    assert game.state.energy == [4]
    assert lands_offered(game) == {"G2", "G3", "G4"}
    game.answer("add_presence", "land", "G2").answer("presence_source", "track", "energy")
    assert game.state.energy == [4 + 2]


def test_sun_bright_whirlwind_grows_by_a_card_and_a_presence_at_range_4() -> None:
    game = growing(WIND, 2, G3="presence0 2").answer("spirit_phase", "grow", 0, 1)
    assert len(lands_offered(game)) == 8
    game.answer("add_presence", "land", "G8").answer("presence_source", "track", "plays")
    gains_a_card(game)
    assert game.state.energy == [1]


@pytest.mark.parametrize("spirit", SPIRITS)
def test_every_growth_option_is_offered_each_turn(spirit: str) -> None:
    game = position(f"spirits: {spirit}")
    assert game.options == (("growth", 0, 0), ("growth", 0, 1), ("growth", 0, 2))


# -- tracks


def read_track(text: str, slots: int) -> tuple[int, dict[str, int]]:
    """The highest number and the elements of the first slots of a track."""
    numbers, elements = [], dict[str, int]()
    for slot in text.split()[:slots]:
        for mark in slot.split("+"):
            if mark.isdigit():
                numbers.append(int(mark))
            else:
                elements[mark] = elements.get(mark, 0) + 1
    return max(numbers), elements


SLOTS = [
    (spirit, track, slots)
    for spirit in SPIRITS
    for track in (0, 1)
    for slots in range(1, len(TRACKS[spirit][track].split()) + 1)
]


@pytest.mark.parametrize(("spirit", "track", "slots"), SLOTS)
def test_a_track_gives_its_highest_number_and_all_open_elements(
    spirit: str, track: int, slots: int
) -> None:
    name = ("energy_open", "plays_open")[track]
    own = position(f"spirits: {spirit}; seat 0: {name} {slots}").view()["spirits"][0]
    number, elements = read_track(TRACKS[spirit][track], slots)
    assert own[("income", "plays")[track]] == number
    assert own["elements"] == elements
    assert own[("plays", "income")[track]] == read_track(TRACKS[spirit][1 - track], 1)[0]


@pytest.mark.parametrize("spirit", SPIRITS)
def test_a_spirit_has_thirteen_presence(spirit: str) -> None:
    covered = sum(len(track.split()) - 1 for track in TRACKS[spirit])
    assert covered + sum(set_up(spirit, "G").values()) == 13


@pytest.mark.parametrize("spirit", SPIRITS)
@pytest.mark.parametrize(("track", "name"), [(0, "energy"), (1, "plays")])
def test_a_track_is_emptied_from_left_to_right_and_then_no_more(
    spirit: str, track: int, name: str
) -> None:
    full = len(TRACKS[spirit][track].split())
    last = growth_of(spirit, 2).index("add_presence")
    game = growing(spirit, 2, f"{name}_open {full - 1}", G3="presence0 3")
    game.answer("spirit_phase", "grow", 0, last).answer("add_presence", "land", "G3")
    assert offers(game, "track", name)
    game.answer("presence_source", "track", name)
    assert game.presence("G3") == 4
    game = growing(spirit, 2, f"{name}_open {full}", G1="presence0 1", G3="presence0 3")
    game.answer("spirit_phase", "grow", 0, last).answer("add_presence", "land", "G3")
    assert not offers(game, "track", name)
    assert offers(game, "land", "G1")


def growth_of(spirit: str, number: int) -> list[str]:
    """The actions of a growth option."""
    return [action.op for action in PANELS[spirit].growth[number]]


@pytest.mark.parametrize("spirit", SPIRITS)
def test_a_progression_has_its_seven_cards_in_order(spirit: str) -> None:
    assert " ".join(PANELS[spirit].progression) == PROGRESSIONS[spirit]


def test_a_card_gained_with_a_progression_is_the_next_of_its_list() -> None:
    text = f"progression: yes; spirits: {TEETH}; seat 0: learned 1, energy 0"
    game = position(text).answer("spirit_phase", "growth", 0, 1)
    game.answer("spirit_phase", "grow", 0, 0)
    assert game.state.hand[0][-1] == "gnawing_rootbiters"
    assert game.state.learned == [2]


def test_a_major_of_a_progression_still_costs_a_card() -> None:
    text = f"progression: yes; spirits: {TEETH}; seat 0: learned 3, energy 0"
    game = position(text).answer("spirit_phase", "growth", 0, 1)
    game.answer("spirit_phase", "grow", 0, 0).answer("forget", "card", "ferocious_rampage")
    assert "pillar_of_living_flame" in game.state.hand[0]
    assert "ferocious_rampage" not in game.state.hand[0]
