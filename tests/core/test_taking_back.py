"""What stays when choices of a seat are taken back is found by playing without them."""

from __future__ import annotations

from core.toy import Setup
from vigil.core.dealer import SeededDealer
from vigil.core.table import Table
from vigil.core.taking_back import choices_since, take_back

CELLAR = Setup(coins=(1, 2, 3, 4, 5), lives=3, goal=9)


def at_the_lanterns(*answers: str) -> Table:
    """A coin was kept; then all may say that they are ready."""
    table = Table.start(CELLAR, SeededDealer(3))
    for answer in ("open", "keep 4", *answers):
        assert table.decision is not None
        options = [" ".join(map(str, option)) for option in table.decision.options]
        table.apply(options.index(answer))
    return table


def test_what_another_seat_chose_for_itself_stays() -> None:
    table = at_the_lanterns("ready 0", "ready 1")
    plan = take_back(table, table.copy_at(3), [0])
    assert [choice.option for choice in plan.gone] == [("ready", 0)]
    assert [choice.option for choice in plan.kept] == [("ready", 1)]
    alone = table.copy_at(3)
    alone.follow(plan.kept[0].answers)
    assert alone.state == at_the_lanterns("ready 1").state


def test_what_is_no_longer_offered_goes_along() -> None:
    table = at_the_lanterns("ready 0")
    plan = take_back(table, table.copy_at(2), [0])
    assert [choice.option for choice in plan.gone] == [("keep", 4), ("ready", 0)]
    assert plan.kept == []


def test_a_table_stays_where_it_is_while_that_is_tried() -> None:
    table = at_the_lanterns("ready 0", "ready 1")
    save = table.save()
    take_back(table, table.copy_at(3), [0])
    assert [choice.seat for choice in choices_since(table, table.copy_at(3))] == [0, 1]
    assert table.save() == save


def test_what_came_when_all_were_ready_goes_along() -> None:
    table = at_the_lanterns("ready 0", "ready 1", "open")
    plan = take_back(table, table.copy_at(3), [0])
    assert [choice.option for choice in plan.kept] == [("ready", 1)]
    assert [choice.option for choice in plan.gone] == [("ready", 0), ("open",)]
