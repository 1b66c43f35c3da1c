"""A queue that is fair by time: to addresses first, then to the tables of one address."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import count

from hypothesis import given
from hypothesis import strategies as st

from vigil.server.common.fair_queue import GUESS, MOST_PASSED, FairQueue, Place

LONGEST = 2.0
LENGTHS = st.lists(st.floats(0.001, LONGEST), min_size=1, max_size=12)
"""How long a client's turns take, again and again."""


def anybody(_: str) -> bool:
    return True


class Crowd:
    """People who want a turn again as soon as they have had one, and some workers."""

    def __init__(self, wishes: dict[Place, list[float]], workers: int = 1) -> None:
        self.line: FairQueue[int] = FairQueue()
        self.had: defaultdict[Place, float] = defaultdict(float)
        self.turns: Counter[Place] = Counter()
        self.now = 0.0
        self._wishes = wishes
        self._workers = workers
        self._running: list[tuple[float, float, Place]] = []
        self._numbers = count()
        for place in wishes:
            self.want(place)

    def want(self, place: Place) -> None:
        self.line.join(next(self._numbers), place)

    def turn(self) -> None:
        """Let all workers begin, and the first of them end."""
        while len(self._running) < self._workers and (chosen := self.line.next(anybody)):
            _, place = chosen
            lengths = self._wishes[place]
            length = lengths[self.turns[place] % len(lengths)]
            self.turns[place] += 1
            self._running.append((self.now + length, length, place))
            self.want(place)
        self._running.sort()
        self.now, length, place = self._running.pop(0)
        self.had[place] += length
        self.line.done(place, length)

    def of(self, address: str) -> float:
        """What an address has had."""
        return sum(had for place, had in self.had.items() if place.address == address)


@given(st.lists(LENGTHS, min_size=2, max_size=5), st.integers(1, 3), st.integers(0, 150))
def test_addresses_that_always_want_something_get_the_same_time(
    lengths: list[list[float]], workers: int, turns: int
) -> None:
    crowd = Crowd({Place(str(n)): one for n, one in enumerate(lengths)}, workers)
    for _ in range(turns):
        crowd.turn()
    had = [crowd.of(str(n)) for n in range(len(lengths))]
    assert max(had) - min(had) <= (workers + 1) * (LONGEST + GUESS)


@given(st.integers(1, 30), LENGTHS, LENGTHS, st.integers(40, 150))
def test_it_does_not_matter_how_many_tables_an_address_has(
    tables: int, its: list[float], others: list[float], turns: int
) -> None:
    wishes = {Place("many", str(n)): its for n in range(tables)} | {Place("one", "own"): others}
    crowd = Crowd(wishes)
    for _ in range(turns):
        crowd.turn()
    assert abs(crowd.of("many") - crowd.of("one")) <= 2 * (LONGEST + GUESS)


@given(st.lists(LENGTHS, min_size=2, max_size=5), st.integers(0, 150))
def test_tables_of_one_address_get_the_same_time(lengths: list[list[float]], turns: int) -> None:
    crowd = Crowd({Place("one", str(n)): each for n, each in enumerate(lengths)})
    for _ in range(turns):
        crowd.turn()
    had = [crowd.had[Place("one", str(n))] for n in range(len(lengths))]
    assert max(had) - min(had) <= 2 * (LONGEST + GUESS)


@given(st.lists(LENGTHS, min_size=1, max_size=5), st.integers(0, 60))
def test_whoever_comes_waits_no_longer_than_until_each_other_has_had_a_turn_more(
    lengths: list[list[float]], turns: int
) -> None:
    crowd = Crowd({Place(str(n)): one for n, one in enumerate(lengths)})
    for _ in range(turns):
        crowd.turn()
    crowd._wishes[Place("new")] = [1.0]
    crowd.want(Place("new"))
    before = dict(crowd.had)
    while not crowd.turns[Place("new")]:
        crowd.turn()
    passed = [crowd.had[place] - before[place] for place in before]
    assert max(passed, default=0.0) <= 2 * LONGEST


def test_nobody_saves_turns_up_while_he_is_away_or_in_debt() -> None:
    line: FairQueue[int] = FairQueue()
    line.join(0, Place("debtor"))
    for number in range(1, 100):
        line.join(number, Place("busy"))
        chosen = line.next(lambda address: address != "debtor")
        assert chosen == (number, Place("busy"))
        line.done(Place("busy"), 1.0)
    for number in range(100, 110):
        line.join(number, Place("busy"))
        line.join(number + 100, Place("debtor"))
    turns = Counter[str]()
    for _ in range(10):
        chosen = line.next(anybody)
        assert chosen is not None
        line.done(chosen[1], 1.0)
        turns[chosen[1].address] += 1
    assert turns["debtor"] <= turns["busy"] + 2


def test_what_can_wait_goes_last_but_not_without_end() -> None:
    line: FairQueue[str] = FairQueue()
    line.join("analysis", Place("a", "t", patient=True))
    gone = []
    while "analysis" not in gone:
        line.join("bot", Place("b", "u"))
        chosen = line.next(anybody)
        assert chosen is not None
        line.done(chosen[1], 0.01)
        gone.append(chosen[0])
    assert gone == ["bot"] * MOST_PASSED + ["analysis"]


ACTS = st.lists(
    st.tuples(
        st.sampled_from(["join", "next", "done", "leave"]),
        st.sampled_from("abc"),
        st.sampled_from("tu"),
        st.booleans(),
    ),
    max_size=80,
)


@given(ACTS, st.sets(st.sampled_from("abc")))
def test_no_worker_rests_while_somebody_may_have_a_turn_and_nothing_is_left_behind(
    acts: list[tuple[str, str, str, bool]], in_debt: set[str]
) -> None:
    line: FairQueue[int] = FairQueue()
    waiting: dict[int, Place] = {}
    running: list[Place] = []
    for number, (act, address, table, patient) in enumerate(acts):
        if act == "join":
            waiting[number] = Place(address, table, patient)
            line.join(number, waiting[number])
        elif act == "next":
            chosen = line.next(lambda address: address not in in_debt)
            able = [one for one, place in waiting.items() if place.address not in in_debt]
            assert (chosen is not None) == bool(able)
            if chosen is not None:
                assert waiting.pop(chosen[0]) == chosen[1]
                running.append(chosen[1])
        elif act == "done" and running:
            line.done(running.pop(), 0.5)
        elif act == "leave" and waiting:
            line.leave(*waiting.popitem())
        assert len(line) == len(waiting)
        assert set(line.addresses) == {place.address for place in waiting.values()}
    while waiting:
        line.leave(*waiting.popitem())
    while running:
        line.done(running.pop(), 0.5)
    assert not line._tables
    assert not line._urgent
    assert not line._patient
