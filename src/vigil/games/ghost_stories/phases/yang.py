"""The yang phase: move, then ask a villager or exorcise, then place Buddhas.

Before and after each of these steps the Yin-Yang and the powers that fit can be used: they are
options of the same question.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vigil.core.decision import PASS, Option, choose, pick
from vigil.games.ghost_stories.content.colours import BLUE
from vigil.games.ghost_stories.content.powers import (
    BOTTOMLESS_POCKETS,
    DANCE_OF_THE_SPIRES,
    DANCE_OF_THE_TWIN_WINDS,
    ENFEEBLEMENT_MANTRA,
    HEAVENLY_GUST,
    SECOND_WIND,
    STRENGTH_OF_THE_MOUNTAIN,
)
from vigil.games.ghost_stories.model.geometry import CENTRE, FACING, NEIGHBOURS, TILE, TILES
from vigil.games.ghost_stories.model.modules import StepCall
from vigil.games.ghost_stories.model.packed import is_borrowed
from vigil.games.ghost_stories.model.queries import (
    as_spaces,
    as_tiles,
    board_name,
    free_spaces,
    is_living,
    lender,
    wields,
)
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.steps import step
from vigil.games.ghost_stories.model.verbs import (
    bring_back,
    move_taoist,
    place_buddha,
    spend_yin_yang,
    take_power_tokens,
)
from vigil.games.ghost_stories.phases.exorcism import can_exorcise
from vigil.games.ghost_stories.phases.powers import can_use
from vigil.games.ghost_stories.phases.villagers import can_help, rolls_dice

STAY: Final[Option] = ("stay",)
END: Final[Option] = ("end",)
HELP: Final[Option] = ("help",)
EXORCISE: Final[Option] = ("exorcise",)
YIN_YANG: Final[Option] = ("yin_yang",)
WALKS: Final = tuple([TILE[to] for to in NEIGHBOURS[tile]] for tile in TILES)
FLIGHTS: Final = tuple([TILE[to] for to in TILES if to != tile] for tile in TILES)


@step
async def begin_yang(s: State) -> None:
    """The Taoist acts, if he lives."""
    if is_living(s, s.active):
        s.yang = True
        s.emit("yang_began", board=board_name(s, s.active))
        await move(s)


# -- step 1: move


@step
async def move(s: State) -> None:
    """Move to a neighbouring tile or stay; some powers come before."""
    if is_living(s, s.active):
        s.action += 1
        chosen = await choose(s, s.seat_at[s.active], "move", move_options(s))
        carry_out_move(s, chosen)


def move_options(s: State) -> list[Option]:
    """Powers, tiles, staying, and everything else that is possible."""
    here, module = s.at[s.active], s.setup.module
    tiles = FLIGHTS[here] if wields(s, DANCE_OF_THE_SPIRES) else WALKS[here]
    options = power_options(s, powers_before_move(s))
    options += module.destinations(s, s.active, tiles, "move")
    options.append(STAY)
    options += module.menu(s, "move")
    if can_use_yin_yang(s):
        options.append(YIN_YANG)
    return options + strength_from_afar(s, rolls_dice)


def carry_out_move(s: State, chosen: Option) -> None:
    """Go, stay, or do something else and then ask again."""
    if chosen[0] == "tile":
        move_taoist(s, s.active, int(chosen[1]), "move")
        finish_move(s, moved=True)
    elif chosen == STAY:
        finish_move(s, moved=False)
    elif chosen[0] == "power":
        s.push(("use_power", chosen[1]), ("move",))
    elif chosen == YIN_YANG:
        s.push(("use_yin_yang",), ("move",))
    else:
        s.setup.module.carry_out(s, "move", chosen)


def finish_move(s: State, *, moved: bool) -> None:
    """Continue with the action; on the centre tile power tokens can be taken first (D9)."""
    s.push(("act",))
    rules = s.setup.rules
    ends_here = moved or rules.staying_takes_tokens
    if s.tokens_on_centre and ends_here and rules.tokens_after_move:
        s.push(("pick_up_tokens",))


def powers_before_move(s: State) -> tuple[str, ...]:
    """Powers whose moment is before the move (D10)."""
    early = (BOTTOMLESS_POCKETS, ENFEEBLEMENT_MANTRA, DANCE_OF_THE_SPIRES)
    return early if s.setup.rules.twin_winds_after_move else (*early, DANCE_OF_THE_TWIN_WINDS)


def power_options(s: State, powers: tuple[str, ...]) -> list[Option]:
    """The powers among these that the active Taoist can use now."""
    own = s.powers[s.active]
    if s.tokens[s.active] or s.borrowed:
        return [("power", power) for power in powers if power in s.powers and can_use(s, power)]
    return [("power", own)] if own in powers and can_use(s, own) else []


@step
async def pick_up_tokens(s: State) -> None:
    """A Taoist on the centre tile may take any number of the power tokens there."""
    side, waiting = s.active, s.tokens_on_centre
    if s.at[side] != CENTRE or not waiting or not is_living(s, side):
        return
    options: dict[Option, int] = {("tokens", n): n for n in reversed(range(waiting + 1))}
    count = await pick(s, s.seat_at[side], "pick_up_tokens", options)
    if count:
        take_power_tokens(s, side, count)


# -- step 2: ask for help or exorcise


@step
async def act(s: State) -> None:
    """Ask the villager of one's tile or attempt an exorcism; blue powers give a second action."""
    if not is_living(s, s.active):
        return
    s.action += 1
    options = act_options(s)
    if options == [PASS]:
        await end_yang(s)
        return
    closing = [] if s.setup.ask_all else end_options(s)
    chosen = await choose(s, s.seat_at[s.active], "act", with_end(options, closing))
    if chosen == PASS:
        await end_yang(s)
    elif chosen in options:
        begin_action(s, chosen)
    else:
        close_yang(s, chosen)


