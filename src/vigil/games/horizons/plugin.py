"""The parts of Horizons of Spirit Island."""

from vigil.game import Part, Plugin

PLUGIN = Plugin(
    name="horizons",
    package="vigil.games.horizons",
    order=2,
    rules=Part.named("vigil.games.horizons:HORIZONS"),
    speaker=Part.named("vigil.games.horizons.words:horizons_speaker"),
    glossary=Part.named("vigil.games.horizons.words.glossary:glossary"),
    heuristics=Part.named("vigil.games.horizons.bot:HEURISTICS"),
    judge=Part.named("vigil.games.horizons.bot.judge:JUDGE"),
    chronicle=Part.named("vigil.games.horizons.chronicle:HorizonsChronicle"),
    face=Part.named("vigil.games.horizons.terminal:FACE"),
    foresight=Part.named("vigil.games.horizons.foresight:FORESIGHT"),
    facts=Part.named("vigil.games.horizons.facts:FACTS"),
    spaces=Part.named("vigil.games.horizons.spaces:spaces"),
)
