"""Everything in the box by id, for card lists and for the tests that count them."""

from __future__ import annotations

from typing import Any, Final

from vigil.core.game import Content
from vigil.games.horizons.content.boards import ASSUMED, BOARDS
from vigil.games.horizons.content.fear_cards import FEAR_CARDS
from vigil.games.horizons.content.invader_cards import INVADER_CARDS
from vigil.games.horizons.content.powers import PANELS, POWERS
from vigil.games.horizons.powers_data import Power


def power_facts(power: Power) -> dict[str, Any]:
    """The printed figures of a power."""
    reach = power.reach
    return {
        "deck": power.deck,
        "cost": power.cost,
        "speed": power.speed,
        "elements": list(power.elements),
        "range": None if reach is None else reach.value,
        "from_sacred_site": reach is not None and reach.sacred,
        "from_terrain": [] if reach is None else list(reach.terrain),
        "target": power.target,
        "terrains": list(power.terrains),
        "thresholds": [dict(t.elements) for t in power.thresholds or power.levels],
    }


CONTENT: Final[tuple[Content, ...]] = (
    *(
        Content(kind="spirit", id=panel.id, facts={"special": panel.special})
        for panel in PANELS.values()
    ),
    *(
        Content(
            kind="innate" if power.deck == "innate" else "power",
            id=power.id,
            facts=power_facts(power),
        )
        for power in POWERS.values()
    ),
    *(Content(kind="fear", id=card, facts={}) for card in FEAR_CARDS),
    *(Content(kind="invader", id=card.id, facts=card._asdict()) for card in INVADER_CARDS.values()),
    *(Content(kind="board", id=board, facts={"assumed": board in ASSUMED}) for board in BOARDS),
)
