"""Playing one ghost card through its whole life: arrival, yin phases, exorcism.

Red sits in the north, yellow in the east, green in the south and blue in the west; the ghost stands
on the middle space of a board, so that it faces one tile only. The red Taoist exorcises, because
his power changes nothing in an exorcism.
"""

from __future__ import annotations

from typing import Any, Final

from games.ghost_stories.scenario import Scenario, position

ROUND: Final = ("red", "yellow", "green", "blue")
LINE: Final = {"red": (1, 4, 7), "yellow": (5, 4, 3), "green": (7, 4, 1), "blue": (3, 4, 5)}
"""The tiles in front of the middle space of each board, nearest first."""

DECK: Final = "deck: 41 ghost"
"""Without an incarnation, so that one can be in play at any level."""

QUIET: Final = (6, 7, 17, 18, 28, 29, 39, 40)
"""Ghosts that do nothing before they are exorcised."""

DEEDS: Final = frozenset(
    (
        "curse_rolled",
        "die_captured",
        "haunter_advanced",
        "power_blocked",
        "all_powers_blocked",
        "tao_blocked",
        "tao_lost",
        "tao_gained",
        "qi_lost",
        "qi_gained",
        "yin_yang_gained",
        "tile_haunted",
        "circle_cleared",
    )
)
"""What a stone may do to the players, as events."""


def at(text: str) -> Scenario:
    """A position of four players with a deck that leaves cards for the boards."""
    return position(text if "deck:" in text else f"{DECK}; {text}")


def following(colour: str, steps: int = 1) -> str:
    """The board this many places further clockwise."""
    return ROUND[(ROUND.index(colour) + steps) % 4]


def other_face(colour: str) -> str:
    """A face of the die that does not help against this colour."""
    return "black" if colour != "black" else "red"


def another_face(colour: str) -> str:
    """Another such face."""
    return "blue" if colour != "blue" else "green"


def full(colour: str, number: int) -> str:
    """A clause that fills a board with ghosts that do nothing, none of them this one."""
    quiet = [str(other) for other in QUIET if other != number]
    return f"{colour} ghosts: {' '.join(quiet[:3])}"


def spaces(*colours: str) -> list[tuple[str | int, ...]]:
    """The options that name every space of these boards."""
    return [("space", colour, place) for colour in colours for place in range(3)]


def deeds(s: Scenario) -> list[str]:
    """What stones have done so far, in order."""
    return [event.tag for event in s.table.events if event.tag in DEEDS]


def board(s: Scenario, colour: str) -> dict[str, Any]:
    """A board as a screen shows it."""
    shown = s.view()["boards"][s.side(colour)]
    assert isinstance(shown, dict)
    return shown


def ghost(s: Scenario, colour: str, place: int = 1) -> dict[str, Any]:
    """A ghost in play as a screen shows it."""
    shown = board(s, colour)["spaces"][place]["ghost"]
    assert isinstance(shown, dict), f"no ghost on {colour} {place}; {s}"
    return shown


def haunted(s: Scenario) -> list[int]:
    """The haunted tiles."""
    return [tile for tile in range(9) if s.state.haunted[tile]]


# -- arriving


def draw(number: int, active: str, text: str = "") -> Scenario:
    """The active board draws this card in its yin phase."""
    return at(f"turn: {active}; next: yin; {text}").draw(number)


def arrive(number: int, colour: str, text: str = "") -> Scenario:
    """A coloured ghost goes to the middle of the board of its colour, whatever board draws it."""
    active = following(colour)
    s = draw(number, active, text)
    assert s.decision.seat == s.state.seat_at[s.side(active)]
    assert sorted(s.options) == sorted(spaces(colour))
    s.answer("place_ghost", "space", colour, 1)
    assert s.ghosts(colour) == [0, number, 0]
    return s


def arrive_black(number: int, active: str = "yellow", text: str = "") -> Scenario:
    """A black ghost comes to the middle of the active board."""
    s = draw(number, active, text)
    assert sorted(s.options) == sorted(spaces(active))
    s.answer("place_ghost", "space", active, 1)
    assert s.ghosts(active) == [0, number, 0]
    return s


