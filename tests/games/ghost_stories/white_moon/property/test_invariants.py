"""Invariants over games of any setup, from the start and from late positions."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from forms import numbers
from games.ghost_stories.property.games import GAMES
from games.ghost_stories.property.test_invariants import points
from games.ghost_stories.white_moon.property.games import (
    ALL,
    KINDS,
    PLACES,
    Game,
    Walk,
    setup_number,
)
from games.ghost_stories.white_moon.property.invariants import INCARNATIONS as WU_FENG
from games.ghost_stories.white_moon.property.invariants import INVARIANTS, moon
from games.ghost_stories.white_moon.property.ledger import Ledger
from vigil.core.deck import KNOWN
from vigil.games.ghost_stories import Setup, State
from vigil.games.ghost_stories.white_moon.model.options import INCARNATIONS, VILLAGES
from words.source import decision_kinds, event_tags

MODULE = "ghost_stories/white_moon"
NAMED_ELSEWHERE = {"devour", "kill_another", "school_ghosts", "barrier_ghosts"}
"""Kinds of questions that are passed on before they are asked."""

USED_UP = {"life_potion", "moon_dust", "scroll_of_unity", "firework"}

quick = settings(max_examples=max(20, GAMES // 2), derandomize=True, database=None)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any setup with White Moon; who sits where is left to chance."""
    players, level, edition = draw(st.sampled_from(KINDS))
    return Setup(
        players=players,
        level=level,
        edition=edition,
        modules=("white_moon",),
        options={
            "portal": draw(st.sampled_from(PLACES)),
            "village": draw(st.sampled_from(VILLAGES)),
            "incarnations": draw(st.sampled_from(INCARNATIONS)),
        },
        switches=tuple(draw(st.lists(st.sampled_from(ALL), unique=True, max_size=5))),
    )


walks = st.builds(Walk, setups(), st.integers(0, 2**32 - 1), st.booleans(), st.booleans())
from_the_start = st.builds(Walk, setups(), st.integers(0, 2**32 - 1), st.just(False))


@quick
@given(walk=walks)
def test_the_invariants_hold_at_every_question(walk: Walk) -> None:
    Game(walk).keeps(*INVARIANTS)


@quick
@given(walk=from_the_start)
def test_the_events_tell_everything_that_changes_hands(walk: Walk) -> None:
    game, ledger, heard = Game(walk), Ledger(walk.setup), 0
    for decision in game.questions():
        if game.state.turn and decision.kind in ("move", "ghost_card", "su_ling", "barrier"):
            events = game.table.events
            ledger.hear(events[heard:])
            heard = len(events)
            ledger.agrees_with(game.state)
    ledger.hear(game.table.events[heard:])
    ledger.agrees_with(game.state)


@quick
@given(walk=walks)
def test_the_score_is_the_sum_of_its_lines(walk: Walk) -> None:
    game = Game(walk)
    game.play()
    outcome = game.table.view()["outcome"]
    assert outcome["score"] == sum(outcome["lines"].values())
    assert outcome["score"] == points(game.state) + seen_in_deck(game.state) + moonlit(game.state)


def seen_in_deck(s: State) -> int:
    """Ghosts that the Shield of Time has turned away count like the others in the deck."""
    seen = [int(top[1]) for name, top in s.deck.layers if name == KNOWN]
    ghosts = sum(1 for number in seen if number not in WU_FENG)
    if s.setup.edition == "first_print":
        return 0
    return ghosts if s.outcome is not None and s.outcome.won else -ghosts


def moonlit(s: State) -> int:
    """A point for each saved villager, more for a portal that is hard to reach."""
    assert s.outcome is not None
    if "W7" in s.setup.switches and not s.outcome.won:
        return 0
    portal = moon(s).portal
    place = 0 if portal == 4 else 4 if portal % 2 == 0 else 2
    return sum(moon(s).shelter) + place


def test_the_walks_see_every_question_event_and_end_of_the_module() -> None:
    kinds: set[str] = set()
    tags: set[str] = set()
    ends: set[str] = set()
    details: set[Any] = set()
    used = {("artifact_used", artifact) for artifact in USED_UP}
    own_kinds = decision_kinds(MODULE) | NAMED_ELSEWHERE
    reasons = {"incarnations_exorcised", "villagers_dead", "taoists_dead", "deck_empty"}

    def is_all_seen() -> bool:
        asked, told = kinds >= own_kinds, tags >= event_tags(MODULE)
        return asked and told and ends >= reasons and details >= used

    for index in numbers(160, is_all_seen):
        game = Game(Walk(setup_number(index), index, late=index % 3 > 0))
        for decision in game.questions():
            kinds.add(decision.kind)
        for event in game.table.events:
            tags.add(event.tag)
            details |= {(event.tag, value) for value in event.data.values() if is_word(value)}
        assert game.table.outcome is not None
        ends.add(game.table.outcome.reason)
    assert kinds >= own_kinds
    assert tags >= event_tags(MODULE)
    assert ends >= reasons
    assert details >= used


def is_word(value: object) -> bool:
    """Whether a fact of an event is a text."""
    return isinstance(value, str)
