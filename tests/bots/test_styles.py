"""Styles of the bot that plays by rules of thumb: the same rules, weighed otherwise."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from bots.test_choices import ISLAND, VILLAGE
from cli.command import GAMES, inside, succeed
from vigil.bots import BOTS, LADDER, STYLES, RulesBot, Style, make_bot
from vigil.bots.rules_bot import worths_of
from vigil.core import Decision, Table
from vigil.core.dealer import SeededDealer
from vigil.core.game import Setup, find_game
from vigil.games.ghost_stories import Setup as GhostStories
from vigil.games.horizons import Setup as Horizons
from vigil.games.horizons.bot import Analysis
from vigil.games.horizons.model.state import State
from vigil.research.simulation import play_game

PLAIN = Style()
CAREFUL, BOLD, HELPER = STYLES["careful"], STYLES["bold"], STYLES["helper"]
SETUPS: tuple[Setup, ...] = (GhostStories(players=3), Horizons(players=2))


def at(game: str, position: str) -> tuple[Table, Decision]:
    """A position with its question."""
    table = Table.at(find_game(game), find_game(game).read(position))
    assert table.decision is not None
    return table, table.decision


def on_the_island(style: Style) -> Analysis:
    """What a bot of a style makes of an island with a land that is about to be ravaged."""
    table, decision = at("horizons", ISLAND + "power_phase fast")
    assert isinstance(table.state, State)
    return Analysis(table.state, decision, style)


def best(table: Table, decision: Decision, style: Style) -> int:
    """The first of the options that are worth most."""
    worths = worths_of(table.state, decision, style)
    return worths.index(max(worths))


def asked(setup: Setup, seed: int) -> Iterator[tuple[Table, Decision]]:
    """The questions to players in a game of the plain bot."""
    table, bot = Table.start(setup, SeededDealer(seed)), RulesBot(seed)
    while (decision := table.decision) is not None:
        yield table, decision.parts[0] if decision.parts else decision
        table.apply(bot.choose(table, decision))


def test_plain_rules_weigh_everything_as_the_rules_of_thumb_say() -> None:
    assert set(PLAIN) == {1.0}
    assert all(style != PLAIN for style in STYLES.values())
    styled = [f"{bot}:{style}" for bot in LADDER for style in STYLES]
    assert list(BOTS) == [*LADDER, *styled, "random"]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_a_bot_without_a_style_plays_by_plain_weights(setup: Setup) -> None:
    played = play_game(setup, make_bot("rules", 5), 6)
    assert played == play_game(setup, RulesBot(5, PLAIN), 6)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
@pytest.mark.parametrize("style", STYLES)
def test_every_style_answers_otherwise_now_and_then(setup: Setup, style: str) -> None:
    questions = [best(*one, PLAIN) != best(*one, STYLES[style]) for one in asked(setup, 2)]
    assert 0 < sum(questions) < len(questions) / 4


def test_the_bold_exorcise_where_others_ask_for_help_and_never_the_other_way_round() -> None:
    changed = set[tuple[object, object]]()
    for seed in range(4):
        for table, decision in asked(GhostStories(players=3), seed):
            if decision.kind == "act":
                plain, bold = (best(table, decision, style) for style in (PLAIN, BOLD))
                changed.add((decision.options[plain][0], decision.options[bold][0]))
    assert ("help", "exorcise") in changed
    assert ("exorcise", "help") not in changed


def test_a_helper_gives_a_qi_to_another_rather_than_to_himself() -> None:
    table, _ = at("ghost_stories", VILLAGE + "red: qi 3, at 4; green: qi 3")
    question = Decision(0, "group_qi", (("taoist", "red"), ("taoist", "green")))
    assert len(set(worths_of(table.state, question, PLAIN))) == 1
    assert best(table, question, HELPER) == 1


def test_a_helper_bears_a_loss_himself_rather_than_leave_it_to_another() -> None:
    table, _ = at("ghost_stories", VILLAGE + "red: qi 3, at 4; green: qi 3")
    question = Decision(0, "bear_qi_loss", (("taoist", "green"), ("taoist", "red")))
    assert best(table, question, HELPER) == 1


def test_the_careful_fear_a_ravage_more_than_others_but_not_a_quiet_land() -> None:
    plain, careful = on_the_island(PLAIN), on_the_island(CAREFUL)
    threatened, quiet = map(plain.s.setup.island.names.index, ("G3", "G1"))
    assert careful.cost(threatened) > plain.cost(threatened)
    assert careful.cost(quiet) == plain.cost(quiet)


def test_the_bold_care_more_for_fear_and_for_invaders_that_can_be_destroyed() -> None:
    plain, bold = on_the_island(PLAIN), on_the_island(BOLD)
    assert bold.fear(2) > plain.fear(2)
    assert all(more > usual for more, usual in zip(bold.prices, plain.prices, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_a_simulation_names_its_style(game: str) -> None:
    plan = ("simulate", game, "--bot", "rules:bold", "--games", "1", "--players", "2")
    data = json.loads(succeed(*plan, "--seed", "5", "--json").splitlines()[-1])
    assert data["bot"] == "rules:bold"


def test_an_unknown_style_is_refused_by_a_sentence_with_those_there_are() -> None:
    done = inside("simulate", "horizons", "--bot", "rules:lazy")
    assert done.returncode != 0
    assert "“rules:lazy”" in done.stderr
    assert "rules:careful, rules:bold, rules:helper" in " ".join(done.stderr.split())
