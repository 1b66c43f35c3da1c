"""Custom bots, and several bots at one table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from bots.own_bots import Broken, Dumb, Last, Quick, Wild
from vigil.bots import BotFailed, Mixed, UnknownBot, check_player, make_bot, make_player
from vigil.bots.mixed import seat_to_answer
from vigil.bots.work_pool import WorkLost
from vigil.core.decision import EVERYONE, Decision
from vigil.core.errors import IllegalSetup
from vigil.games.ghost_stories import Setup
from vigil.games.horizons import Setup as Island
from vigil.research.simulation import Contest, Plan, compete, simulate
from vigil.research.simulation.failures import GameFailed
from vigil.research.simulation.games import play_game

SETUP = Setup(players=2)
OWN = "bots.own_bots"


def plan(bot: Any, games: int = 2) -> Plan:
    return Plan(setup=SETUP, games=games, seed=3, bot=bot)


@pytest.mark.parametrize("bot", [f"{OWN}:Last", Last, Last(1), f"{OWN}:Quick", Quick, Quick(1)])
def test_an_own_bot_plays_by_its_name_by_its_class_or_itself(bot: Any) -> None:
    summary = simulate(plan(bot))
    assert summary.games == 2
    assert summary.decisions > 2


def test_an_own_bot_plays_alike_however_it_is_named() -> None:
    assert simulate(plan(Last)).decisions == simulate(plan(f"{OWN}:Last")).decisions
    assert simulate(plan(Last)).decisions == simulate(plan(lambda seed: Last(seed))).decisions


def test_an_own_bot_goes_to_other_processes() -> None:
    alone, helped = simulate(plan(Quick, 6)), simulate(plan(Quick, 6), workers=2)
    assert (alone.decisions, alone.losses) == (helped.decisions, helped.losses)


def test_a_bot_that_cannot_go_to_other_processes_is_refused() -> None:
    with pytest.raises(WorkLost) as caught:
        simulate(plan(lambda seed: Last(seed), 6), workers=2)
    assert caught.value.code == "not_portable"


def test_an_answer_that_is_no_option_is_refused() -> None:
    with pytest.raises(BotFailed) as caught:
        simulate(plan(Wild))
    assert caught.value.code == "no_option"
    assert caught.value.data["answer"] == "'the best one'"


def test_a_bot_without_answers_is_refused_before_the_first_game() -> None:
    with pytest.raises(BotFailed) as caught:
        simulate(plan(Dumb))
    assert caught.value.code == "no_choose"


def test_a_mistake_in_a_bot_names_the_game_and_its_seed() -> None:
    with pytest.raises(GameFailed) as caught:
        simulate(plan(Broken))
    assert caught.value.data["number"] == 0
    assert caught.value.data["reason"] == "ZeroDivisionError: a mistake of mine"
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_mistake_in_a_bot_shows_the_authors_own_frames_only(workers: int) -> None:
    with pytest.raises(GameFailed) as caught:
        simulate(plan(Broken, 4), workers=workers)
    first, *rest = str(caught.value.data["trace"]).splitlines()
    assert "own_bots.py" in first
    assert not [line for line in rest if "custom_bot" in line]


def test_the_arena_names_the_game_too() -> None:
    contest = Contest(setup=SETUP, bots=[f"{OWN}:Broken"], games=1, seed=3)
    with pytest.raises(GameFailed, match="own_bots"):
        compete(contest)


def test_the_seed_of_a_custom_bot_is_not_that_of_the_dice() -> None:
    """Else ``SeededDealer(seed)`` in a bot would foresee its game."""
    seen: list[tuple[int, int]] = []

    class Curious(Last):
        def choose(self, table: Any, decision: Decision) -> int:  # noqa: ARG002
            seen.append((self.seed, table.dealer.seed))
            return 0

    simulate(plan(Curious, 1))
    assert all(own != dice for own, dice in seen)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("nowhere.bots:Mine", "no_module"),
        ("rules:brave", "unknown_bot"),
        (f"{OWN}:Nobody", "no_class"),
        (f"{OWN}:", "no_class"),
        (":Mine", "unknown_bot"),
        ("..bots:Mine", "unknown_bot"),
        ("random:Random", "unknown_bot"),
    ],
)
def test_a_name_without_a_bot_is_refused(name: str, code: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        check_player(name)
    assert caught.value.code == code


def test_a_module_that_fails_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "failing_bots.py").write_text("1 / 0")
    (tmp_path / "needy_bots.py").write_text("import nothing_like_it")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    for module, reason in (("failing_bots", "division"), ("needy_bots", "nothing_like_it")):
        with pytest.raises(UnknownBot, match=reason) as caught:
            check_player(f"{module}:Mine")
        assert caught.value.code == "module_fails"


def test_names_of_ours_are_never_imported() -> None:
    """A server takes names of bots from anybody."""
    with pytest.raises(UnknownBot):
        make_bot(f"{OWN}:Last", 1)


# -- several at one table


@pytest.mark.parametrize("setup", [Setup(players=3), Island(players=3), Setup(players=2)])
def test_bots_of_every_kind_play_a_game_together(setup: Any) -> None:
    bots = ("rules", "random", "rules:bold")[: setup.players]
    summary = simulate(Plan(setup=setup, games=2, seed=5, bot=bots))
    assert summary.games == 2


def test_each_seat_is_answered_for_by_its_own_bot() -> None:
    asked: list[tuple[int, Decision]] = []

    class Noted:
        looks_ahead = False

        def __init__(self, seat: int) -> None:
            self.seat, self.bot = seat, make_player("rules", seat)

        def choose(self, table: Any, decision: Decision) -> int:
            asked.append((self.seat, decision))
            return self.bot.choose(table, decision)

    for setup in (SETUP, Island(players=2)):
        play_game(setup, Mixed([Noted(seat) for seat in range(2)]), 7)
    assert {seat for seat, _ in asked} == {0, 1}
    for seat, decision in asked:
        assert decision.seats() == (seat,)


def test_a_seat_that_can_end_its_part_answers_before_one_that_has() -> None:
    options = (("use", 0, "fire"), ("use", 1, "rain"), ("pass", 1))
    assert seat_to_answer(Decision(EVERYONE, "window", options)) == 1
    assert seat_to_answer(Decision(EVERYONE, "window", options[:2])) == 0
    own = Decision(1, "land", (("land", "G5"), ("land", "G6")))
    parts = (own, Decision(EVERYONE, "window", (("ready", 0),)))
    together = (("land", 1, "G5"), ("land", 1, "G6"), ("ready", 0))
    assert seat_to_answer(Decision(EVERYONE, "together", together, parts=parts)) == 1


def test_there_is_one_bot_for_all_seats_or_one_for_each() -> None:
    with pytest.raises(IllegalSetup) as caught:
        plan(("rules", "random", "rules"))
    assert caught.value.data == {"value": "rules+random+rules", "count": 3, "seats": 2}
