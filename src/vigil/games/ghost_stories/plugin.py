"""The parts of Ghost Stories."""

from vigil.game import Part, Plugin

PLUGIN = Plugin(
    name="ghost_stories",
    package="vigil.games.ghost_stories",
    order=1,
    rules=Part.named("vigil.games.ghost_stories:GHOST_STORIES"),
    speaker=Part.named("vigil.games.ghost_stories.words:ghost_stories_speaker"),
    box=Part.named("vigil.games.ghost_stories.words.box:box_of"),
    glossary=Part.named("vigil.games.ghost_stories.words.glossary:glossary"),
    heuristics=Part.named("vigil.games.ghost_stories.bot:HEURISTICS"),
    judge=Part.named("vigil.games.ghost_stories.bot.judge:JUDGE"),
    chronicle=Part.named("vigil.games.ghost_stories.chronicle:GhostStoriesChronicle"),
    face=Part.named("vigil.games.ghost_stories.terminal:FACE"),
    foresight=Part.named("vigil.games.ghost_stories.foresight:FORESIGHT"),
    facts=Part.named("vigil.games.ghost_stories.facts:FACTS"),
    spaces=Part.named("vigil.games.ghost_stories.spaces:spaces"),
)
