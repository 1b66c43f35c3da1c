from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from core.play import finished
from core.toy import Setup
from vigil.core import SeededDealer, Table
from vigil.core.commitment import Grade, Known, commitment, mixed, verify
from vigil.core.errors import BadRecord, NotVerified
from vigil.core.game import find_game
from vigil.core.record import Record

SEED = 2**127 + 5
SHOWN = commitment(SEED)
ANNS, BENS = "0f" * 16, "a1" * 32
LUCK = (ANNS, BENS)
BEFORE = Known(SHOWN)
"""The knowledge of a verifier who noted the commitment before the game."""
ANN = Known(SHOWN, ((0, ANNS),))
"""What Ann knows, whose page added to the seed after that."""
BEN = Known(SHOWN, ((1, BENS),))


def played(seed: int = SEED) -> Record:
    """A finished game with the commitment of its dealer."""
    record = finished(4, dealer=SeededDealer(seed)).record
    return replace(record, commitment=commitment(seed))


def bare() -> Record:
    """The same without its commitment."""
    return replace(played(), commitment=None)


def dealt_by_both(luck: tuple[str, ...] = LUCK) -> Record:
    """A finished game whose seed was made of a secret and of what its players added."""
    record = finished(4, dealer=SeededDealer(mixed(SEED, luck))).record
    return replace(record, commitment=SHOWN, secret=SEED, luck=luck)


def forked(at: int = 3, seed: int = SEED) -> Record:
    """A game forked from another one with another dealer."""
    table = Table.replay(finished(4).record, to=at)
    table.dealer = SeededDealer(seed)
    table.rewind(at)
    while table.decision is not None:
        table.apply(0)
    return replace(table.record, commitment=commitment(seed), dealt_from=at)


def from_position(seed: int = SEED) -> Record:
    """A game that began at a position, as lessons do."""
    start = Table.replay(finished(4).record, to=3)
    table = Table.at(start.game, start.state, SeededDealer(seed))
    while table.decision is not None:
        table.apply(0)
    return replace(table.record, commitment=commitment(seed))


def refused(record: Record, known: Known | None = None) -> str:
    with pytest.raises(NotVerified) as caught:
        verify(record, known)
    return caught.value.code


def rolls(record: Record) -> int:
    """How many answers of a record come from chance."""
    table, count = Table.replay(replace(record, seed=None), to=0), 0
    for answer in record.answers:
        assert table.decision is not None
        count += table.decision.chance
        table.apply(answer)
    return count


def test_a_commitment_binds_to_one_seed_and_does_not_tell_it() -> None:
    assert commitment(SEED) == commitment(SEED)
    assert len({commitment(seed) for seed in range(500)}) == 500
    assert len(commitment(SEED)) == 64
    assert str(SEED) not in commitment(SEED)


# -- the three grades

GRADES: dict[str, tuple[Callable[[], Record], Known, Grade]] = {
    "nothing from outside": (played, Known(), "nothing"),
    "a record without a commitment": (bare, Known(), "nothing"),
    "entropy without a commitment": (dealt_by_both, Known(luck=((0, ANNS),)), "nothing"),
    "a fork as it says of itself": (forked, Known(), "nothing"),
    "the commitment alone": (played, BEFORE, "without_players"),
    "a record that lacks it": (bare, BEFORE, "without_players"),
    "entropy in the record alone": (dealt_by_both, BEFORE, "without_players"),
    "a fork that is known as one": (forked, Known(SHOWN, (), 3), "without_players"),
    "a position that is known": (from_position, Known(SHOWN, (), 0), "without_players"),
    "one's own entropy": (dealt_by_both, ANN, "everything"),
    "without its seat": (dealt_by_both, Known(SHOWN, ((None, BENS),)), "everything"),
    "that of all": (dealt_by_both, Known(SHOWN, ((0, ANNS), (1, BENS))), "everything"),
    "one of two seats": (lambda: dealt_by_both(("", BENS)), BEN, "everything"),
}


@pytest.mark.parametrize("case", GRADES)
def test_what_is_known_from_outside_decides_what_is_proved(case: str) -> None:
    make, known, grade = GRADES[case]
    record = make()
    found = verify(record, known)
    assert found.grade == grade
    assert found.checked + found.unchecked == rolls(record)
    assert found.finished
    assert verify(Record.from_json(record.to_json()), known) == found


