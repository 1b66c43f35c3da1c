"""Rules texts of cards and panels, composed of their numbers and words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vigil.games.horizons.content.invader_cards import INVADER_CARDS
from vigil.games.horizons.powers.power import Elements, Growth, Panel, Power, Range, Slot
from vigil.games.horizons.powers.registry import PANELS, POWERS
from vigil.words.plain_speaker import PlainSpeaker

TERROR_LEVELS: Final = (1, 2, 3)


# -- powers


def power_lines(speaker: PlainSpeaker, id: str) -> list[str]:
    """Kind and cost, elements, range and target, effects, threshold or levels."""
    power, text = POWERS[id], speaker.words.text
    first = text(
        "hz-text-deck",
        deck=speaker.name("deck", power.deck),
        speed=speaker.name("speed", power.speed),
    )
    if power.levels:
        return [first, aim(speaker, power), *level_lines(speaker, power)]
    lines = [
        f"{first} {text('hz-text-cost', cost=power.cost)}",
        text("hz-text-elements", elements=listed(speaker, "element", power.elements)),
        aim(speaker, power),
        speaker.printed_text("power", id),
    ]
    for threshold in power.thresholds:
        elements = needed(speaker, threshold.elements)
        effect = text(f"hz-power-{id}.threshold")
        lines.append(text("hz-text-threshold", elements=elements, text=effect))
    return lines


def level_lines(speaker: PlainSpeaker, power: Power) -> list[str]:
    """The levels of an innate power with their elements."""
    return [
        speaker.words.text(
            "hz-text-level",
            level=number,
            elements=needed(speaker, level.elements),
            text=speaker.words.text(f"hz-innate-{power.id}.level{number}"),
        )
        for number, level in enumerate(power.levels, 1)
    ]


def aim(speaker: PlainSpeaker, power: Power) -> str:
    """Range and target of a power."""
    if power.reach is None:
        target = speaker.words.text(f"hz-target-spirit-{power.target}")
        return speaker.words.text("hz-text-target", target=target)
    target = speaker.words.text("hz-text-target", target=target_land(speaker, power))
    return f"{reach(speaker, power.reach)} {target}"


def reach(speaker: PlainSpeaker, printed: Range) -> str:
    """How far a power reaches, and from where."""
    if printed.terrain:
        terrains = listed(speaker, "terrain", printed.terrain)
        return speaker.words.text("hz-text-range-terrain", range=printed.value, terrains=terrains)
    key = "hz-text-range-sacred" if printed.sacred else "hz-text-range"
    return speaker.words.text(key, range=printed.value)


def target_land(speaker: PlainSpeaker, power: Power) -> str:
    """What the target land must be."""
    if power.terrains:
        terrains = listed(speaker, "terrain", power.terrains)
        return speaker.words.text("hz-target-terrains", terrains=terrains)
    return speaker.words.text(f"hz-target-{power.target}")


# -- spirits


def spirit_lines(speaker: PlainSpeaker, id: str) -> list[str]:
    """Character and setup, growth, tracks, special rule, innate power, cards."""
    panel, text = PANELS[id], speaker.words.text
    return [
        speaker.printed_text("spirit", id),
        text(f"hz-spirit-{id}.setup"),
        *growth_lines(speaker, panel),
        text("hz-text-energy", slots=slots(speaker, panel.energy)),
        text("hz-text-plays", slots=slots(speaker, panel.plays)),
        text(
            "hz-text-special",
            name=speaker.name("special", panel.special),
            text=speaker.printed_text("special", panel.special),
        ),
        text("hz-text-innate", name=speaker.name("power", panel.innate.id)),
        *power_lines(speaker, panel.innate.id),
        text("hz-text-cards", cards=listed(speaker, "power", (card.id for card in panel.cards))),
        text("hz-text-progression", cards=listed(speaker, "power", panel.progression)),
    ]


def growth_lines(speaker: PlainSpeaker, panel: Panel) -> list[str]:
    """The growth options of a spirit."""
    return [
        speaker.words.text(
            "hz-text-growth", number=number + 1, actions=growth(speaker, panel.id, number)
        )
        for number in range(len(panel.growth))
    ]


def slots(speaker: PlainSpeaker, track: tuple[Slot, ...]) -> str:
    """A presence track from left to right."""
    return ", ".join(slot_text(speaker, slot.number, slot.element) for slot in track)


# -- fear and invaders


def fear_lines(speaker: PlainSpeaker, id: str) -> list[str]:
    """A fear card at each terror level."""
    return [
        speaker.words.text(
            "hz-text-fear",
            level=speaker.name("terror", str(level)),
            text=speaker.words.text(f"hz-fear-{id}.level{level}"),
        )
        for level in TERROR_LEVELS
    ]


def invader_lines(speaker: PlainSpeaker, id: str) -> list[str]:
    """Where the invaders act, and whether the card escalates."""
    card = INVADER_CARDS[id]
    terrains = listed(speaker, "terrain", card.terrains)
    lines = [
        speaker.words.text("hz-text-invader-coastal")
        if card.coastal
        else speaker.words.text("hz-text-invader-terrains", terrains=terrains)
    ]
    if card.escalation:
        lines.append(speaker.words.text("hz-text-invader-escalation"))
    return lines


# -- phrases


def listed(speaker: PlainSpeaker, kind: str, ids: Iterable[str]) -> str:
    """Names one after the other."""
    return ", ".join(speaker.name(kind, id) for id in ids)


def needed(speaker: PlainSpeaker, elements: Elements) -> str:
    """The elements of a threshold."""
    return ", ".join(
        speaker.words.text("hz-needed", element=speaker.name("element", id), count=count)
        for id, count in elements.items()
    )


def slot_text(speaker: PlainSpeaker, number: int | str, element: str) -> str:
    """A slot of a presence track: a number, an element or both."""
    if not element:
        return str(number)
    name = speaker.name("element", element)
    return speaker.words.text("hz-slot-both", number=number, element=name) if number else name


def growth(speaker: PlainSpeaker, spirit: str, number: int) -> str:
    """All actions of a growth option."""
    return ", ".join(growth_action(speaker, action) for action in PANELS[spirit].growth[number])


def growth_action(speaker: PlainSpeaker, action: Growth) -> str:
    """One action of a growth option."""
    key = f"hz-growth-{action.op}"
    if action.op == "gain_energy":
        return speaker.words.text(key, amount=action.amount)
    if action.op != "add_presence":
        return speaker.words.text(key)
    if not action.terrains:
        return speaker.words.text(key, range=action.amount)
    terrains = listed(speaker, "terrain", action.terrains)
    return speaker.words.text(f"{key}.terrain", range=action.amount, terrains=terrains)