def with_end(options: list[Option], closing: list[Option]) -> list[Option]:
    """The options besides an action; ending the turn replaces passing."""
    if not closing:
        return options
    acts = [option for option in options if option != PASS]
    return [*acts, *(option for option in closing if option not in acts)]


def act_options(s: State) -> list[Option]:
    """Actions, the module's options, powers, the Yin-Yang, and ending the action."""
    actions = action_options(s)
    options = actions + s.setup.module.menu(s, "act")
    options += power_options(s, powers_after_move(s, bool(actions)))
    options += second_action_powers(s)
    if can_use_yin_yang(s):
        options.append(YIN_YANG)
    options.append(PASS)
    return options if actions else options + strength_from_afar(s, can_help)


def begin_action(s: State, chosen: Option) -> None:
    """Queue what was chosen."""
    if chosen == HELP:
        take_action(s, "help", ("ask_villager", s.at[s.active]))
    elif chosen == EXORCISE:
        take_action(s, "exorcism", ("exorcise",))
    elif chosen == YIN_YANG:
        s.push(("use_yin_yang",), ("act",))
    elif chosen[0] == "power":
        s.push(("use_power", chosen[1]), ("act",))
    else:
        s.setup.module.carry_out(s, "act", chosen)


def take_action(s: State, kind: str, step: StepCall) -> None:
    """Queue an action of that kind, then the question again if another one may follow."""
    s.done += (kind,)
    s.push(step, ("act" if may_act_again(s) else "end_yang",))


def may_act_again(s: State) -> bool:
    """Whether a blue power could give a second action: one's own, a token's, a borrowed one."""
    if s.tokens[s.active]:
        return True
    blue = s.colours.index(BLUE)
    return s.active == blue or (len(s.done) == 1 and is_borrowed(s, blue))


def action_options(s: State) -> list[Option]:
    """Help and exorcism, as far as the actions already taken leave them open."""
    options = []
    if allowed(s, "help") and helps_here(s):
        options.append(HELP)
    if allowed(s, "exorcism") and can_exorcise(s):
        options.append(EXORCISE)
    return options


def allowed(s: State, kind: str) -> bool:
    """One action; a second one needs a blue power."""
    if not s.done:
        return True
    if len(s.done) > 1:
        return False
    return any(wields(s, power) for power in allowing(s.done[0], kind))


def allowing(before: str, kind: str) -> tuple[str, ...]:
    """Whether a power allows it: Second Wind the same action twice, Heavenly Gust the other one."""
    if kind == before:
        return (SECOND_WIND,)
    return (HEAVENLY_GUST,) if "exorcism" in (before, kind) else ()


def helps_here(s: State) -> bool:
    """Whether the villager of the Taoist's tile can help."""
    tile = s.at[s.active]
    return not s.haunted[tile] and can_help(s, s.village[tile])


def powers_after_move(s: State, can_act: bool) -> tuple[str, ...]:
    """Powers whose moment is between move and action."""
    winds = () if s.done or not s.setup.rules.twin_winds_after_move else (DANCE_OF_THE_TWIN_WINDS,)
    return (*winds, STRENGTH_OF_THE_MOUNTAIN) if can_act else winds


