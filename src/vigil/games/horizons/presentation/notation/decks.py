"""The invader track and all decks: layers from the top, and the unseen cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

from vigil.core.clauses import NONE, Words
from vigil.core.deck import KNOWN, Deck
from vigil.core.notation import Clause, joined
from vigil.games.horizons.content.fear_cards import FEAR_CARDS
from vigil.games.horizons.content.invader_cards import INVADER_CARDS
from vigil.games.horizons.model.options import FEAR_DECK_SIZE
from vigil.games.horizons.model.state import State
from vigil.games.horizons.phases.setup import STAGES
from vigil.games.horizons.powers.registry import MAJOR, MINOR, PANELS, cards_of

CARD: Final = "card"
"""The word before a card whose place in the deck is known."""
EMPTY: Final = "empty"

TRACK: Final = ("ravage_card", "build_card", "explore_card")


class Cards(NamedTuple):
    """The cards that a deck is made of."""

    pools: Mapping[str, tuple[str, ...]]
    """All cards of the box by their backs."""
    elsewhere: Callable[[State], list[str]]
    """Cards outside the deck, visible to everyone."""
    layers: Callable[[State], list[tuple[str, int]]]
    """The default layers of the deck."""


# -- what is where


def on_the_track(s: State) -> list[str]:
    """Invader cards on the track and discarded."""
    return [*(card for name in TRACK if (card := getattr(s, name))), *s.invader_discard]


def invader_layers(s: State) -> list[tuple[str, int]]:
    """The stages in order, without the cards turned up."""
    stages = [INVADER_CARDS[card].stage for card in on_the_track(s)]
    return [(f"stage_{stage}", size - stages.count(stage)) for stage, size in STAGES]


def owned(s: State) -> list[str]:
    """The power cards of all spirits."""
    return [card for pile in (s.hand, s.in_play, s.discard) for cards in pile for card in cards]


def set_aside(s: State) -> list[str]:
    """Cards of the progressions that are still to be learned (H6)."""
    if not s.setup.rules.progression_leaves_decks:
        return []
    seats = s.setup.learners
    return [c for seat in seats for c in PANELS[s.spirits[seat]].progression[s.learned[seat] :]]


def powers(name: str, cards: tuple[str, ...]) -> Cards:
    """The minor or major power cards."""

    def elsewhere(s: State) -> list[str]:
        out = [*owned(s), *set_aside(s), *getattr(s, f"{name}_discard")]
        return [card for card in out if card in cards]

    return Cards({name: cards}, elsewhere, lambda s: [(name, len(cards) - len(elsewhere(s)))])


def fear_cards_left(s: State) -> int:
    """Fear cards that are not resolved."""
    return FEAR_DECK_SIZE - (s.taken - s.earned)


DECKS: Final[Mapping[str, Cards]] = {
    "invader_deck": Cards(
        {
            f"stage_{stage}": tuple(c.id for c in INVADER_CARDS.values() if c.stage == stage)
            for stage, _ in STAGES
        },
        on_the_track,
        invader_layers,
    ),
    "fear_deck": Cards(
        {"fear": tuple(sorted(FEAR_CARDS))},
        lambda _: [],
        lambda s: [("fear", fear_cards_left(s))],
    ),
    "minor": powers(MINOR, cards_of(MINOR)),
    "major": powers(MAJOR, cards_of(MAJOR)),
}


# -- reading and writing


def unseen(s: State, cards: Cards, layers: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    """The cards by their backs that lie nowhere else and are not known in the deck."""
    seen = {*cards.elsewhere(s), *(value[1] for name, value in layers if name == KNOWN)}
    return {
        name: tuple((CARD, card) for card in pool if card not in seen)
        for name, pool in cards.pools.items()
    }


def deck_of(s: State, cards: Cards, layers: Iterable[tuple[str, Any]]) -> Deck:
    """A deck of these layers; any unseen card may be in it."""
    row = tuple(layers)
    return Deck(row, tuple(unseen(s, cards, row).items()))


def deal_rest(s: State, cards: Cards) -> Deck:
    """A fresh deck without the cards that lie elsewhere."""
    return deck_of(s, cards, [layer for layer in cards.layers(s) if layer[1] > 0])


def read_deck(s: State, cards: Cards, words: Words) -> Deck:
    """Layers from the top, then each pool of unseen cards that is not as it would be unsaid."""
    deck: Deck | None = None
    for part in words.parts("|"):
        deck = read_pool(deck, cards, part) if deck else deck_of(s, cards, read_layers(cards, part))
    assert deck is not None
    return deck


def read_layers(cards: Cards, words: Words) -> Iterator[tuple[str, Any]]:
    """Layers such as ``2 stage_2`` or a ``card`` by name, or ``empty``."""
    if words.text == EMPTY:
        words.take()
        return
    every = [card for pool in cards.pools.values() for card in pool]
    for part in words.parts():
        if part.next == CARD:
            part.take()
            yield KNOWN, (CARD, part.pick(every))
        else:
            size = part.number(1)
            yield part.pick(cards.pools), size


def read_pool(deck: Deck, cards: Cards, words: Words) -> Deck:
    """The unseen cards of a back, such as ``stage_3 = `` and their names."""
    name = words.pick(cards.pools)
    words.pick("=")
    pool = tuple((CARD, card) for card in words.rest(cards.pools[name]))
    return Deck(deck.layers, tuple((n, pool if n == name else p) for n, p in deck.pools))


def write_deck(deck: Deck) -> str:
    """Layers from the top, then each pool of unseen cards."""
    layers = [f"{CARD} {v[1]}" if n == KNOWN else f"{v} {n}" for n, v in deck.layers]
    pools = [f"{name} = {joined(card[1] for card in pool) or NONE}" for name, pool in deck.pools]
    return " | ".join([", ".join(layers) or EMPTY, *pools])


def deck_clause(name: str, example: str) -> Clause[State]:
    """The clause of a deck."""
    cards = DECKS[name]

    def read(s: State, words: Words) -> None:
        setattr(s, name, read_deck(s, cards, words))

    def unsaid(s: State) -> None:
        setattr(s, name, deal_rest(s, cards))

    def write(s: State) -> str:
        return write_deck(getattr(s, name))

    return Clause(key=name, example=example, read=read, write=write, unsaid=unsaid)


def complete_fear_deck(s: State) -> None:
    """Below the cards named lie as many unseen ones as are not resolved yet."""
    missing = fear_cards_left(s) - s.fear_deck.count()
    if missing > 0:
        s.fear_deck = Deck((*s.fear_deck.layers, ("fear", missing)), s.fear_deck.pools)


def fear_deck_clause() -> Clause[State]:
    """The clause of the fear deck, whose size follows from the cards earned."""
    clause = deck_clause("fear_deck", "taken: 3; earned: 1; fear_deck: card isolation, 6 fear")

    def read(s: State, words: Words) -> None:
        clause.read(s, words)
        complete_fear_deck(s)

    return replace(clause, read=read)


def track_clause(name: str) -> Clause[State]:
    """The clause of a place of the invader track."""

    def read(s: State, words: Words) -> None:
        setattr(s, name, words.pick(INVADER_CARDS))

    def write(s: State) -> str:
        return str(getattr(s, name))

    return Clause(key=name, example=f"{name}: i1_jungle", read=read, write=write)


def pile_clause(name: str, cards: Iterable[str], example: str) -> Clause[State]:
    """The clause of a discard pile."""
    known = tuple(cards)

    def read(s: State, words: Words) -> None:
        setattr(s, name, words.rest(known))

    return Clause(key=name, example=example, read=read, write=lambda s: joined(getattr(s, name)))


TRACK_CLAUSES: Final = tuple(map(track_clause, TRACK))

CLAUSES: Final = (
    pile_clause("minor_discard", cards_of(MINOR), "minor_discard: drought rain_of_blood"),
    pile_clause("major_discard", cards_of(MAJOR), "major_discard: vengeance_of_the_dead"),
    pile_clause("invader_discard", INVADER_CARDS, "invader_discard: i1_jungle i1_sands"),
    fear_deck_clause(),
    deck_clause(
        "invader_deck",
        "invader_deck: 1 stage_3, card i3_jungle_sands | stage_3 = i3_mountain_sands",
    ),
    deck_clause("minor", "minor: card drought, 20 minor"),
    deck_clause("major", "major: empty"),
)
