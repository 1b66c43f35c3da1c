"""The parts that our games name are what the type checker takes them for here."""

from __future__ import annotations

from dataclasses import fields

import pytest

from vigil.core.plugin import PartKind, find_plugin
from vigil.game import Plugin
from vigil.games import ghost_stories, horizons
from vigil.games.ghost_stories import bot as ghost_stories_bot
from vigil.games.ghost_stories import foresight as ghost_stories_foresight
from vigil.games.ghost_stories import terminal as ghost_stories_terminal
from vigil.games.ghost_stories.bot.judge import JUDGE as GHOST_STORIES_JUDGE
from vigil.games.ghost_stories.chronicle import GhostStoriesChronicle
from vigil.games.ghost_stories.facts import FACTS as GHOST_STORIES_FACTS
from vigil.games.ghost_stories.spaces import spaces as ghost_stories_spaces
from vigil.games.ghost_stories.words import ghost_stories_speaker
from vigil.games.ghost_stories.words.box import box_of
from vigil.games.ghost_stories.words.glossary import glossary as ghost_stories_glossary
from vigil.games.horizons import bot as horizons_bot
from vigil.games.horizons import foresight as horizons_foresight
from vigil.games.horizons import terminal as horizons_terminal
from vigil.games.horizons.bot.judge import JUDGE as HORIZONS_JUDGE
from vigil.games.horizons.chronicle import HorizonsChronicle
from vigil.games.horizons.facts import FACTS as HORIZONS_FACTS
from vigil.games.horizons.spaces import spaces as horizons_spaces
from vigil.games.horizons.words import horizons_speaker
from vigil.games.horizons.words.glossary import glossary as horizons_glossary

TYPED = (
    Plugin(
        name="ghost_stories",
        package="vigil.games.ghost_stories",
        order=1,
        rules=ghost_stories.GHOST_STORIES,
        speaker=ghost_stories_speaker,
        box=box_of,
        glossary=ghost_stories_glossary,
        heuristics=ghost_stories_bot.HEURISTICS,
        judge=GHOST_STORIES_JUDGE,
        chronicle=GhostStoriesChronicle,
        face=ghost_stories_terminal.FACE,
        foresight=ghost_stories_foresight.FORESIGHT,
        facts=GHOST_STORIES_FACTS,
        spaces=ghost_stories_spaces,
    ),
    Plugin(
        name="horizons",
        package="vigil.games.horizons",
        order=2,
        rules=horizons.HORIZONS,
        speaker=horizons_speaker,
        glossary=horizons_glossary,
        heuristics=horizons_bot.HEURISTICS,
        judge=HORIZONS_JUDGE,
        chronicle=HorizonsChronicle,
        face=horizons_terminal.FACE,
        foresight=horizons_foresight.FORESIGHT,
        facts=HORIZONS_FACTS,
        spaces=horizons_spaces,
    ),
)
"""The same records with the things themselves, which ``mypy`` checks."""


@pytest.mark.parametrize("typed", TYPED, ids=lambda one: one.name)
def test_the_names_lead_to_these_parts(typed: Plugin) -> None:
    named = find_plugin(typed.name)
    assert (named.package, named.order) == (typed.package, typed.order)
    for part in fields(typed)[3:]:
        kind: PartKind[object] = PartKind(part.name)
        assert named.load(kind) is typed.load(kind), part.name
