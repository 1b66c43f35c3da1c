from __future__ import annotations

from core.play import opened
from server.hubs import Listener, heard
from vigil.core.decision import EVERYONE
from vigil.tables.host.viewer import MOST_WAITING, question_for
from vigil.tables.protocol.messages import Done


def test_who_is_asked_sees_the_options_and_others_a_summary() -> None:
    decision = opened().decision
    assert decision is not None
    whole, summary = (question_for(decision, frozenset({seat})) for seat in (0, 1))
    assert whole is not None
    assert summary is not None
    assert whole["options"] == [["open"], ["listen"]]
    assert summary == whole | {"options": None}
    assert question_for(None, frozenset({0})) is None


def test_a_question_to_everyone_is_whole_for_each_player() -> None:
    decision = opened("open", "coin 1", "keep 1").decision
    assert decision is not None
    assert decision.seat == EVERYONE
    for seats, whole in (({0}, True), ({1}, True), ({0, 1}, True), (set[int](), False)):
        question = question_for(decision, frozenset(seats))
        assert question is not None
        assert (question["options"] is not None) == whole


def test_a_viewer_speaks_for_the_first_of_his_seats() -> None:
    viewer = Listener()
    assert viewer.speaks_as == -1
    viewer.seats = frozenset({2, 1})
    assert viewer.speaks_as == 1
    viewer.lose(1)
    viewer.lose(3)
    assert viewer.speaks_as == 2


def test_a_viewer_who_cannot_keep_up_is_sent_away() -> None:
    viewer = Listener()
    viewer.ear.waiting = MOST_WAITING - 1
    viewer.tell(Done(1))
    viewer.ear.waiting = MOST_WAITING
    viewer.tell(Done(2))
    assert heard(viewer) == [{"type": "done", "id": 1}, {"type": "closed"}]
