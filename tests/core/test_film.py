"""A film shows everything that happened, in order, and ends with the current table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from vigil.core.dealer import SeededDealer
from vigil.core.film import Frame, film
from vigil.core.game import find_game
from vigil.core.record import Record
from vigil.core.table import Table

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("ghost_stories", {"players": 3}),
    ("ghost_stories", {"players": 2, "modules": ["white_moon"]}),
    ("horizons", {"players": 2}),
]


def played(name: str, setup: dict[str, Any], seed: int) -> Table:
    """A game of random answers, as far as it goes."""
    table = Table.start(find_game(name).setup.from_data(setup), SeededDealer(seed))
    random = Random(seed)
    while table.decision is not None:
        table.apply(random.randrange(len(table.decision.options)))
    return table


def opened(record: Record, ply: int) -> Table:
    return Table.replay(replace(record, seed=None), to=ply)


def without_threats(view: Mapping[str, Any]) -> dict[str, Any]:
    """A view without what is going to happen in the lands: at the end nothing is."""
    lands = [{**land, "next": None} for land in view.get("lands", [])]
    return {**view, "lands": lands}


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_a_film_shows_every_event_in_order(name: str, setup: dict[str, Any]) -> None:
    table = played(name, setup, 1)
    begun = opened(table.record, 0)
    frames = film(begun, table.record.answers)
    assert [*begun.events, *(frame.event for frame in frames)] == table.events
    assert begun.ply == 0
    plies = [frame.ply for frame in frames]
    assert plies == sorted(plies)
    assert without_threats(frames[-1].view) == without_threats(table.view())


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_a_film_may_begin_in_the_middle_of_a_step(name: str, setup: dict[str, Any]) -> None:
    table = played(name, setup, 2)
    answers = table.record.answers
    whole = film(opened(table.record, 0), answers)
    for ply in range(3, len(answers), 17):
        later = film(opened(table.record, ply), answers[ply:])
        assert later == [frame for frame in whole if frame.ply > ply]


def frames_of(name: str, setup: dict[str, Any], tag: str) -> list[Frame]:
    """All frames of some games in which such a thing happens."""
    tables = [played(name, setup, seed) for seed in range(6)]
    films = [film(opened(table.record, 0), table.record.answers) for table in tables]
    return [frame for frames in films for frame in frames if frame.event.tag == tag]


def test_a_taoist_who_has_moved_stands_where_he_went() -> None:
    frames = frames_of("ghost_stories", {"players": 3}, "taoist_moved")
    assert frames
    for _, event, view in frames:
        tile = view["village"][event.data["tile"]]
        assert event.data["board"] in (*tile["taoists"], *tile["dead"])


def test_a_dead_taoist_has_lost_what_he_had() -> None:
    frames = frames_of("ghost_stories", {"players": 3}, "taoist_died")
    assert frames
    for _, event, view in frames:
        (board,) = (one for one in view["boards"] if one["colour"] == event.data["board"])
        assert not any(board["tao"].values())
        assert not board["yin_yang"]
