"""Where the words of Ghost Stories find their values: cards, boards, spaces and tokens."""

from __future__ import annotations

from vigil.core import Content
from vigil.games.ghost_stories.presentation.views import BoardView, GhostView, SpaceView
from vigil.games.ghost_stories.white_moon.presentation.views import GhostStoriesView
from vigil.words.speech_context import SpeechContext


def card_of(told: SpeechContext) -> Content:
    """The card with the given number."""
    box = told.speaker.box.values()
    return next(card for card in box if card.facts.get("number") == told.at(0))


def own_board(told: SpeechContext) -> BoardView:
    """The board of the choosing player."""
    view: GhostStoriesView = told.view
    return next(board for board in view["boards"] if board["seat"] == told.seat)


def board_named(told: SpeechContext) -> BoardView:
    """The board that an option names."""
    view: GhostStoriesView = told.view
    return next(board for board in view["boards"] if board["colour"] == told.at(1))


def space_named(told: SpeechContext) -> SpaceView:
    """The ghost space that an option names."""
    return board_named(told)["spaces"][int(told.at(2))]


def exorcisable(told: SpeechContext) -> list[GhostView]:
    """The ghosts that the choosing player can exorcise."""
    view: GhostStoriesView = told.view
    tile = own_board(told)["tile"]
    spaces = (space for board in view["boards"] for space in board["spaces"])
    here = (space["ghost"] for space in spaces if space["line"][0] == tile)
    return [ghost for ghost in here if ghost and ghost["exorcisable"]]


def owner(told: SpeechContext) -> BoardView:
    """The owner of a Tao token: the named player, or the one who chooses."""
    view: GhostStoriesView = told.view
    _, _, *colours = told.parts
    return next((b for b in view["boards"] if b["colour"] in colours), own_board(told))


def held(told: SpeechContext) -> int:
    """How many Tao tokens of that colour the owner holds."""
    return dict[str, int](owner(told)["tao"].items())[str(told.at(1))]
