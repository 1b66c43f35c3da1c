"""The rules text of a ghost card, composed of its stones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vigil.core import Content
from vigil.words.plain_speaker import PlainSpeaker

STONES: Final = {"left": ("enter",), "middle": ("yin",), "right": ("curses", "rewards")}
HAUNTER: Final = "haunter"
FAST_HAUNTER: Final = "place_haunter_on_board"
SLOW_HAUNTER: Final = "place_haunter_on_card"


def card_text(speaker: PlainSpeaker, id: str) -> str:
    """Resistance, an incarnation's own text, then the stones; one line each."""
    card = speaker.box[id]
    resistance = needed(speaker, card.facts["resistance"])
    lines = [speaker.words.text("gs-resistance", needed=resistance)]
    if has_own_text(speaker, card):
        lines.append(speaker.printed_text("incarnation", id))
    lines += stone_lines(speaker, card.facts)
    if card.facts["estimated"]:
        lines.append(speaker.words.text("gs-estimate-text"))
    return "\n".join(lines)


def needed(speaker: PlainSpeaker, counts: Mapping[str, int], free: int = 0) -> str:
    """What is needed to exorcise a ghost."""
    parts = [
        speaker.words.text("gs-needed", colour=speaker.name("colour", colour), count=count)
        for colour, count in counts.items()
    ]
    if free:
        parts.append(speaker.words.text("gs-needed-less", count=free))
    return ", ".join(parts) or "0"


def has_own_text(speaker: PlainSpeaker, card: Content) -> bool:
    """Incarnations have one; it is no longer true when an owner gave the card other stones."""
    changed = speaker.setup.to_data().get("options", {}).get("cards", {}).get(card.id, {})
    stones = {field for fields in STONES.values() for field in fields}
    return card.kind == "incarnation" and not stones & set(changed)


def stone_lines(speaker: PlainSpeaker, facts: Mapping[str, Any]) -> list[str]:
    """A line for each ability, under the name of its stone."""
    return [
        speaker.words.text(
            f"gs-stone-{stone}",
            ability=speaker.name("ability", ability),
            text=speaker.text("ability", ability),
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
