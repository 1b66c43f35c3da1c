"""Ravage: damage to land and dahan at once, then the surviving dahan strike back."""

from __future__ import annotations

import pytest

from games.horizons.rulebook.scene import EYES, MUD, TEETH, named, ravage, spirits
from games.horizons.scenario import Scenario, position


def ravaging(card: str, text: str) -> Scenario:
    """The invaders are about to act; a card lies on the ravage space."""
    return position(
        f"{text}; ravage_card: {card}; phase: invader; invader_deck: card i2_jungle; "
        "next: invaders_act"
    )


def damaged(s: Scenario, land: str) -> list[list[str | int]]:
    """Pieces with damage in a land."""
    found: list[list[str | int]] = s.view()["lands"][s.land(land)]["damaged"]
    return found


# -- the examples of the book


def test_example_a_blight_comes_and_one_dahan_falls_while_another_is_wounded() -> None:
    s = ravage("G4", f"{spirits(EYES)}; G4: town 1 explorer 1 dahan 2")
    assert s.blight("G4") == 1
    assert s.pieces("G4", "dahan") == 1
    assert damaged(s, "G4") == [["dahan", 1, 1]]


def test_example_a_the_surviving_dahan_destroys_the_town() -> None:
    s = ravage("G4", f"{spirits(EYES)}; G4: town 1 explorer 1 dahan 2")
    s.answer("damage", "piece", "town", 0).answer("damage", "piece", "town", 1)
    assert (s.pieces("G4", "town"), s.pieces("G4", "explorer")) == (0, 1)
    assert s.state.fear == 1


def test_example_b_a_second_blight_cascades_to_a_land_the_players_choose() -> None:
    s = ravage("G2", f"{spirits(EYES)}; G2: city 1 blight 1")
    assert s.kind == "cascade"
    assert set(named(s)) == {"G1", "G3", "G4", "G5", "G6"}
    s.answer("cascade", "land", "G1")
    assert (s.blight("G2"), s.blight("G1")) == (2, 1)


def test_example_b_cascading_into_a_land_with_spirits_destroys_one_presence_of_each() -> None:
    s = ravage("G2", f"{spirits(EYES, MUD)}; G2: city 1 blight 1; G3: presence0 2 presence1 1")
    s.answer("cascade", "land", "G3")
    assert (s.presence("G3", 0), s.presence("G3", 1)) == (1, 0)
    assert s.state.destroyed == [1, 1]


# -- damage


@pytest.mark.parametrize(
    ("pieces", "damage"),
    [("explorer 1", 1), ("town 1", 2), ("city 1", 3), ("explorer 2 town 1 city 2", 10)],
)
def test_invaders_damage_by_their_kind(pieces: str, damage: int) -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: {pieces}")
    assert s.events("ravaged")[0].data["damage"] == damage


def test_one_damage_to_the_land_does_nothing() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: explorer 1")
    assert s.blight("G6") == 0
    assert s.state.blight_pool == 6


def test_two_damage_add_a_blight_from_the_pool() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: explorer 2")
    assert s.blight("G6") == 1
    assert s.state.blight_pool == 5


def test_a_ravage_adds_one_blight_however_great_the_damage() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: city 3")
    assert s.blight("G6") == 1
    assert s.state.blight_pool == 5


def test_land_and_dahan_take_the_full_damage_both() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1 dahan 1")
    assert s.blight("G6") == 1
    assert s.pieces("G6", "dahan") == 0


def test_dahan_that_fall_do_not_strike_back() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: city 1 explorer 1 dahan 2")
    assert s.pieces("G6", "dahan") == 0
    assert (s.pieces("G6", "city"), s.pieces("G6", "explorer")) == (1, 1)


def test_damage_to_dahan_destroys_as_many_as_it_can() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: city 1 explorer 1 dahan 5")
    assert s.pieces("G6", "dahan") == 3
    assert damaged(s, "G6") == []


def test_wounded_dahan_fall_first_so_that_no_damage_is_wasted() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1 dahan 1 dahan:1 2")
    assert s.pieces("G6", "dahan") == 1
    assert not any(kind == "dahan" for kind, *_ in damaged(s, "G6"))


def test_a_single_damage_wounds_a_dahan() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: explorer 1 dahan 1")
    assert damaged(s, "G6") == [["dahan", 1, 1]]


def test_wounded_dahan_strike_back_with_full_strength() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: explorer 1 town 1 dahan 2 defend 2")
    assert damaged(s, "G6") == [["dahan", 1, 1]]
    assert s.pieces("G6", "town") == s.pieces("G6", "explorer") == 0


# -- striking back


def test_each_surviving_dahan_deals_two_damage() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: city 3 dahan 3 defend 9")
    assert s.events("dahan_strike_back")[0].data["damage"] == 6


def test_dahan_strike_back_even_if_no_damage_was_done() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1 dahan 1 defend 2")
    assert s.events("ravaged")[0].data["damage"] == 0
    assert s.pieces("G6", "town") == 0


def test_presence_does_not_strike_back() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: explorer 1 presence0 3")
    assert s.pieces("G6", "explorer") == 1


def test_dahan_of_neighbouring_lands_do_not_strike_back() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1; G1: dahan 4")
    assert s.pieces("G6", "town") == 1


def test_the_damage_of_dahan_is_divided_as_the_players_like() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: explorer 1 town 2 dahan 1 defend 9")
    s.answer("damage", "piece", "explorer", 0)
    assert s.pieces("G6", "explorer") == 0
    assert damaged(s, "G6") == [["town", 1, 1]]


# -- lands


def test_every_land_of_the_card_with_invaders_is_ravaged() -> None:
    s = ravaging("i1_sands", f"{spirits(EYES)}; G3: town 1; G5: town 1")
    s.answer("choose_land", "land", "G5")
    assert [event.data["land"] for event in s.events("ravaged")] == ["G5", "G3"]


def test_a_land_without_invaders_is_not_ravaged() -> None:
    s = ravaging("i1_sands", f"{spirits(EYES)}; G3: dahan 2; G5: town 1")
    assert [event.data["land"] for event in s.events("ravaged")] == ["G5"]


def test_lands_of_other_terrains_are_not_ravaged() -> None:
    s = ravaging("i1_jungle", spirits(EYES))
    assert not s.events("ravaged")


def test_the_players_choose_the_order_of_the_lands() -> None:
    s = ravaging("i1_sands", f"{spirits(EYES)}; G3: town 1; G5: town 1")
    assert s.kind == "choose_land"
    assert s.options == (("land", "G3"), ("land", "G5"))


def test_a_card_of_two_terrains_lets_lands_be_mixed() -> None:
    s = ravaging("i3_mountain_sands", f"{spirits(EYES)}; G3: town 1; G5: town 1; G1: town 1")
    assert set(named(s)) == {"G1", "G3", "G5", "G8"}
    s.answer("choose_land", "land", "G8").answer("choose_land", "land", "G3")
    assert set(named(s)) == {"G1", "G5"}


def test_in_the_first_round_nothing_is_ravaged() -> None:
    s = position(
        f"{spirits(TEETH)}; build_card: i1_sands; G5: explorer 1 presence0 1; phase: invader; "
        "invader_deck: card i1_jungle; next: invaders_act"
    )
    assert not s.events("ravaged")
    assert s.pieces("G5", "town") == 1
