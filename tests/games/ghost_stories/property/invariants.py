"""What is true at every question of every game."""

from __future__ import annotations

from typing import Final

from vigil.core import Decision
from vigil.core.deck import KNOWN
from vigil.games.ghost_stories import State
from vigil.games.ghost_stories.model.packed import tao_row
from vigil.games.ghost_stories.model.queries import is_deck_lost

HAUNTERS: Final = frozenset(
    (1, 5, 8, 9, 12, 16, 19, 20, 23, 27, 30, 31, 34, 38, 41, 42, 45, 49, 52, 53, 64)
)
UNCATCHABLE: Final = 57
INCARNATIONS: Final = range(56, 66)
POWER_TOKENS: Final = {1: 3, 2: 2, 3: 3, 4: 0}
TILES_TO_LOSE: Final = {"initiation": 4, "normal": 3, "nightmare": 3, "hell": 3}


def is_laid(s: State) -> bool:
    """Whether the setup is over and the table is complete."""
    return s.turn > 0


def drawn_card(s: State, decision: Decision | None) -> list[int]:
    """The card whose space is being asked for."""
    if decision is not None and decision.kind == "place_ghost":
        return [int(decision.about[1])]
    return []


def there_are_four_tao_tokens_of_each_colour(s: State, _: Decision | None) -> None:
    """Held and on the Circle of Prayer there are never more than four."""
    for colour in range(5):
        out = sum(s.tao[colour::5]) + (s.circle == colour)
        assert 0 <= out <= 4


def there_are_twenty_qi(s: State, _: Decision | None) -> None:
    """No more Qi than tokens in the box."""
    if is_laid(s):
        assert sum(s.qi) <= 20


def nothing_is_negative(s: State, _: Decision | None) -> None:
    """No supply and no purse is ever overdrawn."""
    counted = [*s.qi, *s.tao, *s.tokens, *s.held_buddhas, s.tokens_on_centre]
    counted += [s.new_buddhas, s.placed_buddhas, s.turn, s.action]
    assert min(counted) >= 0


def there_are_two_buddhas(s: State, _: Decision | None) -> None:
    """A Buddha is in a hand, on a space or in the temple; a ghost that meets one soon falls."""
    assert sum(s.held_buddhas) + sum(s.buddhas) <= 2
    shared = [space for space in range(12) if s.buddhas[space] and s.ghosts[space]]
    staying = [space for space in shared if ("fall_to_buddha", space) not in s.agenda]
    allowed = [UNCATCHABLE] if s.setup.edition == "first_print" else []
    assert s.outcome is not None or all(s.ghosts[space] in allowed for space in staying)


def power_tokens_are_conserved(s: State, _: Decision | None) -> None:
    """They wander between the players and the centre tile."""
    if is_laid(s):
        assert sum(s.tokens) + s.tokens_on_centre == POWER_TOKENS[s.setup.players]


def every_card_is_in_exactly_one_place(s: State, decision: Decision | None) -> None:
    """In play, discarded, known in the deck, unseen, or just drawn."""
    places = [number for number in s.ghosts if number] + list(s.discard)
    places += [int(top[1]) for name, top in s.deck.layers if name == KNOWN]
    places += [int(card[1]) for _, pool in s.deck.pools for card in pool]
    places += drawn_card(s, decision)
    assert sorted(places) == list(range(1, 66))


def cursing(s: State) -> set[int]:
    """Incarnations that are exorcised and still lie there, because their curse goes on."""
    if s.outcome is not None:
        return set(s.ghosts)
    return {s.ghosts[entry[1]] for entry in s.agenda if entry[0] == "send_back"}


def discarded(s: State) -> tuple[int, ...]:
    """The discard pile without the card whose drawing lost the game."""
    lost = s.outcome is not None and s.outcome.reason == "deck_empty"
    return tuple(n for n in s.discard if not (lost and n == s.discard[-1] not in s.exorcised))


def incarnations_leave_by_exorcism_only(s: State, _: Decision | None) -> None:
    """Those on the discard pile are those sent back, each once its last curse is over."""
    gone = [number for number in s.exorcised if number not in cursing(s)]
    assert [number for number in discarded(s) if number in INCARNATIONS] == gone
    assert len(s.exorcised) <= s.setup.incarnations


