"""The major powers, from The Land Thrashes in Furious Pain to Wrap in Wings of Sunlight."""

from __future__ import annotations

import pytest

from games.horizons.content.casting import (
    at,
    fast,
    fear,
    ignored,
    is_over,
    kinds_named,
    lands_named,
    may_stop,
    offered,
    on,
    slow,
    wanted,
)

# -- The Land Thrashes in Furious Pain


def test_the_land_thrashes_in_furious_pain_for_blight_there_and_around() -> None:
    lands = "G1: presence0 1; G5: explorer 8 blight 2; G4: blight 1; G6: blight 2; G3: blight 1"
    game = slow("the_land_thrashes_in_furious_pain", lands)
    assert offered(game) == {"G3", "G4", "G5", "G6"}, "blight within two lands"
    on(game, "G5")
    assert is_over(game)
    assert at(game, "G5") == "explorer 1 blight 2", "4 for the land, 3 for those next to it"


def test_the_land_thrashes_in_furious_pain_with_its_threshold_next_door_once_more() -> None:
    lands = "G1: presence0 1; G5: explorer 9 blight 2; G7: explorer 9; G4: blight 1"
    game = on(slow("the_land_thrashes_in_furious_pain", lands, "elements moon 2 earth 2"), "G5")
    assert at(game, "G5") == "explorer 4 blight 2"
    wanted(game)
    assert offered(game) == {"G2", "G4", "G6", "G7", "G8"}, "range and blight do not matter"
    on(game, "G7")
    assert is_over(game), "the repeat repeats nothing"
    assert at(game, "G7") == "explorer 6", "blight is counted anew"


def test_the_land_thrashes_in_furious_pain_may_ignore_its_threshold() -> None:
    lands = "G1: presence0 1; G5: explorer 9 blight 2; G4: blight 1"
    game = on(slow("the_land_thrashes_in_furious_pain", lands, "elements moon 2 earth 2"), "G5")
    assert is_over(ignored(game))


def test_the_land_thrashes_in_furious_pain_with_the_bonus_of_devouring_teeth_each_time() -> None:
    game = slow(
        "the_land_thrashes_in_furious_pain",
        "G1: presence0 1; G5: explorer 9 blight 1; G4: explorer 9 blight 1",
        "elements moon 2 earth 2",
        spirits="devouring_teeth_lurk_underfoot",
    )
    on(wanted(on(game, "G5")), "G4")
    assert at(game, "G5") == "explorer 5 blight 1"
    assert at(game, "G4") == "explorer 5 blight 1"


# -- The Trees and Stones Speak of War


def test_the_trees_and_stones_speak_of_war_damages_and_defends_for_each_dahan() -> None:
    lands = "G1: presence0 1; G2: explorer 4 dahan 3; G6: dahan 1; G3: dahan 1"
    game = fast("the_trees_and_stones_speak_of_war", lands)
    assert offered(game) == {"G2", "G6"}
    on(game, "G2")
    assert is_over(game)
    assert at(game, "G2") == "explorer 1 dahan 3 defend 6"


def test_the_trees_and_stones_speak_of_war_keeps_its_defence_when_dahan_are_lost() -> None:
    lands = "G1: presence0 1; G2: explorer 8 dahan 2; G6: dahan 1"
    game = on(fast("the_trees_and_stones_speak_of_war", lands, then="ravage 1"), "G2")
    assert game.events("ravaged")[0].data["defence"] == 4
    assert at(game, "G2").endswith("defend 4")
    assert game.pieces("G2", "dahan") == 1


def test_the_trees_and_stones_speak_of_war_with_its_threshold_sends_defence_along() -> None:
    lands = "G1: presence0 1; G2: explorer 4 dahan 3; G6: dahan 1"
    seat = "elements sun 1 earth 1 plant 1"
    game = wanted(on(fast("the_trees_and_stones_speak_of_war", lands, seat), "G2"))
    for land in ("G3", "G6"):
        assert may_stop(game)
        game.answer("push", "push", "dahan", 0, land)
    assert is_over(game)
    assert at(game, "G2") == "explorer 1 dahan 1 defend 2"
    assert (at(game, "G3"), at(game, "G6")) == ("dahan 1 defend 2", "dahan 2 defend 2")


