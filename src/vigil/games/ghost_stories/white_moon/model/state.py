"""What White Moon adds to the state."""

from __future__ import annotations

from typing import Any, ClassVar

from vigil.games.ghost_stories.model.modules import ModuleState


class MoonState(ModuleState):
    """Lists go by tile, by family, by artifact, by corner or by side of the village."""

    name: str

    # The villagers.
    stacks: list[tuple[str, ...]]
    """The villagers on each tile from the bottom, by family; ``""`` for an unseen one."""
    unseen: list[int]
    """How many members of each family have not been seen."""
    shelter: list[int]
    """How many of each family are saved."""
    graveyard: list[int]
    """How many of each family are dead."""
    portal: int
    """The tile of the portal."""

    # Su-Ling and the moon crystals.
    su_ling: int | None
    """The ghost space in front of which she stands; ``None`` in the reserve."""
    omen: bool
    """Whether something dire happened this turn, since Wu-Feng chased her away if he did."""
    crystals: list[int]
    """Moon crystals of each Taoist."""
    new_crystals: int
    """Those that the active Taoist took this turn."""
    receptacles: list[bool]
    """Whether a crystal lies at each corner of the village."""
    barrier: bool
    """Whether the Mystic Barrier stands right now."""
    barrier_due: bool
    """Whether the Zhou family has promised a barrier at the end of the turn."""
    owed: tuple[str, ...]
    """Families saved during a barrier, whose rewards come at its end."""

    # The Taoists.
    artifacts: list[int | None]
    """The side of the Taoist who has each artifact."""
    claw_used: bool
    """Whether the Vengeful Claw has taken its token this turn."""
    lying: list[str]
    """What has laid each Taoist down: ``hua`` or ``roots``; ``""`` when he stands."""

    # Written from the fields above by tools/write_fields.py.
    # fmt: off
    __slots__ = (
        "artifacts", "barrier", "barrier_due", "claw_used", "crystals", "graveyard", "lying",
        "name", "new_crystals", "omen", "owed", "portal", "receptacles", "shelter", "stacks",
        "su_ling", "unseen",
    )
    kinds: ClassVar[dict[str, Any]] = {
        "name": str, "stacks": list[tuple[str, ...]], "unseen": list[int], "shelter": list[int],
        "graveyard": list[int], "portal": int, "su_ling": int | None, "omen": bool,
        "crystals": list[int], "new_crystals": int, "receptacles": list[bool], "barrier": bool,
        "barrier_due": bool, "owed": tuple[str, ...], "artifacts": list[int | None],
        "claw_used": bool, "lying": list[str],
    }

    def copy(self) -> MoonState:
        """An independent copy."""
        other = MoonState.__new__(MoonState)
        other.name = self.name
        other.stacks = self.stacks[:]
        other.unseen = self.unseen[:]
        other.shelter = self.shelter[:]
        other.graveyard = self.graveyard[:]
        other.portal = self.portal
        other.su_ling = self.su_ling
        other.omen = self.omen
        other.crystals = self.crystals[:]
        other.new_crystals = self.new_crystals
        other.receptacles = self.receptacles[:]
        other.barrier = self.barrier
        other.barrier_due = self.barrier_due
        other.owed = self.owed
        other.artifacts = self.artifacts[:]
        other.claw_used = self.claw_used
        other.lying = self.lying[:]
        return other
