"""The speaker of Horizons of Spirit Island: its table of words, and functions for the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Final

from vigil.core.game import Setup
from vigil.core.plugin import find_plugin
from vigil.games.horizons.powers.effects import BUILD, EXPLORE, RAVAGE
from vigil.games.horizons.powers.registry import PANELS
from vigil.games.horizons.presentation.views import HorizonsView, LandView
from vigil.games.horizons.words import card_text
from vigil.games.horizons.words.notes import NOTES, chooser
from vigil.words.catalogue import Words
from vigil.words.effects import effect_parts
from vigil.words.phrases import percent, sentence
from vigil.words.plain_speaker import Function, PlainSpeaker
from vigil.words.speech_context import SpeechContext
from vigil.words.vocabulary import read_vocabulary

REASONS: Final = ("why", "power", "innate", "special", "fear")
"""The possible reasons of an event."""
ACTIONS: Final = {RAVAGE: "ravage", BUILD: "build", EXPLORE: "explore"}
"""The invader actions by their bits."""
EFFECTS: Final = ("first", "second")
CHOICE_OF_FEAR: Final = "dahan_enheartened"
"""The only fear card that offers two effects; its question names no power."""


def horizons_speaker(words: Words, setup: Setup) -> PlainSpeaker:
    """Speaks about Horizons of Spirit Island in one language."""
    return PlainSpeaker(words, setup, read_vocabulary(find_plugin(setup.game)), FUNCTIONS)


# -- names


def card(told: SpeechContext, id: str) -> str:
    """The name of a card of any deck; innate powers are powers too."""
    return told.speaker.words.text(f"hz-{told.speaker.box[id].kind}-{id}")


def reason(told: SpeechContext, id: str) -> str:
    """The reason of an event: a phrase, a power, a special rule or a fear card."""
    keys = (f"hz-{kind}-{id}" for kind in REASONS)
    return told.speaker.words.text(next(key for key in keys if told.speaker.words.has(key)))


def terrain(told: SpeechContext) -> str:
    """The terrain of a land."""
    land = str(told.at(0))
    return str(told.speaker.box[land[0]].facts["terrains"][int(land[1:]) - 1])


# -- lands


def land_of(told: SpeechContext) -> LandView:
    """The given land."""
    view: HorizonsView = told.view
    return next(land for land in view["lands"] if land["id"] == told.at(0))


def pieces_there(told: SpeechContext) -> str:
    """The pieces in a land."""
    land, say = land_of(told), told.speaker.words.text
    counts = {
        "explorer": land["explorer"],
        "town": land["town"],
        "city": land["city"],
        "dahan": land["dahan"],
        "blight": land["blight"],
    }
    return ", ".join(say(f"hz-count-{kind}", count=n) for kind, n in counts.items() if n)


def presence_there(told: SpeechContext) -> str:
    """Whose presence is in a land, and how much."""
    presence = enumerate(land_of(told)["presence"])
    return ", ".join(presence_of(told, seat, count) for seat, count in presence if count)


def presence_of(told: SpeechContext, seat: int, count: int) -> str:
    """Presence of a spirit, by default the choosing one."""
    if seat == told.seat:
        return told.speaker.words.text("hz-note-presence-own", count=count)
    spirit = told.speaker.seat(seat, told.view)
    return told.speaker.words.text("hz-note-presence-of", spirit=spirit, count=count)


# -- powers and growth


def reached(told: SpeechContext) -> str:
    """The levels or the threshold of a power for which a spirit has the elements."""
    id, spirit, say = str(told.at(0)), chooser(told), told.speaker.words.text
    power = next(power for power in (spirit["innate"], *spirit["powers"]) if power["id"] == id)
    levels = [n for n, level in enumerate(power["thresholds"], 1) if not level["missing"]]
    if not levels:
        return ""
    if told.speaker.box[id].kind == "power":
        return say("hz-note-threshold")
    return say("hz-note-levels", levels=", ".join(map(str, levels)))


def next_slot(told: SpeechContext) -> str:
    """What a presence track opens next."""
    spirit = chooser(told)
    on_energy = told.at(1) == "energy"
    track = spirit["energy_track"] if on_energy else spirit["plays_track"]
    number, element = track[spirit["energy_open"] if on_energy else spirit["plays_open"]]
    say = told.speaker.words.text
    amount = say(f"hz-slot-{told.at(1)}", number=number) if number else 0
    return say("hz-note-opens", slot=card_text.slot_text(told.speaker, amount, element))


def growth_action(told: SpeechContext) -> str:
    """One action of the growth option that was chosen."""
    spirit = chooser(told)
    grown = spirit["grown"]
    assert grown is not None
    action = PANELS[spirit["id"]].growth[grown][int(told.at(2))]
    return sentence(card_text.growth_action(told.speaker, action))


def effect(told: SpeechContext) -> str:
    """One of two effects."""
    about = told.at("about.1") or CHOICE_OF_FEAR
    return told.speaker.words.text(f"hz-effect-{about}.{EFFECTS[int(told.at(1))]}")


# -- events


def skipped(told: SpeechContext, bits: int) -> str:
    """The invader actions that do not happen."""
    return card_text.listed(told.speaker, "action", (a for bit, a in ACTIONS.items() if bits & bit))


def level_text(told: SpeechContext) -> str:
    """What a terror level means: for a fear card, or for victory."""
    level = str(told.at("level"))
    facts = dict(told.parts)
    if "card" in facts:
        return told.speaker.words.text(f"hz-fear-{facts['card']}.level{level}")
    return told.speaker.printed_text("terror", level)


def chance(told: SpeechContext) -> str:
    """How likely it is."""
    return percent(told.speaker.words, Fraction(*told.at("chance")))


def ravage_parts(told: SpeechContext) -> str:
    """The effects of a ravage on the land and the pieces there."""
    due, say = dict(told.parts), told.speaker.words.text
    parts = [say("hz-due-damage", damage=due["damage"], defence=due["defence"])]
    if due["dahan"]:
        parts.append(say("hz-due-dahan", count=due["dahan"]))
    if due["presence"]:
        spirits = ", ".join(told.speaker.seat(seat, told.view) for seat in due["presence"])
        parts.append(say("hz-due-presence", spirits=spirits))
    if due["cascade"]:
        lands = ", ".join(str(told.speaker.named("land_id", (id,), told)) for id in due["cascade"])
        parts.append(say("hz-due-cascade", lands=lands))
    elif due["blight"]:
        parts.append(say("hz-due-blight"))
    if due["strikes"]:
        parts.append(say("hz-due-strikes", damage=due["strikes"]))
    return "; ".join(parts)


def lines(make: Callable[[PlainSpeaker, str], list[str]]) -> Function:
    """A rules text of several lines."""
    return lambda speaker, id: "\n".join(make(speaker, id))


FUNCTIONS: Final[Mapping[str, Function]] = {
    **NOTES,
    "card": card,
    "card_name": card,
    "chance": chance,
    "effect": effect,
    "effect_parts": effect_parts,
    "fear_text": lines(card_text.fear_lines),
    "growth": lambda told, spirit, number: card_text.growth(told.speaker, spirit, number),
    "growth_action": growth_action,
    "growth_number": lambda told: told.at(2) + 1,
    "invader_text": lines(card_text.invader_lines),
    "land_id": lambda _, id: id,
    "level_text": level_text,
    "next_slot": next_slot,
    "pieces_there": pieces_there,
    "power_text": lines(card_text.power_lines),
    "presence_there": presence_there,
    "ravage_parts": ravage_parts,
    "reached": reached,
    "reason": reason,
    "skipped": skipped,
    "spirit_text": lines(card_text.spirit_lines),
    "spirits": lambda told: card_text.listed(told.speaker, "spirit", told.at("spirits")),
    "terrain": terrain,
}
