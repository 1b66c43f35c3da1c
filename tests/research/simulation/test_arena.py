"""Bots that play the same deals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from vigil.bots import RulesBot, UnknownBot, make_bot
from vigil.core import Table
from vigil.core.dealer import SeededDealer
from vigil.games.ghost_stories import Setup
from vigil.research.simulation import (
    CLAIRVOYANT,
    BadLedger,
    Contest,
    Ledger,
    Match,
    Plan,
    clairvoyant,
    compete,
    duels,
    simulate,
    standing,
)
from vigil.research.simulation.arena import play_match

SETUP = Setup(players=1, level="normal")
CONTEST = Contest(setup=SETUP, bots=("rules", "random"), games=6, seed=4)


def untimed(matches: Iterable[Match]) -> list[Match]:
    return [msgspec.structs.replace(match, seconds=0.0) for match in matches]


def match(bot: str, deal: int, won: bool, reason: str = "") -> Match:
    facts = {"score": 3 * deal, "turns": 2, "decisions": 10, "seconds": 0.5}
    return Match(bot=bot, deal=deal, won=won, reason=reason, **facts)  # type: ignore[arg-type]


def test_every_bot_plays_every_deal_as_it_does_in_a_simulation() -> None:
    matches = compete(CONTEST)
    assert [(m.deal, m.bot) for m in matches] == [
        (deal, bot) for deal in range(6) for bot in CONTEST.bots
    ]
    for bot in CONTEST.bots:
        alone = simulate(Plan(setup=SETUP, games=6, seed=4, bot=bot))
        assert standing(bot, matches).wins == alone.wins
        assert standing(bot, matches).mean_score == alone.mean_score
        assert sum(m.decisions for m in matches if m.bot == bot) == alone.decisions
    assert all(m.seconds > 0 for m in matches)


def test_workers_do_not_change_the_matches() -> None:
    assert untimed(compete(CONTEST, workers=2)) == untimed(compete(CONTEST))


def test_what_is_kept_is_not_played_again() -> None:
    whole = compete(CONTEST)
    told: list[Match] = []
    assert untimed(compete(CONTEST, whole[:5], 1, told.extend)) == untimed(whole)
    assert untimed(told) == untimed(whole[5:])


def test_a_standing_adds_up_the_matches_of_its_bot() -> None:
    found = [match("a", 0, True), match("a", 1, False, "curse"), match("b", 0, False, "qi")]
    one = standing("a", found)
    assert (one.games, one.wins, one.share) == (2, 1, 0.5)
    assert one.losses == {"curse": 1}
    assert (one.mean_score, one.mean_turns, one.decision_seconds) == (1.5, 2.0, 0.05)
    assert one.interval.low < 0.5 < one.interval.high


def test_a_duel_counts_the_deals_that_only_one_of_two_won() -> None:
    won = {"a": range(8), "b": (0, 1, 9)}
    found = [match(bot, deal, deal in won[bot]) for bot in won for deal in range(10)]
    (duel,) = duels(replace(CONTEST, bots=("a", "b"), games=10), found)
    assert (duel.both, duel.one_only, duel.other_only, duel.neither) == (2, 6, 1, 1)
    assert duel.chance == 0.125
    assert not duel.significant


def test_a_difference_that_equals_would_hardly_show_is_significant() -> None:
    found = [match(bot, deal, bot == "a") for bot in ("a", "b") for deal in range(6)]
    (duel,) = duels(replace(CONTEST, bots=("a", "b")), found)
    assert duel.significant


# -- the file


def written(path: Path, contest: Contest = CONTEST) -> list[Match]:
    ledger = Ledger(str(path))
    ledger.open(contest)
    return compete(contest, ledger.matches, 1, ledger.add)


def test_a_contest_that_was_stopped_goes_on_where_it_stood(tmp_path: Path) -> None:
    path = tmp_path / "file"
    whole = written(path)
    lines = path.read_text().splitlines(keepends=True)
    assert len(lines) == 1 + len(whole)
    path.write_text("".join(lines[:4]) + lines[4][:20])
    assert untimed(written(path)) == untimed(whole)
    assert path.read_text().startswith("".join(lines[:4]))
    assert len(path.read_text().splitlines()) == len(lines)


def test_a_file_may_go_on_with_more_bots_and_more_deals(tmp_path: Path) -> None:
    path = tmp_path / "file"
    few = replace(CONTEST, bots=("random",), games=2)
    written(path, few)
    assert untimed(written(path)) == untimed(compete(CONTEST))
    assert untimed(written(path, few)) == untimed(compete(few))


@pytest.mark.parametrize(
    ("code", "other"),
    [
        ("other_seed", replace(CONTEST, seed=5)),
        ("other_setup", replace(CONTEST, setup=Setup(players=2, level="normal"))),
    ],
)
def test_a_file_of_another_contest_is_refused(tmp_path: Path, code: str, other: Contest) -> None:
    path = tmp_path / "file"
    written(path, replace(CONTEST, bots=("random",), games=1))
    before = path.read_text()
    with pytest.raises(BadLedger) as caught:
        Ledger(str(path)).open(other)
    assert caught.value.code == code
    assert path.read_text() == before


@pytest.mark.parametrize(
    ("code", "ours", "theirs"),
    [
        ("other_game", '"game":"ghost_stories"', '"game":"horizons"'),
        ("other_version", '"rules":', '"rules":1'),
        ("other_version", '"arena":1', '"arena":2'),
    ],
)
def test_a_file_of_another_game_or_version_is_refused(
    tmp_path: Path, code: str, ours: str, theirs: str
) -> None:
    path = tmp_path / "file"
    Ledger(str(path)).open(CONTEST)
    head = path.read_text()
    assert ours in head
    path.write_text(head.replace(ours, theirs))
    with pytest.raises(BadLedger) as caught:
        Ledger(str(path)).open(CONTEST)
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["nonsense", "{}\n", '\x00\xff\n{"a"'])
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "file"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(BadLedger) as caught:
        Ledger(str(path))
    assert caught.value.data["line"] == 1


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "file"
    written(path, replace(CONTEST, bots=("random",), games=3))
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:2], lines[2].replace('"deal":1', '"deal":-1'), lines[3]]))
    with pytest.raises(BadLedger) as caught:
        Ledger(str(path))
    assert caught.value.data["line"] == 3


def test_the_clairvoyant_sees_the_dice_that_are_going_to_fall(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(clairvoyant, "TURNS", 999)
    ends = set()
    for seed in range(6):
        table = Table.start(Setup(players=4), SeededDealer(seed))
        future = clairvoyant.Clairvoyant(seed)._future(table, 0)
        bot = RulesBot(seed + table.ply)
        table.apply(0)
        while table.decision is not None:
            table.apply(bot.choose(table, table.decision))
        assert table.outcome is not None
        assert future == float(table.outcome.won)
        ends.add(future)
    assert ends == {0.0, 1.0}


def test_the_clairvoyant_plays_in_the_arena_only() -> None:
    match = play_match(Setup(players=1), 1, 0, CLAIRVOYANT)
    assert match.bot == CLAIRVOYANT
    with pytest.raises(UnknownBot):
        make_bot(CLAIRVOYANT, 1)