def test_confirmed_entropy_is_counted() -> None:
    both = Known(SHOWN, ((0, ANNS), (1, BENS)))
    counts = [verify(dealt_by_both(), known) for known in (BEFORE, ANN, both)]
    assert [(one.confirmed, one.contributed) for one in counts] == [(0, 2), (1, 2), (2, 2)]


@pytest.mark.parametrize("seed", [0, 1, 99, SEED])
def test_every_roll_and_draw_of_a_fair_game_is_checked(seed: int) -> None:
    record = played(seed)
    assert verify(record, Known(commitment(seed))).checked == rolls(record) > 0


# -- tricks


def changed(record: Record, **parts: Any) -> Record:
    """A record in which an operator wrote something else."""
    return replace(record, **parts)


def dealt_late(part: float) -> Record:
    """A game that says of itself that it was dealt from there on."""
    return changed(played(), dealt_from=int(len(played().answers) * part))


END = 1.0
TRICKS: dict[str, tuple[Callable[[], Record], Known, str]] = {
    "another seed": (lambda: changed(played(), seed=SEED + 1), BEFORE, "other_commitment"),
    "another commitment": (played, Known(commitment(7)), "other_commitment"),
    "another game with its commitment": (lambda: played(SEED + 1), BEFORE, "other_commitment"),
    "the commitment of another seed": (
        lambda: changed(played(), commitment=commitment(7)),
        Known(),
        "other_commitment",
    ),
    "all entropy left out": (played, ANN, "luck_left_out"),
    "one's own left out": (lambda: dealt_by_both(("", BENS)), ANN, "luck_left_out"),
    "one's own changed": (lambda: dealt_by_both(("1f" * 16, BENS)), ANN, "luck_left_out"),
    "seats swapped": (lambda: dealt_by_both((BENS, ANNS)), ANN, "luck_left_out"),
    "no such seat": (dealt_by_both, Known(SHOWN, ((9, ANNS),)), "luck_left_out"),
    "luck changed": (lambda: changed(dealt_by_both(), luck=(BENS, ANNS)), BEFORE, "other_seed"),
    "luck added": (lambda: changed(played(), luck=LUCK, secret=SEED), BEFORE, "other_seed"),
    "luck cut": (lambda: changed(dealt_by_both(), luck=()), BEFORE, "other_seed"),
    "dealt by the secret": (lambda: changed(dealt_by_both(), seed=SEED), ANN, "other_seed"),
    "dealt from the end": (lambda: dealt_late(END), BEFORE, "other_beginning"),
    "dealt from the middle": (lambda: dealt_late(0.5), BEFORE, "other_beginning"),
    "dealt from the end by its own word": (lambda: dealt_late(END), Known(), "nothing_checked"),
    "a fork that begins later": (lambda: forked(5), Known(SHOWN, (), 3), "other_beginning"),
    "a fork as an ordinary game": (forked, BEFORE, "other_beginning"),
    "an ordinary game as a fork": (played, Known(SHOWN, (), 3), "other_beginning"),
    "a chosen position": (from_position, BEFORE, "other_beginning"),
    "no answers": (lambda: changed(played(), answers=()), BEFORE, "nothing_checked"),
    "no such answer": (lambda: changed(played(), answers=(9,)), BEFORE, "no_longer_replays"),
    "answers behind the end": (
        lambda: changed(played(), answers=(*played().answers, 0)),
        BEFORE,
        "no_longer_replays",
    ),
}


@pytest.mark.parametrize("trick", TRICKS)
def test_a_trick_is_found(trick: str) -> None:
    make, known, code = TRICKS[trick]
    assert refused(make(), known) == code


def test_a_fork_in_which_nothing_was_rolled_is_not_verified() -> None:
    record = dealt_late(END)
    assert refused(record, Known(SHOWN, (), record.dealt_from)) == "nothing_checked"


