"""Printed values that an owner of the box enters in place of our estimates.

The file is TOML, a table for each card that differs; ``docs/own-cards.md`` describes it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from vigil.core.errors import IllegalSetup
from vigil.core.setup import one_of
from vigil.games.ghost_stories.content import abilities as base
from vigil.games.ghost_stories.content.abilities import Ability
from vigil.games.ghost_stories.content.cards import Card
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.white_moon.content import abilities as moon
from vigil.games.ghost_stories.white_moon.content.ghosts import GHOSTS
from vigil.games.ghost_stories.white_moon.content.incarnations import INCARNATIONS

CARDS: Final = {card.id: card for card in (*GHOSTS, *INCARNATIONS)}
HIGHEST_RESISTANCE: Final = 5
LONGEST_NAME: Final = 40
MOST_ON_A_STONE: Final = 4
"""Abilities; no printed card has more."""

STONES: Final[Mapping[str, tuple[Ability, ...]]] = {
    "enter": (
        base.DRAW_GHOST,
        base.HAUNT_TILE,
        base.HAUNT_FRONT,
        base.LOSE_QI,
        base.PLACE_HAUNTER_ON_BOARD,
        base.GROUP_DISCARD_TAO,
        base.CLEAR_CIRCLE_OF_PRAYER,
        base.CAPTURE_TAO_DIE,
        base.DISABLE_BOARD_POWER,
        base.DISABLE_TAO_TOKENS,
        base.DISABLE_ALL_POWERS,
        base.CURSE_DIE,
        moon.DEVOUR_ON_ENTRY,
        moon.DEVOUR_ANY,
        moon.REMOVE_PORTAL,
        moon.REMOVE_SU_LING,
        moon.KNOCK_DOWN_ALL,
        moon.REMOVE_BOTTOM_TWO,
    ),
    "yin": (
        base.HAUNTER,
        base.TORMENTOR,
        base.BOARD_DISCARD_TAO,
        base.DICE_IMMUNE,
        base.DRAW_GHOST,
        moon.DEVOURER,
        moon.DEVOUR_ANY,
        moon.SHIFT_CLOCKWISE,
    ),
    "curses": (base.CURSE_DIE,),
    "rewards": (
        base.GAIN_1_TAO,
        base.GAIN_2_TAO,
        base.GAIN_QI_OR_YIN_YANG,
        base.GROUP_QI_AND_YIN_YANG,
        moon.GAIN_MOON_CRYSTAL,
        moon.GROUP_MOON_CRYSTAL_AND_YIN_YANG,
    ),
}
"""The abilities that can stand on each stone."""

OF_INCARNATIONS: Final = (moon.REMOVE_PORTAL, moon.REMOVE_SU_LING, moon.SHIFT_CLOCKWISE)
"""Abilities that only incarnations can have."""


def changed(id: str, changes: Any) -> Card:
    """A card with its owner's values in place of our estimates."""
    card = find_card(id)
    if not isinstance(changes, Mapping):
        raise IllegalSetup("card_table", card=id, value=changes, known=", ".join(FIELDS))
    fields = {field: field_of(card, field, value) for field, value in changes.items()}
    colour = fields.get("colour", card.colour)
    if "resistance" not in fields or type(changes["resistance"]) is int:
        total = changes.get("resistance", sum(card.resistance))
        fields["resistance"] = _single(colour, total)
    rest = tuple(field for field in card.estimated if field not in changes)
    made = replace(card, **fields, estimated=rest)
    if not made.many_coloured and not made.resistance[colour]:
        raise _wrong(card, "resistance", changes["resistance"], COLOURS[colour])
    return made


def find_card(id: str) -> Card:
    """One of the module's cards."""
    one_of("card", id, CARDS)
    return CARDS[id]


def field_of(card: Card, field: str, value: object) -> Any:
    """A field as its owner gives it, checked by itself."""
    if field not in FIELDS:
        raise IllegalSetup("card_field", card=card.id, value=field, known=", ".join(FIELDS))
    return FIELDS[field](card, field, value)


