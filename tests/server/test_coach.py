"""The coach: it objects where another answer is better, and each of its tips is true in games."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

import pytest

from forms import in_form
from vigil.bots.rules_bot import RulesBot
from vigil.core.dealer import SeededDealer
from vigil.core.event import Event
from vigil.core.game import find_game
from vigil.core.plugin import find_plugin
from vigil.core.table import Table
from vigil.insight.foresight import forecast, odds
from vigil.tables.replies.outlooks import Difference, difference
from vigil.words import LANGUAGES, Words

COSTLY: Final = 5
"""From here on the coach objects; ``web/src/lib/table/coach.svelte.ts`` has the same."""
NEAR: Final = 3
"""One question in this many is tested."""
GAMES: Final = (
    ("ghost_stories", {"players": 2, "ask_all": False}),
    ("ghost_stories", {"players": 1, "modules": ["white_moon"]}),
    ("horizons", {"players": 1}),
)
SEEDS: Final = range(3, 3 + in_form(quick=1, long=8))


def played(game: str, setup: dict[str, Any], seed: int) -> Iterator[Table]:
    """A game question by question, well played but for one answer in three."""
    table = Table.start(find_game(game).setup.from_data(setup), SeededDealer(seed))
    bot, random = RulesBot(seed), Random(seed)
    while table.decision is not None:
        yield table
        careless = random.randrange(NEAR) == 0
        options = len(table.decision.options)
        table.apply(random.randrange(options) if careless else bot.choose(table, table.decision))
    yield table


# -- objections


def objections(table: Table, seat: int) -> dict[int, Difference]:
    """The answers of a seat that the coach would object to, with what it would say."""
    decision = table.decision
    assert decision is not None
    found = {index: difference(table, seat, index) for index in decision.options_of(seat)}
    return {index: one for index, one in found.items() if one.cost >= COSTLY and not one.uncertain}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_it_objects_only_where_another_answer_is_better_and_the_forecast_agrees(
    game: str, setup: dict[str, Any], seed: int
) -> None:
    for table in played(game, setup, seed):
        decision = table.decision
        if decision is None or decision.chance or table.ply % NEAR:
            continue
        seat = decision.seats()[0]
        warned = objections(table, seat)
        assert len(warned) < len(decision.options_of(seat)) or not warned, decision
        for index, objection in warned.items():
            assert objection.caused
            after = table.fork()
            after.apply(index)
            if after.outcome is None:
                foreseen = [(event.tag, event.data) for event in forecast(after, seat)]
                assert all(one in foreseen for one in objection.caused)


def test_where_every_answer_costs_as_much_it_says_nothing() -> None:
    """A haunter is laid before one of three tiles, and each of them is going to be haunted."""
    for table in played("ghost_stories", {"players": 2, "ask_all": False}, 3):
        decision = table.decision
        if decision is None or decision.kind != "place_ghost":
            continue
        seat = decision.seats()[0]
        changes = [difference(table, seat, index) for index in range(len(decision.options))]
        haunting = [any(tag == "tile_haunted" for tag, _ in one.caused) for one in changes]
        if all(haunting):
            assert [one.cost for one in changes] == [0] * len(changes)
            return
    raise AssertionError("no ghost of this game was bad everywhere")


# -- tips


def until(events: Sequence[Event], at: int, *ends: str) -> Sequence[Event]:
    """What happened after an event and before the next one of these kinds."""
    rest = events[at + 1 :]
    return rest[: next((n for n, event in enumerate(rest) if event.tag in ends), len(rest))]


def haunted_tiles_help_nobody(events: Sequence[Event], at: int) -> bool:
    """No villager of a haunted tile is asked before it is turned back."""
    tile = events[at].data["tile"]
    while_haunted = until(events, at, "tile_restored")
    return all(one.data["tile"] != tile for one in while_haunted if one.tag == "villager_asked")


def the_last_qi_is_life(events: Sequence[Event], at: int) -> bool:
    """A Taoist who loses the last one dies."""
    lost, then = events[at], events[at + 1]
    fell = then.tag in ("taoist_died", "board_haunted") and then.data["board"] == lost.data["board"]
    return lost.data["qi"] > 0 or fell


def a_board_without_qi_pays_nothing(events: Sequence[Event], at: int) -> bool:
    """It loses none before it gains some."""
    own = [one for one in events[at:] if one.data.get("board") == events[at].data["board"]]
    return all(one.tag != "qi_lost" for one in until(own, 0, "qi_gained"))


def a_ravage_of_two_adds_blight(events: Sequence[Event], at: int) -> bool:
    """A ravage adds blight by 2 damage, and by no less."""
    then = until(events, at, "ravaged", "dahan_strike_back", "action_skipped", "phase_began")
    blighted = any(one.tag in ("blight_added", "blight_prevented") for one in then)
    damage: int = events[at].data["damage"]
    return blighted == (damage >= 2)


def blight_destroys_presence(events: Sequence[Event], at: int) -> bool:
    """The blight that destroys it was added to its land."""
    lost = events[at].data
    blighted = [one.data["land"] for one in events[:at] if one.tag == "blight_added"]
    return bool(lost["why"] != "blight" or blighted[-1] == lost["land"])


def every_third_fear_card_raises_terror(events: Sequence[Event], at: int) -> bool:
    """The third and the sixth raise the level, and no others but the ninth, which wins."""
    taken: int = events[at].data["taken"]
    rose = events[at + 1].tag in ("terror_rose", "game_ended")
    return rose == (taken % 3 == 0)


def survivors_of_a_ravage_strike_back(events: Sequence[Event], at: int) -> bool:
    """They do so in the land that was ravaged last."""
    ravaged = [one.data["land"] for one in events[:at] if one.tag == "ravaged"]
    return bool(ravaged[-1] == events[at].data["land"])


HOLDS: Final[dict[str, tuple[str, Callable[[Sequence[Event], int], bool]]]] = {
    "gs-tile_haunted": ("tile_haunted", haunted_tiles_help_nobody),
    "gs-qi_lost": ("qi_lost", the_last_qi_is_life),
    "gs-board_haunted": ("board_haunted", a_board_without_qi_pays_nothing),
    "hz-blight_added": ("ravaged", a_ravage_of_two_adds_blight),
    "hz-presence_destroyed": ("presence_destroyed", blight_destroys_presence),
    "hz-fear_card_earned": ("fear_card_earned", every_third_fear_card_raises_terror),
    "hz-dahan_strike_back": ("dahan_strike_back", survivors_of_a_ravage_strike_back),
}
"""By tip, the events at which it can be checked, and how."""
BY_ODDS: Final = "gs-exorcism_failed"
"""This one is checked by the odds."""


def test_each_tip_is_checked() -> None:
    games = [find_plugin(name) for name in ("ghost_stories", "horizons")]
    texts = [game.file("locale/en/web/coach.ftl").read_text("utf-8") for game in games]
    tips = [key for text in texts for key in re.findall(r"^web-coach-tip-([\w-]+)", text, re.M)]
    assert sorted(tips) == sorted({*HOLDS, BY_ODDS})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tip_sends_to_a_friend_only_where_there_is_one(language: str) -> None:
    words = Words(language, "ghost_stories")
    alone, together = (words.text(f"web-coach-tip-{BY_ODDS}", players=count) for count in (1, 2))
    friend = {"en": "friend", "ru": "к тому", "pl": "kogoś"}[language]
    assert friend in together
    assert friend not in alone


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_tips_are_true_in_whole_games(game: str, setup: dict[str, Any], seed: int) -> None:
    *_, table = played(game, setup, seed)
    events = table.events
    wrong = [
        (tip, events[at])
        for tip, (tag, holds) in HOLDS.items()
        for at, event in enumerate(events)
        if event.tag == tag and not holds(events, at)
    ]
    assert wrong == []
    assert any(event.tag in {tag for tag, _ in HOLDS.values()} for event in events)


@pytest.mark.parametrize("seed", SEEDS)
def test_tao_of_the_right_colour_only_raises_the_odds(seed: int) -> None:
    better = 0
    for table in played("ghost_stories", {"players": 2, "ask_all": False}, seed):
        if table.decision is not None and table.ply % NEAR == 0:
            chances = [one for found in odds(table).values() for one in found]
            assert all(one.helped >= one.alone for one in chances)
            better += any(one.helped > one.alone for one in chances)
    assert better
