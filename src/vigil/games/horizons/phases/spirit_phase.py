"""The spirit phase: growth, energy, card plays; all spirits at once, in any order."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from vigil.core.decision import Option
from vigil.core.step import Asking
from vigil.core.together import together
from vigil.games.horizons.model.state import State
from vigil.games.horizons.model.verbs import gain_energy, pay_energy
from vigil.games.horizons.phases.growth import card_plays, grow, income
from vigil.games.horizons.phases.steps import action, step
from vigil.games.horizons.powers.asking import note_choice
from vigil.games.horizons.powers.power import Growth
from vigil.games.horizons.powers.registry import COMMON, PANELS, POWERS

EARLY: Final = ("reclaim_all", "gain_energy", "gain_power_card")
"""Growth actions that can safely come first.

They leave the others unchanged, and knowing the new card helps the later choices.
"""


@step
async def spirit_phase(s: State, bonus: bool) -> None:
    """Ask every spirit that is not ready; ``bonus`` is the extra growth of an easier game."""
    seats = [seat for seat in s.setup.seats if not get_ready(s, seat)]
    if not seats:
        return
    s.action += 1
    window, begin = partial(spirit_options, s), partial(begin_deed, s, bonus)
    await together(s, "spirit_phase", seats, window, begin)
    s.push(("spirit_phase", bonus))


def spirit_options(s: State, seat: int) -> tuple[Option, ...]:
    """What a spirit can do now in its phase."""
    if get_ready(s, seat):
        return ()
    growth = s.growth[seat]
    if growth is None:
        with_deck = not (s.setup.ask_all or seat in s.setup.learners)
        return growth_options(seat, s.spirits[seat], with_deck)
    if s.growing[seat]:
        return action_options(seat, s.spirits[seat], growth, s.growing[seat])
    return (*[("play", seat, card) for card in affordable(s, seat)], ("ready", seat))


def begin_deed(s: State, bonus: bool, option: Option) -> Asking | None:
    """Carry out the chosen action."""
    match option:
        case "growth", int(seat), int(number):
            return choose_growth(s, seat, number, bonus, None)
        case "growth_from", int(seat), int(number), str(deck):
            return choose_growth(s, seat, number, bonus, deck)
        case "grow", int(seat), int(number):
            return grow_on(s, seat, number, bonus)
        case "play", int(seat), str(card):
            play_card(s, seat, card)
        case _, int(seat):
            be_ready(s, seat)
    return None


@cache
def growth_options(seat: int, spirit: str, with_deck: bool) -> tuple[Option, ...]:
    """The growth options of a spirit, if wanted with each deck that a new card may come from."""
    options: list[Option] = []
    for number, actions in enumerate(PANELS[spirit].growth):
        if with_deck and any(action.op == "gain_power_card" for action in actions):
            options += [("growth_from", seat, number, deck) for deck in COMMON]
        else:
            options.append(("growth", seat, number))
    return tuple(options)


@cache
def action_options(
    seat: int, spirit: str, growth: int, growing: tuple[int, ...]
) -> tuple[Option, ...]:
    """The growth actions still to be done, in any order."""
    left = actions_left(PANELS[spirit].growth[growth], growing).values()
    return tuple(("grow", seat, number) for number in sorted(left))


def affordable(s: State, seat: int) -> list[str]:
    """Cards of the hand that a spirit can pay for."""
    return [card for card in s.hand[seat] if POWERS[card].cost <= s.energy[seat]]


def get_ready(s: State, seat: int) -> bool:
    """A spirit that has grown and can play no more cards is ready automatically."""
    grown = s.growth[seat] is not None and not s.growing[seat]
    if grown and not s.ready[seat] and not (s.plays[seat] and affordable(s, seat)):
        be_ready(s, seat)
    return s.ready[seat]


def be_ready(s: State, seat: int) -> None:
    """Stop playing cards."""
    s.ready[seat], s.plays[seat] = True, None


async def choose_growth(s: State, seat: int, number: int, bonus: bool, deck: str | None) -> None:
    """Take a growth option, with the deck of its new card if that is known; then its actions."""
    s.growth[seat] = number
    s.growing[seat] = tuple(range(len(PANELS[s.spirits[seat]].growth[number])))
    s.emit("growth_chosen", seat=seat, number=number)
    await grow_by_itself(s, seat, bonus, deck)


def growth_chosen(s: State, seat: int) -> tuple[Growth, ...]:
    """The actions of the growth option that a spirit has chosen."""
    number = s.growth[seat]
    return () if number is None else PANELS[s.spirits[seat]].growth[number]


def actions_left(actions: tuple[Growth, ...], growing: tuple[int, ...]) -> dict[Growth, int]:
    """The growth actions still to be done with their numbers; of those alike the first."""
    return {actions[number]: number for number in reversed(growing)}


async def grow_on(s: State, seat: int, number: int, bonus: bool) -> None:
    """Do the chosen growth action, and then those that need no choice."""
    await grow_once(s, seat, number, bonus)
    await grow_by_itself(s, seat, bonus)


async def grow_by_itself(s: State, seat: int, bonus: bool, deck: str | None = None) -> None:
    """Unless everything is asked: do actions that can come first, and the last one."""
    while s.growing[seat] and not s.setup.ask_all:
        actions = actions_left(growth_chosen(s, seat), s.growing[seat])
        left = {action.op: number for action, number in actions.items()}
        early = [left[op] for op in EARLY if op in left]
        if not early and len(actions) > 1:
            return
        number = (early or list(left.values()))[0]
        note_choice(s, seat, "spirit_phase", ("grow", seat, number))
        await grow_once(s, seat, number, bonus, deck)


@action
async def grow_once(s: State, seat: int, number: int, bonus: bool, deck: str | None = None) -> None:
    """Do one growth action, a new card from a deck that may be known; then comes the energy."""
    await grow(s, seat, growth_chosen(s, seat)[number], deck)
    s.growing[seat] = tuple(other for other in s.growing[seat] if other != number)
    if not s.growing[seat]:
        finish_growth(s, seat, bonus)


def finish_growth(s: State, seat: int, bonus: bool) -> None:
    """Gain the energy of the track and see how many cards can be played."""
    if bonus:
        be_ready(s, seat)
        return
    gain_energy(s, seat, income(s, seat), "track")
    s.plays[seat] = card_plays(s, seat)


def play_card(s: State, seat: int, card: str) -> None:
    """Pay for a card and put it into play; its elements count at once."""
    pay_energy(s, seat, POWERS[card].cost, card)
    s.hand[seat] = tuple(other for other in s.hand[seat] if other != card)
    s.in_play[seat] += (card,)
    s.plays[seat] = (s.plays[seat] or 0) - 1
    s.emit("card_played", seat=seat, card=card)
