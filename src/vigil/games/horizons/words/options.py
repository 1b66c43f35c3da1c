"""Labels of options: what each choice means at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from vigil.core import EVERYONE, Decision, Option
from vigil.games.horizons.powers.registry import PANELS
from vigil.games.horizons.words.names import Names
from vigil.games.horizons.words.notes import card_with_figures, land_at, next_slot, power_in_play
from vigil.words.phrases import Args, View, noted, sentence

Asked: TypeAlias = tuple[Names, Option, Decision, View]

EFFECTS: Final = ("first", "second")
CHOICE_OF_FEAR: Final = "dahan_enheartened"
"""The only fear card that offers two effects; its question names no power."""


def option_label(names: Names, option: Option, decision: Decision, view: View) -> str:
    """The label of an option; when several spirits are asked it says whose it is."""
    tag = str(option[0])
    args = ARGS[tag]((names, option, decision, view)) if tag in ARGS else {}
    key = f"hz-option-{tag}-{decision.kind}"
    key = key if names.words.has(key) else f"hz-option-{tag}"
    label = sentence(names.words.text(key, **args))
    if len(decision.seats()) == 1:
        return label
    return names.words.text("hz-of-seat", who=names.who(int(option[1]), view), label=label)


def spirit_of(option: Option, decision: Decision, view: View) -> Mapping[str, Any]:
    """The spirit whose choice it is."""
    seat = int(option[1]) if decision.seat == EVERYONE else decision.seat
    spirit: Mapping[str, Any] = view["spirits"][seat]
    return spirit


# -- arguments by tag


def land_args(asked: Asked) -> Args:
    """A land; on fear cards with a piece in it, or as the end of a move."""
    names, (_, land, *rest), decision, view = asked
    if decision.kind == "fear_piece":
        piece = names.piece(str(rest[0]), int(rest[1]))
        return {"piece": piece, "land": land_at(names, str(land), view)}
    if decision.kind == "seek_safety":
        return {"start": names.land(str(land)), "land": land_at(names, str(rest[0]), view)}
    return {"land": land_at(names, str(land), view)}


def move_args(asked: Asked) -> Args:
    """A piece that is pushed or gathered, and the land on the other end."""
    names, (_, kind, damage, land), _, view = asked
    piece = names.piece(str(kind), int(damage))
    return {"piece": piece, "land": land_at(names, str(land), view)}


def power_args(asked: Asked) -> Args:
    """A power that can be used now."""
    names, option, decision, view = asked
    spirit = spirit_of(option, decision, view)
    return {"power": power_in_play(names, str(option[2]), spirit, option[0] == "repeat")}


def growth_args(asked: Asked) -> Args:
    """A growth option and all its actions."""
    names, option, decision, view = asked
    number = int(option[2])
    actions = names.growth(spirit_of(option, decision, view)["id"], number)
    return {"number": number + 1, "actions": actions}


def grow_args(asked: Asked) -> Args:
    """One action of the growth option that was chosen."""
    names, option, decision, view = asked
    spirit = spirit_of(option, decision, view)
    action = PANELS[spirit["id"]].growth[spirit["grown"]][int(option[2])]
    return {"actions": names.growth_action(action)}


def level_args(asked: Asked) -> Args:
    """A level of an innate power and what it does."""
    names, option, decision, _ = asked
    level = int(option[1])
    return {
        "level": level,
        "text": names.words.text(f"hz-innate-{decision.about[1]}.level{level}"),
    }


def levels_args(asked: Asked) -> Args:
    """Some levels of an innate power without those below."""
    return {"levels": ", ".join(str(number) for number in asked[1][1:])}


def effect_args(asked: Asked) -> Args:
    """One of two effects."""
    names, option, decision, _ = asked
    card = decision.about[1] if decision.about else CHOICE_OF_FEAR
    return {"text": names.words.text(f"hz-effect-{card}.{EFFECTS[int(option[1])]}")}


def yes_args(asked: Asked) -> Args:
    """What a threshold would do."""
    names, _, decision, _ = asked
    if decision.kind != "use_threshold":
        return {}
    return {"text": names.words.text(f"hz-power-{decision.about[1]}.threshold")}


def track_args(asked: Asked) -> Args:
    """A presence track and what it opens next."""
    names, option, decision, view = asked
    track = str(option[1])
    return {
        "track": track,
        "slot": next_slot(names, track, spirit_of(option, decision, view)),
    }


def deck_args(asked: Asked) -> Args:
    """A power deck and how many cards are left in it."""
    names, option, _, view = asked
    deck = str(option[1])
    left = names.words.text("hz-note-left", count=view["decks"][deck])
    return {"deck": noted(names.name("deck", deck), [left])}


def element_args(asked: Asked) -> Args:
    """An element and how many of it one has."""
    names, option, decision, view = asked
    element = str(option[1])
    have = spirit_of(option, decision, view)["elements"].get(element, 0)
    note = names.words.text("hz-note-have", count=have)
    return {"element": noted(names.name("element", element), [note])}


def spirit_args(asked: Asked) -> Args:
    """A spirit and its energy."""
    names, option, _, view = asked
    seat = int(option[1])
    note = names.words.text("hz-note-energy", energy=view["spirits"][seat]["energy"])
    return {"spirit": noted(names.who(seat, view), [note])}


ARGS: Final[Mapping[str, Callable[[Asked], Args]]] = {
    "action": lambda asked: {"name": asked[0].name("action", str(asked[1][1]))},
    "card": lambda asked: {"card": card_with_figures(asked[0], str(asked[1][1]))},
    "deck": deck_args,
    "effect": effect_args,
    "element": element_args,
    "gather": move_args,
    "grow": grow_args,
    "growth": growth_args,
    "land": land_args,
    "level": level_args,
    "levels": levels_args,
    "piece": lambda asked: {"piece": asked[0].piece(str(asked[1][1]), int(asked[1][2]))},
    "play": lambda asked: {"card": card_with_figures(asked[0], str(asked[1][2]))},
    "push": move_args,
    "repeat": power_args,
    "spirit": spirit_args,
    "spirit_name": lambda asked: {"name": asked[0].name("spirit", str(asked[1][1]))},
    "track": track_args,
    "use": power_args,
    "yes": yes_args,
}
"""What the label of each option tag is told; tags without an entry need nothing."""
