"""Things with what is worth knowing about them in brackets."""

from __future__ import annotations

from typing import Any, Final

from vigil.games.horizons.powers.registry import POWERS
from vigil.games.horizons.words.names import KIND_OF, Names
from vigil.words.phrases import View, noted

COUNTED: Final = ("explorer", "town", "city", "dahan", "blight")


# -- lands


def land_at(names: Names, id: str, view: View) -> str:
    """A land, what is there and what the invaders are about to do."""
    land = next(land for land in view["lands"] if land["id"] == id)
    return noted(names.land(id), [*held(names, land, view), *coming(names, land)])


def held(names: Names, land: dict[str, Any], view: View) -> list[str]:
    """Pieces and presence in a land, and its defence."""
    pieces = [
        names.words.text(f"hz-count-{kind}", count=land[kind]) for kind in COUNTED if land[kind]
    ]
    spirits = [
        names.words.text("hz-note-presence-of", spirit=names.who(seat, view), count=count)
        for seat, count in enumerate(land["presence"])
        if count
    ]
    notes = [", ".join(pieces)] if pieces else []
    if spirits:
        notes.append(names.words.text("hz-note-presence", spirits=", ".join(spirits)))
    if land["defend"]:
        notes.append(names.words.text("hz-note-defend", amount=land["defend"]))
    return notes


def coming(names: Names, land: dict[str, Any]) -> list[str]:
    """The ravage and the build that await a land."""
    soon, notes = land["next"], []
    if soon["ravage"]:
        notes.append(names.words.text("hz-note-ravage", damage=soon["damage"]))
    if soon["build"]:
        piece = names.name("piece", soon["build"])
        notes.append(names.words.text("hz-note-build", piece=piece))
    return notes


# -- cards and powers


def card_with_figures(names: Names, id: str) -> str:
    """A card; a power card with its cost, speed and elements."""
    if KIND_OF[id] != "power":
        return names.card(id)
    power = POWERS[id]
    notes = [
        names.words.text("hz-note-cost", cost=power.cost),
        names.name("speed", power.speed),
        names.listed("element", power.elements),
    ]
    return noted(names.card(id), notes)


def power_in_play(names: Names, id: str, spirit: View, again: bool) -> str:
    """A power that can be used: its cost if it is used again, and what its elements reach."""
    cost = [names.words.text("hz-note-cost", cost=POWERS[id].cost)] if again else []
    return noted(names.card(id), [*cost, *reached(names, id, spirit)])


def reached(names: Names, id: str, spirit: View) -> list[str]:
    """The levels or the threshold for which a spirit has the elements."""
    power = next(power for power in (spirit["innate"], *spirit["powers"]) if power["id"] == id)
    levels = [n for n, level in enumerate(power["thresholds"], 1) if not level["missing"]]
    if not levels:
        return []
    if KIND_OF[id] == "power":
        return [names.words.text("hz-note-threshold")]
    return [names.words.text("hz-note-levels", levels=", ".join(map(str, levels)))]


def next_slot(names: Names, track: str, spirit: View) -> str:
    """What a presence track opens next."""
    number, element = spirit[f"{track}_track"][spirit[f"{track}_open"]]
    return names.words.text("hz-note-opens", slot=names.slot(number, element))
