"""The eight Taoist powers: one's own, blocked, borrowed by a power token, and alone."""

from __future__ import annotations

from games.ghost_stories.content.play import at, deeds, ghost, gone, haunted
from games.ghost_stories.scenario import Scenario

BLOCKERS = {"yellow": 3, "blue": 14, "green": 25, "red": 36}
"""The ghost of each colour that blocks the power of its board."""


def boards(power: str, colour: str) -> str:
    """Four players; this board shows this power."""
    rows = ("red", "yellow", "green", "blue")
    return "boards: " + ", ".join(f"{row} {power}" if row == colour else row for row in rows)


def own(power: str, colour: str, taoist: str = "", text: str = "") -> Scenario:
    """The turn of the player whose board has the power."""
    return at(f"{boards(power, colour)}; {colour}: {taoist or 'at 4'}; turn: {colour}; {text}")


def lent(power: str, colour: str, taoist: str = "at 4, tokens 2", text: str = "") -> Scenario:
    """Three players; the board with the power is neutral and another Taoist is in turn."""
    borrower = borrower_of(colour)
    players = [row for row in ("red", "yellow", "green", "blue") if row not in (colour, borrower)]
    rows = [borrower, *players, f"{colour} {power}"]
    giver = next(row for row in players if f"{row}:" not in text)
    return at(
        f"players: 3; boards: {', '.join(rows)}; {borrower}: {taoist}; {giver}: tokens 0;"
        f" turn: {borrower}; {text}"
    )


def borrower_of(colour: str) -> str:
    """Who borrows: red, whose own power does not matter here; yellow borrows from red."""
    return "red" if colour != "red" else "yellow"


def tiles(s: Scenario) -> list[str | int]:
    """The tiles the Taoist may move to."""
    return [option[1] for option in s.options if option[0] == "tile"]


def offers(s: Scenario, power: str) -> bool:
    """Whether the power can be used now as a separate action."""
    return ("power", power) in s.options


def tokens_and_centre(s: Scenario) -> tuple[int, int]:
    """Power tokens of the active Taoist, and those on the centre tile."""
    return s.state.tokens[s.state.active], s.state.tokens_on_centre


# -- Bottomless Pockets


def test_bottomless_pockets_give_a_token_before_the_move_once_a_turn() -> None:
    s = own("bottomless_pockets", "yellow", "at 4, tao none")
    s.answer("move", "power", "bottomless_pockets").answer("take_tao", "tao", "black")
    assert s.tao("yellow") == {"black": 1}
    assert not offers(s, "bottomless_pockets")
    assert not offers(s.answer("move", "stay"), "bottomless_pockets")


def test_bottomless_pockets_need_not_be_used() -> None:
    s = own("bottomless_pockets", "yellow", "at 4, tao none").answer("move", "stay")
    assert (s.tao("yellow"), s.kind) == ({}, "act")


def test_bottomless_pockets_are_closed_while_the_board_is_blocked() -> None:
    assert not offers(
        own("bottomless_pockets", "yellow", text="yellow ghosts: 3 - -"), "bottomless_pockets"
    )


def test_bottomless_pockets_belong_to_yellow_alone() -> None:
    assert not offers(at("turn: red"), "bottomless_pockets")


def test_bottomless_pockets_of_a_neutral_board_cost_a_token_and_not_twice_a_turn() -> None:
    s = lent("bottomless_pockets", "yellow", "at 4, tao none, tokens 2")
    s.answer("move", "power", "bottomless_pockets").answer("take_tao", "tao", "blue")
    assert (s.tao("red"), tokens_and_centre(s)) == ({"blue": 1}, (1, 1))
    assert not offers(s, "bottomless_pockets")


