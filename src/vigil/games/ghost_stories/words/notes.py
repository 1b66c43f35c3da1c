"""Effects of options that the table of words cannot express."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vigil.core.decision import Option
from vigil.games.ghost_stories.content.powers import STRENGTH_OF_THE_MOUNTAIN
from vigil.games.ghost_stories.white_moon.presentation.views import GhostStoriesView
from vigil.games.ghost_stories.words.found import (
    board_named,
    card_of,
    exorcisable,
    held,
    own_board,
    space_named,
)
from vigil.words.plain_speaker import Function
from vigil.words.speech_context import SpeechContext

ACTIONS: Final = frozenset({"help", "exorcise", "save"})
"""Options that are the action of a turn, or a second one."""


def fills(told: SpeechContext) -> str:
    """Whether a board has no other free space."""
    free = [space for space in board_named(told)["spaces"] if not space["ghost"]]
    return told.speaker.words.text("gs-note-fills") if len(free) == 1 else ""


def moving_ghost(told: SpeechContext) -> Mapping[str, Any]:
    """The printed facts of the ghost that the question is about: one that comes, or one in play."""
    assert told.decision is not None
    about = told.of(told.decision.about)
    if about.at(0) == "card":
        return card_of(about.of(told.decision.about[1:])).facts
    ghost = space_named(about)["ghost"]
    assert ghost is not None
    return ghost


def caught(told: SpeechContext) -> str:
    """Whether a Buddha on the space will catch the ghost."""
    waits = space_named(told)["buddha"] and not moving_ghost(told)["incarnation"]
    return told.speaker.words.text("gs-note-catches") if waits else ""


def entry(told: SpeechContext) -> str:
    """The tile that a ghost haunts as it enters there, or whose villagers it kills instead."""
    view: GhostStoriesView = told.view
    space, abilities = space_named(told), moving_ghost(told)["enter"]
    reach = 3 if "haunt_tile" in abilities else 1 if "haunt_front" in abilities else 0
    active = [tile for tile in space["line"][:reach] if not view["village"][tile]["haunted"]]
    if not active or space["buddha"]:
        return ""
    villagers = view["white_moon"]["villagers"] if "white_moon" in view else []
    peopled = any(stack["tile"] == active[0] and stack["stack"] for stack in villagers)
    return told.speaker.words.text(
        "gs-note-entry-kills" if peopled else "gs-note-entry",
        tile=told.speaker.named("tile_at", (active[0],), told),
    )


def beside(told: SpeechContext) -> str:
    """The Taoists next to a ghost space."""
    view: GhostStoriesView = told.view
    taoists = view["village"][space_named(told)["line"][0]]["taoists"]
    names = ", ".join(str(told.speaker.named("taoist", (one,), told)) for one in taoists)
    return told.speaker.words.text("gs-note-beside", taoists=names) if taoists else ""


def aftermath(told: SpeechContext) -> str:
    """The effects of exorcising the ghosts next to the choosing Taoist."""
    ghosts = exorcisable(told)
    stones = [stone for ghost in ghosts for stone in (*ghost["curses"], *ghost["rewards"])]
    names = dict.fromkeys(told.speaker.name("ability", stone) for stone in stones)
    return told.speaker.words.text("gs-note-aftermath", stones=", ".join(names)) if names else ""


def threat(told: SpeechContext) -> str:
    """The tile that a haunter is going to haunt, and how soon."""
    view: GhostStoriesView = told.view
    for tile in view["village"]:
        for colour, place, turns in tile["threats"]:
            if (colour, place) == (told.at(1), told.at(2)):
                name = told.speaker.named("tile_at", (tile["tile"],), told)
                return told.speaker.words.text("gs-note-threat", tile=name, turns=turns)
    return ""


def dies(told: SpeechContext) -> str:
    """Whether a Taoist is about to lose the last Qi."""
    board = board_named(told)
    return told.speaker.words.text("gs-note-dies") if board["alive"] and board["qi"] == 1 else ""


def figures_out(told: SpeechContext) -> int:
    """How many haunters of a board have left their cards."""
    ghosts = (space["ghost"] for space in board_named(told)["spaces"])
    return sum(1 for ghost in ghosts if ghost and ghost["haunter"] == 1)


def ghosts_so_coloured(told: SpeechContext) -> int:
    """How many ghosts of a colour are in play."""
    view: GhostStoriesView = told.view
    ghosts = (space["ghost"] for board in view["boards"] for space in board["spaces"])
    return sum(1 for ghost in ghosts if ghost and ghost["colour"] == told.at(1))


def portal_there(told: SpeechContext) -> str:
    """Whether a villager can be saved on a tile."""
    view: GhostStoriesView = told.view
    portal = view["white_moon"]["portal"]
    is_there = portal["open"] and portal["tile"] == told.at(1)
    return told.speaker.words.text("gs-note-portal") if is_there else ""


def completes(told: SpeechContext) -> str:
    """What a family gives if this rescue makes it whole."""
    view: GhostStoriesView = told.view
    moon = view["white_moon"]
    family = told.at(1)
    if told.at(0) == "save":
        here = own_board(told)["tile"]
        family = next(s["stack"][-1] for s in moon["villagers"] if s["tile"] == here)
    fares = moon["families"][str(family)]
    if fares["saved"] + 1 < fares["size"]:
        return ""
    reward = told.speaker.named("brings", (family,), told)
    return told.speaker.words.text("gs-note-completes", reward=reward)


def full_then(told: SpeechContext) -> int:
    """How many receptacles are full after one more crystal."""
    view: GhostStoriesView = told.view
    return len(view["white_moon"]["crystals"]["receptacles"]) + 1


def brings_now(told: SpeechContext) -> object:
    """What a power brings; once no action is left, strength serves only what is asked from afar."""
    power = told.at(1)
    if power == STRENGTH_OF_THE_MOUNTAIN and not actions(told):
        return told.speaker.words.text("gs-note-strength-afar")
    return told.speaker.named("brings", (power,), told)


def acting(told: SpeechContext) -> str:
    """Whether it is the first action of a turn, another one, or none is left."""
    if not told.view["acted"]:
        return "first"
    return "again" if actions(told) else "done"


def actions(told: SpeechContext) -> list[Option]:
    """The options that are actions."""
    options = told.decision.options if told.decision else ()
    return [option for option in options if option[0] in ACTIONS]


NOTES: Final[Mapping[str, Function]] = {
    "acting": acting,
    "aftermath": aftermath,
    "beside": beside,
    "brings_now": brings_now,
    "caught": caught,
    "completes": completes,
    "dies": dies,
    "entry": entry,
    "figures_out": figures_out,
    "fills": fills,
    "full_then": full_then,
    "ghosts_so_coloured": ghosts_so_coloured,
    "one_less": lambda told: held(told) - 1,
    "one_more": lambda told: held(told) + 1,
    "portal_there": portal_there,
    "threat": threat,
}
