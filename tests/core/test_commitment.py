from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from core.play import finished
from core.toy import Setup
from vigil.core import SeededDealer, Table
from vigil.core.commitment import commitment, mixed, verify
from vigil.core.errors import BadRecord
from vigil.core.record import Record

SEED = 2**127 + 5


def played(seed: int = SEED) -> Record:
    """A finished game with the promise that its dealer made."""
    record = finished(4, dealer=SeededDealer(seed)).record
    return replace(record, commitment=commitment(seed))


def refused(record: Record, shown: str | None = None) -> str:
    with pytest.raises(BadRecord) as caught:
        verify(record, shown)
    return caught.value.code


def test_a_promise_binds_to_one_seed_and_does_not_tell_it() -> None:
    assert commitment(SEED) == commitment(SEED)
    assert len({commitment(seed) for seed in range(500)}) == 500
    assert len(commitment(SEED)) == 64
    assert str(SEED) not in commitment(SEED)


def rolls(record: Record) -> int:
    """How many answers of a record come from chance."""
    table, count = Table.replay(replace(record, seed=None), to=0), 0
    for answer in record.answers:
        assert table.decision is not None
        count += table.decision.chance
        table.apply(answer)
    return count


@pytest.mark.parametrize("seed", [0, 1, 99, SEED])
def test_every_roll_and_draw_of_a_fair_game_is_proved(seed: int) -> None:
    record = played(seed)
    assert verify(record) == verify(record, commitment(seed)) == rolls(record) > 0


def test_a_roll_that_the_dealer_did_not_make_is_found() -> None:
    record = played()
    table = Table.replay(replace(record, seed=None), to=0)
    for ply, answer in enumerate(record.answers):
        decision = table.decision
        assert decision is not None
        if decision.chance and len(decision.options) > 1:
            other = (answer + 1) % len(decision.options)
            wrong = (*record.answers[:ply], other)
            with pytest.raises(BadRecord) as caught:
                verify(replace(record, answers=wrong))
            assert (caught.value.code, caught.value.data["ply"]) == ("unfair_roll", ply)
        table.apply(answer)


def test_a_dealer_other_than_the_promised_one_is_found() -> None:
    record = played()
    assert refused(replace(record, commitment=commitment(SEED + 1))) == "other_dealer"
    assert refused(record, commitment(SEED + 1)) == "other_dealer"
    assert refused(replace(record, seed=SEED + 1)) == "other_dealer"


def test_without_a_promise_or_its_seed_nothing_is_proved() -> None:
    record = played()
    assert refused(replace(record, commitment=None)) == "no_commitment"
    assert refused(replace(record, seed=None)) == "seed_not_revealed"


def test_a_record_that_no_longer_replays_proves_nothing() -> None:
    record = played()
    assert refused(replace(record, answers=(9,))) == "no_longer_replays"


def test_a_roll_that_earlier_rules_may_have_asked_elsewhere_is_no_accusation() -> None:
    record = played()
    assert record.answers
    wrong = replace(record, seed=SEED + 1, commitment=commitment(SEED + 1))
    assert refused(wrong) == "unfair_roll"
    assert refused(replace(wrong, rules=record.rules - 1)) == "no_longer_replays"


def test_a_game_that_went_on_from_another_is_proved_from_there_on() -> None:
    whole = finished(4).record
    table = Table.replay(whole, to=3)
    table.dealer = SeededDealer(SEED)
    table.rewind(3)
    while table.decision is not None:
        table.apply(0)
    record = replace(table.record, commitment=commitment(SEED), dealt_from=3)
    assert 0 < verify(record) < rolls(record)


@pytest.mark.parametrize("dealt_from", [0, 3])
def test_a_promise_is_written_down_with_the_record(dealt_from: int) -> None:
    record = replace(played(), dealt_from=dealt_from)
    assert Record.from_json(record.to_json()) == record


def test_a_record_without_a_promise_is_written_as_before() -> None:
    record = finished(1).record
    assert "commitment" not in record.to_json()
    assert Record.from_json(record.to_json()) == record
    assert record.setup == Setup()


LUCK = ("0f" * 16, "", "a1" * 32)


def dealt_by_both(secret: int = SEED, luck: tuple[str, ...] = LUCK) -> Record:
    """A finished game whose seed was made of a secret and of what its players added."""
    record = finished(4, dealer=SeededDealer(mixed(secret, luck))).record
    return replace(record, commitment=commitment(secret), secret=secret, luck=luck)


def test_neither_side_chooses_the_seed_alone() -> None:
    assert mixed(SEED, ()) == mixed(SEED, ("", "")) == SEED
    seeds = {
        mixed(SEED, LUCK),
        mixed(SEED + 1, LUCK),
        mixed(SEED, LUCK[:1]),
        mixed(SEED, LUCK[::-1]),
    }
    assert len(seeds | {SEED}) == 5


def test_a_game_of_both_is_proved_and_comes_back_from_its_file() -> None:
    record = dealt_by_both()
    assert verify(record) == rolls(record) > 0
    assert Record.from_json(record.to_json()) == record


@pytest.mark.parametrize(
    "change",
    [{"luck": (*LUCK[:2], "b1" * 32)}, {"luck": ()}, {"secret": SEED + 1}, {"seed": SEED}],
    ids=lambda change: next(iter(change)),
)
def test_a_server_that_leaves_somebodys_luck_out_is_found(change: dict[str, Any]) -> None:
    assert refused(replace(dealt_by_both(), **change)) == "other_dealer"
