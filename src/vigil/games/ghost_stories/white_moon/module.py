"""White Moon at the hooks of the base game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from vigil.core.decision import Option
from vigil.core.game import Content
from vigil.core.setup import Choice
from vigil.games.ghost_stories.content.cards import Card, single
from vigil.games.ghost_stories.content.tiles import NIGHT_WATCHMAN
from vigil.games.ghost_stories.model.modules import (
    Module,
    ModuleNotation,
    ModuleView,
    StepCall,
    Villager,
)
from vigil.games.ghost_stories.model.options import Setup
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.phases.yang import allowed, take_action
from vigil.games.ghost_stories.white_moon.content.abilities import SHIFT_CLOCKWISE
from vigil.games.ghost_stories.white_moon.content.ghosts import GHOSTS
from vigil.games.ghost_stories.white_moon.content.incarnations import INCARNATIONS
from vigil.games.ghost_stories.white_moon.content.tiles import KUNG_FU_SCHOOL
from vigil.games.ghost_stories.white_moon.model import rules, scoring
from vigil.games.ghost_stories.white_moon.model.options import choices, options_of
from vigil.games.ghost_stories.white_moon.model.own_cards import changed
from vigil.games.ghost_stories.white_moon.model.queries import moon
from vigil.games.ghost_stories.white_moon.model.state import MoonState
from vigil.games.ghost_stories.white_moon.model.verbs import spend_crystal
from vigil.games.ghost_stories.white_moon.phases import (
    artifacts,
    crystals,
    deaths,
    moving,
    saving,
    su_ling,
    village,
)
from vigil.games.ghost_stories.white_moon.phases.setup import NAME, new_state, set_up_steps
from vigil.games.ghost_stories.white_moon.presentation import catalogue, view
from vigil.games.ghost_stories.white_moon.presentation.notation import NOTATION


class WhiteMoon(Module):
    """Villagers to save, Su-Ling, moon crystals and the Mystic Barrier."""

    name: ClassVar[str] = NAME
    state: ClassVar[type[Any]] = MoonState
    switches: ClassVar[Mapping[str, str]] = rules.SWITCHES
    cards: ClassVar[tuple[Card, ...]] = (*GHOSTS, *INCARNATIONS)
    villagers: ClassVar[Mapping[str, Villager]] = village.VILLAGERS
    content: ClassVar[tuple[Content, ...]] = catalogue.CONTENT
    notation: ClassVar[ModuleNotation] = NOTATION
    choices: ClassVar[tuple[Choice, ...]] = choices(name, switches)

    # -- setup

    def check(self, setup: Setup) -> None:
        """Refuse options that make no sense."""
        options_of(setup)

    def own_cards(self, setup: Setup) -> tuple[Card, ...]:
        """The cards with the figures of the families that own the box."""
        figures = options_of(setup).cards
        return tuple(
            changed(card.id, figures[card.id]) if card.id in figures else card
            for card in self.cards
        )

    def tiles(self, setup: Setup, tiles: tuple[str, ...]) -> tuple[str, ...]:
        """All ten tiles, or in first games the School in place of the Night Watchman."""
        if setup.village is not None or options_of(setup).village == "random":
            return (*tiles, KUNG_FU_SCHOOL)
        return tuple(KUNG_FU_SCHOOL if tile == NIGHT_WATCHMAN else tile for tile in tiles)

    def is_dealt(self, setup: Setup, card: Card) -> bool:
        """At the players' choice only the new incarnations, or only those of the base game."""
        which = options_of(setup).incarnations
        if not card.incarnation or which == "mixed":
            return True
        return any(card.id == own.id for own in self.cards) == (which == "new")

    def card_on(self, card: Card, colour: int) -> Card:
        """What shifts round the village has the colour of the board it is on."""
        if SHIFT_CLOCKWISE not in card.yin:
            return card
        return replace(card, colour=colour, resistance=single(colour, sum(card.resistance)))

    def new_state(self, setup: Setup) -> MoonState:
        """Everything in the reserve."""
        return new_state(setup)

    def set_up_steps(self, s: State) -> Iterable[StepCall]:
        """Portal and villagers."""
        return set_up_steps(s)

    # -- the turn and the yin phase

    def begin_turn(self, s: State) -> None:
        """Crystals of earlier turns may be placed, the claw may take again."""
        m = moon(s)
        m.new_crystals, m.claw_used = 0, False

    def closing_steps(self) -> Iterable[StepCall]:
        """Su-Ling, then the barrier."""
        return (("move_su_ling",), ("mystic_barrier",))

    def ghost_actions(self, s: State, acts: list[StepCall]) -> list[StepCall]:
        """From the right to the left, unless silenced."""
        return su_ling.silenced_or_not(acts)

    def haunter_advanced(self, s: State, space: int) -> None:
        """A villager flees."""
        deaths.flee(s, space)

    def spares_tile(self, s: State, tile: int) -> bool:
        """Villagers die in place of a haunting."""
        if moon(s).stacks[tile]:
            s.push(("stack_dies", tile))
        return bool(moon(s).stacks[tile])

    def misfortune(self, s: State) -> None:
        """Su-Ling may move at the end of the turn."""
        moon(s).omen = True

    # -- ghosts

    async def turns_away(self, s: State, card: Card) -> bool:
        """The Shield of Time."""
        return await artifacts.shield_turns_away(s, card)

    def left_stone(self, s: State, card: Card, space: int, acts: list[StepCall]) -> list[StepCall]:
        """The Armour of the Just."""
        return artifacts.armoured(s, card, space, acts)

    def ghost_set(self, s: State, space: int) -> None:
        """Su-Ling makes way for an incarnation."""
        su_ling.yield_to_incarnation(s, space)

    def ghost_blown(self, s: State, space: int) -> None:
        """The Armour of the Just again."""
        artifacts.armour_for_moved(s, space)

    def is_silenced(self, s: State, space: int) -> bool:
        """Whether Su-Ling stands in front of it."""
        return moon(s).su_ling == space

    # -- moving and acting

    def destinations(self, s: State, side: int, tiles: list[Option], why: str) -> list[Option]:
        """With or without a villager."""
        return moving.destinations(s, side, tiles, why)

    def travel(self, s: State, side: int, way: Option, why: str) -> None:
        """Bring a villager along, or stand up."""
        moving.travel(s, side, way, why)

    def possible_actions(self, s: State) -> list[str]:
        """Saving a villager."""
        return ["save"] if saving.can_save(s) else []

    def menu(self, s: State, moment: str) -> list[Option]:
        """Saving, placing a crystal, using an artifact."""
        options: list[Option] = []
        if moment == "act" and saving.can_save(s) and allowed(s, "save"):
            options.append(saving.SAVE)
        elif moment == "end_turn":
            options += crystals.receptacle_options(s)
        return options + artifacts.artifact_options(s, moment)

    def tiles_afar(self, s: State) -> list[int]:
        """Those that the Firework reaches."""
        return artifacts.tiles_afar(s)

    def carry_out(self, s: State, moment: str, chosen: Option) -> None:
        """Do it; what is no action leaves the question open."""
        again = (artifacts.MOMENTS[moment],)
        if chosen == saving.SAVE:
            take_action(s, "save", ("save_villager",))
        elif chosen[0] == "artifact":
            s.push(("use_artifact", chosen[1]), again)
        elif chosen[0] == "receptacle":
            crystals.place_crystal(s)
            s.push(again)
        else:
            moving.travel(s, s.active, chosen, moment)

    def taoist_died(self, s: State, side: int) -> None:
        """Crystals go back, artifacts are inherited."""
        m = moon(s)
        m.crystals[side], m.lying[side] = 0, ""
        artifacts.leave_artifacts(s, side)

    # -- exorcism

    def set_dice(self, s: State, count: int) -> list[int]:
        """The Divine Sword."""
        return artifacts.sword_dice(s, count)

    def wild_tokens(self, s: State, sides: list[int]) -> int:
        """Moon crystals."""
        return crystals.crystals_of(s, sides)

    def wild_options(self, s: State, sides: list[int]) -> dict[Option, int]:
        """Moon crystals, by owner."""
        return crystals.crystal_options(s, sides)

    def spend_wild_token(self, s: State, side: int) -> None:
        """Spend a moon crystal."""
        spend_crystal(s, side)

    async def attempt_failed(self, s: State, spaces: list[int]) -> None:
        """The Vengeful Claw."""
        await artifacts.claw_back(s, spaces)

    # -- points and screens

    def score_lines(self, s: State, won: bool) -> dict[str, int]:
        """Saved villagers and the place of the portal."""
        return scoring.score_lines(s, won)

    def view(self, s: State) -> ModuleView:
        """All parts of White Moon."""
        return view.view(s)
