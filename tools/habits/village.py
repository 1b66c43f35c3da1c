"""Habits at Ghost Stories, with and without White Moon."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from habits.habit import Habit, Verdict, unless
from vigil.core.decision import Decision, Option
from vigil.games.ghost_stories.content.cards import NEEDS_BUDDHA
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.content.powers import BOTTOMLESS_POCKETS, ENFEEBLEMENT_MANTRA
from vigil.games.ghost_stories.content.tiles import (
    BUDDHIST_TEMPLE,
    CEMETERY,
    CIRCLE_OF_PRAYER,
    HERBALIST,
    NIGHT_WATCHMAN,
    PAVILION,
    SORCERERS_HUT,
    TEA_HOUSE,
)
from vigil.games.ghost_stories.model.geometry import (
    BOARD_SPACES,
    FACING,
    NEIGHBOURS,
    SIDE_OF,
    SIDES,
    SPACES,
)
from vigil.games.ghost_stories.model.packed import tao_row
from vigil.games.ghost_stories.model.queries import (
    card_at,
    dead,
    free_spaces,
    is_living,
    living,
    side_of,
    space_named,
)
from vigil.games.ghost_stories.model.resistance import is_exorcisable, resistance_of
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.phases.attempt import chance_of, exorcism_attempt
from vigil.games.ghost_stories.phases.exorcism import can_exorcise

YIN_YANG: Final[Option] = ("yin_yang",)
HELP: Final[Option] = ("help",)
EXORCISE: Final[Option] = ("exorcise",)
PASS: Final[Option] = ("pass",)
STOP: Final[Option] = ("stop",)
END: Final[Option] = ("end",)
LIKELY: Final = 0.5
HOPELESS: Final = 0.1
CHEAP: Final = (BUDDHIST_TEMPLE, HERBALIST, CIRCLE_OF_PRAYER, PAVILION)
"""Villagers whose help is not worth a Yin-Yang."""


# -- what the table shows


def chance(s: State, tile: int) -> float:
    """How likely an exorcism by the active Taoist from a tile sends back a ghost."""
    there = s.copy()
    there.at[s.active] = tile
    return float(chance_of(exorcism_attempt(there, None))) if can_exorcise(there) else 0.0


def lacks(s: State, space: int) -> int:
    """Faces that the active Taoist lacks against a ghost with his own tokens."""
    needed, held = resistance_of(s, space).needed, tao_row(s, s.active)
    return sum(max(0, need - have) for need, have in zip(needed, held, strict=True))


def sure(s: State, tile: int) -> list[int]:
    """The ghosts next to a tile for which the active Taoist has all tokens."""
    return [space for space in FACING[tile] if is_exorcisable(s, space) and not lacks(s, space)]


def crowd(s: State, side: int) -> int:
    """Ghosts on a board."""
    return sum(1 for space in BOARD_SPACES[side] if s.ghosts[space])


def tiles_left(s: State) -> int:
    """Hauntings that would lose the game."""
    return s.setup.numbers.tiles_to_lose - sum(s.haunted)


def in_need(s: State) -> bool:
    """Whether something is wrong that a Yin-Yang could fix."""
    weak = any(s.qi[side] == 1 for side in living(s))
    return any(s.haunted) or weak or any(crowd(s, side) == 3 for side in SIDES)


def reach(d: Decision) -> list[int]:
    """Tiles to which one may go."""
    return [int(option[1]) for option in d.options if option[0] in ("tile", "escort")]


def goes_to(s: State, taken: Option) -> int | None:
    """The tile on which a move ends; nothing for what is done before it."""
    if taken[0] in ("tile", "escort", "fetch"):
        return int(taken[1])
    return s.at[s.active] if taken[0] == "stay" else None


def villager(s: State) -> str:
    """The villager of the tile of the active Taoist."""
    return s.village[s.at[s.active]]


def is_great(s: State, space: int) -> bool:
    """Whether a ghost is an incarnation of Wu-Feng."""
    return card_at(s, space).incarnation


def colours_asked_for(s: State) -> set[int]:
    """The colours of which a ghost in play wants something."""
    needs = [resistance_of(s, space).needed for space in SPACES if s.ghosts[space]]
    return {colour for need in needs for colour, count in enumerate(need) if count}


def colours_of(options: Iterable[Option]) -> set[int]:
    """The colours that options name."""
    return {COLOURS.index(str(option[1])) for option in options if option[0] == "tao"}


# -- move


def leaves_a_sure_ghost(s: State, d: Decision, taken: Option) -> Verdict:
    """A move away from a ghost that could be sent back with certainty, to nothing as sure."""
    to = goes_to(s, taken)
    if d.kind != "move" or to is None or not sure(s, s.at[s.active]):
        return None
    return not sure(s, to) and chance(s, to) < 1


def misses_two(s: State, d: Decision, taken: Option) -> Verdict:
    """One ghost where a corner offers two for certain."""
    to = goes_to(s, taken)
    if d.kind != "move" or to is None:
        return None
    corners = [tile for tile in (*reach(d), s.at[s.active]) if both_go(s, tile)]
    return unless(bool(corners), kept=to in corners)


def both_go(s: State, tile: int) -> bool:
    """Whether the tokens are enough for both ghosts at a corner together."""
    spaces, held = sure(s, tile), tao_row(s, s.active)
    if len(spaces) < 2:
        return False
    needs = [resistance_of(s, space).needed for space in spaces]
    return all(sum(part) <= have for *part, have in zip(*needs, held, strict=True))


def misses_wu_feng(s: State, d: Decision, taken: Option) -> Verdict:
    """Somewhere else, though an incarnation in reach would go for certain."""
    to = goes_to(s, taken)
    if d.kind != "move" or to is None:
        return None
    tiles = [*reach(d), s.at[s.active]]
    there = [tile for tile in tiles if any(is_great(s, space) for space in sure(s, tile))]
    return unless(bool(there), kept=to in there)


def wanders(s: State, d: Decision, taken: Option) -> Verdict:
    """A move to a tile where nothing can be done at all, though elsewhere something can."""
    to = goes_to(s, taken)
    if d.kind != "move" or to is None:
        return None
    idle = [tile for tile in (*reach(d), s.at[s.active]) if s.haunted[tile] and not chance(s, tile)]
    return unless(bool(idle), kept=to not in idle)


def forgets_the_pockets(s: State, d: Decision, taken: Option) -> Verdict:
    """A move without the free token of the Bottomless Pockets."""
    own = s.powers[s.active] == BOTTOMLESS_POCKETS
    free = ("power", BOTTOMLESS_POCKETS) in d.options
    return unless(d.kind == "move" and own and free, kept=goes_to(s, taken) is None)


def forgets_the_mantra(s: State, d: Decision, taken: Option) -> Verdict:
    """A move while the mantra could weaken a ghost."""
    own = s.powers[s.active] == ENFEEBLEMENT_MANTRA and s.mantra is None
    free = ("power", ENFEEBLEMENT_MANTRA) in d.options
    return unless(d.kind == "move" and own and free, kept=goes_to(s, taken) is None)


# -- act


def passes_up_an_exorcism(s: State, d: Decision, taken: Option) -> Verdict:
    """No action, though an exorcism succeeds more often than not."""
    if d.kind != "act" or EXORCISE not in d.options or chance(s, s.at[s.active]) < LIKELY:
        return None
    return taken == PASS


def attacks_without_hope(s: State, d: Decision, taken: Option) -> Verdict:
    """An exorcism that hardly ever succeeds, though a villager could help."""
    if d.kind != "act" or EXORCISE not in d.options or HELP not in d.options:
        return None
    return unless(chance(s, s.at[s.active]) < HOPELESS, kept=taken != EXORCISE)


def leaves_the_dead(s: State, d: Decision, taken: Option) -> Verdict:
    """No help of the Cemetery, though a friend is dead and nothing more urgent can be done."""
    if d.kind != "act" or HELP not in d.options or villager(s) != CEMETERY or not dead(s):
        return None
    return taken == PASS


def last_qi_for_the_sorcerer(s: State, d: Decision, taken: Option) -> Verdict:
    """The last Qi for the Sorcerer."""
    if s.qi[s.active] != 1:
        return None
    if d.kind == "act" and HELP in d.options and villager(s) == SORCERERS_HUT:
        return taken == HELP
    huts = [option for option in d.options if is_tile(s, option, SORCERERS_HUT)]
    return unless(d.kind == "yin_yang" and bool(huts), kept=taken not in huts)


def is_tile(s: State, option: Option, name: str) -> bool:
    """Whether an option names an active tile of a villager."""
    return (
        option[0] == "tile" and s.village[int(option[1])] == name and not s.haunted[int(option[1])]
    )


def calls_a_ghost_too_many(s: State, d: Decision, taken: Option) -> Verdict:
    """Help that brings a ghost while the village is full."""
    if d.kind != "act" or HELP not in d.options or villager(s) != TEA_HOUSE:
        return None
    return unless(len(free_spaces(s)) <= 1 and s.qi[s.active] > 1, kept=taken != HELP)


def lets_figures_strike(s: State, d: Decision, taken: Option) -> Verdict:
    """No action at the Night Watchman's, though two figures of a board are about to strike."""
    if d.kind != "act" or HELP not in d.options or villager(s) != NIGHT_WATCHMAN:
        return None
    out = max(sum(s.haunters[space] == 1 for space in BOARD_SPACES[side]) for side in SIDES)
    return unless(out > 1, kept=taken != PASS)


