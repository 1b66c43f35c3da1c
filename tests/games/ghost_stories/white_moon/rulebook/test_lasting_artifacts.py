"""The artifacts that last: Divine Sword, Vengeful Claw, Shield of Time and Armour of the Just."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import (
    ask_for_help,
    dice_rolled,
    exorcise,
    finish_turn,
    offers,
    tags,
)
from games.ghost_stories.white_moon.rulebook.scene import (
    SECOND_WIND,
    STRENGTH,
    MoonScenario,
    moonlit,
    yin,
)
from vigil.games.ghost_stories.content.cards import BLOCKS_TAO
from vigil.games.ghost_stories.model.queries import free_dice, standing

# -- the Divine Sword


def test_the_divine_sword_sets_one_die_to_white_and_rolls_the_other_two() -> None:
    s = moonlit("artifacts: divine_sword yellow; red ghosts: - 39 -; yellow: at 1; turn: yellow")
    exorcise(s, "red", "blue")
    assert s.kind == "curse_die"


def test_the_divine_sword_serves_its_owner_only() -> None:
    s = moonlit("artifacts: divine_sword blue; red ghosts: - 39 -; yellow: at 1; turn: yellow")
    exorcise(s, "red", "blue", "blue")
    assert s.ghosts("red") == [0, 39, 0]
    assert s.kind == "end_turn"


def test_the_divine_sword_works_in_every_exorcism_of_a_turn() -> None:
    s = moonlit(
        f"{SECOND_WIND}; artifacts: divine_sword blue; blue ghosts: - 19 -; blue: at 3; turn: blue"
    )
    exorcise(s, "red", "red")
    s.answer("act", "exorcise").dice("blue", "blue")
    assert s.ghosts("blue") == [0, 0, 0]


def test_the_divine_sword_is_one_of_the_dice_that_are_left() -> None:
    s = moonlit(
        "artifacts: divine_sword yellow; green ghosts: 46 - -; red ghosts: - 39 -;"
        "yellow: at 1; turn: yellow"
    )
    exorcise(s, "red")
    assert dice_rolled(s) == [2]
    assert s.kind == "curse_die"


def test_the_strength_of_the_mountain_rolls_its_die_beside_the_divine_sword() -> None:
    s = moonlit(
        f"{STRENGTH}; artifacts: divine_sword green; red ghosts: - 43 -; green: at 1; turn: green"
    )
    exorcise(s, "red", "red", "red")
    assert s.ghosts("red") == [0, 0, 0]


def test_the_gods_favourite_rolls_again_what_the_divine_sword_did_not_set() -> None:
    s = moonlit("artifacts: divine_sword green; red ghosts: - 43 -; green: at 1; turn: green")
    exorcise(s, "red", "blue")
    assert s.options == (("reroll", "blue"), ("reroll", "red"), ("stop",))


def test_the_divine_sword_works_on_incarnations() -> None:
    s = moonlit(
        "incarnations: 2; artifacts: divine_sword yellow; blue ghosts: - 62 -;"
        "yellow: at 3; turn: yellow"
    )
    exorcise(s, "blue", "blue")
    s.answer("group_qi", "taoist", "red")
    assert s.ghosts("blue") == [0, 0, 0]


def test_wm_f06_the_divine_sword_works_at_the_school() -> None:
    s = moonlit("artifacts: divine_sword yellow; yellow ghosts: 6 - -; yellow: at 5; turn: yellow")
    ask_for_help(s).dice("yellow", "red")
    assert s.ghosts("yellow") == [0, 0, 0]


def test_the_divine_sword_does_not_work_at_the_herbalist() -> None:
    s = moonlit("artifacts: divine_sword yellow; yellow: at 2; turn: yellow")
    ask_for_help(s).dice("red", "red")
    assert s.crystals("yellow") == 0


# -- the Vengeful Claw

CLAW = "artifacts: vengeful_claw yellow"


def failed(text: str) -> MoonScenario:
    s = moonlit(f"{CLAW}; {text}; turn: yellow")
    exorcise(s, "green", "green", "green")
    return s


def test_the_vengeful_claw_takes_a_token_of_the_targets_colour_after_a_failed_attempt() -> None:
    s = failed("red ghosts: - 39 -; yellow: at 1")
    assert (s.kind, s.options) == ("vengeful_claw", (("tao", "red"), ("pass",)))
    s.answer("vengeful_claw", "tao", "red")
    assert s.tao("yellow") == {"yellow": 1, "red": 1}


def test_the_vengeful_claw_is_optional() -> None:
    s = failed("red ghosts: - 39 -; yellow: at 1").answer("vengeful_claw", "pass")
    assert s.tao("yellow") == {"yellow": 1}


def test_the_vengeful_claw_chooses_between_the_colours_of_two_targets() -> None:
    s = failed("red ghosts: - - 39; blue ghosts: 17 - -; yellow: at 0")
    assert s.options == (("tao", "blue"), ("tao", "red"), ("pass",))


def test_the_vengeful_claw_takes_nothing_when_one_of_two_ghosts_went() -> None:
    s = moonlit(f"{CLAW}; red ghosts: - - 34; blue ghosts: 17 - -; yellow: at 0; turn: yellow")
    exorcise(s, "red", "green", "green")
    assert (s.ghosts("red"), s.ghosts("blue")) == ([0, 0, 0], [17, 0, 0])
    assert s.kind == "end_turn"
    assert s.tao("yellow") == {"yellow": 1}


def test_the_vengeful_claw_takes_one_token_in_a_turn() -> None:
    s = moonlit(
        f"{SECOND_WIND}; artifacts: vengeful_claw blue; blue ghosts: - 19 -; blue: at 3, tao none;"
        "turn: blue"
    )
    exorcise(s, "green", "green", "green")
    s.answer("vengeful_claw", "tao", "blue").answer("act", "exorcise")
    s.dice("green", "green", "green")
    assert s.kind != "vengeful_claw"
    assert s.tao("blue") == {"blue": 1}


def test_the_vengeful_claw_left_alone_may_take_after_the_second_attempt() -> None:
    s = moonlit(
        f"{SECOND_WIND}; artifacts: vengeful_claw blue; blue ghosts: - 19 -; blue: at 3, tao none;"
        "turn: blue"
    )
    exorcise(s, "green", "green", "green")
    s.answer("vengeful_claw", "pass").answer("act", "exorcise").dice("green", "green", "green")
    s.answer("vengeful_claw", "tao", "blue")
    assert s.tao("blue") == {"blue": 1}


def test_the_vengeful_claw_takes_again_in_the_next_turn() -> None:
    s = yin(
        "artifacts: vengeful_claw red; claw used: yes; red ghosts: - 39 -; red: at 1; turn: red"
    )
    s.draw(6).answer("place_ghost", "space", "yellow", 0)
    exorcise(s, "green", "green", "green")
    assert s.kind == "vengeful_claw"


def test_the_vengeful_claw_works_for_incarnations() -> None:
    s = failed("blue ghosts: - 62 -; yellow: at 3")
    assert s.options == (("tao", "blue"), ("pass",))


def test_the_vengeful_claw_takes_no_token_that_the_supply_has_not() -> None:
    s = failed("red ghosts: - 39 -; yellow: at 1; red: tao red 4")
    assert s.kind == "end_turn"


def test_the_vengeful_claw_serves_its_owner_only() -> None:
    s = moonlit("artifacts: vengeful_claw blue; red ghosts: - 39 -; yellow: at 1; turn: yellow")
    exorcise(s, "green", "green", "green")
    assert s.kind == "end_turn"


def test_wm_f06_the_vengeful_claw_works_at_the_school() -> None:
    s = moonlit(f"{CLAW}; yellow ghosts: 6 - -; yellow: at 5, tao none; turn: yellow")
    ask_for_help(s).dice("red", "red", "red")
    s.answer("vengeful_claw", "tao", "yellow")
    assert s.tao("yellow") == {"yellow": 1}


# -- the Shield of Time

SHIELD = "artifacts: shield_of_time red"


def test_the_shield_of_time_sends_a_drawn_ghost_of_the_own_colour_under_the_deck() -> None:
    s = yin(f"{SHIELD}; turn: red").draw(38).answer("shield_of_time", "turn_away")
    assert s.state.deck.layers[-1] == ("known", ("card", 38))
    s.draw(6).answer("place_ghost", "space", "yellow", 0)
    assert (s.ghosts("red"), s.ghosts("yellow")) == ([0, 0, 0], [6, 0, 0])
    assert s.state.deck.count() == 30


def test_the_shield_of_time_works_any_number_of_times_in_a_turn() -> None:
    s = yin(f"{SHIELD}; turn: red").draw(38).answer("shield_of_time", "turn_away")
    s.draw(39).answer("shield_of_time", "turn_away").draw(40).answer("shield_of_time", "turn_away")
    s.draw(6)
    assert s.kind == "place_ghost"
    assert s.told("ghost_turned_away", "ghost") == [(38,), (39,), (40,)]


@pytest.mark.parametrize("number", [6, 17, 28, 52])
def test_the_shield_of_time_turns_no_other_colour_away(number: int) -> None:
    s = yin(f"{SHIELD}; turn: red").draw(number)
    assert s.kind == "place_ghost"


def test_the_shield_of_time_protects_its_owners_turn_only() -> None:
    s = yin(f"{SHIELD}; turn: yellow").draw(38)
    assert s.kind == "place_ghost"


def test_the_shield_of_time_turns_away_ghosts_drawn_in_the_yang_phase_too() -> None:
    s = moonlit(f"{SHIELD}; red: at 8; turn: red")
    ask_for_help(s).answer("take_tao", "tao", "red").draw(38)
    assert s.kind == "shield_of_time"


def test_the_shield_of_time_does_not_turn_an_incarnation_away() -> None:
    s = yin(f"{SHIELD}; deck: card 61, 10 ghost; turn: red")
    assert s.kind == "place_ghost"
    assert s.decision.about == ("card", 61)


def test_power_tokens_do_not_widen_the_shield_of_time() -> None:
    s = yin(f"players: 1; {SHIELD}; red: tokens 3; turn: red").draw(6)
    assert s.kind == "place_ghost"


# -- the Armour of the Just

ARMOUR = "artifacts: armor_of_the_just red"


def entering(number: int, text: str = "") -> MoonScenario:
    s = yin(f"{ARMOUR}; {text}; turn: red").draw(number)
    return s.answer("place_ghost", "space", "red", 1)


def test_the_armour_may_ignore_the_left_stone_of_a_ghost_that_enters() -> None:
    s = entering(49)
    assert (s.kind, s.options) == ("armor_of_the_just", (("ignore",), ("suffer",)))
    s.answer("armor_of_the_just", "ignore")
    assert s.qi("red") == 4
    assert s.told("stone_ignored", "ghost") == [(49,)]


def test_the_armour_may_also_let_the_left_stone_act() -> None:
    s = entering(49).answer("armor_of_the_just", "suffer")
    assert s.qi("red") == 3


def test_the_armour_ignores_a_captured_die_and_the_extra_ghost_of_severed_heads() -> None:
    s = entering(47).answer("armor_of_the_just", "ignore")
    assert s.kind == "move"
    assert tags(s, "die_captured", "ghost_drawn") == ["ghost_drawn"]
    s.answer("move", "tile", 1)
    exorcise(s, "black", "blue", "blue")
    assert dice_rolled(s) == [3]


def test_the_armour_ignores_the_grey_hunters_hunger() -> None:
    s = entering(79, "villagers: 1 li").answer("armor_of_the_just", "ignore")
    assert s.dead == []


def test_the_armour_keeps_a_fast_haunters_figure_on_its_card() -> None:
    s = entering(52, "villagers: 1 li").answer("armor_of_the_just", "ignore")
    assert s.state.haunters[1] == 0
    assert s.stack(1) == ["li"]


def test_the_armour_does_not_ask_for_a_ghost_without_a_left_stone() -> None:
    assert entering(39).kind == "move"


def test_the_armour_leaves_middle_and_right_stones() -> None:
    s = entering(46).answer("armor_of_the_just", "ignore").answer("move", "tile", 1)
    s.answer("act", "exorcise").dice("black", "black", "black")
    assert s.ghosts("red") == [0, 46, 0]


def test_the_armour_does_not_work_against_incarnations() -> None:
    s = yin(f"{ARMOUR}; deck: card 63, 10 ghost; turn: red").answer(
        "place_ghost", "space", "green", 1
    )
    assert s.kind == "move"
    assert s.told("die_captured", "ghost") == [(63,)]


def blown(number: int) -> MoonScenario:
    """Red, in the armour, moves a ghost from the blue board to the green one."""
    s = moonlit(f"{ARMOUR}; blue ghosts: {number} - -; red: at 7; turn: red")
    ask_for_help(s)
    return s.answer("move_ghost_to", "space", "green", 0)


def test_the_armour_may_free_the_die_of_a_ghost_that_is_moved() -> None:
    s = blown(46)
    assert free_dice(s.state) == 2
    s.answer("armor_of_the_just", "ignore")
    assert free_dice(s.state) == 3
    assert s.ghosts("green") == [46, 0, 0]


def test_the_armour_may_leave_the_die_with_a_ghost_that_is_moved() -> None:
    s = blown(46).answer("armor_of_the_just", "suffer")
    assert free_dice(s.state) == 2


def test_the_armour_may_lift_the_tao_block_of_a_ghost_that_is_moved() -> None:
    s = blown(50)
    assert standing(s.state) & BLOCKS_TAO
    s.answer("armor_of_the_just", "ignore")
    assert not standing(s.state) & BLOCKS_TAO


def test_the_armour_ignores_nothing_else_of_a_ghost_that_is_moved() -> None:
    assert blown(36).kind == "carry_taoist"


def test_the_armour_does_not_free_the_die_of_an_incarnation_that_is_moved() -> None:
    s = blown(63)
    assert s.kind == "carry_taoist"
    assert free_dice(s.state) == 2


def test_w4_the_armour_covers_ghosts_that_enter_in_its_owners_turn_on_any_board() -> None:
    s = yin(f"{ARMOUR}; turn: red").draw(14).answer("place_ghost", "space", "blue", 0)
    assert s.kind == "armor_of_the_just"
    s = yin(f"{ARMOUR}; turn: blue").draw(36).answer("place_ghost", "space", "red", 0)
    assert s.kind == "ghost_card"


def test_w4_when_switched_the_armour_covers_ghosts_on_its_owners_board_in_any_turn() -> None:
    s = yin(f"{ARMOUR}; turn: red", "W4").draw(14).answer("place_ghost", "space", "blue", 0)
    assert s.kind == "ghost_card"
    s = yin(f"{ARMOUR}; turn: blue", "W4").draw(36).answer("place_ghost", "space", "red", 0)
    assert s.kind == "armor_of_the_just"
    assert s.decision.seat == s.state.seat_at[s.side("red")]


def test_an_artifact_that_lasts_stays_with_its_owner() -> None:
    s = entering(49).answer("armor_of_the_just", "ignore")
    finish_turn(s)
    assert s.artifacts("red") == ["armor_of_the_just"]
    assert not offers(s, "artifact", "armor_of_the_just")
