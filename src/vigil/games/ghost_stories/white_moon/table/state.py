"""What White Moon adds to the state."""

from __future__ import annotations

from vigil.core.state import state
from vigil.games.ghost_stories.table.modules import ModuleState


@state
class MoonState(ModuleState):
    """Lists go by tile, by family, by artifact, by corner or by side of the village."""

    name: str

    # The villagers.
    stacks: list[tuple[str, ...]]
    """The villagers on each tile from the bottom, by family; ``""`` for one nobody has seen."""
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
