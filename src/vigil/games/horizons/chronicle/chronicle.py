"""The chronicle of a game of Horizons of Spirit Island."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar

from vigil.core import Decision, Event, Option, Table
from vigil.games.horizons.chronicle.exploring import note_card
from vigil.games.horizons.model.options import FEAR_DECK_SIZE
from vigil.games.horizons.model.pieces import CITY, DAHAN, INVADERS
from vigil.games.horizons.model.queries import count, land_name, terror_level
from vigil.games.horizons.model.special import special_rule
from vigil.games.horizons.model.state import State
from vigil.insight.report.chronicle import Chronicle
from vigil.insight.report.luck_tally import LuckTally
from vigil.insight.report.report import Figures, Player

OWN_DEEDS = {
    "power_used": "powers",
    "card_played": "cards",
    "presence_added": "presence",
    "presence_destroyed": "presence_lost",
}
"""Actions of the seat named in the event."""


class HorizonsChronicle(Chronicle):
    """Notes the actions of the spirits and the invaders."""

    turn_tag: ClassVar[str] = "round_began"
    deed_ids: ClassVar[tuple[str, ...]] = (
        *("fear", "destroyed", "defended", "powers", "cards", "presence"),
        *("blight_removed", "presence_lost"),
    )

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._explored = LuckTally("explored", "few")
        self._users: dict[str, int] = {}
        """The spirit that used each power last: effects name the power, not the spirit."""
        self._destroyer = -1
        """Who destroyed the last piece; its fear is reported right after."""
        self._blight = Counter(
            {land_name(self.state, n): b for n, b in enumerate(self.state.blight)}
        )
        """Blight in each land, as reported so far; none at first."""
        self._blight.subtract(e.data["land"] for e in table.events if e.tag == "blight_added")
        self._blight.update(e.data["land"] for e in table.events if e.tag == "blight_removed")

    @property
    def state(self) -> State:
        """The current state."""
        assert isinstance(self.table.state, State)
        return self.table.state

    def players(self) -> list[Player]:
        """Spirits by name."""
        return [Player("spirit", spirit) for spirit in self.state.spirits]

    def figures(self) -> Figures:
        """All fear so far, terror level, blight, invaders and dahan."""
        s = self.state
        lands = s.setup.lands
        return {
            "fear": s.taken * s.setup.fear_pool + s.fear,
            "terror": terror_level(s),
            "blight": sum(s.blight),
            "invaders": sum(count(s, land, INVADERS) for land in lands),
            "dahan": sum(count(s, land, (DAHAN,)) for land in lands),
        }

    def limits(self) -> Figures:
        """Fear that wins the game and blight that loses it."""
        s = self.state
        return {
            "fear": FEAR_DECK_SIZE * s.setup.fear_pool,
            "blight": s.blight_pool + sum(s.blight),
        }

    def fortunes(self) -> Iterable[LuckTally]:
        """The invader cards."""
        return (self._explored,)

    def turn_of(self, event: Event | None) -> tuple[int, int]:
        """The round; all spirits act in it."""
        return (self.state.turn if event is None else event.data["round"]), -1

    def refs(self, event: Event) -> Iterable[str]:
        """A land, a spirit, or the fear track."""
        if "land" in event.data:
            yield f"land:{event.data['land']}"
        if "seat" in event.data:
            yield f"spirit:{event.data['seat']}"
        if event.tag == "terror_rose":
            yield "fear"

    def choice(self, decision: Decision, option: Option) -> None:
        """Nothing: a spirit's choices show in the events."""

    def chance(self, decision: Decision, option: Option) -> None:
        """The invader deck."""
        if decision.kind == "invader_card":
            note_card(self._explored, self.state, decision, option)

    def note(self, event: Event) -> None:
        """Actions and moments."""
        tag, data = event
        if tag in OWN_DEEDS:
            self.count(OWN_DEEDS[tag], data["seat"])
        self._count(event)
        if tag == "terror_rose":
            self.keep(tag, event, "good", 3)
        elif tag == "presence_destroyed":
            self.keep(tag, event, "bad", 2)
        elif tag == "piece_destroyed" and data["piece"] in (CITY, DAHAN):
            city = data["piece"] == CITY
            self.keep(f"{data['piece']}_destroyed", event, "good" if city else "bad", 1 + city)
        elif tag == "piece_added" and data["piece"] == CITY:
            self.keep("city_built", event, "bad", 1)
        elif tag in ("blight_added", "blight_removed"):
            self._blighted(event)

    def _count(self, event: Event) -> None:
        """Actions that are attributed to the power, not to the spirit."""
        tag, data = event
        if tag == "power_used":
            self._users[data["power"]] = data["seat"]
        elif tag == "piece_destroyed":
            self._destroyer = self._user(data["why"])
            if data["piece"] in INVADERS:
                self.count("destroyed", self._destroyer)
        elif tag == "fear_generated":
            own = data["why"] != "destroyed"
            seat = self._user(data["why"]) if own else self._destroyer
            self.count("fear", seat, data["amount"])
        elif tag == "land_defended":
            self.count("defended", self._user(data["why"]), data["amount"])
        elif tag == "blight_removed":
            self.count("blight_removed", self._user(data["why"]))

    def _user(self, why: str) -> int:
        """The spirit behind the reason of an event; -1 for Dahan, invaders and fear cards."""
        if why == "heat":
            seats = self.state.setup.seats
            return next(n for n in seats if special_rule(self.state, n).invader_weakness)
        return self._users.get(why, -1)

    def _blighted(self, event: Event) -> None:
        """Blight comes, cascades where some lay already, or goes."""
        land = event.data["land"]
        if event.tag == "blight_removed":
            self._blight[land] -= 1
            return
        cascade = self._blight[land] > 0
        self._blight[land] += 1
        self.keep("blight_cascaded" if cascade else event.tag, event, "bad", 1 + cascade)
