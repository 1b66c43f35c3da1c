"""The ghost cards: on the boards, in the deck, on the discard pile."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from vigil.core.clauses import Words
from vigil.core.deck import KNOWN, Deck
from vigil.core.errors import BadPosition
from vigil.core.notation import Clause, joined
from vigil.games.ghost_stories.content.cards import HAUNTS, NEEDS_BUDDHA, Card
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS
from vigil.games.ghost_stories.content.powers import ENFEEBLEMENT_MANTRA
from vigil.games.ghost_stories.model.geometry import BOARD_SPACES
from vigil.games.ghost_stories.model.queries import side_of
from vigil.games.ghost_stories.model.state import State

NO_GHOST: Final = "-"
EMPTY: Final = "empty"
UNSEEN: Final = ("ghost", "incarnation")
"""The backs of unseen cards."""
CARD: Final = "card"
"""The word before a card whose place in the deck is known."""


@lru_cache(maxsize=64)
def words_for(cards: tuple[Card | None, ...]) -> dict[str, int]:
    """The numbers of cards by all words that name them: number and id."""
    known = [card for card in cards if card is not None]
    return {word: card.number for card in known for word in (str(card.number), card.id)}


def read_card(s: State, words: Words) -> int:
    """A card by its number or its id."""
    known = words_for(s.setup.cards)
    return known[words.pick(known)]


def read_cards(s: State, words: Words) -> tuple[int, ...]:
    """Cards by their numbers or ids."""
    found = []
    while words:
        found.append(read_card(s, words))
    return tuple(found)


# -- the ghost spaces


Facts: TypeAlias = dict[str, str]
"""What a refusal has to name: the clause and the word."""


class Mark(NamedTuple):
    """What can lie on a ghost space next to the card."""

    put: Callable[[State, int, Facts], None]
    """Puts it there, or says why it cannot be."""
    lies: Callable[[State, int], bool]


def advance(s: State, space: int, facts: Facts) -> None:
    """Only a haunter has a figure, which steps onto the stone."""
    if s.haunters[space] is None:
        raise BadPosition("mark_haunter", **facts)
    s.haunters[space] = 1


def expose(s: State, space: int, facts: Facts) -> None:
    """Only a ghost that has to meet a Buddha is exposed by one, which then leaves (D4)."""
    if not s.lasting[space] & NEEDS_BUDDHA or s.setup.rules.buddha_stays_under_uncatchable:
        raise BadPosition("mark_exposed", **facts)
    s.exposed[space] = True


def enfeeble(s: State, space: int, facts: Facts) -> None:
    """There is one mantra, on a ghost, while a board shows its power."""
    if s.mantra is not None or not s.ghosts[space] or ENFEEBLEMENT_MANTRA not in s.powers:
        raise BadPosition("mark_mantra", **facts)
    s.mantra = space


def put_buddha(s: State, space: int, facts: Facts) -> None:
    """A Buddha stands on an empty space, in the first print also under a ghost (D4, D12)."""
    exposes = s.lasting[space] & NEEDS_BUDDHA and s.setup.rules.buddha_stays_under_uncatchable
    falls = not s.setup.rules.buddha_silences_left_stone
    if s.ghosts[space] and not exposes and not falls:
        raise BadPosition("mark_buddha", **facts)
    s.buddhas[space] = True


def quieten(s: State, space: int, facts: Facts) -> None:
    """Only a left stone that lasts can be ignored as long as its ghost stands."""
    card = s.setup.cards[s.ghosts[space]]
    if card is None or not card.left_standing:
        raise BadPosition("mark_left_stone", **facts)
    s.lasting[space] &= ~card.left_standing


MARKS: Final[dict[str, Mark]] = {
    "^": Mark(advance, lambda s, space: s.haunters[space] == 1),
    "*": Mark(expose, lambda s, space: s.exposed[space]),
    "~": Mark(enfeeble, lambda s, space: s.mantra == space),
    "b": Mark(put_buddha, lambda s, space: s.buddhas[space]),
    "!": Mark(quieten, lambda s, space: s.lasting[space] != s.setup.standing[s.ghosts[space]]),
}


def read_cell(s: State, space: int, words: Words) -> None:
    """A card or ``-``, then marks, each once."""
    cell = words.take()
    name = cell.rstrip("".join(MARKS))
    s.ghosts[space] = 0 if name == NO_GHOST else read_card(s, Words(words.clause, name))
    s.lasting[space] = s.setup.standing[s.ghosts[space]]
    s.haunters[space] = 0 if s.lasting[space] & HAUNTS else None
    facts = {"clause": words.clause, "value": cell}
    marks = cell[len(name) :]
    for place, mark in enumerate(marks):
        if mark in marks[:place]:
            raise BadPosition("word_twice", clause=words.clause, value=mark)
        MARKS[mark].put(s, space, facts)


def write_cell(s: State, space: int) -> str:
    """A ghost space: card number or ``-``, then marks."""
    marks = [mark for mark, kind in MARKS.items() if kind.lies(s, space)]
    return "".join([str(s.ghosts[space] or NO_GHOST), *marks])


def ghosts_clause(colour: str) -> Clause[State]:
    """The clause of the three ghost spaces of a board from its left."""

    def read(s: State, words: Words) -> None:
        for space in BOARD_SPACES[side_of(s, colour)]:
            read_cell(s, space, words)

    def write(s: State) -> str:
        return " ".join(write_cell(s, space) for space in BOARD_SPACES[side_of(s, colour)])

    example = f"{colour} ghosts: 38^ - g14_perfidious_nymph"
    page = "a colour and `ghosts`"
    return Clause(key=f"{colour} ghosts", example=example, read=read, write=write, page=page)


# -- the deck


def read_deck(s: State, words: Words) -> None:
    """Layers such as ``15 ghost, 1 incarnation, card 57``."""
    layers = list[tuple[str, Any]]()
    if words.text == EMPTY:
        words.take()
    for part in words.parts() if words else ():
        if part.next == CARD:
            part.take()
            layers.append((KNOWN, (CARD, read_card(s, part))))
        else:
            size = part.number(1)
            layers.append((part.pick(UNSEEN), size))
    s.deck = Deck(tuple(layers), unseen_pools(s, tuple(layers)))


def deal_rest(s: State) -> None:
    """A fresh deck without the cards already seen, taken from its top."""
    seen = [s.setup.cards[number] for number in (*s.ghosts, *s.discard)]
    wu_feng = sum(1 for card in seen if card and card.incarnation)
    gone = {"ghost": sum(map(bool, seen)) - wu_feng, "incarnation": wu_feng}
    layers = []
    for name, size in s.deck.layers:
        taken = min(size, gone[name])
        gone[name] -= taken
        if size > taken:
            layers.append((name, size - taken))
    s.deck = Deck(tuple(layers), unseen_pools(s, tuple(layers)))


def unseen_pools(
    s: State, layers: tuple[tuple[str, Any], ...]
) -> tuple[tuple[str, tuple[Any, ...]], ...]:
    """Every card that is neither in play, discarded nor known in the deck."""
    seen = {*s.ghosts, *s.discard, *(value[1] for name, value in layers if name == KNOWN)}
    pools = s.setup.pools
    return tuple((name, tuple(c for c in pool if c[1] not in seen)) for name, pool in pools)


def write_deck(s: State) -> str:
    """The layers of the deck from the top."""
    layers = [f"{CARD} {v[1]}" if n == KNOWN else f"{v} {n}" for n, v in s.deck.layers]
    return ", ".join(layers) or EMPTY


def pile_clause(name: str, example: str) -> Clause[State]:
    """The clause of a row of cards."""

    def read(s: State, words: Words) -> None:
        setattr(s, name, read_cards(s, words))

    return Clause(key=name, example=example, read=read, write=lambda s: joined(getattr(s, name)))


CLAUSES: Final = (
    *(ghosts_clause(colour) for colour in BOARD_COLOURS),
    pile_clause("discard", "discard: 1 2 g32_green_abomination"),
    pile_clause("exorcised", "level: nightmare; discard: 1 58; exorcised: 58"),
    Clause(
        key="deck",
        example="deck: 15 ghost, 1 incarnation, card 12, 10 ghost",
        read=read_deck,
        write=write_deck,
        unsaid=deal_rest,
    ),
)
