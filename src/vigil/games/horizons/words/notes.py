"""Effects of options that the table of words cannot express."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vigil.games.horizons.model.pieces import FEAR
from vigil.games.horizons.presentation.views import HorizonsView, LandView, SpiritView
from vigil.words.plain_speaker import Function
from vigil.words.speech_context import SpeechContext

USES: Final = ("use", "use_on")
"""Options that use a power for the first time this turn."""


def say(told: SpeechContext, key: str, holds: bool) -> str:
    """A note, if it applies."""
    return told.speaker.words.text(key) if holds else ""


def land_named(told: SpeechContext, id: str) -> LandView:
    """A land by its id."""
    view: HorizonsView = told.view
    return next(land for land in view["lands"] if land["id"] == id)


def chooser(told: SpeechContext) -> SpiritView:
    """The spirit whose choice it is."""
    view: HorizonsView = told.view
    return view["spirits"][told.seat]


# -- the spirit phase


def reclaims(told: SpeechContext) -> str:
    """How many cards a growth option brings back."""
    spirit = chooser(told)
    count = len(spirit["discard"]) if "reclaim_all" in spirit["growth"][int(told.at(2))] else 0
    return told.speaker.words.text("hz-note-reclaims", count=count) if count else ""


def sacred(told: SpeechContext) -> str:
    """Whether one more presence makes a land a sacred site."""
    there = land_named(told, told.at(1))["presence"][told.seat]
    return say(told, "hz-note-sacred", there == 1)


def last_presence(told: SpeechContext) -> str:
    """Whether a land loses the last presence of a spirit."""
    there = land_named(told, told.at(1))["presence"][told.seat]
    return say(told, "hz-note-last-presence", there == 1)


# -- powers and pieces


def unused(told: SpeechContext) -> int:
    """The number of powers that a spirit leaves unused by passing."""
    options = told.decision.options if told.decision else ()
    return len({option[2] for option in options if option[0] in USES and option[1] == told.seat})


def gift(told: SpeechContext) -> str:
    """What a power does for a spirit; one for a land says it where the land is chosen."""
    power = told.speaker.box[str(told.at(2))]
    gives = power.kind == "power" and power.facts["range"] is None
    return told.speaker.printed_text("power", power.id) if gives else ""


def energy_left(told: SpeechContext) -> int:
    """A spirit's energy after paying the price."""
    return chooser(told)["energy"] - int(told.at("about.2"))


def destroyed(told: SpeechContext) -> str:
    """The value of destroying a piece."""
    fear = FEAR[str(told.at(1))]
    return told.speaker.words.text("hz-note-destroyed", fear=fear)


def hit(told: SpeechContext) -> str:
    """What one point of damage does to a piece."""
    assert told.decision is not None
    *_, land = told.decision.about
    kind, damage = str(told.at(1)), int(told.at(2))
    left = dict[str, int](land_named(told, str(land))["health"].items())[kind] - damage - 1
    return (
        told.speaker.words.text("hz-note-health-left", health=left) if left > 0 else destroyed(told)
    )


# -- invaders and blight


def ravages(told: SpeechContext) -> str:
    """What a ravage does to the land itself."""
    due = land_named(told, told.at(1))["next"]
    key = "hz-note-cascades" if due["cascade"] else "hz-note-blight"
    return say(told, key, due["blight"])


def presence_of_option(told: SpeechContext) -> str:
    """Whose presence is in the land that an option names."""
    presence = enumerate(land_named(told, told.at(1))["presence"])
    return ", ".join(told.speaker.seat(seat, told.view) for seat, count in presence if count)


NOTES: Final[Mapping[str, Function]] = {
    "destroyed": destroyed,
    "energy_left": energy_left,
    "gift": gift,
    "hit": hit,
    "last_presence": last_presence,
    "presence_of_option": presence_of_option,
    "ravages": ravages,
    "reclaims": reclaims,
    "sacred": sacred,
    "unused": unused,
}
