"""Permissions at a table, by the token shown."""

from __future__ import annotations

from collections.abc import Collection

from vigil.tables.errors import Forbidden
from vigil.tables.host.table_host import TableHost
from vigil.tables.tokens import HOST, Claim, Signer


class Permissions:
    """Tokens are signed, and say which seat of which table a player has."""

    def __init__(self, signer: Signer) -> None:
        self.signer = signer

    def token(self, table: str, seat: int, generation: int) -> str:
        """The token for a seat."""
        return self.signer.sign(Claim(table, seat, generation))

    def is_host(self, hosted: TableHost, token: str) -> bool:
        """Whether a token is the newest one of the table's host."""
        return self.signer.read(token) == Claim(hosted.row.id, HOST, hosted.room.state.host)

    def is_player(self, hosted: TableHost, seat: int, token: str) -> bool:
        """Whether a token belongs to a seat."""
        return self.seat_of(hosted, token) == seat

    def seat_of(self, hosted: TableHost, token: str) -> int:
        """The seat of a token, also while a bot stands in for its player."""
        claim = self.signer.read(token)
        seats = hosted.room.state.seats
        if claim is None or claim.table != hosted.row.id or not 0 <= claim.seat < len(seats):
            raise Forbidden("bad_token")
        seat = seats[claim.seat]
        if not seat.owned or seat.generation != claim.generation:
            raise Forbidden("bad_token")
        return claim.seat

    def shown_seats(self, hosted: TableHost, token: str) -> Collection[int]:
        """The seats of the tokens shown."""
        return (self.seat_of(hosted, token),)

    def own_seats(self, hosted: TableHost, token: str) -> Collection[int]:
        """The seats of the player with this token: those under the name of its seat."""
        if not token:
            return ()
        seats = hosted.room.state.seats
        name = seats[self.seat_of(hosted, token)].name
        return [number for number, seat in enumerate(seats) if seat.name == name]

    # -- refusing

    def check_host(self, hosted: TableHost, token: str) -> None:
        """Refuse all but the host of a table."""
        if not self.is_host(hosted, token):
            raise Forbidden("not_the_host")

    def check_player(self, hosted: TableHost, seat: int, token: str) -> None:
        """Refuse all but the player of a seat."""
        if not self.is_player(hosted, seat, token):
            raise Forbidden("not_your_seat", seat=seat)

    def check_picker(self, hosted: TableHost, seat: int, token: str) -> None:
        """Refuse all but the player of a seat, or the host where no person sits."""
        if self.is_host(hosted, token):
            may_pick = not hosted.room.state.seat(seat).owned
        else:
            may_pick = self.is_player(hosted, seat, token)
        if not may_pick:
            raise Forbidden("not_your_pick", seat=seat)

    def check_sitter(self, hosted: TableHost, seat: int, token: str) -> None:
        """Refuse all but the host, the seat's player and, for a seat without one, any player."""
        if self.is_host(hosted, token) or self.is_player(hosted, seat, token):
            return
        if hosted.room.state.seat(seat).owned:
            raise Forbidden("not_your_seat", seat=seat)
