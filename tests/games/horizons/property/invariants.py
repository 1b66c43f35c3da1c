"""What is true at every question of every game."""

from __future__ import annotations

from collections import Counter
from itertools import compress, count
from typing import Final

from vigil.core import EVERYONE, Decision
from vigil.core.deck import KNOWN, Deck
from vigil.games.horizons import State
from vigil.games.horizons.content.invader_cards import INVADER_CARDS
from vigil.games.horizons.model.pieces import ELEMENTS, SLOTS, WIDTH
from vigil.games.horizons.model.queries import health
from vigil.games.horizons.model.state import new_turn
from vigil.games.horizons.powers.elements import elements_of
from vigil.games.horizons.powers.registry import COMMON, PANELS, POWERS

FEAR_DECK: Final = 9
FEAR_BOX: Final = 15
PRESENCE: Final = 13

WINDOWS: Final = ("spirit_phase", "power_phase", "choose_land", "invader_card")
"""Questions before which nothing is in anybody's hand."""


def is_laid(s: State) -> bool:
    """Whether the spirits are drawn and placed."""
    return bool(s.spirits)


def is_settled(s: State, decision: Decision | None) -> bool:
    """Whether every card and piece lies somewhere."""
    return is_laid(s) and (decision is None or decision.kind in WINDOWS)


def cards_of(deck: Deck) -> list[str]:
    """Cards of a deck that are known or unseen."""
    known = [str(top[1]) for name, top in deck.layers if name == KNOWN]
    return known + [str(card[1]) for _, pool in deck.pools for card in pool]


def nothing_is_negative(s: State, _: Decision | None) -> None:
    """No supply is overdrawn and no land owes a piece."""
    turn = s.this_turn
    counted = [*s.pieces, *s.blight, *s.presence, *s.energy, *s.destroyed, *turn.defend]
    counted += [*turn.exhausted, *turn.might, *turn.swift, *turn.repeats, *turn.keeps]
    counted += [*turn.elements, *turn.fallen]
    counted += [s.blight_pool, s.fear, s.earned, s.taken]
    assert min(counted) >= 0


def no_piece_stands_with_deadly_damage(s: State, decision: Decision | None) -> None:
    """Damage that reaches the health of an invader destroys it at once."""
    if not is_laid(s):
        return
    for place in compress(count(), s.pieces):
        land, slot = divmod(place, WIDTH)
        kind, damage = SLOTS[slot]
        if kind != "dahan":
            assert damage < health(s, land, kind)


def presence_is_conserved(s: State, _: Decision | None) -> None:
    """On the island, destroyed or on a track: thirteen for each spirit."""
    if not is_laid(s):
        return
    size = len(s.blight)
    for seat in s.setup.seats:
        panel = PANELS[s.spirits[seat]]
        covered = len(panel.energy) - s.energy_open[seat] + len(panel.plays) - s.plays_open[seat]
        placed = sum(s.presence[size * seat : size * seat + size])
        assert placed + s.destroyed[seat] + covered == PRESENCE


def every_power_card_is_in_exactly_one_place(s: State, decision: Decision | None) -> None:
    """In a hand, in play, discarded, in a deck, on a pile, or still to be learned."""
    if not is_settled(s, decision):
        return
    owned = [c for seat in s.setup.seats for c in (*s.hand[seat], *s.in_play[seat])]
    owned += [card for seat in s.setup.seats for card in s.discard[seat]]
    common = [*cards_of(s.minor), *cards_of(s.major), *s.minor_discard, *s.major_discard]
    if s.setup.rules.progression_leaves_decks:
        for seat in s.setup.learners:
            common += PANELS[s.spirits[seat]].progression[s.learned[seat] :]
    places = Counter([*owned, *common])
    assert set(places.values()) <= {1}
    common_powers = {power.id for power in POWERS.values() if power.deck in COMMON}
    assert set(places) >= common_powers
    uniques = {card.id for spirit in s.spirits for card in PANELS[spirit].cards}
    assert set(places) <= common_powers | set(uniques)


def fear_cards_are_conserved(s: State, decision: Decision | None) -> None:
    """Nine in the game: those resolved have left the deck, those earned wait on top of it."""
    if decision is not None and decision.kind not in WINDOWS:
        return
    left = s.fear_deck.count()
    assert left == FEAR_DECK - (s.taken - s.earned)
    assert len(cards_of(s.fear_deck)) == FEAR_BOX - FEAR_DECK + left
    assert 0 <= s.earned <= s.taken <= FEAR_DECK


def fear_never_fills_the_pool(s: State, _: Decision | None) -> None:
    """A full pool has earned a card, until none is left."""
    assert s.fear < s.setup.fear_pool or s.taken == FEAR_DECK