def test_bottomless_pockets_of_a_neutral_board_need_a_token_and_an_awake_board() -> None:
    assert not offers(lent("bottomless_pockets", "yellow", "at 4, tokens 0"), "bottomless_pockets")
    assert not offers(
        lent("bottomless_pockets", "yellow", text="yellow: qi 0"), "bottomless_pockets"
    )
    blocked = lent("bottomless_pockets", "yellow", text="yellow ghosts: - 3 -")
    assert not offers(blocked, "bottomless_pockets")


def test_bottomless_pockets_can_be_borrowed_alone() -> None:
    s = at("players: 1; red: at 4, tao none; turn: red")
    s.answer("move", "power", "bottomless_pockets").answer("take_tao", "tao", "blue")
    assert (s.tao("red"), tokens_and_centre(s)) == ({"blue": 1}, (2, 1))


# -- Enfeeblement Mantra


def test_enfeeblement_mantra_weakens_any_ghost_for_everybody_once_a_turn() -> None:
    s = own("enfeeblement_mantra", "yellow", text="red ghosts: - 43 -; blue ghosts: 17 - -")
    s.answer("move", "power", "enfeeblement_mantra").answer("mantra", "ghost", "red", 1)
    assert (ghost(s, "red")["mantra"], ghost(s, "red")["needed_total"]) == (True, 3)
    assert not offers(s, "enfeeblement_mantra")


def test_enfeeblement_mantra_moves_to_another_ghost() -> None:
    s = own("enfeeblement_mantra", "yellow", text="red ghosts: - 43~ -; blue ghosts: 17 - 18")
    s.answer("move", "power", "enfeeblement_mantra")
    assert sorted(s.options) == [("ghost", "blue", 0), ("ghost", "blue", 2)]
    s.answer("mantra", "ghost", "blue", 2)
    assert (ghost(s, "red")["mantra"], ghost(s, "blue", 2)["mantra"]) == (False, True)


def test_enfeeblement_mantra_returns_when_its_ghost_is_gone() -> None:
    text = f"{boards('enfeeblement_mantra', 'yellow')}; red ghosts: - 41~ -; red: at 1, tao none"
    s = at(f"{text}; turn: red").answer("move", "stay").answer("act", "exorcise")
    s.dice("red", "red", "black")
    assert gone(s, 41)
    assert s.state.mantra is None


def test_enfeeblement_mantra_is_taken_off_when_the_power_is_blocked() -> None:
    text = f"{boards('enfeeblement_mantra', 'yellow')}; red ghosts: - 41~ -; turn: red; next: yin"
    s = at(text).draw(3).answer("place_ghost", "space", "yellow", 0)
    s.draw(6).answer("place_ghost", "space", "yellow", 1)
    assert not ghost(s, "red")["mantra"]
    assert not offers(
        own("enfeeblement_mantra", "yellow", text="yellow ghosts: 3 - -"), "enfeeblement_mantra"
    )


def test_enfeeblement_mantra_lowers_a_many_coloured_incarnation_in_a_colour_chosen_late() -> None:
    text = f"{boards('enfeeblement_mantra', 'yellow')}; yellow ghosts: - 65~ -; level: nightmare"
    for faces, tao, spent in (
        (("red", "green", "green"), "blue 1 yellow 1", {}),
        (("red", "green", "black"), "blue 1", {}),
        (("red", "green", "green"), "blue 1", None),
    ):
        s = at(f"{text}; red: at 5, tao {tao}; turn: red").answer("move", "stay")
        s.answer("act", "exorcise").dice(*faces)
        if spent is None:
            assert s.events("exorcism_failed")
        else:
            s.answer("exorcise_ghosts", "ghost", "yellow", 1)
            assert gone(s, 65)
            assert s.tao("red") == spent


def test_enfeeblement_mantra_names_its_colour_before_the_roll_in_the_first_print() -> None:
    text = f"{boards('enfeeblement_mantra', 'yellow')}; yellow ghosts: - 65~ -; level: nightmare"
    s = at(f"{text}; edition: first_print; red: at 5; turn: red").answer("move", "stay")
    s.answer("act", "exorcise").answer("mantra_colour", "tao", "blue")
    assert s.kind == "tao_die"


