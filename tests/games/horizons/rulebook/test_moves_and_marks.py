"""Push and gather, defence, and invader actions that do not happen."""

from __future__ import annotations

from games.horizons.rulebook.scene import (
    EYES,
    HEAT,
    MUD,
    TEETH,
    WIND,
    build,
    done,
    explore,
    named,
    offered,
    powers,
    ravage,
    spirits,
    use,
)
from games.horizons.scenario import position

# -- push and gather


def test_pieces_are_pushed_into_adjacent_lands_only() -> None:
    s = powers(
        "slow",
        f"{spirits(EYES)}; G8: explorer 1; seat 0: in_play eerie_noises_and_moving_trees",
    )
    use(s, "eerie_noises_and_moving_trees", "G8")
    assert set(named(s)) == {"G5", "G6", "G7", "stop"}


def test_nothing_is_pushed_into_the_ocean() -> None:
    s = powers(
        "slow",
        f"{spirits(EYES)}; G3: explorer 1 presence0 1; "
        "seat 0: in_play eerie_noises_and_moving_trees",
    )
    use(s, "eerie_noises_and_moving_trees", "G3")
    assert set(named(s)) == {"G2", "G4", "stop"}


def test_pieces_may_be_pushed_onto_another_board() -> None:
    s = powers(
        "slow",
        f"{spirits(EYES, MUD)}; G3: explorer 1 presence0 1; "
        "seat 0: in_play eerie_noises_and_moving_trees",
    )
    use(s, "eerie_noises_and_moving_trees", "G3").answer("push", "push", "explorer", 0, "H4")
    assert s.pieces("H4", "explorer") == 1


def test_pushed_pieces_may_go_to_different_lands_or_to_the_same() -> None:
    s = powers(
        "slow",
        f"{spirits(EYES)}; G8: explorer 2; seat 0: in_play eerie_noises_and_moving_trees",
    )
    use(s, "eerie_noises_and_moving_trees", "G8").answer("push", "push", "explorer", 0, "G5")
    assert {"G5", "G6", "G7"} <= set(named(s))
    s.answer("push", "push", "explorer", 0, "G6")
    assert (s.pieces("G5", "explorer"), s.pieces("G6", "explorer")) == (1, 1)


def test_a_push_says_its_source_and_which_of_how_many_pieces_it_is() -> None:
    card = "eerie_noises_and_moving_trees"
    s = powers("slow", f"{spirits(EYES)}; G8: explorer 3; seat 0: in_play {card}")
    use(s, card, "G8")
    assert s.decision.about == ("up_to", card, 1, 2, "G8")
    s.answer("push", "push", "explorer", 0, "G5")
    assert s.decision.about == ("up_to", card, 2, 2, "G8")


def test_a_gather_counts_no_more_pieces_than_are_there() -> None:
    card = "whispered_guidance_through_the_night"
    s = powers("slow", f"{spirits(EYES)}; G4: dahan 1; G7: presence0 2; seat 0: in_play {card}")
    use(s, card, "G5")
    assert s.decision.about == ("up_to", card, 1, 1, "G5")


def test_pieces_are_gathered_from_adjacent_lands_only() -> None:
    s = powers(
        "slow",
        f"{spirits(EYES)}; G1: dahan 2; seat 0: in_play whispered_guidance_through_the_night",
    )
    use(s, "whispered_guidance_through_the_night", "G5")
    assert set(named(s)) == {"G4", "G7", "stop"}


def test_pieces_may_be_gathered_from_several_lands() -> None:
    s = powers("slow", f"{spirits(EYES)}; seat 0: in_play whispered_guidance_through_the_night")
    use(s, "whispered_guidance_through_the_night", "G5").answer(
        "gather", "gather", "dahan", 0, "G4"
    )
    s.answer("gather", "gather", "dahan", 0, "G7").answer("gather", "stop")
    assert [s.pieces(land, "dahan") for land in ("G4", "G5", "G7")] == [0, 2, 1]


def test_up_to_a_number_may_be_none() -> None:
    s = powers("slow", f"{spirits(EYES)}; seat 0: in_play whispered_guidance_through_the_night")
    use(s, "whispered_guidance_through_the_night", "G5").answer("gather", "stop")
    assert s.pieces("G5", "dahan") == 0
    assert done(s)


def test_a_push_without_up_to_moves_all_it_can() -> None:
    s = powers(
        "fast",
        f"{spirits(TEETH)}; G5: dahan 3 presence0 1; "
        "seat 0: in_play mark_territory_with_scars_and_teeth",
    )
    use(s, "mark_territory_with_scars_and_teeth").answer("push", "push", "dahan", 0, "G4")
    assert not offered(s, "stop")
    s.answer("push", "push", "dahan", 0, "G4")
    assert s.pieces("G5", "dahan") == 1


