"""Choices that do not depend on each other are taken back alone."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial

import pytest

from forms import crossed
from server.rooms import SEED, Desk, begun
from vigil.core.commitment import verify
from vigil.core.decision import Option
from vigil.core.game import Setup as AnySetup
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.games.horizons import Setup
from vigil.games.horizons.model.state import State
from vigil.tables.host.history import fold
from vigil.tables.room import agreeing, answering, seating, undoing
from vigil.tables.room.changes import (
    Answered,
    AnyChange,
    Redone,
    Rewound,
    WithdrawalProposed,
    Withdrawn,
)
from vigil.tables.room.room import Room
from vigil.tables.room.state import PastChoice, UndoTarget

SPIRITS = ("devouring_teeth_lurk_underfoot", "eyes_watch_from_the_trees")
TWO = Setup(players=2, spirits=SPIRITS, progression=True)
"""Learners draw no cards: there is no chance before the invaders act."""


def choose(desk: Desk, seat: int, *wanted: str | int) -> None:
    """A seat takes the first option that begins so."""
    asked = desk.game.decision
    assert asked is not None
    index = next(i for i in asked.options_of(seat) if asked.own(i)[1][: len(wanted)] == wanted)
    desk.do(partial(answering.answer, number=seat, ply=desk.game.ply, index=index))


def state_of(desk: Desk) -> State:
    """The spirits as they are."""
    assert isinstance(desk.game.state, State)
    return desk.game.state


def grown() -> Desk:
    """Ann has chosen her growth, then Bob his."""
    desk = begun("Ann", "Bob", setup=TWO)
    choose(desk, 0, "growth", 0, 0)
    choose(desk, 1, "growth", 1, 0)
    return desk


def target_of(desk: Desk, seat: int) -> UndoTarget:
    """Where an undo of a seat leads."""
    found = undoing.undo_targets(desk.room, [seat])
    assert found is not None
    assert found.choice is not None
    return found.choice


def test_the_growth_of_one_spirit_is_taken_back_and_that_of_another_stays() -> None:
    desk = grown()
    start = desk.game.ply - 2
    told = target_of(desk, 0)
    assert (told.to, told.free, told.others, told.bots) == (start, True, [], 0)
    assert told.gone == [PastChoice(0, "spirit_phase", ["growth", 0, 0])]
    assert told.stays == [PastChoice(1, "spirit_phase", ["growth", 1, 0])]
    change = desk.do(lambda room: undoing.undo(room, 0))
    assert isinstance(change, Withdrawn)
    assert (change.to, change.seat) == (start, 0)
    assert [(one.seat, one.ply) for one in change.kept] == [(1, start)]
    assert state_of(desk).growth == [None, 0]


def test_what_stays_needs_no_agreement_and_happens_as_it_did() -> None:
    desk = grown()
    before = [change for change in desk.log if isinstance(change, Answered)][-1]
    change = desk.do(lambda room: undoing.undo(room, 0))
    assert isinstance(change, Withdrawn)
    assert change.kept[0].events == before.events
    answers, happened = fold(desk.log)
    assert tuple(answers) == desk.game.record.answers
    assert happened[-1] == (change.to + 1, list(before.events), 1)


def test_what_was_taken_back_alone_can_be_done_again_as_it_was() -> None:
    desk = grown()
    state = desk.game.state.copy()
    desk.do(lambda room: undoing.undo(room, 0))
    change = desk.do(lambda room: undoing.redo(room, 0))
    assert isinstance(change, Redone)
    assert change.to == change.answered[0].ply == desk.game.ply - 2
    assert desk.game.state == state


def test_two_undos_past_what_stays_are_done_again_one_after_the_other() -> None:
    desk = grown()
    choose(desk, 0, "grow", 0, 0)
    choose(desk, 1, "grow", 1, 0)
    state = desk.game.state.copy()
    desk.do(lambda room: undoing.undo(room, 0))
    desk.do(lambda room: undoing.undo(room, 0))
    assert state_of(desk).growth == [None, 0]
    desk.do(lambda room: undoing.redo(room, 0))
    desk.do(lambda room: undoing.redo(room, 0))
    assert desk.game.state == state
    assert desk.refused(lambda room: undoing.redo(room, 0)).code == "nothing_to_redo"


def test_to_a_ply_the_whole_game_goes_back() -> None:
    desk = grown()
    start = desk.game.ply - 2
    proposed = desk.do(lambda room: undoing.undo(room, 0, to=start))
    assert not isinstance(proposed, WithdrawalProposed)
    proposal = desk.room.state.proposed
    assert [choice.seat for choice in proposal.gone] == [0, 1]
    assert desk.do(lambda room: agreeing.agree(room, 1)) == Rewound(start, 0)


def test_a_bot_keeps_what_it_chose_for_itself() -> None:
    desk = begun("Ann", "[random]", setup=TWO)
    choose(desk, 0, "growth", 0, 0)
    choose(desk, 1, "growth", 1, 0)
    assert target_of(desk, 0).bots == 0
    assert isinstance(desk.do(lambda room: undoing.undo(room, 0)), Withdrawn)


def until_powers(desk: Desk) -> None:
    """All grow and are ready; then fast powers are used."""
    while state_of(desk).phase == "spirit":
        asked = desk.game.decision
        assert asked is not None
        seat = asked.seats()[0]
        own = asked.options_of(seat)
        play = [index for index in own if asked.own(index)[1][0] == "play"]
        index = (play or list(own))[0]
        desk.do(partial(answering.answer, number=seat, ply=desk.game.ply, index=index))


def test_what_came_of_a_choice_goes_with_it_by_agreement() -> None:
    desk = begun("Ann", "Bob", setup=TWO)
    until_powers(desk)
    ann, bob = (target_of(desk, seat) for seat in (0, 1))
    assert ann.free != bob.free or (ann.free and bob.free)
    asked = desk.game.decision
    assert asked is not None
    seat = asked.seats()[0]
    other = 1 - seat
    choose(desk, seat, asked.own(asked.options_of(seat)[0])[1][0])
    told = target_of(desk, other)
    assert (told.free, told.others) == (False, [seat])
    assert [choice.kind for choice in told.gone] == ["spirit_phase", "power_phase"]
    proposed = desk.do(lambda room: undoing.undo(room, other))
    assert desk.room.state.proposed.gone == told.gone
    assert desk.room.state.proposed.stays == told.stays
    desk.do(lambda room: agreeing.agree(room, seat))
    assert state_of(desk).phase == "spirit"
    assert isinstance(proposed, WithdrawalProposed) == bool(told.stays)


class Walk:
    """Random people at a table of spirits, of whom some take back what they chose."""

    def __init__(self, setup: AnySetup, seed: int) -> None:
        self.random = random.Random(seed)
        self.setup = setup
        self.room = Room(setup, SEED + seed)
        self.log: list[AnyChange] = []
        for seat in range(setup.players):
            self.log.append(seating.claim(self.room, seat, f"Player {seat}"))
        self.log.append(answering.start(self.room))
        self.kept = self.went_along = 0

    def play(self, answers: int) -> None:
        """Some answers, and an undo after some of them."""
        for _ in range(answers):
            asked = self.room.decision
            if asked is None:
                return
            seat = self.random.choice(asked.seats())
            index = self.random.choice(asked.options_of(seat))
            self.log.append(answering.answer(self.room, seat, self.room.ply, index))
            if self.random.random() < 0.4 and not self.room.over:
                self.take_back(self.random.randrange(self.setup.players))

    def take_back(self, seat: int) -> None:
        """A seat takes its last choice back; nothing else may have changed."""
        game = self.room.game
        before = game.record
        targets = undoing.undo_targets(self.room, [seat])
        if targets is None or targets.choice is None or not targets.choice.free:
            return
        change = undoing.undo(self.room, seat)
        self.log.append(change)
        assert change.to == targets.choice.to >= game.last_reveal  # type: ignore[union-attr]
        if isinstance(change, Withdrawn):
            self.kept += 1
            self.compare(change, before, seat)
            if self.random.random() < 0.5:
                self.do_again(seat, before)
        self.went_along += targets.choice.others != []

    def chosen(self, record: Record, since: int) -> list[tuple[int, str, Option]]:
        """Who chose what from a ply on."""
        table = Table.replay(replace(record, seed=None), to=since)
        found = []
        for index in record.answers[since:]:
            asked = table.decision
            assert asked is not None
            question, option = asked.own(index)
            found.append((asked.seat_of(index), question.kind, option))
            table.follow([index])
        return found

    def compare(self, change: Withdrawn, before: Record, undone: int) -> None:
        """The game is one in which a seat has not answered, and the others have as they did."""
        stays = [one for one in self.chosen(before, change.to) if one[0] != undone]
        kept = self.chosen(self.room.game.record, change.to)
        silent = [one for one in kept if one not in stays]
        assert [one for one in kept if one in stays] == stays
        assert all(("only_option", option) in self.told() for _, _, option in silent)
        assert undone not in {one.seat for one in change.kept}
        table = Table.replay(replace(before, seed=None), to=change.to)
        table.follow([index for one in change.kept for index in one.answers])
        assert table.state == self.room.game.state

    def told(self) -> list[tuple[str, Option]]:
        """Options that were taken silently, as they were told."""
        given = [one for one in self.log if isinstance(one, Answered)]
        events = [event for one in given for event in one.events]
        return [(tag, tuple(data["option"])) for tag, data in events if tag == "only_option"]

    def do_again(self, seat: int, before: Record) -> None:
        """What was taken back is done again: the same table as before."""
        targets = undoing.undo_targets(self.room, [seat])
        assert targets is not None
        if targets.redo is not None and targets.redo.free:
            self.log.append(undoing.redo(self.room, seat))
            then = Table.replay(replace(before, seed=None))
            assert self.room.game.state == then.state
            assert self.room.game.decision == then.decision
            assert self.room.game.record.answers == before.answers

    def check(self) -> None:
        """The log alone gives the same room; its record is valid and fair."""
        room = Room(self.setup, self.room.seed)
        for change in self.log:
            room.follow(change)
        assert room.snapshot() == self.room.snapshot()
        assert tuple(fold(self.log)[0]) == self.room.game.record.answers
        for seat in range(self.setup.players):
            self.room.state.seats[seat].bot = ""
        self.room.state.conceded = True
        record = Record.from_json(self.room.record().to_json())
        verify(record)
        assert Table.replay(record).state == self.room.game.state


SETUPS = (Setup(players=2), Setup(players=3, ask_all=False), Setup(players=3, progression=True))


@pytest.mark.parametrize(("setup", "seed"), crossed(SETUPS, range(3)))
def test_in_whole_games_what_does_not_depend_on_a_choice_stays_as_it_is(
    setup: Setup, seed: int
) -> None:
    walk = Walk(setup, seed)
    walk.play(300)
    walk.check()
    assert walk.kept > 3
