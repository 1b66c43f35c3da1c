from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from core.play import answer, finished, kind, opened, options, stages, told
from core.toy import ALONE, TOY, Setup, State, new_state
from vigil.core import CHANCE, EVERYONE, SeededDealer, Table
from vigil.core.errors import IllegalAnswer, NothingToUndo

COIN = ("open", "coin 1", "keep 1")
NIGHT = (*COIN, "ready 0", "ready 1")


def test_a_table_asks_one_question_after_another_to_the_end() -> None:
    table = opened("open", "coin 1", "keep 1", "ready 1", "light 0")
    assert (kind(table), table.ply) == ("door", 5)
    assert table.decision is not None
    assert table.decision.seat == 1
    answer(table, "open", "coin 3", "keep 3")
    assert table.decision is None
    assert table.outcome == (True, "goal", 4)


def test_a_dealer_answers_for_chance() -> None:
    table = opened("open", dealer=SeededDealer(3))
    assert kind(table) in ("coin", "lanterns")
    assert table.decision is not None
    assert table.decision.seat != CHANCE
    assert table.ply > 1


def test_without_a_dealer_chance_is_asked_too() -> None:
    table = opened("open")
    assert table.decision is not None
    assert table.decision.seat == CHANCE
    answer(table, "ghost 0")
    assert table.decision.weights == (2, 1)


def test_a_known_card_is_drawn_without_chance_and_the_lone_option_is_taken() -> None:
    table = opened("listen", "coin 2")
    assert kind(table) == "coin"
    assert table.ply == 2
    assert table.events[-2].data == {"seat": 0, "kind": "door", "option": ["open"]}


def test_everyone_is_asked_at_once_until_all_are_ready() -> None:
    table = opened(*COIN)
    assert table.decision is not None
    assert table.decision.seat == EVERYONE
    assert options(table) == (("ready", 0), ("ready", 1), ("light", 0), ("light", 1))
    answer(table, "light 1")
    assert options(table) == (("ready", 0), ("light", 0))


@pytest.mark.parametrize("wrong", [-1, 2, 99, True, False, "0", 0.0, None, (0,)])
@pytest.mark.parametrize("before", [(), ("open",), ("open", "coin 1")])
def test_an_illegal_answer_is_refused_and_changes_nothing(
    wrong: Any, before: tuple[str, ...]
) -> None:
    table = opened(*before, setup=Setup(coins=(1,), removed=0))
    text, told_before = table.save(), told(table)
    with pytest.raises(IllegalAnswer) as caught:
        table.apply(wrong)
    assert caught.value.code == "no_such_option"
    assert caught.value.data == {"decision": kind(table), "answer": wrong, "last": 1}
    assert (table.save(), told(table)) == (text, told_before)


def test_nothing_can_be_answered_after_the_end() -> None:
    table = finished(1)
    with pytest.raises(IllegalAnswer) as caught:
        table.apply(0)
    assert caught.value.code == "game_over"


# -- forks


def test_a_fork_stands_at_the_same_decision() -> None:
    for table in stages(finished(4)):
        fork = table.fork()
        assert (fork.decision, fork.state, fork.ply) == (table.decision, table.state, table.ply)
        assert fork.outcome == table.outcome
        assert fork.events == table.events
        assert fork.record == table.record


def test_a_fork_and_its_table_go_separate_ways() -> None:
    table = opened("open", "coin 1")
    fork = table.fork()
    answer(fork, "bury 1")
    answer(table, "keep 1")
    assert isinstance(fork.state, State)
    assert isinstance(table.state, State)
    assert [keeper.coins for keeper in fork.state.keepers] == [[], []]
    assert [keeper.coins for keeper in table.state.keepers] == [[1], []]
    assert told(fork) == ["turn_began", "found"]
    assert told(table) == ["turn_began", "found", "kept"]


def test_a_fork_can_have_a_dealer_of_its_own() -> None:
    table = opened("open")
    fork = answer(table.fork(SeededDealer(1)), "ghost 0")
    assert kind(fork) == "lanterns"
    assert kind(answer(table, "ghost 0")) == "wind"