def test_the_trees_and_stones_speak_of_war_with_its_threshold_may_push_nobody() -> None:
    lands = "G1: presence0 1; G2: explorer 4 dahan 3; G6: dahan 1"
    seat = "elements sun 1 earth 1 plant 1"
    game = wanted(on(fast("the_trees_and_stones_speak_of_war", lands, seat), "G2"))
    assert at(game.answer("push", "stop"), "G2") == "explorer 1 dahan 3 defend 6"


def test_the_trees_and_stones_speak_of_war_may_ignore_its_threshold() -> None:
    lands = "G1: presence0 1; G2: explorer 4 dahan 3; G6: dahan 1"
    seat = "elements sun 1 earth 1 plant 1"
    game = ignored(on(fast("the_trees_and_stones_speak_of_war", lands, seat), "G2"))
    assert is_over(game)


# -- Tsunami


def test_tsunami_drowns_invaders_and_two_dahan_of_a_coastal_land() -> None:
    lands = "G5: presence0 2; G1: presence0 1 explorer 1; G2: explorer 9 dahan 3"
    game = slow("tsunami", lands)
    assert offered(game) == {"G1", "G2", "G3"}, "coasts within two lands of a sacred site"
    on(game, "G2")
    assert is_over(game)
    assert at(game, "G2") == "explorer 1 dahan 1"
    assert at(game, "G1") == "explorer 1 presence0 1"
    assert fear(game) == 2


def test_tsunami_with_its_threshold_sweeps_the_other_coasts_of_that_board() -> None:
    lands = (
        "G5: presence0 2 explorer 1; G1: explorer 5 dahan 2; G2: explorer 9;"
        " G3: explorer 3 dahan 1; H1: explorer 5 dahan 1; H3: explorer 5"
    )
    game = wanted(on(slow("tsunami", lands, "elements water 2 earth 1", players="2"), "G2"))
    assert is_over(game)
    assert [at(game, land) for land in ("G1", "G2", "G3", "G5", "H1", "H3")] == [
        "explorer 1 dahan 1",
        "explorer 1",
        "empty",
        "explorer 1 presence0 2",
        "explorer 5 dahan 1",
        "explorer 5",
    ]
    assert fear(game) == 2 + 1 + 1


def test_tsunami_with_its_threshold_stays_on_the_board_of_its_target() -> None:
    lands = "H5: presence0 2; G3: explorer 5; H1: explorer 5; H2: explorer 9; H3: explorer 5"
    game = wanted(on(slow("tsunami", lands, "elements water 2 earth 1", players="2"), "H2"))
    assert is_over(game)
    left = [game.pieces(land, "explorer") for land in ("G3", "H1", "H2", "H3")]
    assert left == [5, 1, 1, 1]


def test_tsunami_may_ignore_its_threshold() -> None:
    lands = "G5: presence0 2; G1: explorer 5; G2: explorer 9"
    game = ignored(on(slow("tsunami", lands, "elements water 2 earth 1"), "G2"))
    assert at(game, "G1") == "explorer 5"
    assert fear(game) == 2


# -- Vengeance of the Dead


def test_vengeance_of_the_dead_answers_what_another_power_destroys() -> None:
    lands = "G1: presence0 1; G2: explorer 5 town 3; G6: explorer 2"
    seat = "in_play vengeance_of_the_dead drought"
    game = fast("vengeance_of_the_dead", lands, seat, then="power_phase slow")
    assert offered(game) == {f"G{n}" for n in range(1, 9)}, "three lands away"
    on(game, "G2")
    assert fear(game) == 3
    on(game.answer("power_phase", "use", 0, "drought"), "G2")
    assert at(game, "G2") == "explorer 2 blight 1", "three towns fall, three explorers follow"
    assert at(game, "G6") == "explorer 2"


def test_vengeance_of_the_dead_waits_until_the_destroying_power_is_complete() -> None:
    lands = "G1: presence0 1; G2: town 4 city 1"
    seat = "in_play vengeance_of_the_dead drought, elements sun 2"
    game = on(fast("vengeance_of_the_dead", lands, seat, then="power_phase slow"), "G2")
    on(game.answer("power_phase", "use", 0, "drought"), "G2")
    assert game.kind == "use_threshold"
    assert game.pieces("G2", "town") == 1, "all three towns are gone before the first damage"
    ignored(game)
    assert game.kind == "damage"
    assert at(game, "G2") == "town:1 1 city:1 1 blight 1 fallen 3"