def test_the_example_of_the_book_gathers_two_dahan_and_pushes_three() -> None:
    s = position(
        f"{spirits(MUD)}; G4: dahan 1 presence0 1; G5: city 1; G3: dahan 1; G7: dahan 1; "
        "seat 0: in_play call_to_migrate; phase: slow; "
        "next: power_phase slow, ravage G5"
    )
    use(s, "call_to_migrate", "G4")
    s.answer("gather", "gather", "dahan", 0, "G3").answer("gather", "gather", "dahan", 0, "G7")
    for _ in range(3):
        s.answer("push", "push", "dahan", 0, "G5")
    assert s.blight("G5") == 1
    assert s.pieces("G5", "dahan") == 2
    assert s.pieces("G5", "city") == 0
    assert s.state.fear == 2


# -- defence


def test_defence_lessens_the_damage_to_the_land() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: city 1 defend 2")
    assert s.events("ravaged")[0].data["damage"] == 1
    assert s.blight("G6") == 0


def test_defence_lessens_the_damage_to_dahan_as_well() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: city 2 town 1 dahan 3 defend 4")
    assert s.pieces("G6", "dahan") == 1
    assert s.blight("G6") == 1


def test_defence_of_several_effects_adds_up() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; G7: presence0 1; "
        "seat 0: in_play dark_and_tangled_woods drift_down_into_slumber",
    )
    use(s, "dark_and_tangled_woods", "G7").answer("gather", "stop")
    use(s, "drift_down_into_slumber", "G7").answer("gather", "stop")
    assert s.state.this_turn.defend[s.land("G7")] == 3 + 4


def test_defence_is_not_used_up_by_a_ravage() -> None:
    s = position(
        f"{spirits(EYES)}; G6: city 1 defend 2; phase: invader; next: ravage G6, ravage G6"
    )
    assert [event.data["damage"] for event in s.events("ravaged")] == [1, 1]


def test_defence_is_over_when_time_passes() -> None:
    s = position(f"{spirits(EYES)}; G6: defend 5; wards: 0 2; guards: 1 0; next: time_passes")
    assert s.state.this_turn.defend[s.land("G6")] == 0
    assert (s.state.this_turn.wards, s.state.this_turn.guards) == ((), ())


def test_defence_of_one_land_does_not_help_its_neighbours() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1; G8: town 1 defend 9")
    assert s.blight("G6") == 1


def test_a_ward_defends_every_land_of_its_spirit_where_it_then_is() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1 presence0 1; wards: 0 2")
    assert s.blight("G6") == 0
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1; wards: 0 2")
    assert s.blight("G6") == 1


# -- actions that do not happen


def test_a_skipped_ravage_does_no_damage_and_dahan_do_not_strike_back() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1 dahan 2 skips 1")
    assert s.blight("G6") == 0
    assert (s.pieces("G6", "dahan"), s.pieces("G6", "town")) == (2, 1)


def test_a_skipped_build_adds_nothing() -> None:
    s = build("G6", f"{spirits(EYES)}; G6: explorer 1 skips 2")
    assert s.pieces("G6", "town") == 0


def test_a_skipped_exploring_adds_nothing_in_that_land_only() -> None:
    s = explore("i1_jungle", f"{spirits(EYES)}; G6: skips 4")
    assert (s.pieces("G6", "explorer"), s.pieces("G7", "explorer")) == (0, 1)


def test_skipping_one_action_leaves_the_others() -> None:
    assert build("G6", f"{spirits(EYES)}; G6: explorer 1 skips 5").pieces("G6", "town") == 1


def test_skipped_actions_are_back_when_time_passes() -> None:
    s = position(f"{spirits(EYES)}; G6: skips 7 exhausted 1; next: time_passes")
    assert s.state.this_turn.skips[s.land("G6")] == 0
    assert s.state.this_turn.exhausted[s.land("G6")] == 0


def test_a_power_can_skip_all_invader_actions_of_its_land() -> None:
    s = powers("fast", f"{spirits(HEAT)}; G5: presence0 2; seat 0: in_play paralyzing_fright")
    use(s, "paralyzing_fright", "G6")
    assert s.state.this_turn.skips[s.land("G6")] == 7
    assert s.state.fear == 0
    assert s.state.earned == 1


def test_scattered_pieces_share_a_land_only_if_there_are_too_many() -> None:
    s = powers("slow", f"{spirits(WIND)}; G3: explorer 3; seat 0: in_play scatter_to_the_winds")
    use(s, "scatter_to_the_winds", "G3")
    for _ in range(3):
        s.answer("push_pieces", "piece", "explorer", 0)
    s.answer("push_to", "land", "G2")
    assert s.pieces("G4", "explorer") == 1
    assert s.kind == "push_to"
    s.answer("push_to", "land", "G4")
    assert [s.pieces(land, "explorer") for land in ("G2", "G3", "G4")] == [1, 0, 2]
