from __future__ import annotations

import json
import pickle
from typing import Any, NamedTuple, Optional

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.toy import Keeper, Lantern, Setup, State, new_state
from vigil.core.deck import Deck
from vigil.core.fields import Fields, freeze, from_plain, plain
from vigil.core.state import Outcome


class Pair(NamedTuple):
    deck: Deck
    number: int


class Rich(Fields):
    """Every kind of field a state may have."""

    numbers: list[int]
    grid: list[list[int]]
    lanterns: list[Lantern]
    row: tuple[Lantern, ...]
    names: dict[str, int]
    maybe: list[int] | None
    old_style: Optional[Lantern]  # noqa: UP045
    pairs: tuple[Pair, ...]
    cards: tuple[tuple[str, int], ...]


def rich() -> Rich:
    deck = Deck((("card", 1),), (("card", (("coin", 1),)),))
    return Rich(
        numbers=[1],
        grid=[[1], [2]],
        lanterns=[Lantern(oil=1)],
        row=(Lantern(oil=2),),
        names={"a": 1},
        maybe=[3],
        old_style=Lantern(oil=3),
        pairs=(Pair(deck, 5),),
        cards=(("coin", 1),),
    )


def change(found: Rich) -> None:
    found.numbers.append(2)
    found.grid[0].append(9)
    found.lanterns[0].oil = 9
    found.row[0].oil = 9
    found.names["b"] = 2
    (found.maybe or []).append(4)
    assert found.old_style
    found.old_style.oil = 9


def test_a_copy_is_equal_and_independent_in_every_kind_of_field() -> None:
    original, untouched = rich(), rich()
    copy = original.copy()
    assert copy == original
    change(copy)
    assert original == untouched
    for name in ("numbers", "grid", "lanterns", "row", "names", "maybe", "old_style"):
        assert getattr(copy, name) != getattr(original, name)


def test_a_copy_of_a_game_reaches_nested_and_optional_states() -> None:
    original = new_state(Setup())
    copy = original.copy()
    lantern = copy.keepers[0].lantern
    assert lantern is not None
    lantern.oil = 7
    copy.keepers[1].coins.append(3)
    copy.agenda.append(("door", 0))
    assert original == new_state(Setup())
    assert copy != original


def test_copies_share_the_setup_and_leave_the_events_behind() -> None:
    original = new_state(Setup())
    original.events = []
    original.emit("found", coin=1)
    copy = original.copy()
    assert copy.setup is original.setup
    assert copy.events is None
    assert copy == original
    copy.emit("found", coin=2)
    assert original.events == [("found", {"coin": 1})]


@pytest.mark.parametrize(
    "changed",
    [{"lives": 1}, {"ready": (0,)}, {"agenda": []}, {"turn": 9}, {"outcome": (True, "goal", 1)}],
)
def test_states_that_differ_in_one_field_are_not_equal(changed: dict[str, Any]) -> None:
    one, other = new_state(Setup()), new_state(Setup())
    assert one == other
    for name, value in changed.items():
        setattr(other, name, value)
    assert one != other


def test_a_state_equals_no_other_kind_of_thing() -> None:
    others: list[object] = [Keeper(coins=[], lantern=None), 1, None]
    assert Lantern(oil=1) not in others


def test_states_change_and_so_have_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Lantern(oil=1))


def test_a_state_comes_back_from_json_with_the_same_types() -> None:
    again = Rich.from_data(json.loads(json.dumps(rich().to_data())))
    assert again == rich()
    assert repr(again) == repr(rich())
    assert again.pairs[0].deck.count() == 1


def test_a_missing_optional_state_comes_back_as_none() -> None:
    bare = rich()
    bare.maybe = bare.old_style = None
    assert Rich.from_data(json.loads(json.dumps(bare.to_data()))) == bare
    assert bare.copy() == bare


def test_the_plain_data_of_a_game_leaves_out_setup_and_events() -> None:
    s = new_state(Setup())
    s.events = []
    s.outcome = Outcome(True, "goal", 5)
    data = s.to_data()
    assert "setup" not in data
    assert "events" not in data
    again = State.from_data(json.loads(json.dumps(data)), setup=Setup())
    assert again == s
    assert isinstance(again.outcome, Outcome)
    assert again.events is None


def test_a_state_shows_its_fields() -> None:
    assert repr(Keeper(coins=[1], lantern=None)) == "Keeper(coins=[1], lantern=None)"


def test_a_state_crosses_processes() -> None:
    s = new_state(Setup())
    assert pickle.loads(pickle.dumps(s)) == s


def test_a_state_is_made_with_all_its_fields_and_no_others() -> None:
    with pytest.raises(TypeError, match="Keeper lacks these fields, or has no such: lantern"):
        Keeper(coins=[])
    with pytest.raises(TypeError, match="Lantern lacks these fields, or has no such: wick"):
        Lantern(oil=1, wick=2)


SCALARS = st.none() | st.booleans() | st.integers() | st.text()
JSON = st.recursive(
    SCALARS, lambda part: st.lists(part) | st.dictionaries(st.text(), part), max_leaves=20
)


@given(JSON)
def test_freezing_and_making_plain_again_changes_nothing(value: Any) -> None:
    assert plain(value) == value
    assert plain(freeze(value)) == value
    assert freeze(freeze(value)) == freeze(value)


def test_freezing_reaches_into_tuples() -> None:
    assert freeze((1, [2, ([3],)])) == (1, (2, ((3,),)))


@given(JSON)
def test_what_is_frozen_holds_no_list(value: Any) -> None:
    assert not _has_list(freeze(value))


def _has_list(value: Any) -> bool:
    parts = value.values() if isinstance(value, dict) else value if _is_row(value) else ()
    return isinstance(value, list) or any(_has_list(part) for part in parts)


def _is_row(value: Any) -> bool:
    return isinstance(value, list | tuple)


@given(
    st.lists(st.lists(st.integers())),
    st.none() | st.integers(),
    st.dictionaries(st.text(), st.integers()),
)
def test_thawing_rebuilds_what_was_made_plain(
    grid: list[list[int]], oil: int | None, names: dict[str, int]
) -> None:
    frozen = tuple(tuple(row) for row in grid)
    keeper = Keeper(coins=[], lantern=None if oil is None else Lantern(oil=oil))
    assert from_plain(list[list[int]], plain(grid)) == grid
    assert from_plain(tuple[tuple[int, ...], ...], plain(frozen)) == frozen
    assert from_plain(Keeper | None, plain(keeper)) == keeper
    assert from_plain(list[Keeper], plain([keeper])) == [keeper]
    assert from_plain(dict[str, Lantern], plain({n: Lantern(oil=i) for n, i in names.items()})) == {
        n: Lantern(oil=i) for n, i in names.items()
    }
