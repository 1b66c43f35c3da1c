"""The 15 invader cards: which lands each of them names, and which bring towns by escalation."""

from __future__ import annotations

import pytest

from games.horizons.content.tables import MUD, TEETH, WIND
from games.horizons.scenario import position
from vigil.games.horizons.content.invader_cards import INVADER_CARDS
from vigil.games.horizons.model.boards import BOARDS

STAGE_TWO = ("i2_jungle", "i2_mountain", "i2_sands", "i2_wetland", "i2_coastal")


def explored(card: str) -> str:
    """Where the card brings explorers when every land of three boards has a town in it."""
    names = [f"{board}{n}" for board in "GHB" for n in range(1, 9)]
    towns = "; ".join(f"{name}: town 1 presence{'GHB'.index(name[0])} 1" for name in names)
    spirits = f"players: 3; spirits: {WIND} {TEETH} {MUD}"
    game = position(f"{spirits}; {towns}; explore_card: {card}; next: explore_lands, next_round")
    return " ".join(name for name in names if game.pieces(name, "explorer"))


def test_i1_jungle_names_jungles() -> None:
    assert explored("i1_jungle") == "G6 G7 H1 H5 B4 B8"


def test_i1_mountain_names_mountains() -> None:
    assert explored("i1_mountain") == "G1 G8 H3 H4 B2 B7"


def test_i1_sands_names_sands() -> None:
    assert explored("i1_sands") == "G3 G5 H2 H8 B3 B5"


def test_i1_wetland_names_wetlands() -> None:
    assert explored("i1_wetland") == "G2 G4 H6 H7 B1 B6"


def test_i2_jungle_names_jungles() -> None:
    assert explored("i2_jungle") == "G6 G7 H1 H5 B4 B8"


def test_i2_mountain_names_mountains() -> None:
    assert explored("i2_mountain") == "G1 G8 H3 H4 B2 B7"


def test_i2_sands_names_sands() -> None:
    assert explored("i2_sands") == "G3 G5 H2 H8 B3 B5"


def test_i2_wetland_names_wetlands() -> None:
    assert explored("i2_wetland") == "G2 G4 H6 H7 B1 B6"


def test_i2_coastal_names_the_coasts() -> None:
    assert explored("i2_coastal") == "G1 G2 G3 H1 H2 H3 B1 B2 B3"


def test_i3_jungle_mountain_names_jungles_and_mountains() -> None:
    assert explored("i3_jungle_mountain") == "G1 G6 G7 G8 H1 H3 H4 H5 B2 B4 B7 B8"


def test_i3_jungle_sands_names_jungles_and_sands() -> None:
    assert explored("i3_jungle_sands") == "G3 G5 G6 G7 H1 H2 H5 H8 B3 B4 B5 B8"


def test_i3_jungle_wetland_names_jungles_and_wetlands() -> None:
    assert explored("i3_jungle_wetland") == "G2 G4 G6 G7 H1 H5 H6 H7 B1 B4 B6 B8"


def test_i3_mountain_sands_names_mountains_and_sands() -> None:
    assert explored("i3_mountain_sands") == "G1 G3 G5 G8 H2 H3 H4 H8 B2 B3 B5 B7"


def test_i3_mountain_wetland_names_mountains_and_wetlands() -> None:
    assert explored("i3_mountain_wetland") == "G1 G2 G4 G8 H3 H4 H6 H7 B1 B2 B6 B7"


def test_i3_sands_wetland_names_sands_and_wetlands() -> None:
    assert explored("i3_sands_wetland") == "G2 G3 G4 G5 H2 H6 H7 H8 B1 B3 B5 B6"


@pytest.mark.parametrize("card", INVADER_CARDS)
def test_a_card_is_of_the_stage_it_is_called_after(card: str) -> None:
    assert f"i{INVADER_CARDS[card].stage}" == card[:2]


@pytest.mark.parametrize("card", INVADER_CARDS)
@pytest.mark.parametrize("letter", BOARDS)
def test_a_card_names_two_lands_of_every_board_for_each_terrain_and_three_coasts(
    card: str, letter: str
) -> None:
    towns = "; ".join(f"{letter}{n}: town 1 presence0 1" for n in range(1, 9))
    text = f"boards: {letter}; {towns}; explore_card: {card}; next: explore_lands, next_round"
    game = position(text)
    found = [n for n in range(1, 9) if game.pieces(f"{letter}{n}", "explorer")]
    if card == "i2_coastal":
        assert found == [1, 2, 3]
    else:
        assert len(found) == 2 * len(card.split("_")[1:])


@pytest.mark.parametrize("card", INVADER_CARDS)
def test_cards_of_stage_two_escalate_but_for_the_coastal_one(card: str) -> None:
    text = f"escalation: yes; spirits: {WIND}; invader_deck: card {card}; next: explore, next_round"
    game = position(text)
    escalates = card in STAGE_TWO and card != "i2_coastal"
    assert (game.kind == "escalation_land") == escalates


def test_escalation_brings_a_town_to_a_land_without_one_on_each_board_before_exploring() -> None:
    spirits = f"players: 2; spirits: {WIND} {TEETH}"
    empty = {f"{board}{n}": "empty" for board in "GH" for n in range(1, 9)}
    lands = empty | {"G8": "town 1", "G1": "presence0 1", "H1": "presence1 1"}
    island = "; ".join(f"{land}: {there}" for land, there in lands.items())
    steps = "invader_deck: card i2_sands; next: explore, next_round"
    game = position(f"escalation: yes; {spirits}; {island}; {steps}")
    assert ("land", "G8") not in game.options
    assert game.decision.seat == 0
    game.answer("escalation_land", "land", "G2")
    assert game.decision.seat == 1
    game.answer("escalation_land", "land", "H7")
    assert (game.pieces("G2", "town"), game.pieces("H7", "town")) == (1, 1)
    assert game.pieces("G5", "explorer") == 1  # next to the new town in G2
    assert game.pieces("H8", "explorer") == 1  # next to the new town in H7


@pytest.mark.parametrize("card", STAGE_TWO)
def test_nothing_escalates_in_the_usual_game(card: str) -> None:
    text = f"spirits: {WIND}; invader_deck: card {card}; next: explore, next_round"
    assert position(text).kind == "spirit_phase"