@pytest.mark.parametrize(
    "luck",
    [(f"{ANNS} {BENS}", ""), (ANNS,), (ANNS, BENS, ANNS), (ANNS.upper(), ""), ("-", ANNS), (1, 2)],
    ids=str,
)
def test_entropy_of_another_form_or_for_other_seats_is_no_record(luck: tuple[Any, ...]) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_json(replace(dealt_by_both(), luck=luck).to_json())
    assert caught.value.data["part"] == "luck"


def test_a_record_that_is_cut_short_is_said_to_be() -> None:
    whole = played()
    cut = replace(whole, answers=whole.answers[: len(whole.answers) // 2])
    found = verify(cut, BEFORE)
    assert (found.finished, verify(whole, BEFORE).finished) == (False, True)
    assert 0 < found.checked < rolls(whole)


def test_a_game_still_played_proves_nothing_yet() -> None:
    with pytest.raises(BadRecord) as caught:
        verify(replace(played(), seed=None), BEFORE)
    assert caught.value.code == "seed_not_revealed"
    assert not isinstance(caught.value, NotVerified)


def test_a_roll_that_earlier_rules_may_have_asked_elsewhere_is_no_accusation() -> None:
    record = played()
    wrong = replace(record, seed=SEED + 1, commitment=commitment(SEED + 1))
    assert refused(wrong) == "unfair_roll"
    assert refused(replace(wrong, rules=record.rules - 1)) == "no_longer_replays"


def test_a_choice_that_was_undone_leads_to_the_same_dice() -> None:
    table = Table.start(Setup(), SeededDealer(SEED))
    while table.decision is not None:
        table.apply(len(table.decision.options) - 1)
        table.undo()
        table.apply(0)
    record = replace(table.record, commitment=SHOWN)
    assert verify(record, BEFORE).checked == rolls(record) > 0


# -- whole games

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("ghost_stories", {"players": 2}),
    ("ghost_stories", {"players": 3, "modules": ["white_moon"]}),
    ("horizons", {"players": 2}),
]


def random_game(name: str, data: dict[str, Any], random: Random) -> tuple[Record, list[int]]:
    """A game of anybody, and the plies at which chance had a choice."""
    seed = random.getrandbits(128)
    table = Table.start(find_game(name).setup.from_data(data), SeededDealer(seed))
    while table.decision is not None and table.ply < 400:
        table.apply(random.randrange(len(table.decision.options)))
    record = replace(table.record, commitment=commitment(seed))
    again, plies = Table.replay(record, to=0), []
    again.dealer = None
    for ply, answer in enumerate(record.answers):
        assert again.decision is not None
        if again.decision.chance:
            plies.append(ply)
        again.apply(answer)
    return record, plies


@pytest.mark.parametrize(("name", "data"), GAMES, ids=["ghost_stories", "white_moon", "horizons"])
@pytest.mark.parametrize("seed", range(3))
def test_every_change_of_a_roll_or_draw_is_found(
    name: str, data: dict[str, Any], seed: int
) -> None:
    random = Random(seed)
    record, plies = random_game(name, data, random)
    known = Known(record.commitment)
    found = verify(record, known)
    assert found.checked == len(plies) > 0
    assert bool(found.rolls) == (name != "horizons")
    for ply in random.sample(plies, min(12, len(plies))):
        answers = list(record.answers)
        answers[ply] += random.choice([-2, -1, 1, 2])
        assert refused(replace(record, answers=tuple(answers)), known) == "unfair_roll"


# -- written down


@pytest.mark.parametrize("make", [played, forked, dealt_by_both])
def test_a_commitment_is_written_down_with_the_record(make: Callable[[], Record]) -> None:
    record = make()
    assert Record.from_json(record.to_json()) == record


def test_a_record_without_a_commitment_is_written_as_before() -> None:
    record = finished(1).record
    assert "commitment" not in record.to_json()
    assert Record.from_json(record.to_json()) == record
    assert record.setup == Setup()


def test_neither_side_chooses_the_seed_alone() -> None:
    assert mixed(SEED, ()) == mixed(SEED, ("", "")) == SEED
    seeds = {
        mixed(SEED, LUCK),
        mixed(SEED + 1, LUCK),
        mixed(SEED, LUCK[:1]),
        mixed(SEED, LUCK[::-1]),
    }
    assert len(seeds | {SEED}) == 5