def test_enfeeblement_mantra_needs_a_ghost() -> None:
    assert not offers(own("enfeeblement_mantra", "yellow"), "enfeeblement_mantra")


def test_enfeeblement_mantra_can_be_borrowed_once_a_turn() -> None:
    s = lent("enfeeblement_mantra", "yellow", text="red ghosts: - 43 -; blue ghosts: 17 - -")
    s.answer("move", "power", "enfeeblement_mantra").answer("mantra", "ghost", "blue", 0)
    assert (ghost(s, "blue", 0)["needed_total"], tokens_and_centre(s)) == (1, (1, 1))
    assert not offers(s, "enfeeblement_mantra")


# -- Dance of the Spires


def test_dance_of_the_spires_reaches_every_tile() -> None:
    assert tiles(own("dance_of_the_spires", "red", "at 0")) == [1, 2, 3, 4, 5, 6, 7, 8]


def test_dance_of_the_spires_is_a_single_step_while_the_board_is_blocked() -> None:
    assert tiles(own("dance_of_the_spires", "red", "at 0", "red ghosts: 36 - -")) == [1, 3, 4]


def test_dance_of_the_spires_is_for_red_alone() -> None:
    assert tiles(at("yellow: at 0; turn: yellow")) == [1, 3, 4]


def test_dance_of_the_spires_is_borrowed_before_the_move() -> None:
    s = lent("dance_of_the_spires", "red", "at 0, tokens 2")
    assert tiles(s) == [1, 3, 4]
    s.answer("move", "power", "dance_of_the_spires")
    assert (tiles(s), tokens_and_centre(s)) == ([1, 2, 3, 4, 5, 6, 7, 8], (1, 1))
    assert not offers(s, "dance_of_the_spires")
    s.answer("move", "tile", 8)
    assert s.state.at[s.side("yellow")] == 8


def test_dance_of_the_spires_is_the_side_of_the_red_board_for_a_lone_player() -> None:
    s = at("players: 1; boards: yellow, red, green, blue; yellow: at 0; turn: yellow")
    assert offers(s, "dance_of_the_spires")


# -- Dance of the Twin Winds


def test_dance_of_the_twin_winds_moves_another_taoist_one_tile_after_the_move() -> None:
    s = own("dance_of_the_twin_winds", "red", "at 4", "blue: at 0")
    assert not offers(s, "dance_of_the_twin_winds")
    s.answer("move", "stay").answer("act", "power", "dance_of_the_twin_winds")
    s.answer("twin_winds_taoist", "taoist", "blue")
    assert tiles(s) == [1, 3, 4]
    s.answer("twin_winds_tile", "tile", 3)
    assert s.state.at[s.side("blue")] == 3
    assert not offers(s, "dance_of_the_twin_winds")


def test_dance_of_the_twin_winds_blows_before_the_move_when_switched() -> None:
    s = own("dance_of_the_twin_winds", "red", "at 4", "switches: D10")
    assert offers(s, "dance_of_the_twin_winds")
    assert not offers(s.answer("move", "stay"), "dance_of_the_twin_winds")


def test_dance_of_the_twin_winds_does_not_carry_the_dead() -> None:
    s = own("dance_of_the_twin_winds", "red", "at 4", "blue: qi 0; green: qi 0")
    s.answer("move", "stay").answer("act", "power", "dance_of_the_twin_winds")
    assert s.kind == "twin_winds_tile"


def test_dance_of_the_twin_winds_is_stilled_while_the_board_is_blocked() -> None:
    s = own("dance_of_the_twin_winds", "red", "at 4", "red ghosts: 36 - -").answer("move", "stay")
    assert not offers(s, "dance_of_the_twin_winds")


