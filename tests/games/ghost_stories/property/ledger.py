"""A ledger that knows the setup and the events, and so who owns what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from vigil.core import Event
from vigil.games.ghost_stories import Setup, State
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS, COLOURS
from vigil.games.ghost_stories.model.packed import tao_row

STARTING_QI: Final = {"initiation": 4, "normal": 3, "nightmare": 3, "hell": 3}


class Ledger:
    """Qi, Tao, Buddhas, power tokens and Yin-Yang of each board, as told by the events."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.qi: dict[str, int] = {}
        self.tao: dict[str, dict[str, int]] = {}
        self.buddhas: dict[str, int] = {}
        self.tokens: dict[str, int] = {}
        self.yin_yang: dict[str, bool] = {}
        self.circle: str | None = None
        self.placed = 0
        self.centre = 0
        self.haunted: set[int] = set()

    def hear(self, events: Iterable[Event]) -> None:
        """Write down what happened."""
        for event in events:
            entry = getattr(self, f"on_{event.tag}", None)
            if entry is not None:
                entry(event.data)

    # -- the start

    def start(self, s: State) -> None:
        """Begin with a table that was laid without telling."""
        colours = [BOARD_COLOURS[colour] for colour in s.colours]
        self.on_set_up({"colours": colours, "seats": list(s.seat_at)})

    def on_set_up(self, data: dict[str, Any]) -> None:
        """Every player has his Qi, his tokens and, but for hell, his Yin-Yang."""
        for colour, seat in zip(data["colours"], data["seats"], strict=True):
            self.tao[colour] = dict.fromkeys(COLOURS, 0)
            self.qi[colour], self.buddhas[colour], self.tokens[colour] = 3, 0, 0
            self.yin_yang[colour] = False
            if seat >= 0:
                self._equip(colour)

    def _equip(self, colour: str) -> None:
        setup = self.setup
        self.qi[colour] = setup.qi or STARTING_QI[setup.level]
        self.yin_yang[colour] = setup.level != "hell"
        for own in BOARD_COLOURS if setup.players == 1 else (colour,):
            self.tao[colour][own] = 1
        self.tao[colour]["black"] = int(setup.black_tao)
        self.tokens[colour] = {1: 3, 2: 1, 3: 1, 4: 0}[setup.players]

    # -- Qi

    def on_qi_gained(self, data: dict[str, Any]) -> None:
        """One Qi from the supply."""
        self.qi[data["board"]] += 1
        assert self.qi[data["board"]] == data["qi"]

    def on_qi_lost(self, data: dict[str, Any]) -> None:
        """One Qi back to the supply."""
        self.qi[data["board"]] -= 1
        assert self.qi[data["board"]] == data["qi"]

    def on_taoist_revived(self, data: dict[str, Any]) -> None:
        """Two Qi, or the last one."""
        assert self.qi[data["board"]] == 0
        assert data["qi"] in (1, 2)
        self.qi[data["board"]] = data["qi"]

    def on_taoist_died(self, data: dict[str, Any]) -> None:
        """Everything goes back; by one reading the power tokens stay."""
        colour = data["board"]
        assert self.qi[colour] == 0
        self.tao[colour] = dict.fromkeys(COLOURS, 0)
        self.buddhas[colour] = 0
        self.yin_yang[colour] = False
        if "D17" not in self.setup.switches:
            self.centre += self.tokens[colour]
            self.tokens[colour] = 0

    # -- Tao

    def on_tao_gained(self, data: dict[str, Any]) -> None:
        """One token from the supply."""
        assert self.supply(data["colour"]) > 0
        self.tao[data["board"]][data["colour"]] += 1

    def on_tao_lost(self, data: dict[str, Any]) -> None:
        """One token back to the supply."""
        self.tao[data["board"]][data["colour"]] -= 1

    def on_circle_set(self, data: dict[str, Any]) -> None:
        """A token of the supply lies on the Circle of Prayer."""
        assert self.supply(data["colour"]) > 0
        self.circle = data["colour"]

    def on_circle_cleared(self, data: dict[str, Any]) -> None:
        """The token goes back to the supply."""
        assert self.circle == data["colour"]
        self.circle = None

    def supply(self, colour: str) -> int:
        """Tokens of a colour that nobody holds."""
        held = sum(tao[colour] for tao in self.tao.values())
        return 4 - held - (self.circle == colour)

    # -- Buddhas, power tokens, Yin-Yang

    def on_buddha_taken(self, data: dict[str, Any]) -> None:
        """From the temple to a hand."""
        assert sum(self.buddhas.values()) + self.placed < 2
        self.buddhas[data["board"]] += 1

    def on_buddha_placed(self, data: dict[str, Any]) -> None:
        """From a hand to a space."""
        self.buddhas[data["taoist"]] -= 1
        self.placed += 1

    def on_buddha_returned(self, _: dict[str, Any]) -> None:
        """From a space to the temple."""
        self.placed -= 1

    def on_power_borrowed(self, data: dict[str, Any]) -> None:
        """A token goes to the centre tile."""
        self.tokens[data["board"]] -= 1
        self.centre += 1

    def on_tokens_taken(self, data: dict[str, Any]) -> None:
        """Tokens come from the centre tile."""
        self.tokens[data["board"]] += data["count"]
        self.centre -= data["count"]

    def on_yin_yang_spent(self, data: dict[str, Any]) -> None:
        """It was there."""
        assert self.yin_yang[data["board"]]
        self.yin_yang[data["board"]] = False

    def on_yin_yang_gained(self, data: dict[str, Any]) -> None:
        """It was not there."""
        assert not self.yin_yang[data["board"]]
        self.yin_yang[data["board"]] = True

    # -- the village

    def on_tile_haunted(self, data: dict[str, Any]) -> None:
        """An active tile turns."""
        assert data["tile"] not in self.haunted
        self.haunted.add(data["tile"])

    def on_tile_restored(self, data: dict[str, Any]) -> None:
        """A haunted tile turns back."""
        self.haunted.remove(data["tile"])

    # -- comparing

    def agrees_with(self, s: State) -> None:
        """The events told everything that changed hands."""
        for side in range(4):
            colour = BOARD_COLOURS[s.colours[side]]
            assert self.qi[colour] == s.qi[side]
            assert list(self.tao[colour].values()) == tao_row(s, side)
            assert self.buddhas[colour] == s.held_buddhas[side]
            assert self.tokens[colour] == s.tokens[side]
            assert self.yin_yang[colour] == s.yin_yang[side]
        assert self.circle == (None if s.circle is None else COLOURS[s.circle])
        assert (self.placed, self.centre) == (sum(s.buddhas), s.tokens_on_centre)
        assert self.haunted == {tile for tile in range(9) if s.haunted[tile]}
