"""The contents of the box: boards, spirits, powers, invader and fear cards.

Importing this package registers all of them.
"""

from vigil.games.horizons.content import (
    boards,
    fear_cards,
    invader_cards,
    major,
    minor,
    spirits,
)

__all__ = ["boards", "fear_cards", "invader_cards", "major", "minor", "spirits"]