def test_vengeance_of_the_dead_waits_until_the_dahan_have_struck_back() -> None:
    lands = "G1: presence0 1; G2: town 2 explorer 1 dahan 3"
    game = on(fast("vengeance_of_the_dead", lands, then="ravage 1"), "G2")
    assert game.kind == "damage"
    assert len(game.events("dahan_strike_back")) == 1
    game.answer("damage", "piece", "town", 0)
    assert game.pieces("G2", "town") == 2
    game.answer("damage", "piece", "town", 1)
    assert game.kind == "damage", "two dahan and the town they destroyed are avenged"
    assert at(game, "G2") == "explorer 1 town 1 dahan:1 1 blight 1 fallen 3"


def test_vengeance_of_the_dead_answers_a_ravage() -> None:
    game = fast("vengeance_of_the_dead", "G1: presence0 1; G2: explorer 5 dahan 2", then="ravage 1")
    on(game, "G2")
    assert at(game, "G2") == "explorer 3 blight 1", "two dahan fall, two explorers follow"


def test_vengeance_of_the_dead_does_not_answer_for_explorers() -> None:
    lands = "G1: presence0 1 explorer 3; G6: presence0 1"
    seat = "in_play vengeance_of_the_dead steam_vents"
    game = on(fast("vengeance_of_the_dead", lands, seat), "G1")
    on(game.answer("power_phase", "use", 0, "steam_vents"), "G1")
    assert is_over(game)
    assert at(game, "G1") == "explorer 2 presence0 1"


def test_vengeance_of_the_dead_does_not_answer_for_other_lands() -> None:
    lands = "G1: presence0 1 explorer 3; G6: explorer 3 town 1 presence0 1"
    seat = "in_play vengeance_of_the_dead steam_vents, elements earth 2"
    game = on(fast("vengeance_of_the_dead", lands, seat), "G1")
    wanted(on(game.answer("power_phase", "use", 0, "steam_vents"), "G6"))
    assert is_over(game)
    assert at(game, "G1") == "explorer 3 presence0 1"
    assert at(game, "G6") == "explorer 3 presence0 1"


def test_vengeance_of_the_dead_does_not_answer_itself() -> None:
    lands = "G1: presence0 1; G2: town:1 3 presence0 1"
    seat = "in_play vengeance_of_the_dead steam_vents, elements earth 2"
    game = on(fast("vengeance_of_the_dead", lands, seat), "G2")
    wanted(on(game.answer("power_phase", "use", 0, "steam_vents"), "G2"))
    assert is_over(game)
    assert at(game, "G2") == "town:1 1 presence0 1", "one destroyed, one avenged, and no more"
    assert fear(game) == 3 + 2


def test_vengeance_of_the_dead_with_three_animals_may_strike_next_door() -> None:
    lands = "G1: presence0 1; G2: town 1 explorer 1 presence0 1; G4: city 1; G7: explorer 1"
    seat = "in_play vengeance_of_the_dead steam_vents, elements animal 2 earth 2"
    game = wanted(on(fast("vengeance_of_the_dead", lands, seat), "G2"))
    wanted(on(game.answer("power_phase", "use", 0, "steam_vents"), "G2"))
    assert lands_named(game) == {"G2", "G4"}
    game.answer("vengeance_land", "land", "G4")
    assert is_over(game)
    assert (at(game, "G2"), at(game, "G4")) == ("explorer 1 presence0 1", "city:1 1")


def test_vengeance_of_the_dead_may_ignore_its_threshold() -> None:
    lands = "G1: presence0 1; G2: town 1 explorer 1 presence0 1; G4: city 1"
    seat = "in_play vengeance_of_the_dead steam_vents, elements animal 2 earth 2"
    game = ignored(on(fast("vengeance_of_the_dead", lands, seat), "G2"))
    wanted(on(game.answer("power_phase", "use", 0, "steam_vents"), "G2"))
    assert is_over(game)
    assert (at(game, "G2"), at(game, "G4")) == ("presence0 1", "city 1")