def goes_elsewhere_when_its_board_is_full(number: int, colour: str) -> None:
    """With its own board full the active player chooses any free space."""
    s = draw(number, following(colour), full(colour, number))
    others = [name for name in ROUND if name != colour]
    assert sorted(s.options) == sorted(spaces(*others))


def enters_quietly(number: int, colour: str) -> None:
    """The left stone is empty: nothing but the card comes into play."""
    s = arrive(number, colour)
    assert s.kind == "move"
    assert deeds(s) == []
    goes_elsewhere_when_its_board_is_full(number, colour)


# -- the yin phase


def yin(number: int, colour: str, marks: str = "", text: str = "") -> Scenario:
    """The yin phase of the board on whose middle space the ghost stands, until it asks."""
    return at(f"{colour} ghosts: - {number}{marks} -; turn: {colour}; next: yin; {text}")


def rests_in_yin(number: int, colour: str) -> None:
    """The middle stone does nothing by itself: the yin phase goes on to the arrival."""
    s = yin(number, colour)
    assert s.kind == "ghost_card"
    assert deeds(s) == []
    assert ghost(s, colour)["haunter"] is None


def haunts_every_second_yin(number: int, colour: str) -> None:
    """The figure steps onto the stone, then haunts the first active tile and returns."""
    s = yin(number, colour)
    assert (s.kind, ghost(s, colour)["haunter"], haunted(s)) == ("ghost_card", 1, [])
    near, middle, _ = LINE[colour]
    s = yin(number, colour, "^")
    assert (s.kind, ghost(s, colour)["haunter"], haunted(s)) == ("ghost_card", 0, [near])
    s = yin(number, colour, "^", f"haunted: {near}")
    assert haunted(s) == sorted((near, middle))
    waits_in_the_yin_of_other_boards(number, colour)


def waits_in_the_yin_of_other_boards(number: int, colour: str) -> None:
    """A haunter's figure moves only in the yin phase of its board."""
    s = at(f"{colour} ghosts: - {number}^ -; turn: {following(colour)}; next: yin")
    assert s.kind == "ghost_card"
    assert (ghost(s, colour)["haunter"], haunted(s)) == (1, [])


def suffer(s: Scenario, face: str) -> Scenario:
    """Roll the curse die and let the result stand, even where it could be rerolled."""
    s.curse(face)
    return s.answer("reroll_curse", "keep") if s.kind == "reroll_curse" else s


def torments_in_yin(number: int, home: str) -> None:
    """The player of the board rolls the curse die in step 1, before the arrival."""
    s = suffer(yin(number, home), "haunt")
    assert haunted(s) == [LINE[home][0]]
    assert s.kind == "ghost_card"
    s = suffer(yin(number, home), "lose_qi")
    assert (s.qi(home), s.kind) == (3, "ghost_card")
    s = suffer(yin(number, home), "lose_all_tao")
    assert (s.tao(home), s.kind) == ({}, "ghost_card")
    s = suffer(yin(number, home), "none")
    assert deeds(s) == ["curse_rolled"]
    s = at(f"{home} ghosts: - {number} -; turn: {following(home)}; next: yin")
    assert s.kind == "ghost_card"


# -- the exorcism


def confront(number: int, home: str, tao: str = "none", red: str = "", text: str = "") -> Scenario:
    """The red Taoist stands before the ghost with these tokens, about to act."""
    taoist = f"red: at {LINE[home][0]}, tao {tao}{red}"
    ghosts = "" if f"{home} ghosts:" in text else f"{home} ghosts: - {number} -; "
    s = at(f"{taoist}; {ghosts}turn: red; {text}")
    return s.answer("move", "stay")


def attack(
    number: int, home: str, faces: tuple[str, ...], tao: str = "none", red: str = ""
) -> Scenario:
    """The red Taoist exorcises with these faces and tokens."""
    return confront(number, home, tao, red).answer("act", "exorcise").dice(*faces)


def rolled(colour: str, hits: int, dice: int = 3) -> tuple[str, ...]:
    """Dice with this many faces of the colour; the others show another one."""
    return (colour,) * hits + (other_face(colour),) * (dice - hits)


def enough(colour: str, hits: int) -> tuple[str, ...]:
    """Dice with this many faces of the colour; the others show yet another one."""
    return (colour,) * hits + (another_face(colour),) * (3 - hits)


