"""Several things by one answer, and none for what only helps, unless all shall be asked."""

from __future__ import annotations

from games.horizons.rulebook.scene import EYES, HEAT, MUD, TEETH, fear, named, powers, spirits
from games.horizons.scenario import Scenario, position
from vigil.core import SeededDealer, Table
from vigil.games.horizons import Setup

INNATES = {
    EYES: "mischief_and_sabotage",
    HEAT: "scorch_with_waves_of_heat",
    MUD: "spreading_and_dreadful_mire",
    TEETH: "death_approaches_from_beneath_the_surface",
}


def noted(s: Scenario, kind: str) -> list[list[str | int]]:
    """What was chosen without a question of that kind."""
    return [e.data["option"] for e in s.events("only_option") if e.data["kind"] == kind]


def with_elements(spirit: str, elements: str, lands: str, speed: str) -> Scenario:
    """A spirit with elements uses its innate power on G5."""
    s = powers(
        speed,
        f"{spirits(spirit)}; ask_all: no; G5: {lands}; G2: city 0; seat 0: elements {elements}",
    )
    return s.answer("power_phase", "use_on", 0, INNATES[spirit], "G5")


# -- levels and thresholds


def test_the_highest_level_is_taken_where_it_only_helps() -> None:
    s = with_elements(EYES, "moon 2 plant 3", "presence0 2 explorer 1", "fast")
    assert s.state.this_turn.defend[4] == 4
    assert noted(s, "innate_levels") == [["level", 2]]


def test_levels_that_deal_damage_are_all_taken() -> None:
    s = with_elements(HEAT, "fire 4 air 2 earth 3", "presence0 2 city 3", "slow")
    assert noted(s, "innate_levels") == [["level", 3]]


def test_a_level_that_must_move_presence_is_in_every_choice_and_asks_nothing() -> None:
    s = with_elements(TEETH, "fire 2 earth 1 animal 2", "presence0 1 city 1", "slow")
    assert noted(s, "innate_levels") == [["level", 2]]


def test_the_level_is_asked_where_a_higher_one_must_push_dahan() -> None:
    s = with_elements(MUD, "moon 1 water 2 earth 1", "presence0 2 city 1 dahan 1", "slow")
    assert (s.kind, s.options) == ("innate_levels", (("level", 2), ("level", 1)))


def test_a_threshold_that_only_helps_is_used() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; ask_all: no; G5: presence0 1; "
        "seat 0: in_play visions_of_fiery_doom, elements fire 2",
    )
    s.answer("power_phase", "use_on", 0, "visions_of_fiery_doom", "G5")
    assert s.state.fear == 2
    assert noted(s, "use_threshold") == [["yes"]]


def test_a_threshold_in_place_of_the_effect_is_asked() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; ask_all: no; G5: presence0 2 blight 1; "
        "seat 0: in_play natures_resilience, elements water 2",
    )
    s.answer("power_phase", "use_on", 0, "natures_resilience", "G5")
    assert s.kind == "use_threshold"


# -- powers with their lands


def test_a_power_is_chosen_with_its_land() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; ask_all: no; G7: presence0 1 explorer 1; G8: presence0 1 explorer 2; "
        "seat 0: in_play mysterious_abductions",
    )
    assert named(s)[:-1] == [option[-1] for option in s.options if option[0] == "use_on"]
    s.answer("power_phase", "use_on", 0, "mysterious_abductions", "G8")
    assert s.pieces("G8", "explorer") == 1
    assert [e.data["land"] for e in s.events("power_used")] == ["G8"]


def test_a_power_that_targets_a_spirit_is_chosen_alone() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES, HEAT)}; ask_all: no; seat 0: in_play reaching_grasp",
    )
    s.answer("power_phase", "use", 0, "reaching_grasp")
    assert s.kind == "target_spirit"


def test_more_powers_and_lands_than_can_be_read_are_asked_apart() -> None:
    cards = (
        "dark_and_tangled_woods drift_down_into_slumber entrancing_apparitions "
        "land_of_haunts_and_embers"
    )
    s = powers("fast", f"{spirits(EYES)}; ask_all: no; G5: presence0 2; seat 0: in_play {cards}")
    assert {option[0] for option in s.options} == {"use", "pass"}


# -- presence


def growing(text: str) -> Scenario:
    """Eyes Watch from the Trees adds the second presence of its growth."""
    s = position(
        f"{spirits(EYES)}; ask_all: no; {text}; phase: spirit; turn: 1; "
        "next: spirit_phase no, next_round"
    )
    return s.answer("spirit_phase", "growth", 0, 1).answer("spirit_phase", "grow", 0, 0)


def test_presence_is_chosen_with_its_track() -> None:
    s = growing("G6: presence0 2; G7: presence0 0")
    assert s.kind == "place_presence"
    land = str(s.options[0][2])
    s.answer("place_presence", "presence", "plays", land)
    assert s.state.plays_open == [2]
    assert [e.data["land"] for e in s.events("presence_added")] == [land]


def test_presence_may_be_moved_instead() -> None:
    s = growing("G6: presence0 1; G4: presence0 1").answer("place_presence", "move_presence")
    s.answer("add_presence", "land", named(s)[0])
    assert s.kind == "presence_source"
    assert {option[0] for option in s.options} == {"land"}


def test_with_both_tracks_empty_presence_is_moved() -> None:
    assert growing("G6: presence0 2; seat 0: energy_open 7, plays_open 6").kind == "add_presence"


# -- pieces


def test_all_pieces_that_fall_anyway_are_not_asked_for() -> None:
    s = fear("scapegoats", 3, f"{spirits(EYES)}; ask_all: no; G5: town 1 town:1 1 city 3")
    assert s.pieces("G5", "town") == 0
    assert not noted(s, "destroy")


def test_a_question_for_pieces_names_its_source_and_how_many() -> None:
    s = fear("scapegoats", 3, f"{spirits(EYES)}; G5: town 1 town:1 1 city 1")
    assert (s.kind, s.decision.about) == ("destroy", ("exactly", "scapegoats", 1, 1, "G5"))


def test_health_to_be_removed_is_named_with_its_source() -> None:
    s = fear("seek_safety", 3, f"{spirits(EYES)}; G5: town 1 explorer 2; G8: town 0; G2: city 1")
    s.answer("fear_land", "land", "G5")
    assert (s.kind, s.decision.about) == ("remove", ("health", "seek_safety", 3, "G5"))
    s.answer("remove", "piece", "town", 0)
    assert s.decision.about == ("health", "seek_safety", 1, "G5")


# -- how much is asked


def answers(ask_all: bool) -> int:
    """Answers of some games played alike: the first option each time."""
    total = 0
    for seed in range(3):
        table = Table.start(Setup(players=1, ask_all=ask_all), SeededDealer(seed))
        while table.decision is not None:
            table.apply(0)
            total += 1
    return total


def test_less_is_asked() -> None:
    assert answers(ask_all=False) < answers(ask_all=True)