def test_vengeance_of_the_dead_ends_when_time_passes() -> None:
    lands = "G1: presence0 1; G2: explorer 5 dahan 2"
    game = on(fast("vengeance_of_the_dead", lands, then="time_passes, ravage 1"), "G2")
    assert at(game, "G2") == "explorer 5 blight 1"


# -- Vigor of the Breaking Dawn


def test_vigor_of_the_breaking_dawn_deals_two_damage_for_each_dahan() -> None:
    lands = "G1: presence0 1; G5: explorer 5 dahan 2; G7: dahan 1; G2: dahan 1"
    game = fast("vigor_of_the_breaking_dawn", lands)
    assert offered(game) == {"G2", "G5"}, "dahan within two lands"
    on(game, "G5")
    assert is_over(game)
    assert at(game, "G5") == "explorer 1 dahan 2"


def test_vigor_of_the_breaking_dawn_with_its_threshold_fights_where_dahan_were_pushed() -> None:
    lands = (
        "G1: presence0 1; G2: dahan 1; G5: explorer 9 dahan 3; G6: explorer 9 dahan 1; G7: town 2"
    )
    game = wanted(on(fast("vigor_of_the_breaking_dawn", lands, "elements sun 2 animal 1"), "G5"))
    assert at(game, "G5") == "explorer 3 dahan 3"
    assert kinds_named(game) == {"dahan"}
    assert may_stop(game)
    game.answer("push", "push", "dahan", 0, "G6")
    assert may_stop(game)
    assert at(game, "G6") == "explorer 9 dahan 2", "both are pushed before any damage"
    game.answer("push", "push", "dahan", 0, "G6")
    assert is_over(game)
    assert at(game, "G6") == "explorer 3 dahan 3", "all dahan there count, once"


def test_vigor_of_the_breaking_dawn_with_its_threshold_fights_in_each_land_apart() -> None:
    lands = "G1: presence0 1; G2: dahan 1; G5: dahan 2; G6: explorer 5; G7: explorer 5"
    game = wanted(on(fast("vigor_of_the_breaking_dawn", lands, "elements sun 2 animal 1"), "G5"))
    game.answer("push", "push", "dahan", 0, "G6").answer("push", "push", "dahan", 0, "G7")
    assert (at(game, "G6"), at(game, "G7")) == ("explorer 3 dahan 1", "explorer 3 dahan 1")


def test_vigor_of_the_breaking_dawn_may_ignore_its_threshold() -> None:
    lands = "G1: presence0 1; G2: dahan 1; G5: dahan 2"
    game = ignored(on(fast("vigor_of_the_breaking_dawn", lands, "elements sun 2 animal 1"), "G5"))
    assert is_over(game)
    assert at(game, "G5") == "dahan 2"


# -- Winds of Rust and Atrophy


@pytest.mark.parametrize(
    ("piece", "left"),
    [
        (("city", 0), "town 2"),
        (("town", 0), "explorer 1 city 1"),
    ],
)
def test_winds_of_rust_and_atrophy_frighten_defend_and_downgrade(
    piece: tuple[str, int], left: str
) -> None:
    game = fast("winds_of_rust_and_atrophy", "G1: presence0 2; G7: town 1 city 1")
    assert offered(game) == {f"G{n}" for n in range(1, 9)}
    on(game, "G7")
    assert not may_stop(game)
    game.answer("downgrade", "piece", *piece)
    assert is_over(game)
    assert at(game, "G7") == f"{left} defend 6"
    assert fear(game) == 1


def test_winds_of_rust_and_atrophy_count_from_sacred_sites() -> None:
    game = fast("winds_of_rust_and_atrophy", "G1: presence0 2; H1: presence0 1", players="2")
    assert offered(game) == {*(f"G{n}" for n in range(1, 9)), "H3", "H4"}


def test_winds_of_rust_and_atrophy_leave_damage_on_the_piece() -> None:
    game = on(fast("winds_of_rust_and_atrophy", "G1: presence0 2; G7: city:2 1"), "G7")
    assert at(game, "G7") == "defend 6", "two damage is too much for a town"
    assert fear(game) == 1 + 1