# -- the Yin-Yang and Buddhas


def early_yin_yang(s: State, d: Decision, taken: Option) -> Verdict:
    """The Yin-Yang in the first round, without need."""
    early = d.kind in ("move", "act", "end_turn") and s.turn <= len(living(s))
    return unless(early and YIN_YANG in d.options and not in_need(s), kept=taken != YIN_YANG)


def cheap_yin_yang(s: State, d: Decision, taken: Option) -> Verdict:
    """The Yin-Yang for what a walk would bring too."""
    if d.kind != "yin_yang":
        return None
    tile = int(taken[1])
    return not s.haunted[tile] and s.village[tile] in CHEAP


def keeps_the_saving_yin_yang(s: State, d: Decision, taken: Option) -> Verdict:
    """The end of a turn with the Yin-Yang in hand, though the next haunting loses the game."""
    if d.kind != "end_turn" or YIN_YANG not in d.options or tiles_left(s) > 1:
        return None
    return unless(any(s.haunters[space] == 1 for space in SPACES), kept=taken != END)


def hoards_buddhas(s: State, d: Decision, taken: Option) -> Verdict:
    """Both Buddhas carried on, though one could be placed here."""
    could = d.kind == "end_turn" and any(option[0] == "space" for option in d.options)
    return unless(could and s.held_buddhas[s.active] == 2, kept=taken[0] == "space")


