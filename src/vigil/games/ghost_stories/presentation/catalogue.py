"""Everything in the box by id, for card lists and for the tests that count them."""

from __future__ import annotations

from typing import Final

from vigil.core.game import Content
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS
from vigil.games.ghost_stories.content.editions import CARDS
from vigil.games.ghost_stories.content.powers import POWERS
from vigil.games.ghost_stories.content.tiles import VILLAGE_TILES
from vigil.games.ghost_stories.presentation.view import card_view

CONTENT: Final[tuple[Content, ...]] = (
    *(
        Content(
            kind="incarnation" if card.incarnation else "ghost", id=card.id, facts=card_view(card)
        )
        for card in CARDS
    ),
    *(Content(kind="tile", id=tile, facts={}) for tile in VILLAGE_TILES),
    *(
        Content(kind="power", id=power, facts={"colour": BOARD_COLOURS[colour]})
        for colour, pair in POWERS.items()
        for power in pair
    ),
)
