"""The speaker of Horizons of Spirit Island."""

from __future__ import annotations

from vigil.core import Decision, Event, Option
from vigil.games.horizons.table.options import Setup
from vigil.games.horizons.words.card_text import full_text
from vigil.games.horizons.words.events import event_line
from vigil.games.horizons.words.names import Names
from vigil.games.horizons.words.options import option_label
from vigil.words.catalogue import Words
from vigil.words.phrases import Args, View, ending, sentence


class HorizonsSpeaker:
    """Says everything of Horizons of Spirit Island in one language."""

    def __init__(self, words: Words, _: Setup) -> None:
        self.words = words
        self.names = Names(words)

    def question(self, decision: Decision, view: View) -> str:
        """The question as a sentence that names who is asked."""
        args = self._about(decision.about, view)
        if not decision.chance:
            args["who"] = ", ".join(self.names.who(seat, view) for seat in decision.seats())
        if decision.kind == "power_phase":
            args["phase"] = self.names.name("phase", view["phase"])
        return sentence(self.words.text(self._key(decision), **args))

    def _key(self, decision: Decision) -> str:
        """A question may have words of its own for what it is about."""
        key = f"hz-ask-{decision.kind}"
        own = f"{key}-{decision.about[0]}" if decision.about else key
        return own if self.words.has(own) else key

    def _about(self, about: Option, view: View) -> Args:
        match about:
            case ("land", str(land)):
                return {"land": self.names.land(land)}
            case ("price", str(id), int(amount)):
                return {"power": self.names.name("power", id), "amount": amount}
            case ("fear", str(id)):
                return {"card": self.names.name("fear", id)}
            case ("action", str(id), str(land)):
                return {"action": self.names.name("action", id), "land": self.names.land(land)}
            case ("power", str(id), str(land)):
                return {"power": self.names.name("power", id), "land": self.names.land(land)}
            case (("action" | "power") as kind, str(id)):
                return {kind: self.names.name(kind, id)}
            case ("piece", str(kind), int(damage)):
                return {"piece": self.names.piece(kind, damage)}
            case ("spirit", int(seat)):
                return {"spirit": self.names.who(seat, view)}
        return {}

    def option(self, option: Option, decision: Decision, view: View) -> str:
        """The label of one option, with what it means at the table."""
        return option_label(self.names, option, decision, view)

    def event(self, event: Event, view: View) -> str | None:
        """One line of the log; ``None`` for what is not worth a line."""
        return event_line(self.names, event, view)

    def seat(self, seat: int, view: View) -> str:
        """The spirit of a seat."""
        return self.names.who(seat, view)

    def name(self, kind: str, id: str) -> str:
        """The name of a piece of content."""
        return self.names.name(kind, id)

    def text(self, kind: str, id: str) -> str:
        """The rules text of a piece of content."""
        return full_text(self.names, kind, id)

    def outcome(self, view: View) -> str:
        """How the game ended and what it scored."""
        return ending(self.words, "hz", view["outcome"])
