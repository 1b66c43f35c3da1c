"""Everything in the box by id, for card lists and for the tests that count them."""

from __future__ import annotations

from typing import Final

from vigil.core.game import Content
from vigil.games.horizons.content.boards import ASSUMED
from vigil.games.horizons.content.fear_cards import FEAR_CARDS
from vigil.games.horizons.content.invader_cards import INVADER_CARDS
from vigil.games.horizons.model.boards import BOARDS
from vigil.games.horizons.powers.power import Growth, Panel, Power
from vigil.games.horizons.powers.registry import PANELS, POWERS
from vigil.games.horizons.presentation.view import invader_facts, slot_view
from vigil.games.horizons.presentation.views import BoardFacts, GrowthFacts, PowerFacts, SpiritFacts


def power_facts(power: Power) -> PowerFacts:
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


def spirit_facts(panel: Panel) -> SpiritFacts:
    """A spirit's panel; powers by id."""
    return {
        "special": panel.special,
        "growth": [[growth_facts(action) for action in option] for option in panel.growth],
        "energy": [slot_view(slot) for slot in panel.energy],
        "plays": [slot_view(slot) for slot in panel.plays],
        "innate": panel.innate.id,
        "cards": [card.id for card in panel.cards],
        "progression": list(panel.progression),
        "strengths": dict(panel.strengths),
        "complexity": panel.complexity,
    }


def growth_facts(action: Growth) -> GrowthFacts:
    """One action of a growth option."""
    return {"op": action.op, "amount": action.amount, "terrains": list(action.terrains)}


def board_facts(letter: str) -> BoardFacts:
    """An island board: whether it is assumed, and the terrains of its lands in order."""
    terrains = [land.terrain for land in BOARDS[letter].lands]
    return {"assumed": letter in ASSUMED, "terrains": terrains}


CONTENT: Final[tuple[Content, ...]] = (
    *(Content(kind="spirit", id=id, facts=spirit_facts(panel)) for id, panel in PANELS.items()),
    *(
        Content(
            kind="innate" if power.deck == "innate" else "power",
            id=power.id,
            facts=power_facts(power),
        )
        for power in POWERS.values()
    ),
    *(Content(kind="fear", id=card, facts={}) for card in FEAR_CARDS),
    *(
        Content(kind="invader", id=card.id, facts=invader_facts(card))
        for card in INVADER_CARDS.values()
    ),
    *(Content(kind="board", id=board, facts=board_facts(board)) for board in BOARDS),
)
