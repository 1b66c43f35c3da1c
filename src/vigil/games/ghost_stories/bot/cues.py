"""Figures of an option that the learned policy weighs beside what the rules of thumb say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vigil.bots.heuristics import Cue, Cues
from vigil.core.decision import Option
from vigil.games.ghost_stories.bot.analysis import CALM, YIN_YANG, Analysis
from vigil.games.ghost_stories.bot.attempts import exorcism
from vigil.games.ghost_stories.bot.turn import POWERS as POWER_WORTHS
from vigil.games.ghost_stories.bot.turn import altar, deed, saving, support, touch
from vigil.games.ghost_stories.bot.villagers import help_worth
from vigil.games.ghost_stories.content.abilities import HAUNT_FRONT, HAUNT_TILE, HAUNTER
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.model.geometry import (
    CENTRE,
    FACING,
    LINES,
    NEIGHBOURS,
    SIDE_OF,
    SIDES,
    SPACES,
    TILES,
)
from vigil.games.ghost_stories.model.packed import tao_of
from vigil.games.ghost_stories.model.queries import (
    card_at,
    is_living,
    is_player,
    side_of,
    space_named,
)
from vigil.games.ghost_stories.white_moon.model.queries import portal_is_open

MUCH: Final = 4.0
"""What an exorcism is worth beyond this counts apart."""


def stage(now: Analysis) -> float:
    """How much of the game is left."""
    return now.s.deck.count() / 40


def crowd(now: Analysis) -> float:
    """How full the table is."""
    return len(now.present) / 12


def low(now: Analysis) -> float:
    """How near the active Taoist is to death."""
    return float(now.s.qi[now.s.active] == 1)


# -- the turn


def to_tile(now: Analysis, option: Option) -> Cues:
    """Go to a tile."""
    return [("go", 1.0), *tile_cues(now, int(option[1]))]


def to_stay(now: Analysis, _: Option) -> Cues:
    """Stay on a tile."""
    return [("stay", 1.0), *tile_cues(now, now.s.at[now.s.active])]


def with_villager(now: Analysis, option: Option) -> Cues:
    """Go with a villager."""
    return [*to_tile(now, option), *villager_cues(now, int(option[1]))]


def rise(now: Analysis, option: Option) -> Cues:
    """Stand up, here or on the next tile."""
    found = to_tile(now, option) if len(option) > 1 else to_stay(now, option)
    return [("rise", 1.0), *found]


def villager_cues(now: Analysis, tile: int) -> Cues:
    """What a villager has of a way."""
    assert now.moon is not None
    portal, here = now.moon.portal, now.s.at[now.s.active]
    nearer = steps(here, portal) - steps(tile, portal)
    is_open = float(portal_is_open(now.s))
    return [
        ("villager", 1.0),
        ("villager_nearer", nearer),
        ("villager_at_portal", (tile == portal) * is_open),
        ("villager_crowd", crowd(now)),
        ("villager_stage", stage(now)),
    ]


def steps(tile: int, other: int) -> int:
    """Moves from a tile to another."""
    return max(abs(tile // 3 - other // 3), abs(tile % 3 - other % 3))


def tile_cues(now: Analysis, tile: int) -> Cues:
    """What can be done on a tile, and who is there."""
    s, side = now.s, now.s.active
    one, other = exorcism(now, side, tile), help_worth(now, tile)
    faced = [space for space in FACING[tile] if s.ghosts[space]]
    name = s.village[tile]
    friends = sum(
        [1 for each in SIDES if each != side and is_living(s, each) and s.at[each] == tile]
    )
    full = crowd(now)
    found = [
        ("exorcism", one),
        ("much", max(0.0, one - MUCH)),
        ("exorcism_crowd", one * full),
        ("exorcism_stage", one * stage(now)),
        ("fails", float(one == 0.0 and bool(faced))),
        ("two", float(len(faced) == 2)),
        ("two_exorcism", one if len(faced) == 2 else 0.0),
        ("faced", sum([now.harm(space) for space in faced])),
        ("later", max([deed(now, near) for near in NEIGHBOURS[tile]])),
        ("altar", altar(now, tile)),
        ("support", support(now, tile)),
        ("friends", friends),
        ("friends_exorcism", friends * one),
        ("tokens", float(tile == CENTRE) * s.tokens_on_centre),
    ]
    if s.haunted[tile]:
        found.append(("haunted", 1.0))
    elif other > one or one == 0.0:
        found += help_cues(now, name, other)
    if now.incarnations:
        found += wu_feng_cues(now, tile)
    if now.moon is not None:
        found.append(("saving", saving(now, tile)))
    return found


def help_cues(now: Analysis, name: str, worth: float) -> Cues:
    """What one asks a villager for."""
    return [
        (name, 1.0),
        (name + "_worth", worth),
        (name + "_crowd", crowd(now)),
        (name + "_stage", stage(now)),
        (name + "_low", low(now)),
    ]


def wu_feng_cues(now: Analysis, tile: int) -> Cues:
    """How far one is from Wu-Feng there."""
    near = [max(0, steps(tile, LINES[space][0]) - 1) for space in now.incarnations]
    return [("from_wu_feng", min(near)), ("before_wu_feng", float(is_before(now, tile)))]


def is_before(now: Analysis, tile: int) -> bool:
    """Whether Wu-Feng is there."""
    return any(LINES[space][0] == tile for space in now.incarnations)


def to_exorcise(now: Analysis, _: Option) -> Cues:
    """Attempt an exorcism."""
    one = exorcism(now, now.s.active, now.s.at[now.s.active])
    return [
        ("exorcise", 1.0),
        ("exorcism", one),
        ("much", max(0.0, one - MUCH)),
        ("exorcism_crowd", one * crowd(now)),
        ("exorcism_stage", one * stage(now)),
        ("hopeless", float(one == 0.0)),
    ]


def to_ask(now: Analysis, _: Option) -> Cues:
    """Ask a villager."""
    tile = now.s.at[now.s.active]
    return [("ask", 1.0), *help_cues(now, now.s.village[tile], help_worth(now, tile))]


def to_use(now: Analysis, option: Option) -> Cues:
    """Use a power."""
    name = str(option[1])
    worth = POWER_WORTHS[name](now) if name in POWER_WORTHS else 0.0
    borrowed = float(now.s.powers[now.s.active] != name)
    return [
        (name, 1.0),
        (name + "_worth", worth),
        (name + "_crowd", crowd(now)),
        ("borrowed", borrowed),
        ("borrowed_worth", borrowed * worth),
    ]


def to_touch(now: Analysis, _: Option) -> Cues:
    """Spend the Yin-Yang, for the best there is."""
    worths = [touch(now, ("tile", tile)) for tile in TILES]
    best = max(worths)
    tile = worths.index(best)
    return [
        ("yin_yang", 1.0),
        ("yin_yang_worth", best - YIN_YANG),
        ("yin_yang_much", max(0.0, best - 2 * YIN_YANG)),
        ("yin_yang_crowd", crowd(now)),
        ("yin_yang_stage", stage(now)),
        ("yin_yang_restores", float(now.s.haunted[tile])),
        ("yin_yang_low", low(now)),
        ("yin_yang_" + now.s.village[tile], 1.0),
    ]


def on_touch(now: Analysis, option: Option) -> Cues:
    """What the Yin-Yang may do on a tile."""
    tile = int(option[1])
    name, haunted = now.s.village[tile], bool(now.s.haunted[tile])
    if haunted:
        return [("restores", 1.0), ("restores_" + name, 1.0), ("restores_crowd", crowd(now))]
    return help_cues(now, name, help_worth(now, tile))


def plain(now: Analysis, option: Option) -> Cues:
    """An option without further figures."""
    name = str(option[0])
    return [(name, 1.0), (name + "_crowd", crowd(now)), (name + "_stage", stage(now))]


def named(now: Analysis, option: Option) -> Cues:
    """Features known by their names."""
    name = str(option[1])
    return [(name, 1.0), (name + "_crowd", crowd(now)), (name + "_stage", stage(now))]


# -- ghosts


def on_space(now: Analysis, option: Option) -> Cues:
    """A ghost comes to a space."""
    s, space = now.s, space_named(now.s, option)
    side, card = SIDE_OF[space], s.setup.cards[int(now.decision.about[1])]
    tile = LINES[space][0]
    beside = [other for other in FACING[tile] if other != space]
    there = now.crowd(side)
    waits = now.before[side]
    alive = is_living(s, side)
    found = [
        ("there", there),
        ("third", float(there == 2)),
        ("third_low", float(there == 2 and s.qi[side] <= 1)),
        ("third_soon", float(there == 2) * CALM**waits),
        ("second", float(there == 1)),
        ("corner", float(bool(beside))),
        ("pair", sum([float(bool(s.ghosts[other])) for other in beside])),
        ("qi", min(s.qi[side], 4)),
        ("own", float(side == s.active)),
        ("waits", waits),
        ("neutral", float(not is_player(s, side))),
        ("dead", float(is_player(s, side) and not alive)),
        ("buddha", float(bool(s.buddhas[space]))),
    ]
    if card is None:
        return found
    strength = sum(card.resistance)
    if beside:
        found.append(("pair_strength", strength * float(bool(s.ghosts[beside[0]]))))
    if HAUNTER in card.yin or HAUNT_TILE in card.enter or HAUNT_FRONT in card.enter:
        free = [each for each in LINES[space] if not s.haunted[each]]
        first = s.village[free[0]] if free else "nothing"
        found += [("haunts", 1.0), ("haunts_" + first, 1.0), ("haunts_waits", waits)]
        found += [
            ("haunts_far", len(LINES[space]) - len(free)),
            ("haunts_corner", float(bool(beside))),
        ]
    elif card.yin:
        found += [("torments_waits", waits), ("torments_corner", float(bool(beside)))]
    return [*found, *slayer_cues(now, tile, card.resistance)]


def slayer_cues(now: Analysis, tile: int, resistance: tuple[int, ...]) -> Cues:
    """Who could send a ghost back, and how soon."""
    s, best, soonest = now.s, 9.0, 0.0
    for side in SIDES:
        if is_living(s, side):
            lacking = sum(
                [max(0, need - tao_of(s, side, n)) for n, need in enumerate(resistance[:5])]
            )
            way = steps(s.at[side], tile)
            best = min(best, lacking + max(0, way - 1))
            if way <= 1:
                soonest = max(soonest, CALM ** now.before[side] / (1 + lacking))
    return [("slayer", min(best, 6.0)), ("slayer_soon", soonest)]


def of_ghost(now: Analysis, option: Option) -> Cues:
    """A ghost that something happens to."""
    s, space = now.s, space_named(now.s, option)
    if not s.ghosts[space]:
        return []
    side = SIDE_OF[space]
    lacks = [sum(now.lacks(each, space)) for each in SIDES if is_living(s, each)]
    return [
        ("harm", now.harm(space)),
        ("strength", sum(now.needs[space])),
        ("board", now.crowd(side)),
        ("board_waits", now.before[side]),
        ("haunter", float(s.haunters[space] is not None)),
        ("haunter_out", float(s.haunters[space] == 1)),
        ("curses", len(card_at(s, space).curses)),
        ("easy", float(min(lacks, default=9) == 0)),
        ("lacking", min(lacks, default=9)),
    ]


# -- tokens


def of_colour(now: Analysis, option: Option) -> Cues:
    """A Tao token."""
    colour = COLOURS.index(str(option[1]))
    return colour_cues(now, now.s.active, colour)


def colour_cues(now: Analysis, side: int, colour: int) -> Cues:
    """What a Taoist has of a colour, and what the ghosts ask of it."""
    s = now.s
    held = tao_of(s, side, colour)
    wanted = [now.needs[space][colour] for space in now.present]
    lacking = sum([1 for space in now.present if now.needs[space][colour] > held])
    single = sum(
        [
            1
            for space in now.present
            if now.needs[space][colour] > held and sum(now.lacks(side, space)) == 1
        ]
    )
    others = sum([tao_of(s, each, colour) for each in SIDES if each != side and is_living(s, each)])
    return [
        (COLOURS[colour], 1.0),
        ("held", held),
        ("wanted", sum(wanted)),
        ("lacking", lacking),
        ("single", single),
        ("others", others),
        ("stage_" + COLOURS[colour], stage(now)),
    ]


def of_taoist(now: Analysis, option: Option) -> Cues:
    """Another Taoist, or oneself."""
    s, side = now.s, side_of(now.s, str(option[1]))
    return [
        ("self", float(side == s.active)),
        ("one", float(s.qi[side] == 1)),
        ("qi", min(s.qi[side], 4)),
        ("ghosts", now.crowd(side)),
        ("waits", now.before[side]),
    ]


def of_tile(now: Analysis, option: Option) -> Cues:
    """A tile to carry a Taoist to."""
    tile = int(option[1])
    faced = [space for space in SPACES if LINES[space][0] == tile and now.s.ghosts[space]]
    return [
        ("faced", len(faced)),
        ("harm", sum([now.harm(space) for space in faced])),
        ("help", help_worth(now, tile)),
    ]


MOVE: Final[Mapping[str, Cue[Analysis]]] = {
    "tile": to_tile,
    "stay": to_stay,
    "power": to_use,
    "yin_yang": to_touch,
    "escort": with_villager,
    "fetch": with_villager,
    "stand_up": rise,
    "rise_and_go": rise,
    "rise_and_escort": with_villager,
    "artifact": named,
}
CUES: Final[Mapping[str, Mapping[str, Cue[Analysis]]]] = {
    "move": MOVE,
    "second_step": {"tile": to_tile, "stay": to_stay, "escort": with_villager},
    "act": {
        "exorcise": to_exorcise,
        "help": to_ask,
        "save": plain,
        "power": to_use,
        "yin_yang": to_touch,
        "pass": plain,
        "space": plain,
        "artifact": named,
        "end": plain,
    },
    "end_turn": {
        "space": plain,
        "receptacle": plain,
        "yin_yang": to_touch,
        "artifact": named,
        "end": plain,
    },
    "yin_yang": {"tile": on_touch},
    "place_ghost": {"space": on_space},
    "take_tao": {"tao": of_colour},
    "discard_tao": {"tao": of_colour},
    "sorcery": {"ghost": of_ghost},
    "exorcise_ghosts": {"both": plain, "ghost": of_ghost},
    "mantra": {"ghost": of_ghost},
    "move_ghost": {"ghost": of_ghost},
    "reward": {"qi": plain, "yin_yang": plain},
    "bear_qi_loss": {"taoist": of_taoist},
    "group_qi": {"taoist": of_taoist},
    "carry_taoist_to": {"tile": of_tile},
    "twin_winds_tile": {"tile": of_tile},
    "twin_winds_taoist": {"taoist": of_taoist},
    "reroll_curse": {"keep": plain, "reroll": plain},
    "su_ling": {"space": of_ghost},
    "school_ghosts": {"ghost": of_ghost},
    "barrier_ghosts": {"ghost": of_ghost},
    "devour": {"villager": named},
    "kill_another": {"villager": named},
    "save_before_game": {"villager": named},
    "revive": {"taoist": plain, "family": named},
}