# -- undo


def test_undo_goes_back_to_the_last_choice_past_what_chance_did() -> None:
    table = opened("open", "ghost 0", "gust")
    table.undo()
    assert (kind(table), table.ply) == ("door", 0)
    assert told(table) == ["turn_began"]


def test_undo_of_an_action_goes_back_to_its_first_choice() -> None:
    table = opened("listen", "coin 1", "keep 1", "ready 0")
    table.undo("action")
    assert (kind(table), table.ply) == ("coin", 2)
    table.undo("action")
    assert (kind(table), table.ply) == ("door", 0)


def test_undo_of_a_turn_goes_back_to_its_first_choice() -> None:
    table = opened(*NIGHT, "listen", "coin 2", "bury 2", "light 1")
    table.undo("turn")
    assert (kind(table), table.ply) == ("door", len(NIGHT))
    table.undo("turn")
    assert table.ply == 0


@pytest.mark.parametrize("depth", ["choice", "action", "turn"])
def test_before_the_first_choice_there_is_nothing_to_undo(depth: Any) -> None:
    table = opened()
    text = table.save()
    with pytest.raises(NothingToUndo) as caught:
        table.undo(depth)
    assert caught.value.code == "no_answers"
    assert table.save() == text


def test_answers_of_chance_alone_cannot_be_undone() -> None:
    state = new_state(Setup())
    state.agenda = [("turn", 0), ("scare", 0)]
    table = answer(Table.at(TOY, state), "gust")
    with pytest.raises(NothingToUndo):
        table.undo()
    assert table.ply == 1


def test_a_finished_game_can_be_undone_and_won_again() -> None:
    table = opened(*NIGHT, "open", "coin 3", "keep 3")
    assert table.outcome is not None
    events = told(table)
    table.undo()
    assert table.outcome is None
    assert kind(table) == "coin"
    answer(table, "keep 3")
    assert table.outcome == (True, "goal", 4)
    assert told(table) == events


def test_rewinding_reaches_every_ply_in_any_order() -> None:
    table = finished(9)
    saves = [stage.save() for stage in stages(table)]
    for ply in (table.ply, 0, *range(table.ply, -1, -1)):
        fork = table.fork()
        fork.rewind(ply)
        assert fork.save() == saves[ply]


@pytest.mark.parametrize("ply", [-1, 4])
def test_a_ply_that_was_never_reached_cannot_be_rewound_to(ply: int) -> None:
    table = opened("open", "coin 1", "keep 1")
    with pytest.raises(NothingToUndo) as caught:
        table.rewind(ply)
    assert caught.value.code == "no_such_ply"
    assert table.ply == 3


