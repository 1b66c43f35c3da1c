"""Rulings W8 and W9, and the order of a turn."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import ask_for_help, exorcise, finish_turn, tags
from games.ghost_stories.white_moon.rulebook.scene import moonlit, yin
from vigil.games.ghost_stories import Setup
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.white_moon.content.ghosts import GHOSTS
from vigil.games.ghost_stories.white_moon.content.incarnations import INCARNATIONS

# -- W8: the publisher's answers, as written


def test_w8_a_moved_villager_lands_on_top_however_it_came() -> None:
    fled = yin("red ghosts: - 38 -; villagers: 1 sun, 4 wu; turn: red")
    assert fled.stack(4) == ["wu", "sun"]
    revived = moonlit("yellow: at 0; graveyard: hua; villagers: 0 wu; turn: yellow")
    ask_for_help(revived)
    assert revived.stack(0) == ["wu", "hua"]


def test_w8_a_missing_tao_token_is_taken_from_a_player() -> None:
    s = yin("red ghosts: - 77 -; villagers: 1 miao; blue: tao black 4; turn: red")
    assert s.tao("blue") == {"black": 3}


def test_w8_the_incarnation_of_a_wu_waits_on_the_deck_and_has_to_fall_too() -> None:
    s = yin(
        "red ghosts: 77 35 37; yellow ghosts: 6 7 10; green ghosts: 28 29 32;"
        "blue ghosts: 17 18 21; villagers: 2 wu; deck: 5 ghost; turn: red"
    ).answer("box_incarnation", "card", 82)
    assert s.state.deck.layers[0] == ("known", ("card", 82))
    assert s.state.incarnations == 2


# -- W9: figures nobody printed


def test_w9_every_ghost_and_incarnation_tells_which_of_its_figures_are_estimates() -> None:
    assert all({"colour", "resistance"} <= {*card.estimated} for card in GHOSTS)
    assert all("resistance" in card.estimated for card in INCARNATIONS)
    assert [card.id for card in GHOSTS if "name" not in card.estimated] == ["wm09_grey_hunter"]


def test_w9_our_ten_ghosts_are_two_devourers_of_each_colour() -> None:
    colours = [COLOURS[card.colour] for card in GHOSTS]
    assert sorted(colours) == sorted(COLOURS * 2)
    assert all(card.yin[0].id == "devourer" for card in GHOSTS)
    assert [sum(card.resistance) for card in INCARNATIONS] == [4] * 6


def test_w9_the_owner_of_a_box_plays_with_the_printed_figures() -> None:
    cards = {"wm01_marsh_jackal": {"colour": "red", "resistance": 1, "yin": ["tormentor"]}}
    setup = Setup(modules=("white_moon",), options={"cards": cards})
    card = setup.cards[71]
    assert card is not None
    assert (COLOURS[card.colour], sum(card.resistance), card.yin[0].id) == ("red", 1, "tormentor")
    assert not {"colour", "resistance", "yin"} & {*card.estimated}


# -- the order of a turn


def test_a_turn_goes_from_ghosts_to_taoist_to_su_ling_to_barrier() -> None:
    s = yin("red ghosts: 77 44 -; villagers: 2 li, 4 hua; receptacles: 0 2 6; turn: red")
    s.curse("none").draw(39)
    finish_turn(s)
    s.answer("su_ling", "space", "yellow", 0).answer("su_ling_crystal", "receptacle", 8)
    order = [
        "curse_rolled",
        "villager_died",
        "ghost_drawn",
        "yang_began",
        "su_ling_placed",
        "barrier_began",
    ]
    assert tags(s, *order) == order
    assert s.kind == "barrier"


def test_a_full_board_loses_a_qi_and_draws_no_ghost_as_ever() -> None:
    s = yin("red ghosts: 39 77 40; villagers: 1 li; turn: red")
    assert s.dead == ["li"]
    assert (s.qi("red"), s.kind) == (3, "move")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("haunted: 0 2 3; red ghosts: - 38^ -", "village_haunted"),
        ("deck: card 39; red ghosts: - 40 -", "deck_empty"),
    ],
)
def test_the_defeats_of_the_base_game_stay(text: str, reason: str) -> None:
    s = yin(f"{text}; turn: red")
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (False, reason)


def test_the_death_of_the_last_taoist_still_loses() -> None:
    s = yin("players: 1; red ghosts: - 44 -; red: qi 1, tokens 0; turn: red").curse("lose_qi")
    assert s.outcome is not None
    assert s.outcome.reason == "taoists_dead"


def test_the_victory_of_the_base_game_stays() -> None:
    s = moonlit("blue ghosts: - 62 -; villagers: 4 li; yellow: at 3; turn: yellow")
    exorcise(s, "blue", "blue", "blue")
    s.answer("group_qi", "taoist", "red")
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (True, "incarnations_exorcised")
