"""Everything that a report names has words, and no words of it are unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import vigil
from insight.report.reports import SETUPS, played
from vigil.games.ghost_stories.chronicle.chronicle import MOMENTS, GhostStoriesChronicle
from vigil.games.ghost_stories.chronicle.dice import Dice
from vigil.games.horizons.chronicle.chronicle import HorizonsChronicle
from vigil.insight.report import report_of
from vigil.insight.report.plain_chronicle import PlainChronicle
from vigil.words import LANGUAGES, Words

ROOT = Path(vigil.__file__).parent
GAMES = ("ghost_stories", "horizons")
SOURCES = [
    *(ROOT / "insight" / "report").rglob("*.py"),
    *(ROOT / "games").rglob("chronicle/*.py"),
    ROOT / "terminal" / "report.py",
]


def catalogue(language: str) -> set[str]:
    homes = (ROOT, *(ROOT / "games" / game for game in GAMES))
    texts = [
        (home / "locale" / language / "report.ftl").read_text(encoding="utf-8") for home in homes
    ]
    entries = [entry for text in texts for entry in parse(text).body]
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


def ids() -> set[str]:
    """The keys of everything that the chronicles can name."""
    source = "\n".join(path.read_text() for path in SOURCES)
    kinds = set(re.findall(r'keep\(\s*"(\w+)"', source)) | set(MOMENTS)
    kinds |= {"terror_rose", "presence_destroyed", "blight_added", "blight_cascaded"}
    kinds |= {"city_destroyed", "dahan_destroyed"}
    chronicles = (GhostStoriesChronicle, HorizonsChronicle, PlainChronicle)
    deeds = {id for chronicle in chronicles for id in chronicle.deed_ids}
    figures = {id for name in SETUPS for id in report_of(played(name)).figures}
    luck = {"explored", *(fortune.id for fortune in Dice().fortunes())}
    named = (("moment", kinds), ("deed", deeds), ("figure", figures), ("luck", luck))
    return {f"report-{part}-{id}" for part, found in named for id in found}


def written() -> set[str]:
    """The keys that the text of a report names in full, and its headings."""
    source = (ROOT / "terminal" / "report.py").read_text()
    headings = re.findall(r'_grid\(words, "(\w+)"', source)
    own = {f"report-luck-note-{game}" for game in GAMES}
    own |= {"report-turn-horizons", "report-played-horizons"}
    keys = {f"report-heading-{heading}" for heading in headings}
    return keys | own | set(re.findall(r'"(report-[a-z-]+[a-z])"', source))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_report_fit(language: str) -> None:
    assert catalogue(language) == ids() | written()


PLAYED = {
    ("en", 1): "1 turn, 1 step",
    ("en", 2): "2 turns, 2 steps",
    ("ru", 1): "1 ход, 1 шаг",
    ("ru", 3): "3 хода, 3 шага",
    ("ru", 11): "11 ходов, 11 шагов",
    ("pl", 1): "1 tura, 1 krok",
    ("pl", 4): "4 tury, 4 kroki",
    ("pl", 12): "12 tur, 12 kroków",
}


@pytest.mark.parametrize(("language", "count"), PLAYED)
def test_counted_turns(language: str, count: int) -> None:
    said = Words(language).text("report-played", turns=count, plies=count)
    assert said == PLAYED[language, count]


def test_horizons_counts_rounds() -> None:
    words = [Words(language, "horizons") for language in LANGUAGES]
    said = [each.text(each.own("report-turn"), turn=3) for each in words]
    assert said == ["Round 3", "Ход 3", "Runda 3"]
