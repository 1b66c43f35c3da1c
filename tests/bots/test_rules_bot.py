"""The bot that plays by rules of thumb: legal, the same by seed, and far better than chance."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

from forms import in_form, some
from vigil.bots import Bot, RandomBot, RulesBot, rules_bot
from vigil.bots.rules_bot import worths_of
from vigil.core import Decision, Table
from vigil.core.dealer import SeededDealer
from vigil.core.game import Setup
from vigil.games.ghost_stories import Setup as GhostStories
from vigil.games.ghost_stories import bot as village
from vigil.games.horizons import Setup as Horizons
from vigil.games.horizons import bot as island
from vigil.research.simulation import Played, game_seed, play_game
from words.told import GAMES, Told
from words.walks import answer

BY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
RULES = {"ghost_stories": village.PRIORITIES, "horizons": island.PRIORITIES}
WALKS = {"ghost_stories": 40, "horizons": 20}
OFTEN = in_form(quick=40, long=200)
"""How often the bot is asked the same kind of question."""


def questions(game: Told) -> Iterator[tuple[Table, Decision]]:
    """The questions to players in games of many setups and from rare positions."""
    for table, luck in game.tables(range(WALKS[game.name])):
        while (decision := table.decision) is not None:
            if not decision.chance:
                yield table, decision
            table.apply(answer(decision, luck))


@BY_GAME
def test_every_question_is_answered_and_every_rule_is_for_one_that_is_asked(game: Told) -> None:
    bot, asked = RulesBot(1), Counter[str]()
    rules, seen = RULES[game.name], defaultdict[str, set[str]](set)
    for table, decision in questions(game):
        seen[decision.kind] |= {str(option[0]) for option in decision.options}
        asked[decision.kind] += 1
        if asked[decision.kind] <= OFTEN:
            before = table.state.copy()
            assert 0 <= bot.choose(table, decision) < len(decision.options)
            assert table.state == before
    assert set(rules) <= game.kinds
    assert {kind: set(rules[kind]) - seen[kind] for kind in rules if kind in seen} == {
        kind: set() for kind in rules if kind in seen
    }


@BY_GAME
def test_what_no_rule_speaks_of_is_worth_nothing(game: Told) -> None:
    table, decision = next(questions(game))
    strange = Decision(0, "weather", (("sun",), ("rain", 3)))
    assert worths_of(table.state, strange) == [0.0, 0.0]
    assert {RulesBot(seed).choose(table, strange) for seed in range(20)} == {0, 1}
    options = (*decision.options, ("from_another_box", "x"))
    more = Decision(decision.seat, decision.kind, options, decision.about)
    assert worths_of(table.state, more)[-1] == 0.0


# -- whole games

SETUPS: tuple[Setup, ...] = (
    GhostStories(players=2),
    GhostStories(players=4, level="normal", edition="first_print"),
    GhostStories(players=3, modules=("white_moon",)),
    Horizons(players=1),
    Horizons(players=3),
)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game}-{setup.players}")
def test_the_same_seed_plays_the_same_game_with_history_and_without(setup: Setup) -> None:
    played = play_game(setup, RulesBot(5), 6)
    assert play_game(setup, RulesBot(5), 6) == played
    table, bot, decisions = Table.start(setup, SeededDealer(6)), RulesBot(5), 0
    while table.decision is not None:
        table.apply(bot.choose(table, table.decision))
        decisions += 1
    assert played == (table.outcome, table.state.turn, decisions)


def series(setup: Setup, bots: type[RandomBot] | type[RulesBot], games: int) -> list[Played]:
    """Games of one kind of bot."""
    seeds = [game_seed(8, number) for number in range(games)]

    def player(seed: int) -> Bot:
        return bots(seed)

    return [play_game(setup, player(seed), seed) for seed in seeds]


def mean(values: list[int]) -> float:
    return sum(values) / len(values)


@pytest.mark.parametrize(
    ("setup", "games", "wins", "points", "turns"),
    some(
        [
            (GhostStories(players=2), 15, 1, 12, 2.0),
            (GhostStories(players=3, modules=("white_moon",)), 20, 1, 5, 1.3),
            (Horizons(players=1), 15, 3, 6, 1.5),
            (GhostStories(players=3), 30, 7, 12, 2.0),
            (GhostStories(players=4), 30, 7, 12, 2.0),
            (GhostStories(players=3, level="normal"), 20, 1, 8, 1.8),
            (Horizons(players=2), 12, 2, 6, 1.5),
            (Horizons(players=3), 8, 1, 6, 1.5),
        ],
        3,
    ),
)
def test_rules_of_thumb_beat_chance(
    setup: Setup, games: int, wins: int, points: float, turns: float
) -> None:
    rules, chance = series(setup, RulesBot, games), series(setup, RandomBot, games)
    assert sum(game.outcome.won for game in rules) >= wins
    assert not any(game.outcome.won for game in chance)
    gained = mean([g.outcome.score for g in rules]) - mean([g.outcome.score for g in chance])
    assert gained > points
    assert mean([g.turns for g in rules]) > turns * mean([g.turns for g in chance])


def test_worths_that_differ_in_their_last_digit_are_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sums of fractions come out a little different in another Python or a compiled bot."""
    monkeypatch.setattr(rules_bot, "worths_of", lambda *_: [0.3, 0.1 + 0.2, 0.2999])
    table = Table.start(GhostStories(), SeededDealer(1))
    assert table.decision is not None
    assert {RulesBot(seed).choose(table, table.decision) for seed in range(40)} == {0, 1}
