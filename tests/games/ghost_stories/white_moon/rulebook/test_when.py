"""When things are judged: what comes first where several things happen at once."""

from __future__ import annotations

from typing import Final

from games.ghost_stories.rulebook.scene import DEAD, ask_for_help, exorcise, finish_turn, tags
from games.ghost_stories.white_moon.rulebook.scene import SECOND_WIND, MoonScenario, moonlit, yin
from vigil.games.ghost_stories.white_moon.content.families import SIZES

ELEVEN: Final = "graveyard: hua hua hua sun sun sun miao miao xiang xiang chang"
LAST: Final = "circle: black; red ghosts: - 59 -; red: at 1, tao black 1; turn: red"
"""The last incarnation, whose exorcism brings the curse die."""


def beat_the_last(text: str, switches: str = "") -> MoonScenario:
    """Red exorcises the last incarnation, and its curse haunts."""
    s = moonlit(f"{LAST}; {text}", switches)
    exorcise(s, "black", "black", "white")
    return s.answer("exorcise_ghosts", "ghost", "red", 1).curse("haunt")


# -- victory and loss


def test_the_twelfth_death_by_the_curse_of_the_last_incarnation_loses_the_game() -> None:
    s = beat_the_last(f"{ELEVEN}; villagers: 1 li")
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (False, "villagers_dead")


def test_eleven_deaths_and_the_last_incarnation_gone_win_the_game() -> None:
    s = beat_the_last(f"{ELEVEN.replace(' chang', '')}; villagers: 1 li")
    s.answer("group_qi", "taoist", "red")
    assert s.outcome is not None
    assert s.outcome.won


def test_victory_comes_after_the_curses_and_rewards_of_the_last_exorcism() -> None:
    s = beat_the_last("villagers: 1 zhou").answer("zhou_curse", "board", "blue")
    assert (s.kind, s.outcome) == ("group_qi", None)
    s.answer("group_qi", "taoist", "blue")
    assert tags(s, "curse_rolled", "villager_died", "qi_gained", "game_ended") == [
        "curse_rolled",
        "villager_died",
        "qi_gained",
        "game_ended",
    ]


def test_a_li_that_takes_the_last_card_after_the_last_incarnation_is_gone_loses_nothing() -> None:
    s = beat_the_last("villagers: 1 li; deck: 1 ghost", "V4")
    s.answer("group_qi", "taoist", "red")
    assert s.outcome is not None
    assert (s.outcome.won, s.state.deck.count()) == (True, 0)


def test_m1_when_switched_a_li_that_removes_the_last_incarnation_wins_the_game() -> None:
    s = yin(
        "incarnations: 2; discard: 57; exorcised: 57; red ghosts: - 77 -; villagers: 1 li;"
        "deck: 1 incarnation; turn: red",
        "M1",
    )
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (True, "incarnations_exorcised")


def test_saving_every_villager_does_not_win_the_game() -> None:
    others = " ".join(family for family, size in SIZES.items() for _ in range(size))
    s = moonlit(f"villagers: 4 wu; shelter: {others.replace('wu ', '', 1)}; red: at 4; turn: red")
    s.answer("move", "stay").answer("act", "save").answer("wu_buddha", "pass")
    assert (s.outcome, len(s.saved)) == (None, 24)


# -- families


def test_a_family_is_whole_the_moment_its_last_member_is_saved_between_two_actions() -> None:
    s = moonlit(f"{SECOND_WIND}; villagers: 4 sun hua; shelter: hua hua; blue: at 4; turn: blue")
    s.answer("move", "stay").answer("act", "save")
    assert (s.kind, s.artifacts("blue")) == ("act", ["divine_sword"])


def test_a_family_stays_whole_when_its_artifact_is_used_up() -> None:
    s = moonlit("shelter: chang; artifacts: moon_dust red; turn: red")
    s.answer("move", "artifact", "moon_dust")
    assert (s.saved, s.artifacts("red")) == (["chang"], [])


def test_a_villager_dies_before_the_next_one_of_his_stack_is_seen_and_cursed_for() -> None:
    s = yin("red ghosts: - 77 -; villagers: 1 ? zhou; turn: red")
    assert (s.dead, s.kind, s.qi("red")) == (["zhou"], "villager", 4)
    s.turn_up("hua")
    assert s.kind == "zhou_curse"


# -- the portal and the barrier


def test_the_portal_is_closed_in_the_turn_in_which_the_gate_keeper_enters() -> None:
    s = yin("deck: card 81, 10 ghost; villagers: 4 sun; red: at 4; turn: red")
    s.answer("place_ghost", "space", "red", 1).answer("move", "stay")
    assert ("save",) not in s.options


def test_the_barrier_waits_for_the_end_of_the_turn_in_which_the_fourth_crystal_lies() -> None:
    s = moonlit(
        "receptacles: 0 2 6; crystals: green 1; green: at 8, buddhas 1; turn: green"
    ).answer("move", "stay")
    s.answer("act", "pass").answer("end_turn", "receptacle", 8)
    assert (s.kind, s.events("barrier_began")) == ("end_turn", [])
    s.answer("end_turn", "end")
    assert len(s.events("barrier_began")) == 1


def test_the_barrier_comes_even_when_the_taoist_who_raised_it_has_died() -> None:
    s = moonlit(
        "receptacles: 0 2 6 8; red ghosts: - 44 -; red: qi 1; villagers: 4 sun; turn: red; "
        "next: tormentor 1, move_su_ling, mystic_barrier"
    )
    s.curse("lose_qi").answer("su_ling", "pass")
    assert (s.kind, s.decision.seat) == ("barrier", s.state.seat_at[s.side("yellow")])


# -- artifacts


def test_an_heir_has_the_artifact_before_the_turn_goes_on() -> None:
    s = moonlit("artifacts: firework yellow; yellow: at 3, qi 1; red ghosts: 38 - -; turn: yellow")
    ask_for_help(s).answer("inherit", "taoist", "blue")
    assert s.artifacts("blue") == ["firework"]
    assert tags(s, "ghost_discarded", "taoist_died", "artifact_taken", "turn_began") == [
        "ghost_discarded",
        "taoist_died",
        "artifact_taken",
        "turn_began",
    ]


def test_a_lasting_artifact_serves_from_the_moment_it_is_taken() -> None:
    s = moonlit(
        "boards: red, yellow, green, blue heavenly_gust; portal: 3; villagers: 3 hua;"
        "shelter: hua hua; blue ghosts: - 17 -; blue: at 3, tao none; turn: blue"
    ).answer("move", "stay")
    s.answer("act", "save").answer("act", "exorcise").dice("red", "red")
    assert s.told("tao_rolled", "faces") == [(["red", "red", "white"],)]


# -- Su-Ling


def test_su_ling_comes_at_the_end_of_the_turn_not_when_the_event_happens() -> None:
    s = yin("red ghosts: 77 44 -; villagers: 2 li; turn: red").curse("none")
    assert (len(s.dead), s.su_ling) == (1, None)
    assert s.draw(39).kind == "move"
    finish_turn(s)
    assert s.kind == "su_ling"


def test_su_ling_put_in_place_in_the_turn_of_a_barrier_leaves_with_it() -> None:
    s = moonlit(f"omen: yes; receptacles: 0 2 6 8; red: {DEAD}; villagers: 4 li; turn: yellow")
    finish_turn(s)
    s.answer("su_ling", "space", "green", 1)
    for _ in range(4):
        s.answer("barrier", "pass")
    assert s.told("su_ling_left", "why") == [("barrier",)]
    assert (s.su_ling, s.reserve) == (None, 4)
