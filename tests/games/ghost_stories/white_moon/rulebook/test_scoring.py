"""Points for saved villagers and the place of the portal, on top of the base game's."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import exorcise
from games.ghost_stories.white_moon.rulebook.scene import MoonScenario, moonlit, yin
from vigil.games.ghost_stories.model.scoring import score_lines


def points(s: MoonScenario) -> dict[str, int]:
    """The lines of the score of a finished game."""
    assert s.outcome is not None
    lines = score_lines(s.state, s.outcome.won)
    assert s.outcome.score == sum(lines.values())
    return lines


def won(text: str, switches: str = "") -> MoonScenario:
    s = moonlit(f"{text}; blue ghosts: - 62 -; yellow: at 3; turn: yellow", switches)
    exorcise(s, "blue", "blue", "blue")
    return s.answer("group_qi", "taoist", "red")


def lost(text: str, switches: str = "") -> MoonScenario:
    return yin(f"{text}; haunted: 0 2 3; red ghosts: - 38^ -; turn: red", switches)


def test_each_saved_villager_is_worth_a_point() -> None:
    assert points(won(""))["saved_villagers"] == 0
    assert points(won("shelter: li li hua sun long"))["saved_villagers"] == 5


@pytest.mark.parametrize(
    ("tile", "bonus"),
    [(4, 0), (1, 2), (3, 2), (5, 2), (7, 2), (0, 4), (2, 4), (6, 4), (8, 4)],
)
def test_the_place_of_the_portal_is_worth_nothing_two_or_four_points(tile: int, bonus: int) -> None:
    assert points(won(f"portal: {tile}"))["portal"] == bonus


def test_the_points_of_the_base_game_count_as_ever() -> None:
    lines = points(won("shelter: li li; portal: 0"))
    assert lines == {
        "victory": 10,
        "qi": 17,
        "dead_taoists": 0,
        "haunted_tiles": 0,
        "incarnations": 0,
        "deck": 31,
        "saved_villagers": 2,
        "portal": 4,
    }


def test_dead_villagers_cost_no_points() -> None:
    assert points(won("graveyard: li li hua"))["saved_villagers"] == 0


def test_w7_villagers_and_portal_count_when_the_game_is_lost_too() -> None:
    lines = points(lost("shelter: li li hua; portal: 5"))
    assert (lines["saved_villagers"], lines["portal"]) == (3, 2)


def test_w7_when_switched_they_count_only_on_a_win() -> None:
    lines = points(lost("shelter: li li hua; portal: 5", "W7"))
    assert (lines["saved_villagers"], lines["portal"]) == (0, 0)
    lines = points(won("shelter: li li hua; portal: 5", "W7"))
    assert (lines["saved_villagers"], lines["portal"]) == (3, 2)


def test_the_portal_counts_even_while_the_gate_keeper_holds_it() -> None:
    s = lost("portal: 8; green ghosts: 81 - -")
    assert points(s)["portal"] == 4


def won_after_another(level: str, switches: str = "") -> MoonScenario:
    """A game won against two incarnations, the first of them brought by a Wu."""
    return won(f"level: {level}; exorcised: 57; discard: 57; incarnations: 2", switches)


@pytest.mark.parametrize("level", ["initiation", "normal"])
def test_m3_an_incarnation_brought_by_a_wu_scores_nothing_where_a_game_has_only_one(
    level: str,
) -> None:
    assert points(won_after_another(level))["incarnations"] == 0


@pytest.mark.parametrize("level", ["initiation", "normal"])
def test_m3_an_incarnation_brought_by_a_wu_scores_at_every_level_when_switched(level: str) -> None:
    assert points(won_after_another(level, "M3"))["incarnations"] == 2