def figures_stand_where_haunters_are(s: State, _: Decision | None) -> None:
    """A haunter has a figure, on the card or on the first stone; nobody else has one."""
    for number, figure in zip(s.ghosts, s.haunters, strict=True):
        assert figure in ((0, 1) if number in HAUNTERS else (None,))


def markers_lie_on_their_ghosts(s: State, _: Decision | None) -> None:
    """The mantra lies on a ghost, and only the Uncatchable can be exposed."""
    assert s.mantra is None or s.ghosts[s.mantra]
    assert s.mantra is None or "enfeeblement_mantra" in s.powers
    exposed = [number for number, flag in zip(s.ghosts, s.exposed, strict=True) if flag]
    assert exposed in ([], [UNCATCHABLE])


def the_dead_own_nothing(s: State, _: Decision | None) -> None:
    """No tokens, Buddhas or Yin-Yang, unless a reading leaves or gives it to them (D17, D16)."""
    if not is_laid(s):
        return
    for side in range(4):
        if s.seat_at[side] >= 0 and s.qi[side] == 0:
            assert tao_row(s, side) == [0] * 5
            assert s.held_buddhas[side] == 0
            assert not s.yin_yang[side] or s.setup.rules.dead_may_take_yin_yang
            assert not (s.setup.rules.dead_drop_tokens and s.tokens[side])
            assert s.village[s.at[side]] == "cemetery"


def neutral_boards_own_qi_only(s: State, _: Decision | None) -> None:
    """They start with three Qi, never gain any, and hold nothing else."""
    for side in range(4):
        if is_laid(s) and s.seat_at[side] < 0:
            assert s.qi[side] <= 3
            assert not any(tao_row(s, side))
            assert (s.yin_yang[side], s.tokens[side], s.held_buddhas[side]) == (False, 0, 0)


def a_game_that_goes_on_is_not_lost(s: State, decision: Decision | None) -> None:
    """A Taoist lives, few tiles are haunted, an incarnation is left, the deck is not empty."""
    if decision is None:
        return
    assert s.outcome is None
    assert sum(s.haunted) < TILES_TO_LOSE[s.setup.level]
    assert len(s.exorcised) < s.setup.incarnations or "check_victory" in [e[0] for e in s.agenda]
    assert not is_laid(s) or any(s.qi[side] for side in range(4) if s.seat_at[side] >= 0)
    assert not is_deck_lost(s)


def questions_go_to_the_living(s: State, decision: Decision | None) -> None:
    """Chance or a living player is asked, never a neutral board."""
    if decision is not None and not decision.chance:
        assert decision.seat in s.seat_at
        assert decision.seat >= 0
        assert s.qi[s.seat_at.index(decision.seat)] > 0


def options_are_several_and_differ(s: State, decision: Decision | None) -> None:
    """A question has at least two options and none of them twice."""
    if decision is not None:
        assert len(decision.options) > 1
        assert len(set(decision.options)) == len(decision.options)
        assert decision.weights is None or len(decision.weights) == len(decision.options)


def a_finished_game_has_a_reason(s: State, decision: Decision | None) -> None:
    """The outcome says truly why the game ended."""
    if decision is not None:
        return
    assert s.outcome is not None
    alive = any(s.qi[side] for side in range(4) if s.seat_at[side] >= 0)
    truth = {
        "incarnations_exorcised": len(s.exorcised) == s.setup.incarnations,
        "taoists_dead": not alive,
        "village_haunted": sum(s.haunted) >= TILES_TO_LOSE[s.setup.level],
        "deck_empty": s.deck.count() == 0,
        "line_haunted": sum(s.haunted) >= 3,
    }
    assert truth[s.outcome.reason]
    assert s.outcome.won == (s.outcome.reason == "incarnations_exorcised")


INVARIANTS: Final = (
    there_are_four_tao_tokens_of_each_colour,
    there_are_twenty_qi,
    nothing_is_negative,
    there_are_two_buddhas,
    power_tokens_are_conserved,
    every_card_is_in_exactly_one_place,
    incarnations_leave_by_exorcism_only,
    figures_stand_where_haunters_are,
    markers_lie_on_their_ghosts,
    the_dead_own_nothing,
    neutral_boards_own_qi_only,
    a_game_that_goes_on_is_not_lost,
    questions_go_to_the_living,
    options_are_several_and_differ,
    a_finished_game_has_a_reason,
)
