"""The speaker of Ghost Stories: its table of words, and functions for the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Final

from vigil.core.game import Setup
from vigil.core.plugin import find_plugin
from vigil.games.ghost_stories.phases.exorcism import Shortfall
from vigil.games.ghost_stories.presentation.views import BoardView, Counts, GhostView, SpaceView
from vigil.games.ghost_stories.white_moon.presentation.views import GhostStoriesView
from vigil.games.ghost_stories.words.card_text import card_text, needed
from vigil.games.ghost_stories.words.found import card_of, exorcisable, held, own_board, owner
from vigil.games.ghost_stories.words.notes import NOTES
from vigil.words.catalogue import Words
from vigil.words.effects import effect_parts
from vigil.words.phrases import clause, percent
from vigil.words.plain_speaker import Function, PlainSpeaker
from vigil.words.speech_context import SpeechContext
from vigil.words.vocabulary import read_vocabulary

INCARNATION: Final = "incarnation"
"""What a ghost may be apart from its colours."""
REASONS: Final = {
    "tile": "gs-tile-{}",
    "power": "gs-power-{}",
    "artifact": "gs-artifact-{}",
    "taoist": "gs-colour-{}.taoist",
    "why": "gs-why-{}",
}
"""The possible reasons of an event, and where their names are."""


def ghost_stories_speaker(words: Words, setup: Setup) -> PlainSpeaker:
    """Speaks about Ghost Stories in one language, for one setup."""
    return PlainSpeaker(words, setup, read_vocabulary(find_plugin(setup.game)), FUNCTIONS)


# -- names


def card_name(told: SpeechContext, id: str) -> str:
    """The name of a card, perhaps one given by its owner."""
    card = told.speaker.box[id]
    return card.facts["name"] or told.speaker.words.text(f"gs-{card.kind}-{id}")


def reason(told: SpeechContext, id: str) -> str | int:
    """The reason of an event: a thing, a Taoist, or a fixed phrase."""
    has = told.speaker.words.has
    kind = next(kind for kind, key in REASONS.items() if has(key.format(id)))
    return told.speaker.named(kind, (id,), told)


def cause(told: SpeechContext, number: int) -> str | int:
    """A ghost, or the cemetery."""
    return told.speaker.named("card", (number,), told) if number else reason(told, "cemetery")


# -- boards and tokens


def whose_power(told: SpeechContext) -> str:
    """``yes`` for the Taoist's own power, ``paid`` for one lent by a token, else ``no``."""
    view: GhostStoriesView = told.view
    if told.seat < 0 or own_board(told)["power"] == told.at(1):
        return "yes"
    lender = next(board for board in view["boards"] if board["power"] == told.at(1))
    return "paid" if lender["power_blocked"] == "used" else "no"


def costs_token(told: SpeechContext) -> bool:
    """Whether naming a colour costs a power token."""
    view: GhostStoriesView = told.view
    boards = (board for board in view["boards"] if board["colour"] == told.at(1))
    return any(board["neutral"] and board["power_blocked"] != "used" for board in boards)


def start(told: SpeechContext) -> int | None:
    """The tile a Taoist leaves: the one in the question, or their own."""
    view: GhostStoriesView = told.view
    about = told.decision.about if told.decision else ()
    named = (board for board in view["boards"] if about == ("taoist", board["colour"]))
    return next(named, own_board(told))["tile"]


# -- ghosts


def ghosts_where(
    told: SpeechContext, holds: Callable[[GhostView, SpaceView, BoardView], bool]
) -> str:
    """The ghosts in play for which something holds."""
    view: GhostStoriesView = told.view
    return ", ".join(
        str(told.speaker.named("ghost_now", (board["colour"], space["place"]), told))
        for board in view["boards"]
        for space in board["spaces"]
        if space["ghost"] and holds(space["ghost"], space, board)
    )


def ghosts_here(told: SpeechContext) -> str:
    """The ghosts that the choosing player can exorcise."""
    here = exorcisable(told)
    return ghosts_where(told, lambda ghost, *_: ghost in here)


def ghosts_of_board(told: SpeechContext) -> str:
    """The ghosts on the board that the question is about, but no incarnations."""
    colour = told.at("about.1")
    return ghosts_where(
        told, lambda ghost, _, board: not ghost["incarnation"] and board["colour"] == colour
    )


def ghosts_of_colour(told: SpeechContext) -> str:
    """The ghosts of a colour, but no incarnations."""
    colour = told.at(1)
    return ghosts_where(
        told, lambda ghost, *_: not ghost["incarnation"] and ghost["colour"] == colour
    )


def shortfall(told: SpeechContext, lacking: Shortfall) -> str:
    """What a ghost still lacked to be exorcised."""
    key = "gs-lacking-tokens" if lacking["tokens_only"] else "gs-lacking"
    return told.speaker.words.text(
        key,
        ghost=told.speaker.named("card", (lacking["ghost"],), told),
        needed=needed(told.speaker, lacking["needed"]),
    )


def colour_odds(told: SpeechContext) -> str:
    """The colours that a ghost may have, with their chances."""
    speaker = told.speaker
    named = (
        (speaker.name("term" if name == INCARNATION else "colour", name), Fraction(some, every))
        for name, some, every in told.at("chances")
    )
    return ", ".join(f"{clause(name)} {percent(speaker.words, odds)}" for name, odds in named)


def printed(told: SpeechContext) -> Counts:
    """The printed resistance of a card."""
    resistance: Counts = card_of(told).facts["resistance"]
    return resistance


FUNCTIONS: Final[Mapping[str, Function]] = {
    **NOTES,
    "card_id": lambda told: card_of(told).id,
    "card_name": card_name,
    "card_text": card_text,
    "cause": cause,
    "colour_odds": colour_odds,
    "costs_token": costs_token,
    "effect_parts": effect_parts,
    "ghosts_here": ghosts_here,
    "ghosts_of_board": ghosts_of_board,
    "ghosts_of_colour": ghosts_of_colour,
    "held": held,
    "needed": lambda told, *counts: needed(told.speaker, *counts),
    "owner": lambda told: owner(told)["colour"],
    "printed": printed,
    "reason": reason,
    "shortfall": shortfall,
    "start": start,
    "whose_power": whose_power,
}