# -- ghosts


def spares_the_worst(s: State, d: Decision, taken: Option) -> Verdict:
    """The Sorcerer takes a weak ghost that does nothing, and leaves a worse one."""
    if d.kind != "sorcery":
        return None
    harmless = [option for option in d.options if is_harmless(s, space_named(s, option))]
    return unless(0 < len(harmless) < len(d.options), kept=taken not in harmless)


def is_harmless(s: State, space: int) -> bool:
    """Whether a ghost is of one face and does nothing in its turn."""
    return sum(resistance_of(s, space).needed) <= 1 and not card_at(s, space).yin


def fills_a_board(s: State, d: Decision, taken: Option) -> Verdict:
    """A third ghost on a board, though another board is nearly empty."""
    if d.kind != "place_ghost":
        return None
    crowds = {option: crowd(s, SIDE_OF[space_named(s, option)]) for option in d.options}
    choice = 2 in crowds.values() and min(crowds.values()) < 2
    return unless(choice, kept=crowds[taken] < 2)


def wastes_a_buddha(s: State, d: Decision, taken: Option) -> Verdict:
    """A strong ghost beside a waiting Buddha, or an incarnation that does not mind him onto one."""
    if d.kind != "place_ghost":
        return None
    card = s.setup.cards[int(d.about[1])]
    on = [option for option in d.options if s.buddhas[space_named(s, option)]]
    if card is None or not 0 < len(on) < len(d.options):
        return None
    if card.incarnation:
        return (taken in on) != bool(card.standing & NEEDS_BUDDHA)
    return unless(sum(card.resistance) > 2, kept=taken in on)


def spares_ghosts(s: State, d: Decision, taken: Option) -> Verdict:
    """A roll that beats a ghost, and none goes."""
    return unless(d.kind == "exorcise_ghosts" and STOP in d.options, kept=taken != STOP)


def wu_feng_comes_first(s: State, d: Decision, taken: Option) -> Verdict:
    """A lesser ghost goes although an incarnation could."""
    if d.kind != "exorcise_ghosts":
        return None
    ghosts = [option for option in d.options if option[0] == "ghost"]
    great = [option for option in ghosts if is_great(s, space_named(s, option))]
    return unless(bool(great), kept=taken in great or taken == ("both",))


# -- tokens and Qi


def takes_a_useless_token(s: State, d: Decision, taken: Option) -> Verdict:
    """A token of a colour for which no ghost asks, though one could be had that is wanted."""
    if d.kind != "take_tao":
        return None
    wanted = colours_of(d.options) & colours_asked_for(s)
    useless = colours_of(d.options) - wanted
    return unless(bool(wanted and useless), kept=colours_of([taken]) <= wanted)


def drops_a_useful_token(s: State, d: Decision, taken: Option) -> Verdict:
    """A token given away for which a ghost asks, though another is of no use now."""
    if d.kind != "discard_tao":
        return None
    wanted = colours_of(d.options) & colours_asked_for(s)
    useless = colours_of(d.options) - wanted
    return unless(bool(wanted and useless), kept=colours_of([taken]) <= useless)


def burdens_the_weak(s: State, d: Decision, taken: Option) -> Verdict:
    """A Qi lost by a Taoist who has but one, though another has more."""
    if d.kind != "bear_qi_loss":
        return None
    held = {option: s.qi[side_of(s, str(option[1]))] for option in d.options}
    return unless(min(held.values()) == 1 < max(held.values()), kept=held[taken] > 1)


