"""Where the words of a game find their values.

A place is an index (``1``), all from an index on (``1:``), a fact of an event by its name, ``seat``
for the seat that chooses an option, a path (``view.boards.seat={seat}.tile``), or a function.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vigil.core import Decision
from vigil.words.vocabulary import FUNCTION, Place

if TYPE_CHECKING:
    from vigil.words.plain_speaker import PlainSpeaker

MISSING: Final = object()
"""The value of an empty place; its argument is left out."""
NOWHERE: Final = 0
"""The value of a path that leads nowhere."""
GAP: Final = re.compile(r"\{(\w+)\}")


class SpeechContext(NamedTuple):
    """The subject of a text."""

    speaker: PlainSpeaker
    parts: Sequence[Any] | Mapping[str, Any]
    """An option, the subject of a question, the ids of a thing, or the facts of an event."""
    decision: Decision | None
    view: Any
    """The view of the game at that moment."""
    seat: int = -1
    """The seat that chooses."""

    def of(self, ids: Sequence[Any]) -> SpeechContext:
        """The same moment, for the thing with these ids."""
        return self._replace(parts=ids)

    def at(self, place: Place) -> Any:
        """The value at a place."""
        parts = self.parts
        if isinstance(place, int):
            return (
                parts[place] if not isinstance(parts, Mapping) and place < len(parts) else MISSING
            )
        if place.startswith(FUNCTION):
            return self.speaker.functions[place.removeprefix(FUNCTION)](self)
        if "." in place:
            return self._along(self.filled(place))
        if isinstance(parts, Mapping):
            return parts.get(place, MISSING)
        return self.seat if place == "seat" else parts[int(place[:-1]) :]

    def filled(self, pattern: str) -> str:
        """A pattern with the values of the places in braces."""
        return GAP.sub(lambda gap: str(self.at(_place(gap[1]))), pattern)

    def _along(self, path: str) -> Any:
        """The value at the end of a path from the view, the box, or the question's subject."""
        root, *steps = path.split(".")
        at = self._root(root)
        for step in steps:
            at = _step(at, step)
            if at is None:
                return NOWHERE
        return at

    def _root(self, name: str) -> Any:
        if name == "about":
            return self.decision.about if self.decision else ()
        return self.view if name == "view" else self.speaker.box


def _place(name: str) -> Place:
    return int(name) if name.isdigit() else name


def _step(at: Any, step: str) -> Any:
    """One step: ``field=value`` picks from a list, a number counts, a name looks up."""
    field, _, value = step.partition("=")
    if value:
        return next((each for each in at if str(each[field]) == value), None)
    if isinstance(at, Mapping):
        return at.get(step)
    if isinstance(at, Sequence):
        return at[int(step)] if int(step) < len(at) else None
    return getattr(at, step)
