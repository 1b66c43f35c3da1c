"""The parts of Ghost Stories."""

from vigil.core.plugin import Plugin

PLUGIN = Plugin(
    name="ghost_stories",
    package="vigil.games.ghost_stories",
    order=1,
    rules=":GHOST_STORIES",
    speaker="words:ghost_stories_speaker",
    box="words.box:box_of",
    glossary="words.glossary:glossary",
    heuristics="bot:HEURISTICS",
    judge="bot.judge:JUDGE",
    chronicle="chronicle:GhostStoriesChronicle",
    face="terminal:FACE",
    foresight="foresight:FORESIGHT",
    facts="facts:FACTS",
    spaces="spaces:spaces",
)
