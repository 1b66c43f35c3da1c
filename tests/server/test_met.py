"""What a finished game has shown of its box."""

from __future__ import annotations

from typing import Any

import pytest

from vigil.bots.random_bot import RandomBot
from vigil.core.dealer import SeededDealer
from vigil.core.game import find_game
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.tables.replies.met import met_in
from vigil.words import box_of


def played(game: str, most: int = 100_000) -> Record:
    """A game of a random bot, to its end or for some answers."""
    table: Table[Any] = Table.start(find_game(game).setup(), SeededDealer(3))
    bot = RandomBot(3)
    while table.decision is not None and table.ply < most:
        table.apply(bot.choose(table, table.decision))
    return table.record


def test_the_ghosts_that_were_drawn_were_met_and_no_others() -> None:
    record = played("ghost_stories")
    events = Table[Any].replay(record).events
    drawn = {event.data["ghost"] for event in events if event.tag == "ghost_drawn"}
    cards = {
        f"{entry.kind}/{entry.id}"
        for entry in box_of(record.setup).values()
        if entry.facts.get("number") in drawn
    }
    met = {one for one in met_in(record) if one.startswith(("ghost/", "incarnation/"))}
    assert met == cards
    assert met


def test_the_spirit_and_the_cards_that_were_played_were_met() -> None:
    record = played("horizons")
    events = Table[Any].replay(record).events
    spirit = f"spirit/{events[0].data['spirits'][0]}"
    cards = {f"power/{event.data['card']}" for event in events if event.tag == "card_played"}
    assert {spirit, *cards} <= {*met_in(record)}
    assert cards


@pytest.mark.parametrize("game", ["ghost_stories", "horizons"])
def test_everything_that_was_met_is_in_the_box(game: str) -> None:
    record = played(game)
    pieces = {f"{one.kind}/{one.id}" for one in box_of(record.setup).values()}
    assert {*met_in(record)} <= pieces


def test_a_game_that_goes_on_tells_nothing() -> None:
    assert met_in(played("ghost_stories", most=9)) == []