def test_dance_of_the_twin_winds_can_be_borrowed_once_a_turn() -> None:
    s = lent("dance_of_the_twin_winds", "red").answer("move", "stay")
    s.answer("act", "power", "dance_of_the_twin_winds")
    s.answer("twin_winds_taoist", "taoist", "green").answer("twin_winds_tile", "tile", 8)
    assert (s.state.at[s.side("green")], tokens_and_centre(s)) == (8, (1, 1))
    assert not offers(s, "dance_of_the_twin_winds")


# -- The Gods' Favourite


def test_favourite_of_the_gods_rolls_chosen_dice_of_an_exorcism_once_more() -> None:
    s = own("favourite_of_the_gods", "green", "at 7, tao none", "green ghosts: - 27 -")
    s.answer("move", "stay").answer("act", "exorcise").dice("green", "red", "red")
    assert s.options == (("reroll", "green"), ("reroll", "red"), ("stop",))
    s.answer("reroll_tao", "reroll", "red").answer("reroll_tao", "reroll", "red")
    s.answer("reroll_tao", "stop").dice("black", "white")
    assert gone(s, 27)


def test_favourite_of_the_gods_lets_the_second_result_stand() -> None:
    s = own("favourite_of_the_gods", "green", "at 7, tao none", "green ghosts: - 27 -")
    s.answer("move", "stay").answer("act", "exorcise").dice("green", "red", "red")
    s.answer("reroll_tao", "reroll", "red").answer("reroll_tao", "stop").dice("black")
    assert s.events("exorcism_failed")


def test_favourite_of_the_gods_rolls_the_curse_die_once_more() -> None:
    s = own("favourite_of_the_gods", "green", "at 7, tao none", "green ghosts: - 28 -")
    s.answer("move", "stay").answer("act", "exorcise").dice("green", "green", "red")
    s.answer("reroll_tao", "stop").curse("haunt").answer("reroll_curse", "reroll").curse("lose_qi")
    assert (s.qi("green"), haunted(s)) == (3, [])


def test_favourite_of_the_gods_helps_a_taoist_on_his_tile_but_not_in_the_first_print() -> None:
    for edition, asked in (("revised", True), ("first_print", False)):
        text = f"edition: {edition}; green: at 1; red: at 1, tao none; red ghosts: - 39 -"
        s = at(f"{text}; turn: red").answer("move", "stay")
        s.answer("act", "exorcise").dice("red", "blue", "blue")
        assert (s.kind == "reroll_tao") == asked
        assert not asked or s.decision.seat == s.state.seat_at[s.side("green")]


def test_favourite_of_the_gods_rolls_again_for_the_herbalist_in_the_first_print_only() -> None:
    for edition, asked in (("revised", False), ("first_print", True)):
        s = own("favourite_of_the_gods", "green", "at 2", f"edition: {edition}")
        s.answer("move", "stay").answer("act", "help").dice("red", "blue")
        assert (s.kind == "reroll_tao") == asked


def test_favourite_of_the_gods_is_deaf_while_the_board_is_blocked() -> None:
    s = own("favourite_of_the_gods", "green", "at 7, tao none", "green ghosts: - 27 25")
    s.answer("move", "stay").answer("act", "exorcise").dice("red", "red", "red")
    assert s.events("exorcism_failed")


def test_favourite_of_the_gods_is_borrowed_with_the_first_die_that_is_rolled_again() -> None:
    text = "red ghosts: - 39 -"
    s = lent("favourite_of_the_gods", "green", "at 1, tao none, tokens 2", text)
    s.answer("move", "stay").answer("act", "exorcise").dice("red", "blue", "blue")
    assert tokens_and_centre(s) == (2, 0)
    s.answer("reroll_tao", "reroll", "blue")
    assert tokens_and_centre(s) == (1, 1)
    s.answer("reroll_tao", "stop").dice("red")
    assert s.kind == "curse_die"
    s.curse("none")
    assert gone(s, 39)