def test_a_rewound_game_sees_the_same_dice_again() -> None:
    table = finished(2, dealer=SeededDealer(11))
    answers, end = table.record.answers, table.state.copy()
    for ply in (0, table.ply // 2, table.ply - 1):
        table.rewind(ply)
        assert table.record.answers == answers[: table.ply]
        while table.decision is not None:
            table.apply(answers[table.ply])
        assert table.record.answers == answers
        assert table.state == end


def test_other_choices_after_an_undo_are_recorded_instead() -> None:
    table = opened("open", "coin 1", "keep 1")
    table.undo()
    answer(table, "bury 1")
    assert table.record.answers == (0, 1, 1)


# -- events


def test_events_are_told_completely_and_in_order() -> None:
    table = opened(*NIGHT, "listen", "coin 3", "keep 3")
    assert told(table) == [
        *("turn_began", "found", "kept"),
        *("turn_began", "heard", "only_option", "found", "kept", "ended"),
    ]


def test_events_grow_and_never_change() -> None:
    found = [stage.events for stage in stages(finished(6))]
    assert all(later[: len(sooner)] == sooner for sooner, later in pairwise(found))


def test_undoing_and_answering_again_tells_nothing_twice() -> None:
    table = finished(8)
    events, answers = table.events, table.record.answers
    for depth in ("choice", "action", "turn"):
        table.undo(depth)
        for index in answers[table.ply :]:
            table.apply(index)
        assert table.events == events
        assert table.fork().events == events


FIRST_NIGHT_TOLD = ["turn_began", "found", "kept"]
"""A turn begins in a plain step, which asks nothing."""


def test_a_fork_tells_what_plain_steps_told() -> None:
    table = opened(*NIGHT, "listen", "coin 2")
    for ply in range(len(NIGHT), table.ply + 1):
        fork = table.fork()
        fork.rewind(ply)
        for twin in (fork, fork.fork(), fork.fork().fork()):
            assert told(twin)[:4] == [*FIRST_NIGHT_TOLD, "turn_began"]
            assert [e.data["seat"] for e in twin.events if e.tag == "turn_began"] == [0, 1]


def test_undo_tells_what_plain_steps_told_and_forgets_what_they_told_later() -> None:
    table = opened(*NIGHT, "listen")
    table.undo()
    assert told(table) == [*FIRST_NIGHT_TOLD, "turn_began"]
    table.undo()
    assert (kind(table), told(table)) == ("lanterns", FIRST_NIGHT_TOLD)
    table.undo("turn")
    assert (table.ply, told(table)) == (0, ["turn_began"])
    assert told(answer(table, *NIGHT)) == [*FIRST_NIGHT_TOLD, "turn_began"]


@pytest.mark.parametrize("since", [(), ("listen",), ("listen", "coin 2")])
def test_undo_after_a_load_tells_what_plain_steps_told(since: tuple[str, ...]) -> None:
    loaded = Table.load(opened(*NIGHT, *since).save())
    played_on = answer(Table.load(opened(*NIGHT).save()), *since)
    for back in (loaded.fork(), loaded, played_on.fork(), played_on):
        back.rewind(len(NIGHT))
        assert told(answer(back, *since)) == told(opened(*NIGHT, *since))
        back.rewind(len(NIGHT))
        back.undo()
        assert (kind(back), told(back)) == ("lanterns", FIRST_NIGHT_TOLD)
        assert told(answer(back, "ready 1")) == [*FIRST_NIGHT_TOLD, "turn_began"]
        back.undo("turn")
        assert told(back.fork()) == ["turn_began"]


# -- looking and beginning elsewhere


def test_a_view_is_made_for_its_seat() -> None:
    table = opened("open", "coin 1")
    assert table.view(1)["seat"] == 1
    assert table.view()["seat"] is None
    assert table.view()["decision"]["options"] == [["keep", 1], ["bury", 1]]


def test_a_table_can_begin_at_a_position() -> None:
    state = new_state(ALONE)
    state.lives = 1
    before = state.copy()
    table = answer(Table.at(TOY, state), "open", "ghost 0")
    assert table.outcome == (False, "scared", 0)
    assert state == before


def test_two_tables_can_begin_at_the_same_position() -> None:
    state = opened(*NIGHT).state
    one, other = Table.at(TOY, state), Table.at(TOY, state)
    assert one.decision == other.decision
    assert one.state == other.state


@pytest.mark.parametrize(
    ("setup", "tags", "reason"),
    [
        (ALONE, ("open", "coin 1", "keep 1", "open", "coin 2", "keep 2"), "goal"),
        (ALONE, ("open", "coin 1", "keep 1", "open", "ghost 0", "calm"), "dark"),
        (Setup(players=1, lives=1), ("listen", "ghost 0"), "scared"),
        (Setup(players=1, nights=1), ("open", "coin 1", "bury 1"), "dawn"),
    ],
)
def test_a_game_is_won_or_lost(setup: Setup, tags: tuple[str, ...], reason: str) -> None:
    table = opened(*tags, setup=setup)
    assert table.outcome is not None
    assert table.outcome.won == (reason == "goal")
    assert table.outcome.reason == reason
