"""Rules texts of cards and panels, put together from their figures and their words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from vigil.games.horizons.content.invader_cards import INVADER_CARDS
from vigil.games.horizons.powers.power import Panel, Power, Range, Slot
from vigil.games.horizons.powers.registry import PANELS, POWERS
from vigil.games.horizons.words.names import Names

TERROR_LEVELS: Final = (1, 2, 3)


def full_text(names: Names, kind: str, id: str) -> str:
    """The rules text of a piece of content, one line for each thing it says."""
    if kind in LINES:
        return "\n".join(LINES[kind](names, id))
    return names.text(kind, id)


# -- powers


def power_lines(names: Names, id: str) -> list[str]:
    """Kind and cost, elements, range and target, effects, threshold or levels."""
    power, text = POWERS[id], names.words.text
    first = text(
        "hz-text-deck", deck=names.name("deck", power.deck), speed=names.name("speed", power.speed)
    )
    if power.levels:
        return [first, aim(names, power), *level_lines(names, power)]
    lines = [
        f"{first} {text('hz-text-cost', cost=power.cost)}",
        text("hz-text-elements", elements=names.listed("element", power.elements)),
        aim(names, power),
        names.text("power", id),
    ]
    for threshold in power.thresholds:
        needed = names.needed(threshold.elements)
        effect = text(f"hz-power-{id}.threshold")
        lines.append(text("hz-text-threshold", elements=needed, text=effect))
    return lines


def level_lines(names: Names, power: Power) -> list[str]:
    """The levels of an innate power with their elements."""
    return [
        names.words.text(
            "hz-text-level",
            level=number,
            elements=names.needed(level.elements),
            text=names.words.text(f"hz-innate-{power.id}.level{number}"),
        )
        for number, level in enumerate(power.levels, 1)
    ]


def aim(names: Names, power: Power) -> str:
    """Range and target of a power."""
    if power.reach is None:
        target = names.words.text(f"hz-target-spirit-{power.target}")
        return names.words.text("hz-text-target", target=target)
    target = names.words.text("hz-text-target", target=target_land(names, power))
    return f"{reach(names, power.reach)} {target}"


def reach(names: Names, printed: Range) -> str:
    """How far a power reaches, and from where."""
    if printed.terrain:
        terrains = names.listed("terrain", printed.terrain)
        return names.words.text("hz-text-range-terrain", range=printed.value, terrains=terrains)
    key = "hz-text-range-sacred" if printed.sacred else "hz-text-range"
    return names.words.text(key, range=printed.value)


def target_land(names: Names, power: Power) -> str:
    """What the target land must be."""
    if power.terrains:
        terrains = names.listed("terrain", power.terrains)
        return names.words.text("hz-target-terrains", terrains=terrains)
    return names.words.text(f"hz-target-{power.target}")


# -- spirits


def spirit_lines(names: Names, id: str) -> list[str]:
    """Character and set-up, growth, tracks, special rule, innate power, cards."""
    panel, text = PANELS[id], names.words.text
    return [
        names.text("spirit", id),
        text(f"hz-spirit-{id}.setup"),
        *growth_lines(names, panel),
        text("hz-text-energy", slots=slots(names, panel.energy)),
        text("hz-text-plays", slots=slots(names, panel.plays)),
        text(
            "hz-text-special",
            name=names.name("special", panel.special),
            text=names.text("special", panel.special),
        ),
        text("hz-text-innate", name=names.name("power", panel.innate.id)),
        *power_lines(names, panel.innate.id),
        text("hz-text-cards", cards=names.listed("power", (card.id for card in panel.cards))),
        text("hz-text-progression", cards=names.listed("power", panel.progression)),
    ]


def growth_lines(names: Names, panel: Panel) -> list[str]:
    """The growth options of a spirit."""
    return [
        names.words.text(
            "hz-text-growth", number=number + 1, actions=names.growth(panel.id, number)
        )
        for number in range(len(panel.growth))
    ]


def slots(names: Names, track: tuple[Slot, ...]) -> str:
    """A presence track from left to right."""
    return ", ".join(names.slot(slot.number, slot.element) for slot in track)


# -- fear and invaders


def fear_lines(names: Names, id: str) -> list[str]:
    """A fear card at each terror level."""
    return [
        names.words.text(
            "hz-text-fear",
            level=names.name("terror", str(level)),
            text=names.words.text(f"hz-fear-{id}.level{level}"),
        )
        for level in TERROR_LEVELS
    ]


def invader_lines(names: Names, id: str) -> list[str]:
    """Where the invaders act, and whether the card escalates."""
    card = INVADER_CARDS[id]
    terrains = names.listed("terrain", card.terrains)
    lines = [
        names.words.text("hz-text-invader-coastal")
        if card.coastal
        else names.words.text("hz-text-invader-terrains", terrains=terrains)
    ]
    if card.escalation:
        lines.append(names.words.text("hz-text-invader-escalation"))
    return lines


LINES: Final[Mapping[str, Callable[[Names, str], list[str]]]] = {
    "fear": fear_lines,
    "innate": power_lines,
    "invader": invader_lines,
    "power": power_lines,
    "spirit": spirit_lines,
}
"""Kinds whose text is put together."""