def feeds_the_strong(s: State, d: Decision, taken: Option) -> Verdict:
    """A Qi for a Taoist with plenty, though another has but one."""
    if d.kind != "group_qi":
        return None
    held = {option: s.qi[side_of(s, str(option[1]))] for option in d.options}
    return unless(min(held.values()) <= 1 < max(held.values()), kept=held[taken] <= 2)


def leaves_power_tokens(s: State, d: Decision, taken: Option) -> Verdict:
    """Power tokens left lying where one stands."""
    if d.kind != "pick_up_tokens":
        return None
    return taken != max(d.options, key=lambda option: int(option[1]))


def leaves_a_friend_alone(s: State, d: Decision, taken: Option) -> Verdict:
    """Two Taoists carried together where no ghost stands, away from one who faces Wu-Feng."""
    if d.kind != "carry_taoist_to" or taken[0] != "tile":
        return None
    side = side_of(s, str(d.about[1]))
    great = [space for space in SPACES if s.ghosts[space] and is_great(s, space)]
    near = [tile for tile in range(9) if any(space in FACING[tile] for space in great)]
    here = s.at[side]
    faced = any(tile in near for tile in (here, *NEIGHBOURS[here])) and is_living(s, side)
    to = int(taken[1])
    return unless(bool(great) and faced, kept=any(t in near for t in (to, *NEIGHBOURS[to])))


# -- White Moon


def leaves_a_villager_at_the_portal(s: State, d: Decision, taken: Option) -> Verdict:
    """No action, though a villager could be saved."""
    return unless(d.kind == "act" and ("save",) in d.options, kept=taken != PASS)


def keeps_a_crystal(s: State, d: Decision, taken: Option) -> Verdict:
    """A crystal carried on, though a receptacle is here."""
    could = d.kind == "end_turn" and any(option[0] == "receptacle" for option in d.options)
    return unless(could and taken[0] in ("receptacle", *END), kept=taken[0] == "receptacle")


def lies_on(s: State, d: Decision, taken: Option) -> Verdict:
    """A turn begun lying down, though one may stand up."""
    rising = ("stand_up", "rise_and_go", "rise_and_escort")
    could = d.kind == "move" and any(option[0] in rising for option in d.options)
    return unless(could and taken[0] in (*rising, "stay"), kept=taken[0] in rising)


HABITS: Final = (
    Habit("Stay with a ghost that goes for certain", leaves_a_sure_ghost),
    Habit("Take the corner where two ghosts go for certain", misses_two),
    Habit("Go to Wu-Feng when he can be beaten for certain", misses_wu_feng),
    Habit("Do not stand on a haunted tile with nothing to do", wanders),
    Habit("Take the free token of the Bottomless Pockets", forgets_the_pockets),
    Habit("Lay the mantra on a ghost whenever it is free", forgets_the_mantra),
    Habit("Do not pass while an exorcism is likely to succeed", passes_up_an_exorcism),
    Habit("Ask a villager rather than attack without hope", attacks_without_hope),
    Habit("Bring a dead friend back when at the Cemetery", leaves_the_dead),
    Habit("Never pay the Sorcerer with the last Qi", last_qi_for_the_sorcerer),
    Habit("Call no ghost into a full village", calls_a_ghost_too_many),
    Habit("Let the Watchman stop two figures at once", lets_figures_strike),
    Habit("Keep the Yin-Yang in the first round", early_yin_yang),
    Habit("Spend the Yin-Yang on more than a walk would bring", cheap_yin_yang),
    Habit("Use the Yin-Yang before the last haunting", keeps_the_saving_yin_yang),
    Habit("Place a Buddha rather than carry two", hoards_buddhas),
    Habit("Let the Sorcerer take a ghost that does harm", spares_the_worst),
    Habit("Do not fill a board while another is nearly empty", fills_a_board),
    Habit("Let Buddhas meet strong ghosts, but not Wu-Feng", wastes_a_buddha),
    Habit("Send back what the dice have beaten", spares_ghosts),
    Habit("Send Wu-Feng back before others", wu_feng_comes_first),
    Habit("Take tokens for which a ghost asks", takes_a_useless_token),
    Habit("Give away tokens of no use first", drops_a_useful_token),
    Habit("Let the strong bear the loss of a Qi", burdens_the_weak),
    Habit("Give a Qi to the weak", feeds_the_strong),
    Habit("Pick up all power tokens", leaves_power_tokens),
    Habit("Keep friends near Wu-Feng", leaves_a_friend_alone),
    Habit("White Moon: save a villager rather than pass", leaves_a_villager_at_the_portal),
    Habit("White Moon: lay crystals into receptacles", keeps_a_crystal),
    Habit("White Moon: stand up", lies_on),
)
