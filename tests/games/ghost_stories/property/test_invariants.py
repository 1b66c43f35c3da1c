"""Invariants over random games of any setup."""

from __future__ import annotations

from hypothesis import given, settings

from forms import numbers
from games.ghost_stories.property.games import GAMES, Game, Walk, setup_number
from games.ghost_stories.property.invariants import INVARIANTS
from games.ghost_stories.property.ledger import Ledger
from games.ghost_stories.property.strategies import walks
from vigil.games.ghost_stories import State

quick = settings(max_examples=max(10, GAMES // 4), derandomize=True, database=None)


@quick
@given(walk=walks())
def test_all_of_them_are_true_at_every_question(walk: Walk) -> None:
    Game(walk).keeps(*INVARIANTS)


@quick
@given(walk=walks())
def test_the_events_tell_everything_that_changes_hands(walk: Walk) -> None:
    game, ledger, heard = Game(walk), Ledger(walk.setup), 0
    if walk.layers is not None:
        ledger.start(game.state)
    for decision in game.questions():
        if game.state.turn and decision.kind in ("move", "ghost_card", "place_ghost"):
            events = game.table.events
            ledger.hear(events[heard:])
            heard = len(events)
            ledger.agrees_with(game.state)
    ledger.hear(game.table.events[heard:])
    ledger.agrees_with(game.state)


@quick
@given(walk=walks())
def test_cards_removed_at_set_up_stay_unseen(walk: Walk) -> None:
    game = Game(walk)
    removed = unseen(game.state)
    if walk.layers is None:
        assert removed == [5 * (4 - walk.setup.players), 10 - walk.setup.incarnations]
    for _ in game.questions():
        assert unseen(game.state) == removed
    assert unseen(game.state) == removed


def unseen(s: State) -> list[int]:
    """Unseen cards of each back that are not in the deck."""
    return [len(s.deck.pool(name)) - s.deck.count(name) for name in ("ghost", "incarnation")]


@quick
@given(walk=walks())
def test_the_score_is_the_sum_of_its_lines(walk: Walk) -> None:
    game = Game(walk)
    game.play()
    outcome = game.table.view()["outcome"]
    assert outcome["score"] == sum(outcome["lines"].values()) == points(game.state)


def test_the_walks_see_every_way_to_win_and_to_lose() -> None:
    reasons: set[str] = set()
    wanted = {"incarnations_exorcised", "deck_empty", "village_haunted", "taoists_dead"}
    for index in numbers(192, lambda: reasons >= wanted):
        setup = setup_number(index)
        layers = (2,) * setup.incarnations + (3,) if index % 3 else None
        game = Game(Walk(setup, index, True, layers))
        game.play()
        assert game.table.outcome is not None
        reasons.add(game.table.outcome.reason)
    assert reasons >= wanted


def points(s: State) -> int:
    """The score by the rulebook of the edition."""
    assert s.outcome is not None
    won, first_print = s.outcome.won, s.setup.edition == "first_print"
    players = [side for side in range(4) if s.seat_at[side] >= 0]
    scored = range(4) if "V7" in s.setup.switches else players
    total = sum(s.qi[side] for side in scored)
    total -= 3 * sum(1 for side in players if not s.qi[side]) + 4 * sum(s.haunted)
    if len(s.exorcised) == s.incarnations and (won or first_print):
        total += 20 if s.setup.level == "hell" and not first_print else 10
    steps = (4, 6) if first_print and s.setup.players <= 2 else (2, 4, 6)
    total += sum(steps[: min(len(s.exorcised), s.incarnations - 1)])
    if first_print:
        return total + 2 * s.ghosts.count(0)
    left = s.deck.count("ghost")
    return total + (left if won else -left)
