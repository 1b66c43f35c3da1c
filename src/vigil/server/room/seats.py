"""A seat of a table, and who has it."""

from __future__ import annotations

from msgspec import Struct


class Seat(Struct):
    """Who sits there: a person under a name, a bot, or nobody."""

    name: str = ""
    bot: str = ""
    generation: int = 0

    @property
    def human(self) -> bool:
        """Whether a person has it."""
        return bool(self.name) and not self.bot