def _wrong(card: Card, field: str, value: object, known: str) -> IllegalSetup:
    return IllegalSetup(f"card_{field}", card=card.id, value=value, known=known)


def _name(card: Card, field: str, value: object) -> str:
    plain = isinstance(value, str) and value == " ".join(value.split()) and ";" not in value
    if not plain or not 0 < len(str(value)) <= LONGEST_NAME:
        raise _wrong(card, field, value, str(LONGEST_NAME))
    return str(value)


def _colour(card: Card, field: str, value: object) -> int:
    if value not in COLOURS:
        raise _wrong(card, field, value, ", ".join(COLOURS))
    return COLOURS.index(str(value))


def _resistance(card: Card, field: str, value: object) -> tuple[int, ...]:
    counts: Mapping[str, Any]
    counts = value if isinstance(value, Mapping) else {COLOURS[card.colour]: value}
    known = ", ".join(COLOURS)
    if not counts or not set(counts) <= set(COLOURS):
        raise _wrong(card, field, value, known)
    for count in counts.values():
        if type(count) is not int or not 1 <= count <= HIGHEST_RESISTANCE:
            raise _wrong(card, field, value, known)
    return tuple(counts.get(colour, 0) for colour in COLOURS)


def _stone(card: Card, field: str, value: object) -> tuple[Ability, ...]:
    fitting = [a for a in STONES[field] if card.incarnation or a not in OF_INCARNATIONS]
    known = {ability.id: ability for ability in fitting}
    if not isinstance(value, list | tuple) or not all(isinstance(word, str) for word in value):
        raise _wrong(card, "stone", value, ", ".join(known))
    if len(value) > MOST_ON_A_STONE:
        raise _wrong(card, "stone_length", len(value), str(MOST_ON_A_STONE))
    for word in value:
        if word not in known:
            raise _wrong(card, "stone", word, ", ".join(known))
    return tuple(known[word] for word in value)


def _single(colour: int, resistance: int) -> tuple[int, ...]:
    return tuple(resistance if c == colour else 0 for c in range(len(COLOURS)))


FIELDS: Final[Mapping[str, Callable[[Card, str, object], object]]] = {
    "name": _name,
    "colour": _colour,
    "resistance": _resistance,
    **dict.fromkeys(STONES, _stone),
}


def read_cards(text: str) -> dict[str, Any]:
    """The cards that a TOML file describes; an error names the line."""
    try:
        cards = tomllib.loads(text)
    except tomllib.TOMLDecodeError as cause:
        line = re.search(r"line (\d+)", str(cause))
        number = int(line[1]) if line else text.count("\n") + 1
        raise IllegalSetup("cards_syntax", line=number) from cause
    for id, changes in cards.items():
        field = ""
        try:
            card = find_card(id)
            for field, value in changes.items() if isinstance(changes, dict) else ():
                field_of(card, field, value)
            field = "resistance"
            changed(id, changes)
        except IllegalSetup as cause:
            number = line_of(text, id, field)
            raise IllegalSetup("cards_line", line=number, problem=str(cause)) from cause
    return cards


def line_of(text: str, id: str, field: str) -> int:
    """The line on which a field of a card stands, or where the card begins."""
    card, key = (rf"[\"']?{re.escape(word)}[\"']?\s*" for word in (id, field))
    table = re.compile(rf"\s*(\[+\s*{card}[.\]]|{card}[.=])")
    entry = re.compile(rf"\s*\[?\s*({card}\.\s*)?{key}[.=\]]")
    lines = text.splitlines()
    start = next((i for i, line in enumerate(lines) if table.match(line)), 0)
    for i, line in enumerate(lines[start:], start):
        if field and entry.match(line):
            return i + 1
        if i > start and line.lstrip().startswith("["):
            break
    return start + 1
