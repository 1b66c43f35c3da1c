"""Every example of every book, played by its solution."""

from __future__ import annotations

import pytest

from vigil.core.game import game_names
from vigil.teaching.book import (
    Example,
    ExampleAnswer,
    Fact,
    Misplayed,
    Offer,
    examples_of,
    keeps,
    play,
    solution,
)
from words.source import event_tags

EXAMPLES = [
    pytest.param(example, id=f"{game}/{name}")
    for game in game_names()
    for name, example in examples_of(game).items()
]
FAILS = Example(
    "ghost_stories",
    "red ghosts: - 38 -; yellow: at 1; deck: 31 ghost; turn: yellow",
    (
        ExampleAnswer("move", ("stay",)),
        ExampleAnswer("act", ("exorcise",)),
        *(ExampleAnswer("tao_die", ("face", face)) for face in ("red", "yellow", "green")),
    ),
)
"""Nothing to try out but what this file is about."""


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_solution_brings_about_what_the_example_says(example: Example) -> None:
    played = play(example, solution(example).choices)
    assert played.missing == ()
    assert example.facts or example.options, "an example has to state something"
    assert solution(example).choices, "an example has to be played"


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_question_along_the_way_offers_what_the_example_says(example: Example) -> None:
    offer = example.options
    if offer is None:
        return
    asked = [one for one in solution(example).asked if one.kind == offer.kind]
    assert asked
    assert keeps(offer, asked[0].options), asked[0]


@pytest.mark.parametrize("example", EXAMPLES)
def test_what_must_not_happen_could_happen(example: Example) -> None:
    assert {fact.happens for fact in example.facts} - {""} <= event_tags(example.game)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_game_of_an_example_is_the_one_that_brings_it(example: Example) -> None:
    assert example in examples_of(example.game).values()


# -- playing an example


def test_chance_falls_as_in_the_solution_and_then_by_the_seed() -> None:
    assert [answer.takes[1] for answer in solution(FAILS).rolls] == ["red", "yellow", "green"]
    first, again = (play(FAILS, solution(FAILS).choices) for _ in range(2))
    assert first.table.events == again.table.events


def test_an_answer_beside_the_solution_has_no_next_one() -> None:
    beside = play(FAILS, [1])
    assert not beside.follows
    assert beside.next is None
    assert play(FAILS, []).next == solution(FAILS).choices[0]


def test_a_solution_that_does_not_fit_is_refused() -> None:
    with pytest.raises(Misplayed, match="tile"):
        solution(Example(FAILS.game, FAILS.position, (ExampleAnswer("move", ("tile", 99)),)))


@pytest.mark.parametrize(
    ("fact", "so"),
    [
        (Fact(happens="exorcism_failed"), True),
        (Fact(happens="exorcism_failed", data={"seat": 7}), False),
        (Fact(happens="ghost_discarded", never=True), True),
        (Fact(happens="exorcism_failed", never=True), False),
        (Fact(stands="red ghosts: - 38 -"), True),
        (Fact(stands="yellow: qi 4, at 1"), True),
        (Fact(stands="yellow: qi 3"), False),
        (Fact(stands="yellow: qi 3", never=True), True),
    ],
)
def test_a_fact_that_is_not_so_is_missing(fact: Fact, so: bool) -> None:
    example = Example(FAILS.game, FAILS.position, FAILS.answers, (fact,))
    assert (play(example, solution(example).choices).missing == ()) is so


@pytest.mark.parametrize(
    ("offer", "kept"),
    [
        (Offer("x", only=(("tile",), ("stay",))), True),
        (Offer("x", only=(("tile",),)), False),
        (Offer("x", only=(("tile",), ("stay",), ("power",))), False),
        (Offer("x", with_=(("tile", 4),)), True),
        (Offer("x", with_=(("tile", 5),)), False),
        (Offer("x", not_=(("tile", 5),)), True),
        (Offer("x", not_=(("tile",),)), False),
    ],
)
def test_what_a_question_offers_is_checked(offer: Offer, kept: bool) -> None:
    assert keeps(offer, (("tile", 3), ("tile", 4), ("stay",))) is kept
