"""The families of coloured ghosts: what every card of a family must show when it is played."""

from __future__ import annotations

from games.ghost_stories.content.play import (
    arrive,
    attack,
    beaten,
    board,
    confront,
    curses_its_exorcist,
    deeds,
    enters_quietly,
    ghost,
    goes_elsewhere_when_its_board_is_full,
    goes_without_a_trace,
    gone,
    haunts_every_second_yin,
    needs,
    rests_in_yin,
    rewards_qi_or_yin_yang,
    rewards_tao,
    rolled,
    sorcery_brings_nothing,
    torments_in_yin,
)


def plays_as_haunter(number: int, colour: str, resistance: int) -> None:
    """Its figure starts on the card and haunts every second yin phase."""
    s = arrive(number, colour)
    assert (s.kind, deeds(s)) == ("move", [])
    assert ghost(s, colour)["haunter"] == 0
    goes_elsewhere_when_its_board_is_full(number, colour)
    haunts_every_second_yin(number, colour)
    needs(number, colour, colour, resistance)
    goes_without_a_trace(number, colour, colour, resistance)


def plays_as_dice_immune(number: int, colour: str) -> None:
    """Dice do nothing to it: a Tao token, or the Circle of Prayer, sends it back."""
    enters_quietly(number, colour)
    rests_in_yin(number, colour)
    s = attack(number, colour, (colour, colour, "white"))
    assert s.events("exorcism_failed")
    s = attack(number, colour, rolled(colour, 0), f"{colour} 1")
    assert sorted(s.options) == [("ghost", colour, 1), ("stop",)]
    s.answer("exorcise_ghosts", "ghost", colour, 1)
    assert gone(s, number)
    assert (s.kind, deeds(s)) == ("end_turn", ["tao_lost"])
    s = confront(number, colour, text=f"circle: {colour}")
    s.answer("act", "exorcise").dice("black", "black", "black")
    assert gone(s, number)
    assert s.kind == "end_turn"


def plays_as_extra_ghost(number: int, colour: str, *, blocks_power: bool) -> None:
    """Another card is drawn at once; one copy of each pair also blocks the board's power."""
    s = arrive(number, colour)
    assert (s.kind, deeds(s)) == ("ghost_card", [])
    s.draw(6 if colour != "yellow" else 17)
    s.answer("place_ghost", *s.options[0])
    assert s.kind == "move"
    assert deeds(s) == (["power_blocked"] if blocks_power else [])
    assert board(s, colour)["power_blocked"] == ("ghost" if blocks_power else None)
    goes_elsewhere_when_its_board_is_full(number, colour)
    rests_in_yin(number, colour)
    needs(number, colour, colour, 1)
    goes_without_a_trace(number, colour, colour, 1)
    assert board(beaten(number, colour, colour, 1), colour)["power_blocked"] is None


def plays_as_curser(number: int, colour: str) -> None:
    """Its exorcist rolls the curse die; the Sorcerer avoids that."""
    enters_quietly(number, colour)
    rests_in_yin(number, colour)
    needs(number, colour, colour, 2)
    s = curses_its_exorcist(beaten(number, colour, colour, 2), colour, number)
    assert s.kind == "end_turn"
    s = beaten(number, colour, colour, 2).curse("lose_qi")
    assert (s.qi("red"), s.kind, gone(s, number)) == (3, "end_turn", True)
    sorcery_brings_nothing(number, colour)


def plays_as_tao_giver(number: int, colour: str) -> None:
    """Resistance 4; its exorcist takes two Tao tokens."""
    enters_quietly(number, colour)
    rests_in_yin(number, colour)
    needs(number, colour, colour, 4)
    rewards_tao(number, colour, colour, 4, 2)
    sorcery_brings_nothing(number, colour)


def plays_as_tormentor(number: int, colour: str) -> None:
    """Resistance 4; the curse die in every yin phase, a Qi or the Yin-Yang at the end."""
    enters_quietly(number, colour)
    torments_in_yin(number, colour)
    needs(number, colour, colour, 4)
    rewards_qi_or_yin_yang(number, colour, colour, 4)
    sorcery_brings_nothing(number, colour)