def invader_cards_are_conserved(s: State, _: Decision | None) -> None:
    """On the track, discarded or unseen."""
    track = [card for card in (s.ravage_card, s.build_card, s.explore_card) if card]
    places = [*track, *s.invader_discard, *cards_of(s.invader_deck)]
    assert sorted(places) == sorted(INVADER_CARDS)


def elements_are_derived(s: State, _: Decision | None) -> None:
    """Cards in play, open slots and gifts make up a spirit's elements."""
    for seat in s.setup.seats if is_laid(s) else ():
        panel, expected = PANELS[s.spirits[seat]], Counter[str]()
        expected.update(element for card in s.in_play[seat] for element in POWERS[card].elements)
        slots = (*panel.energy[: s.energy_open[seat]], *panel.plays[: s.plays_open[seat]])
        expected.update(slot.element for slot in slots if slot.element)
        for place, name in enumerate(ELEMENTS):
            expected[name] += s.this_turn.elements[8 * seat + place]
        assert elements_of(s, seat) == [expected[name] for name in ELEMENTS]


def spirits_differ(s: State, _: Decision | None) -> None:
    """No spirit is in play twice."""
    assert len(set(s.spirits)) == len(s.spirits)
    assert len(s.spirits) in (0, s.setup.players)


def what_holds_for_a_turn_is_gone_in_the_next(s: State, decision: Decision | None) -> None:
    """When growth is chosen nothing of the last turn holds any more."""
    fresh = all(number is None for number in s.growth)
    if decision is not None and decision.kind == "spirit_phase" and fresh and s.turn:
        assert s.this_turn == new_turn(s.setup)
        assert not any(s.in_play)
        hurt = [place for place in range(len(s.pieces)) if SLOTS[place % WIDTH][1]]
        assert not any(s.pieces[place] for place in hurt)


def a_game_that_goes_on_is_not_over(s: State, decision: Decision | None) -> None:
    """Every spirit has presence, blight is left, fear cards are left, unless it was just lost."""
    if decision is None or not is_settled(s, decision):
        return
    assert s.outcome is None
    assert s.doom == ""
    assert s.blight_pool > 0
    assert s.taken < FEAR_DECK
    size = len(s.blight)
    for seat in s.setup.seats:
        assert any(s.presence[size * seat : size * seat + size])


def windows_offer_options_to_their_seats(s: State, decision: Decision | None) -> None:
    """In a window each option names the seat it belongs to; other questions ask one seat."""
    if decision is None or decision.chance:
        return
    for question in decision.parts or (decision,):
        if question.kind not in ("spirit_phase", "power_phase"):
            assert question.seat in s.setup.seats
            continue
        assert question.seat == EVERYONE
        for option in question.options:
            assert option[1] in s.setup.seats
            if option[0] == "play":
                assert str(option[2]) in s.hand[int(option[1])]
                assert POWERS[str(option[2])].cost <= s.energy[int(option[1])]


def options_are_several_and_differ(s: State, decision: Decision | None) -> None:
    """A question has at least two options and none of them twice."""
    if decision is not None:
        assert len(decision.options) > 1
        assert len(set(decision.options)) == len(decision.options)


def a_finished_game_has_a_reason(s: State, decision: Decision | None) -> None:
    """The outcome says truly why the game ended."""
    if decision is not None:
        return
    assert s.outcome is not None
    size = len(s.blight)
    gone = any(not any(s.presence[size * t : size * t + size]) for t in s.setup.seats)
    level = min(3, 1 + s.taken // 3)
    feared = {1: ("explorer", "town", "city"), 2: ("town", "city"), 3: ("city",)}[level]
    left = any(n for place, n in enumerate(s.pieces) if SLOTS[place % WIDTH][0] in feared)
    lost = s.blight_pool == 0 or gone
    truth = {
        "blight": s.blight_pool == 0,
        "spirit_destroyed": gone,
        "time_over": s.invader_deck.count() == 0,
        "fear": s.taken == FEAR_DECK and not lost,
        "terror": not left and not lost,
        "sacrifice": (s.taken == FEAR_DECK or not left) and lost,
    }
    assert truth[s.outcome.reason]
    assert s.outcome.won == (s.outcome.reason in ("fear", "terror", "sacrifice"))


INVARIANTS: Final = (
    nothing_is_negative,
    no_piece_stands_with_deadly_damage,
    presence_is_conserved,
    every_power_card_is_in_exactly_one_place,
    fear_cards_are_conserved,
    fear_never_fills_the_pool,
    invader_cards_are_conserved,
    elements_are_derived,
    spirits_differ,
    what_holds_for_a_turn_is_gone_in_the_next,
    a_game_that_goes_on_is_not_over,
    windows_offer_options_to_their_seats,
    options_are_several_and_differ,
    a_finished_game_has_a_reason,
)
