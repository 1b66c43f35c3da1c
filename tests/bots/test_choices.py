"""Choices that a rule of thumb must not get wrong, and the odds behind them."""

from __future__ import annotations

import pytest

from vigil.bots import RulesBot
from vigil.core import Option, Table
from vigil.core.game import find_game
from vigil.games.ghost_stories.bot.odds import prospects
from vigil.games.ghost_stories.content.colours import NOTHING
from vigil.games.ghost_stories.phases.attempt import Attempt
from vigil.games.ghost_stories.phases.attempt import chance_of as exact_chance
from vigil.games.ghost_stories.phases.tally import NO_TOKENS, Demand, Demands, Tokens

VILLAGE = (
    "players: 2; boards: red dance_of_the_spires 0, yellow bottomless_pockets -, "
    "green favourite_of_the_gods 1, blue second_wind -; "
    "village: herbalist taoist_altar tea_house sorcerers_hut pavilion night_watchman "
    "circle_of_prayer cemetery buddhist_temple; turn: red; "
)
ISLAND = (
    "players: 1; spirits: fathomless_mud_of_the_swamp; G3: town 2 dahan 2; G2: presence0 2; "
    "seat 0: energy 3, in_play intractable_thickets_and_thorns; ravage_card: i1_sands; "
    "phase: fast; next: "
)


def choice(game: str, position: str) -> Option:
    """What the bot takes in a position."""
    table = Table.at(find_game(game), find_game(game).read(position))
    assert table.decision is not None
    return table.decision.options[RulesBot(1).choose(table, table.decision)]


@pytest.mark.parametrize(
    ("position", "chosen"),
    [
        ("red: at 4, tao yellow 4; green ghosts: - 64 -", ("tile", 7)),
        ("red: at 7, tao yellow 4; green ghosts: - 64 -; next: act, turn 1", ("exorcise",)),
        ("haunted: 1 4 7; red: at 4, tao none; next: act, turn 1", ("yin_yang",)),
        ("haunted: 1 4 7; next: use_yin_yang, act, turn 1", ("tile", 1)),
        ("red: qi 1, at 3, yin_yang no; yellow ghosts: - 10 -; next: act, turn 1", ("pass",)),
        ("red ghosts: -b - -; deck: card 44, 9 ghost; next: draw_ghost", ("space", "red", 0)),
    ],
)
def test_choices_of_a_taoist(position: str, chosen: Option) -> None:
    assert choice("ghost_stories", VILLAGE + position) == chosen


@pytest.mark.parametrize(
    ("position", "chosen"),
    [
        ("power_phase fast", ("use", 0, "intractable_thickets_and_thorns")),
        ("use_power 0 intractable_thickets_and_thorns no", ("land", "G3")),
    ],
)
def test_choices_of_a_spirit(position: str, chosen: Option) -> None:
    assert choice("horizons", ISLAND + position) == chosen


# -- the odds

RED_ONE: Demands = (Demand((0, 0, 0, 1, 0), NOTHING),)
RED_TWO: Demands = (Demand((0, 0, 0, 2, 0), NOTHING),)
BLUE_ONE: Demands = (Demand((0, 1, 0, 0, 0), NOTHING),)
TOKENS_ONLY: Demands = (Demand(NOTHING, (0, 0, 0, 1, 0)),)
ONE_RED: Tokens = (0, 0, 0, 1, 0, 0)


def three_dice(*ghosts: Demands, tokens: Tokens = NO_TOKENS) -> Attempt:
    """Three dice against these ghosts."""
    return Attempt(ghosts, tokens, 3, fixed=(), white=True)


def chance_of(attempt: Attempt) -> float:
    """The chance that all of the ghosts can go."""
    every = tuple(range(len(attempt.ghosts)))
    return sum(p for p, ways in prospects(attempt) if every in [w[0] for w in ways])


@pytest.mark.parametrize(
    ("attempt", "chance"),
    [
        (three_dice(RED_ONE), 19 / 27),
        (three_dice(RED_TWO), 7 / 27),
        (three_dice(RED_TWO, tokens=ONE_RED), 19 / 27),
        (three_dice(RED_ONE, tokens=ONE_RED), 1.0),
        (three_dice(RED_ONE)._replace(dice=4), 65 / 81),
        (three_dice(RED_ONE)._replace(white=False), 1 - (5 / 6) ** 3),
        (three_dice(RED_ONE)._replace(again=True), 1 - (2 / 3) ** 6),
        (three_dice(TOKENS_ONLY), 0.0),
        (three_dice(TOKENS_ONLY, tokens=ONE_RED), 1.0),
        (three_dice(RED_ONE, BLUE_ONE, tokens=ONE_RED), 19 / 27),
    ],
)
def test_the_odds_of_an_exorcism(attempt: Attempt, chance: float) -> None:
    assert chance_of(attempt) == pytest.approx(chance)
    assert sum(p for p, _ in prospects(attempt)) == pytest.approx(1.0)


@pytest.mark.parametrize("ghost", [RED_ONE, RED_TWO])
def test_the_bot_and_the_table_say_the_same_odds(ghost: Demands) -> None:
    attempt = three_dice(ghost)
    assert chance_of(attempt) == pytest.approx(float(exact_chance(attempt)))
