"""What a bot was thinking is what it thinks when it is asked again."""

from __future__ import annotations

import pytest

from insight.advice.test_advise import SETUPS, later
from vigil.bots import make_bot
from vigil.core import Table
from vigil.insight.advice.weighed_options import weighed_options


def at_a_choice() -> tuple[Table, int]:
    table = later(SETUPS["ghost_stories"])
    assert table.decision is not None
    return table, table.decision.seat


@pytest.mark.parametrize("bot", ["value", "value:bold", "search@4"])
def test_who_looks_ahead_weighed_chances_and_took_one_of_the_options(bot: str) -> None:
    table, seat = at_a_choice()
    assert table.decision is not None
    found = weighed_options(make_bot(bot, 5), table, seat)
    taken = make_bot(bot, 5).choose(table, table.decision)
    assert taken in {one.answer for one in found}
    assert all(one.chance is not None and one.scenarios > 0 for one in found)
    assert found == weighed_options(make_bot(bot, 5), table, seat)


def test_by_rules_of_thumb_every_option_has_a_worth_and_the_best_is_taken() -> None:
    table, seat = at_a_choice()
    assert table.decision is not None
    found = weighed_options(make_bot("rules", 5), table, seat)
    assert len(found) == len(table.decision.options)
    assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)
    taken = make_bot("rules", 5).choose(table, table.decision)
    assert taken in {one.answer for one in found if one.worth == found[0].worth}
    assert {one.chance for one in found} == {None}


def test_at_random_nothing_is_weighed() -> None:
    table, seat = at_a_choice()
    assert weighed_options(make_bot("random", 5), table, seat) == []
