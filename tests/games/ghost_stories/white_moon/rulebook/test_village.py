"""The Cemetery brings villagers back; a Taoist laid down stands up again."""

from __future__ import annotations

from games.ghost_stories.rulebook.scene import DEAD, ask_for_help, offers
from games.ghost_stories.white_moon.rulebook.scene import TWIN_WINDS, MoonScenario, moonlit, ways

# -- the Cemetery


def cemetery(text: str) -> MoonScenario:
    s = moonlit(f"yellow: at 0; {text}; turn: yellow")
    ask_for_help(s)
    return s


def test_the_cemetery_brings_a_dead_villager_of_choice_back_onto_its_tile() -> None:
    s = cemetery("graveyard: sun hua hua; villagers: 0 li")
    assert s.options == (("family", "sun"), ("family", "hua"))
    s.answer("revive", "family", "hua")
    assert (s.stack(0), s.dead) == (["li", "hua"], ["sun", "hua"])


def test_the_curse_die_is_rolled_for_a_villager_brought_back() -> None:
    s = cemetery("graveyard: sun hua").answer("revive", "family", "sun")
    assert s.kind == "curse_die"
    s.curse("lose_qi")
    assert s.qi("yellow") == 3


def test_the_curse_die_is_rolled_for_a_taoist_brought_back_too() -> None:
    s = cemetery(f"graveyard: hua; blue: {DEAD}").answer("revive", "taoist", "blue")
    s.curse("none")
    assert (s.qi("blue"), s.dead) == (2, ["hua"])


def test_wm_f09_the_cemetery_revives_a_villager_or_a_taoist_not_both() -> None:
    text = f"graveyard: hua; blue: {DEAD}"
    assert cemetery(text).options == (("taoist", "blue"), ("family", "hua"))
    s = cemetery(text).answer("revive", "family", "hua").curse("none")
    assert (s.qi("blue"), s.stack(0), s.kind) == (0, ["hua"], "end_turn")
    s = cemetery(text).answer("revive", "taoist", "blue").curse("none")
    assert (s.qi("blue"), s.stack(0), s.kind) == (2, [], "end_turn")


def test_a_full_cemetery_takes_no_villager_back() -> None:
    s = moonlit("yellow: at 0; graveyard: hua; villagers: 0 li sun wu; turn: yellow")
    s.answer("move", "stay")
    assert not offers(s, "help")


def test_a_lone_player_may_bring_a_villager_back_at_the_cemetery() -> None:
    s = moonlit("players: 1; red: at 0, tokens 0; graveyard: hua; turn: red")
    ask_for_help(s).curse("none")
    assert s.stack(0) == ["hua"]


def test_a_villager_brought_back_can_still_complete_its_family() -> None:
    s = moonlit("portal: 0; shelter: hua hua; graveyard: hua; yellow: at 0; turn: yellow")
    s.answer("move", "yin_yang").answer("yin_yang", "tile", 0).curse("none")
    s.answer("move", "stay").answer("act", "save")
    assert (s.saved, s.dead) == (["hua"] * 3, [])
    assert s.artifacts("yellow") == ["divine_sword"]


def test_the_yin_yang_brings_a_villager_back_from_afar() -> None:
    s = moonlit("yellow: at 8; graveyard: hua; turn: yellow").answer("move", "yin_yang")
    s.answer("yin_yang", "tile", 0).curse("none")
    assert s.stack(0) == ["hua"]


# -- standing up


def test_wm_f04_the_pavilion_stands_a_taoist_up_who_was_laid_down() -> None:
    s = moonlit("yellow: at 7; blue: at 0; lying: blue hua; villagers: 0 sun; turn: yellow")
    ask_for_help(s).answer("carry_taoist", "taoist", "blue")
    assert (s.lies("blue"), s.at("blue"), s.stack(0)) == (False, 0, ["sun"])


def test_wm_f04_twin_winds_stand_a_taoist_up_who_was_laid_down() -> None:
    s = moonlit(f"{TWIN_WINDS}; blue: at 0; lying: blue roots; turn: red").answer("move", "stay")
    s.answer("act", "power", "dance_of_the_twin_winds")
    s.answer("twin_winds_taoist", "taoist", "blue")
    assert (s.lies("blue"), s.at("blue")) == (False, 0)
    assert s.kind == "act"


def test_wm_f04_a_lone_taoist_stands_up_with_the_pavilion() -> None:
    s = moonlit("players: 1; red: at 7; lying: red roots; turn: red")
    ask_for_help(s)
    assert (s.lies("red"), s.at("red")) == (False, 7)


def lying_flyer(why: str, switches: str = "") -> MoonScenario:
    return moonlit(f"red: at 0; lying: red {why}; villagers: 0 sun; turn: red", switches)


def test_w1_a_flying_taoist_laid_down_by_a_hua_stands_up_and_goes_one_tile() -> None:
    s = lying_flyer("hua")
    assert ways(s, "rise_and_go") == [1, 3, 4]
    s.answer("move", "rise_and_go", 4)
    assert (s.lies("red"), s.at("red"), s.kind) == (False, 4, "act")


def test_w1_a_flying_taoist_laid_down_by_the_roots_stands_up_and_goes_one_tile() -> None:
    s = lying_flyer("roots").answer("move", "rise_and_escort", 4)
    assert (s.lies("red"), s.at("red"), s.stack(4)) == (False, 4, ["sun"])


def test_w1_twin_winds_do_not_let_their_own_taoist_rise_and_go() -> None:
    s = moonlit(f"{TWIN_WINDS}; red: at 0; lying: red hua; turn: red")
    assert ways(s, "rise_and_go") == []
    assert offers(s, "stand_up")


def test_w1_when_switched_a_hua_lets_the_twin_winds_rise_and_go_and_not_the_spires() -> None:
    s = moonlit(f"{TWIN_WINDS}; red: at 0; lying: red hua; turn: red", "W1")
    assert ways(s, "rise_and_go") == [1, 3, 4]
    assert ways(lying_flyer("hua", "W1"), "rise_and_go") == []


def test_w1_when_switched_the_roots_still_let_the_spires_rise_and_go() -> None:
    assert ways(lying_flyer("roots", "W1"), "rise_and_go") == [1, 3, 4]
    s = moonlit(f"{TWIN_WINDS}; red: at 0; lying: red roots; turn: red", "W1")
    assert ways(s, "rise_and_go") == []


def test_a_flying_taoist_laid_down_does_not_fly_two_tiles() -> None:
    s = lying_flyer("hua")
    assert not [option for option in s.options if option[0] in ("tile", "escort", "fetch")]
