"""A page in every language at once: it contains each text three times and shows one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from markupsafe import Markup, escape

from vigil.core.game import find_game
from vigil.research.simulation.columns import JOINT, column_of
from vigil.words import LANGUAGES, Words, speaker_for
from vigil.words.figures import p_value, written
from vigil.words.phrases import sentence

Said: TypeAlias = tuple[str, ...]
"""A text in each of the languages, in a fixed order."""
SETUP: Final = "setup_"
FLAGS: Final = {"True": "study-yes", "False": "study-no"}


def spans(said: Said) -> Markup:
    """A text for HTML; once where all languages say the same."""
    if len(set(said)) == 1:
        return escape(said[0])
    each = zip(LANGUAGES, said, strict=True)
    return Markup().join(Markup('<span lang="{}">{}</span>').format(*one) for one in each)


class StudyText:
    """Puts the figures of a study into words, and names the subjects of its columns."""

    def __init__(self, game: str, modules: Sequence[str] = ()) -> None:
        rules = find_game(game)
        setup = rules.setup.from_data({"modules": list(modules)} if modules else {})
        self._entries = {column_of(choice): choice.entry for choice in rules.choices}
        self.words = [Words(language, game) for language in LANGUAGES]
        self.speakers = [speaker_for(setup, Words(language)) for language in LANGUAGES]
        self._game = game

    def text(self, key: str, /, **args: Said | str | float) -> Said:
        """A text of the catalogues; an argument may be in each language too."""
        return tuple(
            words.text(key, **{name: _one(value, n) for name, value in args.items()})
            for n, words in enumerate(self.words)
        )

    def game(self) -> Said:
        """The name of the game."""
        return self._first(f"cli-game-{self._game}") or _plain(self._game)

    def title(self, part: str, name: str) -> Said:
        """What a column, a curve or a map is called; a game without words for it shows its name."""
        own = name.removeprefix(SETUP)
        return self._first(f"study-{part}-{own}") or _plain(own)

    def _first(self, key: str) -> Said | None:
        return self.text(key) if all(words.has(key) for words in self.words) else None

    def name(self, things: str, id: str) -> Said:
        """The name of a thing; after a colon comes one of its parts."""
        whole, _, part = id.partition(":")
        own = self._named(things, whole) or _plain(whole)
        return tuple(f"{name} · {part}" if part else name for name in own)

    def _named(self, things: str, id: str) -> Said | None:
        """In the words of this page, else of the game's speaker; nothing where neither has any."""
        try:
            own = self._first(f"study-{things}-{id}")
            return own or tuple(sentence(speaker.name(things, id)) for speaker in self.speakers)
        except KeyError:
            return None

    def value(self, column: str, value: str) -> Said:
        """A value of the setup; several are joined."""
        if not value:
            return self.text("study-open")
        if value in FLAGS:
            return self.text(FLAGS[value])
        return joined(" + ", [self._value(column, one) for one in value.split(JOINT)])

    def _value(self, column: str, id: str) -> Said:
        """One of them; entries such as ``powers`` hold several things called ``power``."""
        entry = self._entries.get(column, column)
        kinds = (entry, entry.removesuffix("s"))
        offered = self._first(f"web-home-value-{entry.replace('.', '-')}-{id}")
        named = (self._named(kind, id) for kind in kinds)
        return offered or next(filter(None, named), _plain(id))

    # -- figures

    def number(self, value: float, digits: int = 0) -> Said:
        """A number with that many decimals."""
        return self._figure(f"{value:,.{digits}f}")

    def p_value(self, value: float) -> Said:
        """A p-value, tiny ones as a bound."""
        return self._figure(p_value(value))

    def percent(self, share: float, digits: int = 1) -> Said:
        """A share in percent."""
        return tuple(f"{one}%" for one in self._figure(f"{100 * share:.{digits}f}"))

    def points(self, share: float) -> Said:
        """A difference in percentage points, with its sign."""
        return self._figure(f"{100 * share:+.1f}")

    def percents(self, low: float, high: float) -> Said:
        """The bounds of a share."""
        least = tuple(one.removesuffix("%") for one in self.percent(low))
        return joined("–", (least, self.percent(high)))

    def points_between(self, low: float, high: float) -> Said:
        """The bounds of a difference."""
        return joined(" … ", (self.points(low), self.points(high)))

    def _figure(self, text: str) -> Said:
        return tuple(written(text, language) for language in LANGUAGES)


def joined(sign: str, parts: Iterable[Said]) -> Said:
    """Texts joined by a separator."""
    return tuple(map(sign.join, zip(*parts, strict=True)))


def _one(value: Said | str | float, language: int) -> str | float:
    return value[language] if isinstance(value, tuple) else value


def _plain(id: str) -> Said:
    """An id without a name is shown unchanged."""
    return (id.replace("_", " "),) * len(LANGUAGES)
