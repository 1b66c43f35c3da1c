"""Playing one card of White Moon through its whole life: arrival, yin phases, exorcism.

The table lies as in the scenes of the rulebook tests. A ghost stands on the middle space of a
board; no middle line crosses a corner tile, so a villager there is out of its way.
"""

from __future__ import annotations

from typing import Final

from games.ghost_stories.content.play import LINE, ROUND, deeds, enough, following, rolled, spaces
from games.ghost_stories.white_moon.rulebook.scene import MoonScenario, moonlit, yin
from vigil.core import Option
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS
from vigil.games.ghost_stories.content.powers import POWERS

ELSEWHERE: Final = (0, 8)
"""Two corner tiles."""

BLACK: Final = "black"
GUEST: Final = "yellow"
"""The board on which we play black cards."""


def home_of(colour: str) -> str:
    """The board on which a card of that colour is played."""
    return GUEST if colour == BLACK else colour


def villagers(s: MoonScenario) -> list[str]:
    """Everybody who died, in order."""
    return [str(family) for (family,) in s.told("villager_died", "family")]


def nothing_happened(s: MoonScenario) -> bool:
    """Whether no stone has done anything to players or villagers."""
    return deeds(s) == [] and villagers(s) == []


def without_player(colour: str) -> str:
    """Three players; the board of that colour is neutral."""
    seats = iter(range(3))
    rows = []
    for name in ROUND:
        power = POWERS[BOARD_COLOURS.index(name)][0]
        rows.append(f"{name} {power} {'-' if name == colour else next(seats)}")
    return f"players: 3; boards: {', '.join(rows)}"


# -- arriving


def draw(number: int, active: str, text: str = "") -> MoonScenario:
    """The active board draws this card in its yin phase."""
    deck = f"deck: card {number}, 31 ghost"
    return yin(f"{deck}; turn: {active}; {text}")


def arrive(number: int, colour: str, text: str = "") -> MoonScenario:
    """The card comes to the middle of its board: that of its colour, or the active board."""
    home = home_of(colour)
    s = draw(number, home if colour == BLACK else following(colour), text)
    assert sorted(s.options) == sorted(spaces(home))
    s.answer("place_ghost", "space", home, 1)
    return s


# -- the yin phase of its board


def devours_in_yin(number: int, home: str) -> None:
    """The first villager in its line, else anybody in sight, else a Qi of the active board."""
    near, middle, far = LINE[home]
    stand = f"{home} ghosts: - {number} -; turn: {home}"
    s = yin(f"{stand}; villagers: {middle} ? weng, {far} teng").turn_up("sun")
    assert (villagers(s), s.stack(middle), s.kind) == (["weng"], ["sun"], "ghost_card")
    s = yin(f"{stand}; villagers: {near} long, {middle} weng")
    assert villagers(s) == ["long"]
    s = yin(f"{stand}; villagers: {ELSEWHERE[0]} weng, {ELSEWHERE[1]} ? teng")
    assert s.decision.seat == s.state.seat_at[s.side(home)]
    assert s.options == (
        ("villager", "weng", ELSEWHERE[0]),
        ("villager", "teng", ELSEWHERE[1]),
    )
    assert villagers(s.answer("devour", "villager", "weng", ELSEWHERE[0])) == ["weng"]
    assert yin(stand).qi(home) == 3
    assert yin(f"{stand}; {without_player(home)}").qi(home) == 2
    s = yin(f"{home} ghosts: - {number} -; turn: {following(home)}; villagers: {near} long")
    assert nothing_happened(s)


# -- the exorcism


def confront(number: int, home: str, tao: str = "none", text: str = "") -> MoonScenario:
    """The red Taoist stands before the ghost with these tokens, about to act."""
    taoist = f"red: at {LINE[home][0]}, tao {tao}, yin_yang no"
    s = moonlit(f"{taoist}; {home} ghosts: - {number} -; turn: red; {text}")
    return s.answer("move", "stay")


def attack(
    number: int, home: str, faces: tuple[str, ...], tao: str = "none", text: str = ""
) -> MoonScenario:
    """The red Taoist exorcises with these faces and tokens."""
    return confront(number, home, tao, text).answer("act", "exorcise").dice(*faces)


def beaten(number: int, colour: str, resistance: int, text: str = "") -> MoonScenario:
    """Exactly as many hits as its resistance send it back; what dice cannot do, tokens do."""
    home = home_of(colour)
    if resistance <= 3:
        return attack(number, home, enough(colour, resistance), text=text)
    tokens = f"{colour} {resistance - 3}"
    s = attack(number, home, enough(colour, 3), tokens, text)
    s.answer("exorcise_ghosts", "ghost", home, 1)
    assert s.tao("red") == {}
    return s


def resists(number: int, colour: str, resistance: int) -> None:
    """One hit less than its resistance leaves it where it is."""
    home = home_of(colour)
    s = attack(number, home, rolled(colour, min(3, resistance - 1)))
    assert s.events("exorcism_failed")
    assert s.ghosts(home) == [0, number, 0]
    beaten(number, colour, resistance)


def options_of(s: MoonScenario, tag: str) -> list[Option]:
    """The options of one kind."""
    return [option for option in s.options if option[0] == tag]
