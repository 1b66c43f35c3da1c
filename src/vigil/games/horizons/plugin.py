"""The parts of Horizons of Spirit Island."""

from vigil.core.plugin import Plugin

PLUGIN = Plugin(
    name="horizons",
    package="vigil.games.horizons",
    order=2,
    rules=":HORIZONS",
    speaker="words:horizons_speaker",
    glossary="words.glossary:glossary",
    heuristics="bot:HEURISTICS",
    judge="bot.judge:JUDGE",
    chronicle="chronicle:HorizonsChronicle",
    face="terminal:FACE",
    foresight="foresight:FORESIGHT",
    facts="facts:FACTS",
    spaces="spaces:spaces",
)