def gone(s: Scenario, number: int) -> bool:
    """Whether the card lies on the discard pile and on no board."""
    return number in s.state.discard and number not in s.state.ghosts


def withstands(number: int, home: str, colour: str, resistance: int, dice: int = 3) -> None:
    """One hit too few, and no token to add, leaves the ghost where it is."""
    s = attack(number, home, rolled(colour, min(dice, resistance - 1), dice))
    assert s.events("exorcism_failed")
    assert s.ghosts(home) == [0, number, 0]
    assert s.kind == "end_turn"


def beaten(number: int, home: str, colour: str, resistance: int, red: str = "") -> Scenario:
    """Exactly as many hits as its resistance send the ghost back; the fourth is a token."""
    if resistance <= 3:
        return attack(number, home, enough(colour, resistance), red=red)
    s = attack(number, home, enough(colour, 3), f"{colour} {resistance - 3}", red)
    assert sorted(s.options) == [("ghost", home, 1), ("stop",)]
    s.answer("exorcise_ghosts", "ghost", home, 1)
    assert s.tao("red") == {}
    return s


def needs(number: int, home: str, colour: str, resistance: int, dice: int = 3) -> None:
    """The ghost takes exactly this resistance; white stands for its colour, tokens help."""
    withstands(number, home, colour, resistance, dice)
    hits = min(dice, resistance - 1)
    s = attack(number, home, rolled(colour, hits, dice), f"{colour} {resistance - hits}")
    s.answer("exorcise_ghosts", "ghost", home, 1)
    assert s.tao("red") == {}
    if resistance <= dice:
        s = attack(number, home, ("white", *rolled(colour, hits, dice - 1)))
        assert not s.events("exorcism_failed")


def goes_without_a_trace(number: int, home: str, colour: str, resistance: int) -> None:
    """The right stone is empty: the card is discarded and the turn goes on."""
    s = beaten(number, home, colour, resistance)
    assert gone(s, number)
    assert s.kind == "end_turn"
    assert [tag for tag in deeds(s) if tag != "tao_lost"] == []


def sorcery_brings_nothing(number: int, home: str) -> None:
    """The Sorcerer removes the ghost without its right stone."""
    s = at(f"red: at 3, tao none, yin_yang no; {home} ghosts: - {number} -; turn: red")
    s.answer("move", "stay").answer("act", "help")
    assert gone(s, number)
    assert (s.kind, deeds(s), s.qi("red")) == ("ghost_card", ["qi_lost"], 3)


def curses_its_exorcist(s: Scenario, home: str, number: int) -> Scenario:
    """The curse die is rolled while the card still lies there."""
    assert s.kind == "curse_die"
    assert s.ghosts(home) == [0, number, 0]
    s.curse("haunt")
    assert haunted(s) == [LINE[home][0]]
    assert gone(s, number)
    return s


def rewards_qi_or_yin_yang(
    number: int, home: str, colour: str, resistance: int, *, curses: bool = False
) -> None:
    """The exorcist takes a Qi or, when it is spent, his Yin-Yang; a curse comes before."""

    def win(red: str = "") -> Scenario:
        s = beaten(number, home, colour, resistance, red)
        return s.curse("none") if curses else s

    s = win(", yin_yang no")
    assert gone(s, number)
    assert sorted(s.options) == [("qi",), ("yin_yang",)]
    s.answer("reward", "qi")
    assert (s.qi("red"), board(s, "red")["yin_yang"]) == (5, False)
    s = win(", yin_yang no").answer("reward", "yin_yang")
    assert (s.qi("red"), board(s, "red")["yin_yang"]) == (4, True)
    s = win()
    assert (s.qi("red"), s.kind) == (5, "end_turn")


def rewards_tao(number: int, home: str, colour: str, resistance: int, count: int) -> None:
    """The exorcist takes this many Tao tokens of any colours, one by one."""
    s = beaten(number, home, colour, resistance)
    assert gone(s, number)
    for taken in range(count):
        assert len(s.options) == 5
        assert sum(s.tao("red").values()) == taken
        s.answer("take_tao", "tao", "black" if taken else "green")
    assert s.tao("red") == ({"green": 1, "black": 1} if count == 2 else {"green": 1})
    assert (s.kind, s.qi("red")) == ("end_turn", 4)