def test_favourite_of_the_gods_is_borrowed_for_one_roll_of_a_turn_only() -> None:
    s = lent("favourite_of_the_gods", "green", "at 1, tao none, tokens 2", "red ghosts: - 39 -")
    s.answer("move", "stay").answer("act", "exorcise").dice("red", "red", "blue")
    s.answer("reroll_tao", "stop").curse("haunt").answer("reroll_curse", "reroll").curse("none")
    assert (tokens_and_centre(s), haunted(s)) == ((1, 1), [])


# -- Strength of a Mountain


def test_strength_of_the_mountain_rolls_a_fourth_die() -> None:
    s = own("strength_of_the_mountain", "green", "at 7, tao none", "green ghosts: - 32 -")
    s.answer("move", "stay").answer("act", "exorcise")
    s.dice("green", "green", "green", "white")
    assert gone(s, 32)


def test_strength_of_the_mountain_still_rolls_its_die_when_all_others_are_captured() -> None:
    text = "green ghosts: - 26 -; yellow ghosts: 46 47 48"
    s = own("strength_of_the_mountain", "green", "at 7, tao none", text)
    s.answer("move", "stay").answer("act", "exorcise").dice("green")
    assert gone(s, 26)


def test_strength_of_the_mountain_never_rolls_the_curse_die() -> None:
    s = own("strength_of_the_mountain", "green", "at 7, tao none", "green ghosts: - 28 -")
    s.answer("move", "stay").answer("act", "exorcise").dice("green", "green", "red", "red")
    assert gone(s, 28)
    assert (s.kind, deeds(s)) == ("end_turn", [])
    s = own("strength_of_the_mountain", "green", text="green ghosts: - 33 -; next: yin")
    assert s.kind == "ghost_card"


def test_strength_of_the_mountain_is_gone_while_the_board_is_blocked() -> None:
    s = own("strength_of_the_mountain", "green", "at 7, tao none", "green ghosts: - 28 25")
    s.answer("move", "stay").answer("act", "exorcise").dice("green", "green", "red")
    assert s.kind == "curse_die"


def test_strength_of_the_mountain_is_borrowed_before_the_exorcism() -> None:
    text = "red ghosts: - 43 -"
    s = lent("strength_of_the_mountain", "green", "at 1, tao none, tokens 2", text)
    s.answer("move", "stay").answer("act", "power", "strength_of_the_mountain")
    assert tokens_and_centre(s) == (1, 1)
    assert not offers(s, "strength_of_the_mountain")
    s.answer("act", "exorcise").dice("red", "red", "red", "red")
    assert gone(s, 43)


def test_strength_of_the_mountain_does_not_spare_its_own_neutral_board_the_curse_die() -> None:
    s = lent("strength_of_the_mountain", "green", text="green ghosts: - 33 -; next: turn 3")
    assert s.kind == "curse_die"


# -- Heavenly Gust


def test_heavenly_gust_allows_help_and_exorcism_in_either_order() -> None:
    text = "red ghosts: - 39 -; haunted: 8"
    s = own("heavenly_gust", "blue", "at 1, tao none", text).answer("move", "stay")
    s.answer("act", "help").draw(17).answer("place_ghost", "space", "blue", 0)
    assert ("help",) not in s.options
    s.answer("act", "exorcise").dice("black", "black", "black")
    assert s.options == (("yin_yang",), ("pass",))
    s = own("heavenly_gust", "blue", "at 1, tao none", text).answer("move", "stay")
    s.answer("act", "exorcise").dice("black", "black", "black")
    assert ("exorcise",) not in s.options
    s.answer("act", "help")
    assert s.kind == "ghost_card"


def test_heavenly_gust_may_be_left_unused() -> None:
    s = own("heavenly_gust", "blue", "at 1, tao none", "red ghosts: - 39 -").answer("move", "stay")
    s.answer("act", "exorcise").dice("black", "black", "black").answer("act", "pass")
    assert s.kind == "end_turn"