def strength_from_afar(s: State, matters: Callable[[State, str], bool]) -> list[Option]:
    """Strength of a Mountain, lent before asking for distant help where it matters.

    It comes last, so that answers of earlier rules keep their numbers.
    """
    if lender(s, STRENGTH_OF_THE_MOUNTAIN) is None:
        return []
    asked = any(matters(s, s.village[tile]) for tile in tiles_afar(s))
    return power_options(s, (STRENGTH_OF_THE_MOUNTAIN,)) if asked else []


def second_action_powers(s: State) -> list[Option]:
    """Blue powers that a power token can still borrow for a second action."""
    if len(s.done) != 1 or not s.tokens[s.active]:
        return []
    kinds = possible_actions(s)
    options: list[Option] = []
    for power in (HEAVENLY_GUST, SECOND_WIND):
        useful = any(power in allowing(s.done[0], kind) for kind in kinds)
        if useful and lender(s, power) is not None:
            options.append(("power", power))
    return options


def possible_actions(s: State) -> list[str]:
    """The kinds of action that could be taken here, leaving aside how many were taken."""
    kinds = ["help"] if helps_here(s) else []
    if can_exorcise(s):
        kinds.append("exorcism")
    return kinds + s.setup.module.possible_actions(s)


# -- the Yin-Yang


@step
async def use_yin_yang(s: State) -> None:
    """Use the help of any active tile, or restore a haunted one."""
    side = s.active
    options = as_tiles([tile for tile in TILES if yin_yang_reaches(s, tile)])
    tile = await pick(s, s.seat_at[side], "yin_yang", options)
    spend_yin_yang(s, side)
    if s.haunted[tile]:
        bring_back(s, tile, "yin_yang")
    else:
        s.push(("ask_villager", tile))


def can_use_yin_yang(s: State) -> bool:
    """Whether the active Taoist has his Yin-Yang and it could do something."""
    if not s.yin_yang[s.active]:
        return False
    return s.setup.rules.yin_yang_on_own_tile or any(yin_yang_reaches(s, t) for t in TILES)


def tiles_afar(s: State) -> list[int]:
    """The tiles whose villagers can be asked without standing there."""
    tiles = s.setup.module.tiles_afar(s)
    if s.yin_yang[s.active]:
        tiles += [t for t in TILES if not s.haunted[t] and yin_yang_reaches(s, t)]
    return tiles


def yin_yang_reaches(s: State, tile: int) -> bool:
    """Whether the Yin-Yang can do something on that tile."""
    if s.haunted[tile]:
        return True
    own = tile == s.at[s.active] and not s.setup.rules.yin_yang_on_own_tile
    return not own and can_help(s, s.village[tile])


# -- step 3: place Buddhas


@step
async def end_yang(s: State) -> None:
    """Place Buddhas taken on an earlier turn next to one's tile, then end the turn."""
    if not is_living(s, s.active):
        return
    s.action += 1
    options = end_options(s)
    seat = s.seat_at[s.active]
    close_yang(s, END if options == [END] else await choose(s, seat, "end_turn", options))


def end_options(s: State) -> list[Option]:
    """Spaces for a Buddha, what the module adds, the Yin-Yang, and the end of the turn."""
    options = list(buddha_spaces(s))
    options += s.setup.module.menu(s, "end_turn")
    if can_use_yin_yang(s):
        options.append(YIN_YANG)
    options.append(END)
    return options


def close_yang(s: State, chosen: Option) -> None:
    """Do what was chosen in step 3 and ask again, or end the turn."""
    spaces = buddha_spaces(s)
    if chosen in spaces:
        place_buddha(s, s.active, spaces[chosen])
        s.push(("end_yang",))
    elif chosen == YIN_YANG:
        s.push(("use_yin_yang",), ("end_yang",))
    elif chosen != END:
        s.setup.module.carry_out(s, "end_turn", chosen)
    elif not s.setup.rules.tokens_after_move:
        s.push(("pick_up_tokens",))


def buddha_spaces(s: State) -> dict[Option, int]:
    """Empty ghost spaces next to one's tile, while a Buddha may be placed (D13, D22)."""
    ready = s.held_buddhas[s.active] - s.new_buddhas
    if ready <= 0 or s.placed_buddhas >= s.setup.rules.buddhas_per_turn:
        return {}
    near = free_spaces(s, FACING[s.at[s.active]])
    return as_spaces(s, [space for space in near if not s.buddhas[space]])
