"""What our speakers say in many games, as lines of JSON for the browser's speakers to compare.

Each line is a list with a tag. ``setup``, ``view`` and ``decision`` tell what the next lines are
about; the others name a language, what is put into words, and the text.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final, TextIO, TypeAlias

from msgspec import to_builtins

from forms import in_form
from vigil.bots import RulesBot
from vigil.core import Decision, Event, Table
from vigil.core.game import Content, Setup
from vigil.core.plugin import find_plugin
from vigil.games import ghost_stories
from vigil.insight.foresight import effects, forecast
from vigil.tables.replies.content import content_of
from vigil.words import LANGUAGES, Speaker, Words, box_of, glossary_of, speaker_for
from vigil.words.vocabulary import FUNCTION, read_vocabulary
from words.told import GAMES, Told
from words.walks import OWN_CARDS, answer

Choose: TypeAlias = Callable[[Table, Decision], int]
Sort: TypeAlias = tuple[object, ...]
"""What is alike in questions, options or events whose words are put together in the same way."""

FEW: Final = 1
"""The number of moments of each kind that are compared."""
SAMPLE: Final = 8
"""Of the things with names and texts from the table, one in this many is compared."""
SHARE: Final = in_form(quick=12, long=2)
"""Of the games covered elsewhere, one in this many is compared."""
BOT_GAMES: Final = 1
TRIED: Final = in_form(quick=43, long=7)
"""Effects of answers are compared once in this many answers."""
FORESEEN: Final = ("move", "choose_land", "power_phase")
"""Questions at which the forecast is told too."""

OWN_STONES: Final = {"wmw1_gate_keeper": {"rewards": ["gain_2_tao"]}}
OWNER: Final = ghost_stories.Setup(
    modules=("white_moon",), options={"cards": {**OWN_CARDS, **OWN_STONES}}
)
"""A setup with cards as their owner has them."""


def write(path: Path) -> None:
    """Tell what is in the boxes, and many games."""
    with path.open("w", encoding="utf-8") as file:
        paper = Paper(file)
        for setup in (*(setup for game in GAMES for setup, _ in game.boxes), OWNER):
            paper.box(setup)
        for game in GAMES:
            for table, choose in tables(game):
                paper.game(table, choose)


def tables(game: Told) -> Iterator[tuple[Table, Choose]]:
    """Games by luck, and a few by a bot that knows how to play."""
    for table, luck in game.tables(range(game.games // SHARE)):
        yield table, by_luck(luck)
    for table, luck in game.tables(range(BOT_GAMES)):
        yield Table.start(table.setup), by_bot(RulesBot(luck.randrange(100)), luck)


def by_luck(luck: Random) -> Choose:
    """Anybody answers anything."""
    return lambda _, decision: answer(decision, luck)


def by_bot(bot: RulesBot, luck: Random) -> Choose:
    """The bot answers for the players."""
    return lambda table, decision: (
        answer(decision, luck) if decision.chance else bot.choose(table, decision)
    )


# -- what is alike


def question_sort(decision: Decision) -> Sort:
    """Questions of a kind about the same kind of thing."""
    return ("question", decision.kind, decision.about[:1])


def option_sort(option: tuple[str | int, ...], decision: Decision) -> Sort:
    """Options with a tag in such questions, to one seat or to several."""
    return ("option", option[0], len(decision.seats()) > 1, *question_sort(decision))


def event_sort(event: Event) -> Sort:
    """Events with the same facts and for the same reason."""
    return ("event", event.tag, event.data.get("why"), bool(event.data.get("fast")), *event.data)


class Paper:
    """Writes down what is said, in every language."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._told: Counter[Sort] = Counter()
        self._setup: Setup | None = None
        self._speakers: tuple[tuple[str, Speaker], ...] = ()

    def box(self, setup: Setup) -> None:
        """Names and texts of what can be looked up."""
        self._about_setup(setup)
        for entry in self._sample(setup):
            for language, speaker in self._speakers:
                name, text = (say(entry.kind, entry.id) for say in (speaker.name, speaker.text))
                self._line("name", language, entry.kind, entry.id, name)
                self._line("text", language, entry.kind, entry.id, text)

    def _sample(self, setup: Setup) -> Iterator[Content]:
        """What is said by functions, and some of the rest."""
        vocabulary = read_vocabulary(find_plugin(setup.game))
        coded = {kind for kind, own in vocabulary.kinds.items() if str(own).startswith(FUNCTION)}
        for number, entry in enumerate((*box_of(setup).values(), *glossary_of(setup))):
            if entry.kind in coded | vocabulary.texts.keys() or number % SAMPLE == 0:
                yield entry

    def game(self, table: Table, choose: Choose) -> None:
        """A whole game."""
        events = table.events
        while (decision := table.decision) is not None:
            foreseen = forecast(table) if decision.kind in FORESEEN else []
            foreseen += effects(table).values() if table.ply % TRIED == 0 else []
            self._moment(table, [*events, *foreseen], decision)
            place = table.bookmark()
            table.apply(choose(table, decision))
            events = table.events_since(place)
        self._moment(table, events, None)

    def _moment(self, table: Table, events: list[Event], decision: Decision | None) -> None:
        """What has happened, and what is asked now."""
        sorts = {event_sort(event) for event in events}
        if decision is None:
            assert table.state.outcome is not None
            sorts.add(("outcome", table.state.outcome.reason))
        else:
            sorts.add(question_sort(decision))
            sorts |= {option_sort(option, decision) for option in decision.options}
        news = self._news(table.setup.game, sorts)
        if not news:
            return
        self._about_setup(table.setup)
        view = table.view()
        self._line("view", view)
        self._tell_events((event for event in events if event_sort(event) in news), view)
        if decision is None:
            for language, speaker in self._speakers:
                self._line("outcome", language, speaker.outcome(view))
        else:
            self._tell_decision(decision, view, news)

    def _news(self, game: str, sorts: Iterable[Sort]) -> set[Sort]:
        """The sorts that have not been told often."""
        news = {sort for sort in sorts if self._told[game, *sort] < FEW}
        self._told.update((game, *sort) for sort in news)
        return news

    # -- lines

    def _about_setup(self, setup: Setup) -> None:
        if self._setup is setup:
            return
        self._setup = setup
        words = (Words(language) for language in LANGUAGES)
        self._speakers = tuple((each.language, speaker_for(setup, each)) for each in words)
        self._line("setup", setup.game, setup.to_data(), to_builtins(content_of(setup)))

    def _tell_events(self, events: Iterable[Event], view: Mapping[str, Any]) -> None:
        for event in events:
            for language, speaker in self._speakers:
                self._line("event", language, event, speaker.event(event, view))

    def _tell_decision(self, decision: Decision, view: Mapping[str, Any], news: set[Sort]) -> None:
        self._line("decision", decision.to_data())
        options = [option for option in decision.options if option_sort(option, decision) in news]
        for language, speaker in self._speakers:
            self._line("question", language, speaker.question(decision, view))
            self._line("rule", language, speaker.rule(decision))
            for option in options:
                text = speaker.option(option, decision, view)
                self._line("option", language, option, text)
                note = speaker.note(option, decision, view)
                self._line("note", language, option, note)

    def _line(self, *parts: object) -> None:
        self._file.write(json.dumps(parts, ensure_ascii=False) + "\n")