def test_heavenly_gust_drops_while_the_board_is_blocked() -> None:
    text = "red ghosts: - 39 -; haunted: 8; blue ghosts: 14 - -"
    s = own("heavenly_gust", "blue", "at 1, tao none", text).answer("move", "stay")
    s.answer("act", "exorcise").dice("black", "black", "black")
    assert s.options == (("yin_yang",), ("pass",))


def test_heavenly_gust_is_borrowed_for_the_other_action() -> None:
    text = "red ghosts: - 39 -; haunted: 8"
    s = lent("heavenly_gust", "blue", "at 1, tao none, tokens 2", text).answer("move", "stay")
    assert not offers(s, "heavenly_gust")
    s.answer("act", "exorcise").dice("black", "black", "black")
    s.answer("act", "power", "heavenly_gust")
    assert tokens_and_centre(s) == (1, 1)
    s.answer("act", "help")
    assert s.kind == "ghost_card"


# -- Second Wind


def test_second_wind_asks_the_same_villager_twice() -> None:
    s = own("second_wind", "blue", "at 2, tao none").answer("move", "stay")
    s.answer("act", "help").dice("red", "red").answer("act", "help").dice("green", "blue")
    assert s.tao("blue") == {"red": 2, "green": 1, "blue": 1}
    assert s.options == (("yin_yang",), ("pass",))


def test_second_wind_gives_two_exorcisms_of_full_rolls() -> None:
    s = own("second_wind", "blue", "at 1, tao none", "red ghosts: - 38 -").answer("move", "stay")
    s.answer("act", "exorcise").dice("red", "black", "black")
    s.answer("act", "exorcise").dice("red", "black", "black")
    assert len(s.events("exorcism_failed")) == 2
    assert s.options == (("yin_yang",), ("pass",))


def test_second_wind_does_not_mix_help_and_exorcism() -> None:
    text = "red ghosts: - 39 -; haunted: 8"
    s = own("second_wind", "blue", "at 1, tao none", text).answer("move", "stay")
    s.answer("act", "exorcise").dice("black", "black", "black")
    assert s.options == (("exorcise",), ("yin_yang",), ("pass",))


def test_second_wind_drops_while_the_board_is_blocked() -> None:
    s = own("second_wind", "blue", "at 2, tao none", "blue ghosts: 14 - -").answer("move", "stay")
    s.answer("act", "help").dice("red", "red")
    assert s.options == (("yin_yang",), ("pass",))


def test_second_wind_is_borrowed_for_the_same_action() -> None:
    s = lent("second_wind", "blue", "at 2, tao none, tokens 2").answer("move", "stay")
    s.answer("act", "help").dice("red", "red").answer("act", "power", "second_wind")
    assert tokens_and_centre(s) == (1, 1)
    s.answer("act", "help").dice("green", "green")
    assert s.tao("red") == {"red": 2, "green": 2}
    assert s.options == (("yin_yang",), ("pass",))


# -- all of them


def test_a_power_blocker_stops_only_its_own_board() -> None:
    for colour, number in BLOCKERS.items():
        s = at(f"{colour} ghosts: - {number} -; turn: {colour}")
        blocked = [board["colour"] for board in s.view()["boards"] if board["power_blocked"]]
        assert blocked == [colour]


def test_several_neutral_powers_can_be_borrowed_in_one_turn() -> None:
    boards_ = "boards: yellow, red, green strength_of_the_mountain, blue"
    s = at(f"players: 1; {boards_}; yellow: at 0; turn: yellow; red ghosts: - 38^ -")
    s.answer("move", "power", "dance_of_the_spires").answer("move", "tile", 5)
    s.answer("act", "power", "strength_of_the_mountain").answer("act", "exorcise")
    s.dice("black", "black", "black", "black").answer("act", "power", "heavenly_gust")
    assert tokens_and_centre(s) == (0, 3)
    s.answer("act", "help")
    assert ghost(s, "red")["haunter"] == 0
