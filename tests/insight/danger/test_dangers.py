"""An answer that loses the game is known before it is given, with its reason and the way out."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from forms import in_form, some
from games.ghost_stories.rulebook.scene import scene
from games.horizons.rulebook.scene import TEETH, spirits
from games.horizons.scenario import position as island
from vigil.bots import make_bot
from vigil.core import Option, SeededDealer, Table
from vigil.core.step import Run
from vigil.games import ghost_stories, horizons
from vigil.games.ghost_stories.model.options import LEVELS
from vigil.games.horizons.foresight import HorizonsForesight
from vigil.insight.danger import Danger, SeesDefeat, dangers, ways_out
from vigil.insight.foresight.asking import foresight_of

LAST_TILE = (
    "players: 3; level: initiation; ask_all: no; boards: green strength_of_the_mountain -, "
    "yellow enfeeblement_mantra 2, red dance_of_the_twin_winds 0, blue second_wind 1; "
    "village: herbalist pavilion night_watchman buddhist_temple circle_of_prayer cemetery "
    "tea_house taoist_altar sorcerers_hut; haunted: 0 5 6; circle: blue; green: qi 0; "
    "yellow: qi 0; red: qi 1, tao yellow 1, tokens 2, at 4, yin_yang {yin_yang}; "
    "blue: qi 1, tao none, tokens 1, yin_yang no, at 3; green ghosts: 39 24 25; "
    "yellow ghosts: 6 27^ 2; red ghosts: 40 46 36; blue ghosts: 22 49^ 21; "
    "deck: 16 ghost, 1 incarnation, 10 ghost; turn: red 34 60; yang: yes; "
    "done: help exorcism; next: act"
)
"""The haunter on the blue board is going to haunt the fourth tile, which loses the game."""

LAST_HOPE = (
    "yellow ghosts: - 9^ -; haunted: 0 1 5; red: at 5, tao none, yin_yang no; turn: red; "
    "yang: yes; next: act"
)
"""Only a lucky roll against the haunter saves the fourth tile."""

LAST_BLIGHT = (
    f"{spirits(TEETH)}; ask_all: no; blight_pool: 1; G6: town 1 explorer 1 presence0 2; "
    "seat 0: in_play mark_territory_with_scars_and_teeth; ravage_card: i1_jungle; "
    "phase: fast; next: power_phase fast, begin_phase invader, begin_phase slow, "
    "power_phase slow, time_passes, next_round"
)
"""The ravage in G6 is going to take the last blight from the pool."""


def only(table: Table) -> tuple[Option, Danger, set[str]]:
    """The one answer that loses, its danger and the tags of the ways out."""
    found, decision = dangers(table), table.decision
    assert decision is not None
    ((answer, danger),) = found.answers.items()
    ways = {str(decision.options[way][0]) for way in ways_out(table, found, answer)}
    return decision.options[answer], danger, ways


# -- Ghost Stories


def test_to_end_the_turn_before_the_last_tile_falls_is_certain_defeat_and_yin_yang_a_way_out() -> (
    None
):
    table = scene(LAST_TILE.format(yin_yang="yes")).table
    option, danger, ways = only(table)
    assert option == ("end",)
    assert danger.is_certain
    assert danger.reason == "village_haunted"
    assert danger.cause is not None
    assert (danger.cause.tag, danger.cause.data["name"]) == ("tile_haunted", "buddhist_temple")
    assert ways == {"yin_yang"}


def test_an_answer_that_only_puts_the_defeat_off_loses_as_well() -> None:
    """Freed tiles do not help: both boards are full, and both Taoists have their last Qi."""
    table = scene(LAST_TILE.format(yin_yang="yes")).answer("act", "yin_yang").table
    found, decision = dangers(table), table.decision
    assert decision is not None
    assert all(danger.is_certain for danger in found.answers.values())
    assert {found.answers[at].reason for at in (0, 5, 6)} == {"taoists_dead"}
    (way,) = ways_out(table, found, 0)
    assert decision.options[way] == ("tile", 8)


def test_a_roll_that_fails_more_often_than_not_is_likely_defeat_and_better_than_none() -> None:
    table = scene(LAST_HOPE).table
    found, decision = dangers(table), table.decision
    assert decision is not None
    by_tag = {decision.options[answer][0]: answer for answer in found.answers}
    roll, done = found.answers[by_tag["exorcise"]], found.answers[by_tag["pass"]]
    assert Fraction(1, 2) < roll.chance < done.chance == 1
    assert not roll.is_certain
    assert ways_out(table, found, by_tag["pass"]) == [by_tag["exorcise"]]
    assert not ways_out(table, found, by_tag["exorcise"])


def test_the_work_for_a_question_is_bounded_and_what_is_left_out_is_not_called_safe(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = island(LAST_BLIGHT).table
    assert table.decision is not None
    assert dangers(table).answers
    send, sent = Run.send, list[int]()

    def counted(run: Run[Any], answer: int) -> None:
        sent.append(answer)
        send(run, answer)

    monkeypatch.setattr(Run, "send", counted)
    monkeypatch.setattr(HorizonsForesight, "effort", 0)
    found = dangers(table)
    assert len(sent) == len(table.decision.options)
    assert not found.answers
    assert not found.safe


def test_far_from_defeat_nothing_is_looked_for() -> None:
    table = Table.start(ghost_stories.Setup(), SeededDealer(1))
    assert not dangers(table).answers


# -- Horizons


def test_to_let_the_last_blight_come_is_certain_defeat_and_to_defend_the_land_a_way_out() -> None:
    table = island(LAST_BLIGHT).table
    found, decision = dangers(table), table.decision
    assert decision is not None
    by_option = {decision.options[answer]: answer for answer in found.answers}
    assert {option[-1] for option in by_option} == {0, "G5"}
    danger = found.answers[by_option["pass", 0]]
    assert danger.is_certain
    assert danger.reason == "blight"
    assert danger.cause is not None
    assert (danger.cause.tag, danger.cause.data["land"]) == ("ravage_due", "G6")
    (way,) = ways_out(table, found, by_option["pass", 0])
    assert decision.options[way][-1] == "G6"


# -- whole games


def games() -> Iterator[Table]:
    """Games of all levels and with both sets of rules, most of which are lost."""
    for seed in some((5, 1, 4, 6, 7), 2):
        level = tuple(LEVELS)[seed % 4]
        modules = ("white_moon",) if seed % 3 == 2 else ()
        setup = ghost_stories.Setup(players=1 + seed % 4, level=level, modules=modules)
        yield Table.start(setup, SeededDealer(seed))
    yield Table.start(horizons.Setup(players=1), SeededDealer(3))


def line(table: Table, answer: int, luck: Random) -> Run[Any]:
    """The game after an answer, any answers and any chance, until players act freely again."""
    watch = foresight_of(table)
    assert isinstance(watch, SeesDefeat)
    before, run = table.state, table.bare_run()
    run.send(answer)
    while (decision := run.decision) is not None:
        if not decision.chance and watch.is_settled(before, run.state, decision):
            break
        run.send(luck.randrange(len(decision.options)))
    return run


def test_what_is_called_certain_ends_in_defeat_whatever_is_answered() -> None:
    luck, certain = Random(7), 0
    for table in games():
        bot = make_bot("rules", 1)
        while (decision := table.decision) is not None:
            for answer, danger in dangers(table).answers.items():
                assert danger.chance > Fraction(1, 2)
                for _ in range(4 if danger.is_certain else 0):
                    outcome = line(table, answer, luck).outcome
                    assert outcome is not None
                    assert not outcome.won
                    certain += 1
            table.apply(bot.choose(table, decision))
    assert certain > 40


def lost_games() -> Iterator[tuple[Table, int]]:
    """Tables before the last answer of a player in games that were lost, and that answer."""
    for seed in range(5, in_form(quick=6, long=60)):
        modules = ("white_moon",) if seed % 2 == 0 else ()
        level = tuple(LEVELS)[seed // 4 % 4]
        setup = ghost_stories.Setup(
            players=1 + seed % 4, level=level, modules=modules, ask_all=seed % 2 == 0
        )
        table, bot, last = Table.start(setup, SeededDealer(seed)), make_bot("rules", seed), (0, 0)
        while (decision := table.decision) is not None:
            answer = bot.choose(table, decision)
            last = last if decision.chance else (table.ply, answer)
            table.apply(answer)
        if table.outcome is not None and not table.outcome.won:
            yield Table.replay(table.record, to=last[0]), last[1]


def test_no_game_is_lost_right_after_an_answer_that_did_not_ask_though_all_was_lost() -> None:
    luck, hopeless = Random(3), 0
    for table, answer in lost_games():
        outcomes = [line(table, answer, luck).outcome for _ in range(60)]
        if all(outcome is not None and not outcome.won for outcome in outcomes):
            hopeless += 1
            assert answer in dangers(table).answers
    assert hopeless


def test_looking_for_dangers_leaves_the_table_as_it_is() -> None:
    table = scene(LAST_TILE.format(yin_yang="yes")).table
    before = table.save()
    assert dangers(table) == dangers(table)
    assert table.save() == before
