"""What White Moon adds to the box, by id."""

from __future__ import annotations

from typing import Final

from vigil.core.game import Content
from vigil.games.ghost_stories.presentation.view import card_view
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACT_OF, ARTIFACTS
from vigil.games.ghost_stories.white_moon.content.families import SIZES
from vigil.games.ghost_stories.white_moon.content.ghosts import GHOSTS
from vigil.games.ghost_stories.white_moon.content.incarnations import INCARNATIONS
from vigil.games.ghost_stories.white_moon.content.tiles import KUNG_FU_SCHOOL
from vigil.games.ghost_stories.white_moon.phases.setup import NAME

PIECES: Final = (
    "villagers",
    "portal",
    "shelter",
    "graveyard",
    "su_ling",
    "moon_crystals",
    "receptacles",
    "mystic_barrier",
)
"""Things and phases with a separate rule."""

FAMILY_OF: Final = {artifact: family for family, artifact in ARTIFACT_OF.items()}

CONTENT: Final[tuple[Content, ...]] = (
    *(
        Content(
            kind="incarnation" if card.incarnation else "ghost",
            id=card.id,
            facts={**card_view(card), "module": NAME},
        )
        for card in (*GHOSTS, *INCARNATIONS)
    ),
    Content(kind="tile", id=KUNG_FU_SCHOOL, facts={"module": NAME}),
    *(
        Content(kind="family", id=family, facts={"size": size, "module": NAME})
        for family, size in SIZES.items()
    ),
    *(
        Content(kind="artifact", id=artifact, facts={"family": FAMILY_OF[artifact], "module": NAME})
        for artifact in ARTIFACTS
    ),
    *(Content(kind="piece", id=piece, facts={"module": NAME}) for piece in PIECES),
)