def test_winds_of_rust_and_atrophy_with_their_threshold_blow_once_more_anywhere_in_range() -> None:
    lands = "G1: presence0 2; G7: city 1; G4: town 1"
    seat = "elements air 2 water 2 animal 1"
    game = wanted(on(fast("winds_of_rust_and_atrophy", lands, seat), "G7"))
    assert offered(game) == {f"G{n}" for n in range(1, 9)}
    on(game, "G4")
    assert is_over(game), "and no third time"
    assert (at(game, "G7"), at(game, "G4")) == ("town 1 defend 6", "explorer 1 defend 6")
    assert fear(game) == 2


def test_winds_of_rust_and_atrophy_with_their_threshold_may_blow_in_the_same_land() -> None:
    lands = "G1: presence0 2; G7: city 1"
    seat = "elements air 2 water 2 animal 1"
    game = on(wanted(on(fast("winds_of_rust_and_atrophy", lands, seat), "G7")), "G7")
    assert at(game, "G7") == "explorer 1 defend 12"


def test_winds_of_rust_and_atrophy_may_ignore_their_threshold() -> None:
    lands = "G1: presence0 2; G7: city 1"
    seat = "elements air 2 water 2 animal 1"
    game = ignored(on(fast("winds_of_rust_and_atrophy", lands, seat), "G7"))
    assert is_over(game)
    assert at(game, "G7") == "town 1 defend 6"


# -- Wrap in Wings of Sunlight


def test_wrap_in_wings_of_sunlight_flies_up_to_five_dahan_to_one_land_and_defends_it() -> None:
    game = fast(
        "wrap_in_wings_of_sunlight", "G1: presence0 1 dahan 6; G3: presence0 1; G2: dahan 1"
    )
    assert offered(game) == {"G1", "G3"}
    on(game, "G1")
    assert lands_named(game) == {f"G{n}" for n in range(1, 9)}
    game.answer("move_to", "land", "G7")
    for _ in range(5):
        assert may_stop(game)
        game.answer("move_pieces", "piece", "dahan", 0)
    assert is_over(game)
    assert at(game, "G1") == "dahan 1 presence0 1"
    assert at(game, "G7") == "dahan 5 defend 5"


def test_wrap_in_wings_of_sunlight_may_stay_in_the_same_land() -> None:
    game = on(fast("wrap_in_wings_of_sunlight", "G1: presence0 1 dahan 1; G3: presence0 1"), "G1")
    game.answer("move_to", "land", "G1").answer("move_pieces", "piece", "dahan", 0)
    game.answer("move_pieces", "stop")
    assert at(game, "G1") == "dahan 1 presence0 1 defend 5"


def test_wrap_in_wings_of_sunlight_defends_nothing_if_nobody_flies() -> None:
    game = on(fast("wrap_in_wings_of_sunlight", "G1: presence0 1 dahan 1; G3: presence0 1"), "G1")
    game.answer("move_to", "land", "G7").answer("move_pieces", "stop")
    assert is_over(game)
    assert (at(game, "G1"), at(game, "G7")) == ("dahan 1 presence0 1", "empty")


def test_wrap_in_wings_of_sunlight_with_its_threshold_gathers_up_to_three_dahan_first() -> None:
    lands = "G1: presence0 1; G3: presence0 1; G2: dahan 2; G6: dahan 2"
    game = on(fast("wrap_in_wings_of_sunlight", lands, "elements sun 1 air 1 animal 1"), "G1")
    wanted(game)
    for start in ("G2", "G2", "G6"):
        assert may_stop(game)
        game.answer("gather", "gather", "dahan", 0, start)
    game.answer("move_to", "land", "G8")
    for _ in range(3):
        game.answer("move_pieces", "piece", "dahan", 0)
    assert is_over(game)
    assert at(game, "G8") == "city 1 dahan 3 defend 5"


def test_wrap_in_wings_of_sunlight_may_ignore_its_threshold() -> None:
    lands = "G1: presence0 1; G3: presence0 1; G2: dahan 2"
    game = on(fast("wrap_in_wings_of_sunlight", lands, "elements sun 1 air 1 animal 1"), "G1")
    ignored(game)
    assert is_over(game), "without dahan there is nothing to do"
    assert at(game, "G2") == "dahan 2"
