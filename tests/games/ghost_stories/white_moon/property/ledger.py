"""A book-keeper of White Moon: from the events alone she knows where villagers and crystals are."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.ghost_stories.property import ledger as base
from games.ghost_stories.white_moon.property.invariants import FAMILY_OF, SIZES, moon
from vigil.games.ghost_stories import Setup, State
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS, COLOURS
from vigil.games.ghost_stories.white_moon.model.queries import CORNERS


class Ledger(base.Ledger):
    """Villagers, crystals, artifacts, Su-Ling and laid-down Taoists, as told by the events."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.removed: Counter[str] = Counter()
        self.stacks: Counter[int] = Counter()
        self.shelter: Counter[str] = Counter()
        self.graveyard: Counter[str] = Counter()
        self.crystals: Counter[str] = Counter()
        self.full: set[int] = set()
        self.artifacts: dict[str, str] = {}
        self.su_ling: tuple[str, int] | None = None
        self.lying: set[str] = set()

    def supply(self, colour: str) -> int:
        """Tokens of a colour that nobody holds and no death removed."""
        return super().supply(colour) - self.removed[colour]

    def on_tao_removed(self, data: dict[str, Any]) -> None:
        """It was in the supply, if only for a moment."""
        assert self.supply(data["colour"]) > 0
        self.removed[data["colour"]] += 1

    def on_buddha_set(self, _: dict[str, Any]) -> None:
        """From the temple to a space."""
        self.placed += 1

    def on_tokens_returned(self, data: dict[str, Any]) -> None:
        """Power tokens go back to the centre tile."""
        self.on_tokens_taken({"board": data["board"], "count": -data["count"]})

    # -- villagers

    def on_villagers_laid(self, data: dict[str, Any]) -> None:
        """Three on every tile named."""
        self.stacks.update(dict.fromkeys(data["tiles"], 3))

    def on_villager_escorted(self, data: dict[str, Any]) -> None:
        """From tile to tile."""
        self._leaves(data["start"])
        self.stacks[data["tile"]] += 1

    def on_villager_fled(self, data: dict[str, Any]) -> None:
        """The same, in fear."""
        self.on_villager_escorted(data)

    def on_villager_saved(self, data: dict[str, Any]) -> None:
        """From a tile to the shelter."""
        self._leaves(data["tile"])
        self.shelter[data["family"]] += 1
        assert sum(self.shelter.values()) == data["saved"]

    def on_family_saved(self, data: dict[str, Any]) -> None:
        """All of its members are in the shelter."""
        assert self.shelter[data["family"]] == SIZES[data["family"]]

    def on_villager_died(self, data: dict[str, Any]) -> None:
        """From a tile to the graveyard."""
        self._leaves(data["tile"])
        self.graveyard[data["family"]] += 1
        assert sum(self.graveyard.values()) == data["dead"]

    def on_villager_revived(self, data: dict[str, Any]) -> None:
        """From the graveyard to a tile."""
        assert self.graveyard[data["family"]] > 0
        self.graveyard[data["family"]] -= 1
        self.stacks[data["tile"]] += 1

    def _leaves(self, tile: int) -> None:
        assert self.stacks[tile] > 0
        self.stacks[tile] -= 1

    # -- crystals

    def reserve(self) -> int:
        """Crystals nobody has."""
        return 4 - sum(self.crystals.values()) - len(self.full)

    def on_crystal_gained(self, data: dict[str, Any]) -> None:
        """From the reserve to a Taoist."""
        assert self.reserve() > 0
        self.crystals[data["board"]] += 1

    def on_no_crystal_left(self, _: dict[str, Any]) -> None:
        """Truly."""
        assert self.reserve() == 0

    def on_crystal_spent(self, data: dict[str, Any]) -> None:
        """From a Taoist to the reserve."""
        assert self.crystals[data["board"]] > 0
        self.crystals[data["board"]] -= 1

    def on_crystal_placed(self, data: dict[str, Any]) -> None:
        """Onto an empty receptacle: from a Taoist, the reserve, or for the Zhou from everywhere."""
        assert data["tile"] in set(CORNERS) - self.full
        if data["why"] in BOARD_COLOURS:
            self.on_crystal_spent({"board": data["why"]})
        elif data["why"] == "zhou":
            self.crystals.clear()
        assert self.reserve() > 0
        self.full.add(data["tile"])

    def on_crystal_returned(self, data: dict[str, Any]) -> None:
        """From a receptacle to the reserve."""
        self.full.remove(data["tile"])

    def on_barrier_began(self, _: dict[str, Any]) -> None:
        """All receptacles are full."""
        assert self.full == set(CORNERS)

    def on_barrier_ended(self, _: dict[str, Any]) -> None:
        """All crystals go to the reserve."""
        self.full.clear()

    # -- Su-Ling, artifacts, Taoists

    def on_su_ling_placed(self, data: dict[str, Any]) -> None:
        """She goes somewhere else."""
        assert self.su_ling != (data["board"], data["place"])
        self.su_ling = (data["board"], data["place"])

    def on_su_ling_left(self, _: dict[str, Any]) -> None:
        """She was there."""
        assert self.su_ling is not None
        self.su_ling = None

    def on_artifact_taken(self, data: dict[str, Any]) -> None:
        """A Taoist has it, perhaps by inheritance."""
        self.artifacts[data["artifact"]] = data["board"]

    def on_artifact_used(self, data: dict[str, Any]) -> None:
        """Its owner gave it up."""
        assert self.artifacts.pop(data["artifact"]) == data["board"]

    def on_taoist_laid_down(self, data: dict[str, Any]) -> None:
        """He lies, again perhaps."""
        self.lying.add(data["board"])

    def on_taoist_stood_up(self, data: dict[str, Any]) -> None:
        """He lay."""
        self.lying.remove(data["board"])

    def on_taoist_died(self, data: dict[str, Any]) -> None:
        """His crystals go back too."""
        super().on_taoist_died(data)
        self.crystals[data["board"]] = 0
        self.lying.discard(data["board"])

    # -- comparing

    def agrees_with(self, s: State) -> None:
        """The events told everything that changed hands."""
        super().agrees_with(s)
        m, boards = moon(s), [BOARD_COLOURS[colour] for colour in s.colours]
        assert [4 - self.removed[colour] for colour in COLOURS] == list(s.tao_tokens)
        assert [self.shelter[family] for family in SIZES] == m.shelter
        assert [self.graveyard[family] for family in SIZES] == m.graveyard
        assert [self.crystals[board] for board in boards] == m.crystals
        assert [corner in self.full for corner in CORNERS] == m.receptacles
        assert self.lying == {board for board, why in zip(boards, m.lying, strict=True) if why}
        at = None if m.su_ling is None else (boards[m.su_ling // 3], m.su_ling % 3)
        assert self.su_ling == at
        owners = zip(FAMILY_OF.values(), m.artifacts, strict=True)
        assert self.artifacts == {a: boards[owner] for a, owner in owners if owner is not None}
        assert [self.stacks[tile] for tile in range(9)] == list(map(len, m.stacks))
