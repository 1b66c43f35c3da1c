"""The rules text of a ghost card, put together from its stones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vigil.core import Content
from vigil.games.ghost_stories.words.names import Names

STONES: Final = {"left": ("enter",), "middle": ("yin",), "right": ("curses", "rewards")}
HAUNTER: Final = "haunter"
FAST_HAUNTER: Final = "place_haunter_on_board"
SLOW_HAUNTER: Final = "place_haunter_on_card"


def card_text(names: Names, id: str) -> str:
    """Resistance, an incarnation's own text, then the stones; one line each."""
    card = names.box[id]
    lines = [names.words.text("gs-resistance", needed=names.needed(card.facts["resistance"]))]
    if has_own_text(names, card):
        lines.append(names.text("incarnation", id))
    lines += stone_lines(names, card.facts)
    if card.facts["estimated"]:
        lines.append(names.words.text("gs-estimate-text"))
    return "\n".join(lines)


def has_own_text(names: Names, card: Content) -> bool:
    """Incarnations have one; it is no longer true when an owner gave the card other stones."""
    changed = names.setup.options.get("cards", {}).get(card.id, {})
    stones = {field for fields in STONES.values() for field in fields}
    return card.kind == "incarnation" and not stones & set(changed)


def stone_lines(names: Names, facts: Mapping[str, Any]) -> list[str]:
    """A line for each ability, under the name of its stone."""
    return [
        names.words.text(
            f"gs-stone-{stone}",
            ability=names.name("ability", ability),
            text=names.text("ability", ability),
        )
        for stone, fields in STONES.items()
        for field in fields
        for ability in abilities(facts, field)
    ]


def abilities(facts: Mapping[str, Any], field: str) -> list[str]:
    """The abilities of a stone; an ordinary haunter also tells where its figure starts."""
    printed: list[str] = list(facts[field])
    if field == "yin" and HAUNTER in printed and FAST_HAUNTER not in facts["enter"]:
        printed.append(SLOW_HAUNTER)
    return printed
