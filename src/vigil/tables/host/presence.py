"""The viewers of a table, shared between the servers of one database."""

from __future__ import annotations

from vigil.tables.host.bus import Bus, News
from vigil.tables.host.open_table import OpenTable


class Presence:
    """Exchanges presence with the other servers."""

    def __init__(self, table: OpenTable, bus: Bus) -> None:
        self._table = table
        self._bus = bus

    def share(self) -> None:
        """Report who is here."""
        if self._bus.shared:
            table = self._table
            self._bus.publish(
                News(
                    table.row.id,
                    here=table.here,
                    away=table.here - table.looking,
                    spectators=table.spectators,
                    watching=tuple(table.watching),
                )
            )

    def renew(self) -> bool:
        """Report again while there are viewers here; return whether a server has gone."""
        if self._table.viewers:
            self.share()
        return self._table.elsewhere.forget_silent()

    def hear(self, news: News) -> bool:
        """Another server says who is there, or asks who is here; whether anyone came or went."""
        if news.asks and self._table.viewers:
            self.share()
        if news.here is None:
            return False
        return self._table.elsewhere.note(news)
