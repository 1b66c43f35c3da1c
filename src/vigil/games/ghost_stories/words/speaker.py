"""The speaker of Ghost Stories."""

from __future__ import annotations

from vigil.core import Decision, Event, Option
from vigil.games.ghost_stories.table.options import Setup
from vigil.games.ghost_stories.words.card_text import card_text
from vigil.games.ghost_stories.words.events import event_line
from vigil.games.ghost_stories.words.names import Names, board_in
from vigil.games.ghost_stories.words.options import option_label
from vigil.games.ghost_stories.words.places import ghost_at, new_ghost
from vigil.words.catalogue import Words
from vigil.words.phrases import Args, View, ending, sentence


class GhostStoriesSpeaker:
    """Says everything of Ghost Stories in one language, true to one set-up."""

    def __init__(self, words: Words, setup: Setup) -> None:
        self.words = words
        self.names = Names(words, setup)

    def question(self, decision: Decision, view: View) -> str:
        """The question as a sentence that names who is asked."""
        args = self._about(decision.about, view)
        if not decision.chance:
            args["who"] = self.names.player(decision.seat, view)
        return sentence(self.words.text(self._key(decision), **args))

    def _key(self, decision: Decision) -> str:
        """A question may have words of its own for what it is about."""
        key = f"gs-ask-{decision.kind}"
        own = f"{key}-{decision.about[0]}" if decision.about else key
        return own if self.words.has(own) else key

    def _about(self, about: Option, view: View) -> Args:
        match about:
            case ("card", int(number)):
                return {"ghost": new_ghost(self.names, number), "name": self.names.card(number)}
            case ("ghost", str(colour), int(place)):
                number = board_in(view, colour)["spaces"][place]["ghost"]["number"]
                ghost = {"name": self.names.card(number), "space": self.names.space(colour, place)}
                return {"ghost": ghost_at(self.names, colour, place, view), **ghost}
            case ("tile", int(tile)):
                return {"tile": self.names.tile(tile, view)}
            case ("curse", str(face)):
                return {"face": self.names.name("curse", face)}
            case (("artifact" | "board" | "tao" | "taoist") as kind, str(id)):
                return {kind: self.names.name(kind, id)}
        return {}

    def option(self, option: Option, decision: Decision, view: View) -> str:
        """The label of one option, with what it means at the table."""
        return option_label(self.names, option, decision, view)

    def event(self, event: Event, view: View) -> str | None:
        """One line of the log; ``None`` for what is not worth a line."""
        return event_line(self.names, event, view)

    def seat(self, seat: int, view: View) -> str:
        """The Taoist of a seat."""
        return self.names.player(seat, view)

    def name(self, kind: str, id: str) -> str:
        """The name of a piece of content."""
        return self.names.name(kind, id)

    def text(self, kind: str, id: str) -> str:
        """The rules text of a piece of content."""
        if kind in ("ghost", "incarnation"):
            return card_text(self.names, id)
        return self.names.text(kind, id)

    def outcome(self, view: View) -> str:
        """How the game ended and what it scored."""
        return ending(self.words, "gs", view["outcome"])
