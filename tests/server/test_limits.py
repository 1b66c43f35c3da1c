from __future__ import annotations

import pytest

from vigil.server.common.address import address_prefix
from vigil.server.common.prices import body_price
from vigil.tables import limits
from vigil.tables.errors import Refused, TooMuch
from vigil.tables.limits import Bucket, Buckets, Connections, clean_name, clean_text


class Clock:
    """Time that passes when told."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


def test_a_bucket_gives_so_many_at_once_and_so_many_each_second(clock: Clock) -> None:
    bucket = Bucket(2, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now += 1000
    assert bucket.full
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert not bucket.full


def test_each_address_has_a_bucket_of_its_own(clock: Clock) -> None:
    buckets = Buckets(lambda: Bucket(1, 1))
    buckets.take("here", "too_many_tables")
    buckets.take("there", "too_many_tables")
    with pytest.raises(TooMuch) as caught:
        buckets.take("here", "too_many_tables")
    assert (caught.value.code, caught.value.status) == ("too_many_tables", 429)


def test_what_costs_more_is_taken_beforehand_and_comes_back_in_time(clock: Clock) -> None:
    bucket = Bucket(250, 1000)
    assert bucket.take(900)
    assert not bucket.take(200)
    assert bucket.seconds(200) == 1
    clock.now += 0.5
    assert bucket.take(200)
    assert bucket.seconds(10_000) == 4
    clock.now += 4
    assert bucket.take(10_000)


def test_the_refusal_says_when_there_is_enough_again(clock: Clock) -> None:
    work = Buckets(lambda: Bucket(250, 1000))
    work.take("here", "too_fast", 1000)
    with pytest.raises(TooMuch) as caught:
        work.take("here", "too_fast", 700)
    assert caught.value.data == {"seconds": 3}


@pytest.mark.parametrize(
    ("length", "price"), [("0", 0), ("2000", 1), ("999999999", 50), ("", 50), ("-5", 50), ("x", 50)]
)
def test_a_body_costs_by_its_length(length: str, price: float) -> None:
    assert body_price(length, 100_000) == price


@pytest.mark.parametrize(
    ("host", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::2", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_address(host: str, counted_as: str) -> None:
    assert address_prefix(host) == counted_as


def test_full_buckets_are_forgotten(clock: Clock) -> None:
    buckets = Buckets(lambda: Bucket(1, 1))
    for number in range(10_001):
        buckets.take(str(number), "too_many_requests")
    clock.now += 1
    buckets.take("last", "too_many_requests")
    assert len(buckets._buckets) == 1


def test_an_address_has_so_many_connections_and_gets_them_back() -> None:
    connections = Connections(2)
    with connections.one("here"), connections.one("here"), connections.one("there"):
        with pytest.raises(TooMuch) as caught, connections.one("here"):
            pass
        assert caught.value.code == "too_many_connections"
    with connections.one("here"):
        pass
    assert not connections._open


@pytest.mark.parametrize(
    ("given", "made"),
    [
        ("Ann", "Ann"),
        ("  Ann \t B ", "Ann B"),
        ("\u017b\u00f3\u0142w", "\u017b\u00f3\u0142w"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_cleaned(given: str, made: str) -> None:
    assert clean_name(given, 24) == made


@pytest.mark.parametrize("name", ["", "  ", "\n", "x" * 25, "a\x00b", "a\u202eb", "\x1b[31m"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(Refused) as caught:
        clean_name(name, 24)
    assert caught.value.code == "bad_name"


def test_a_line_of_chat_is_one_line_and_not_too_long() -> None:
    assert clean_text(" so\n be  it ", 300) == "so be it"
    assert (
        clean_text("a\x00b\ud800 \U0001f469\u200d\U0001f680", 300)
        == "ab \U0001f469\u200d\U0001f680"
    )
    for text in ("", " \n ", "x" * 301, "\x00"):
        with pytest.raises(Refused) as caught:
            clean_text(text, 300)
        assert caught.value.code == "bad_chat"
