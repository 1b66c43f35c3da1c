"""Positions late in a game: villagers saved and dead, incarnations up, artifacts in use."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Final

from vigil.games.ghost_stories import Setup
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS, COLOURS, BoardColour
from vigil.games.ghost_stories.content.powers import DANCE_OF_THE_TWIN_WINDS, POWERS
from vigil.games.ghost_stories.content.tiles import CEMETERY
from vigil.games.ghost_stories.model.geometry import CENTRE, LINES, SPACES, TILES
from vigil.games.ghost_stories.presentation.notation.boards import DEFAULT_SEATS
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACT_OF
from vigil.games.ghost_stories.white_moon.content.families import SIZES
from vigil.games.ghost_stories.white_moon.model.options import PORTALS
from vigil.games.ghost_stories.white_moon.model.queries import CORNERS, CRYSTALS, ROOM

GHOSTS: Final = (*range(1, 56), *range(71, 81))
HOWLING_ONDINE: Final = 83
NOBODY: Final = "-"
LAID_BY: Final = ("hua", "roots")


def late_position(setup: Setup, luck: Random) -> str:
    """A position of that setup at the start of a turn."""
    return "; ".join(filter(None, Late(setup, luck).clauses()))


class Late:
    """What luck has made of a game so far."""

    def __init__(self, setup: Setup, luck: Random) -> None:
        self.setup = setup
        self.luck = luck
        self.village = luck.sample(setup.tiles, len(TILES))
        self.haunted = luck.sample(TILES, luck.choice((0, 0, 1, 2)))
        self.colours = luck.sample(BOARD_COLOURS, len(BOARD_COLOURS))
        self.seats = dict(zip(self.colours, DEFAULT_SEATS[setup.players], strict=True))
        players = [colour for colour in self.colours if self.seats[colour] >= 0]
        self.dead = luck.sample(players, luck.choice((0, 0, len(players) // 2)))
        self.living = [colour for colour in players if colour not in self.dead]
        self.waiting = self.incarnations()
        self.beaten = [self.waiting.pop() for _ in range(luck.choice((0, len(self.waiting) - 1)))]
        self.up = [self.waiting.pop()] if luck.random() < 0.8 else []
        self.spaces = self.ghost_spaces()

    def clauses(self) -> Iterator[str]:
        """The whole position, clause by clause."""
        setup = self.setup
        yield f"players: {setup.players}; level: {setup.level}; edition: {setup.edition}"
        yield f"modules: white_moon; options: {json.dumps(dict(setup.options))}"
        yield clause("switches", setup.switches)
        yield f"boards: {', '.join(map(self.board, self.colours))}"
        yield clause("village", self.village)
        yield clause("haunted", self.haunted)
        yield f"turn: {self.luck.choice(self.colours)}; next: yin"
        yield from map(self.taoist, [*self.living, *self.dead])
        yield f"centre: {len(self.dead) if setup.players < 4 else 0}"
        yield from self.ghosts()
        yield from self.villagers()
        yield from self.moonlight()

    # -- boards and Taoists

    def board(self, colour: BoardColour) -> str:
        """A board, its power drawn by luck; alone, the red board flies."""
        powers = list(POWERS[BOARD_COLOURS.index(colour)])
        if self.setup.players == 1 and DANCE_OF_THE_TWIN_WINDS in powers:
            powers.remove(DANCE_OF_THE_TWIN_WINDS)
        seat = self.seats[colour]
        return f"{colour} {self.luck.choice(powers)} {NOBODY if seat < 0 else seat}"

    def taoist(self, colour: BoardColour) -> str:
        """A living Taoist with some tokens, or a dead one with nothing."""
        if colour in self.dead:
            grave = self.village.index(CEMETERY) if CEMETERY in self.village else CENTRE
            return f"{colour}: qi 0, tao none, at {grave}, yin_yang no, tokens 0"
        most = (2, 1, 1, 0)[self.living.index(colour)]
        tao = " ".join(f"{own} {self.luck.randint(most // 2, most)}" for own in COLOURS)
        qi, tile, yin_yang = map(self.luck.choice, ((1, 3, 5), TILES, ("yes", "no")))
        if self.up and colour == self.living[0]:
            tile = LINES[self.spaces.index(str(self.up[0]))][0]
        return f"{colour}: qi {qi}, tao {tao}, at {tile}, yin_yang {yin_yang}"

    # -- ghosts and deck

    def incarnations(self) -> list[int]:
        """As many of those that may be dealt as have to be exorcised."""
        pool = dict(self.setup.pools)["incarnation"]
        return [int(card[1]) for card in self.luck.sample(pool, self.setup.incarnations)]

    def ghost_spaces(self) -> list[str]:
        """Some ghosts, and the incarnation that is up, on the twelve spaces."""
        ghosts = self.luck.sample(GHOSTS, self.luck.choice((2, 5, 8)))
        cells = [str(number) for number in (*self.up, *ghosts)]
        cells += [NOBODY] * (len(SPACES) - len(cells))
        self.luck.shuffle(cells)
        return cells

    def ghosts(self) -> Iterator[str]:
        """Ghosts in play and a short deck in which the other incarnations lie high."""
        luck = self.luck
        for side, colour in enumerate(self.colours):
            yield clause(f"{colour} ghosts", self.spaces[3 * side : 3 * side + 3])
        deck = [f"{luck.randrange(1, 3)} ghost, card {number}" for number in self.waiting]
        yield f"deck: {', '.join([*deck, f'{luck.randrange(5, 12)} ghost'])}"
        yield clause("discard", self.beaten)
        yield clause("exorcised", self.beaten)
        if HOWLING_ONDINE not in self.up and luck.random() < 0.4:
            wu_feng = [str(number) for number in self.up]
            stone = luck.choice([i for i, cell in enumerate(self.spaces) if cell not in wu_feng])
            yield f"su-ling: {self.colours[stone // 3]} {stone % 3}"

    # -- villagers

    def villagers(self) -> Iterator[str]:
        """All twenty-four: in the shelter, on the graveyard, in stacks of which the top is seen."""
        luck = self.luck
        left = [family for family, size in SIZES.items() for _ in range(size)]
        luck.shuffle(left)
        saved = [left.pop() for _ in range(luck.choice((2, 8, 14, 18)))]
        room = [tile for tile in TILES if tile not in self.haunted for _ in range(ROOM)]
        luck.shuffle(room)
        dead = [left.pop() for _ in range(max(luck.choice((0, 1, 4)), len(left) - len(room)))]
        stacks: dict[int, list[str]] = {}
        for family, tile in zip(left, room, strict=False):
            stacks.setdefault(tile, []).append(family)
        seen = [f"{t} {'? ' * (len(s) - 1)}{s[-1]}" for t, s in stacks.items()]
        yield f"villagers: {', '.join(seen)}" if seen else ""
        yield clause("shelter", saved)
        yield clause("graveyard", dead)
        whole = [family for family, size in SIZES.items() if saved.count(family) == size]
        won = [ARTIFACT_OF[family] for family in whole if family in ARTIFACT_OF]
        held = [f"{artifact} {luck.choice(self.living)}" for artifact in won if luck.random() < 0.8]
        yield f"artifacts: {', '.join(held)}" if held else ""

    # -- crystals, portal and figures

    def moonlight(self) -> Iterator[str]:
        """Crystals with Taoists and on receptacles, the portal, Taoists laid down."""
        luck = self.luck
        full = luck.sample(CORNERS, luck.choice((0, 1, 2, 3)))
        yield clause("receptacles", sorted(full))
        held = luck.randrange(CRYSTALS - len(full) + 1)
        yield f"crystals: {luck.choice(self.living)} {held}"
        place = self.setup.options["portal"]
        yield f"portal: {place if isinstance(place, int) else luck.choice(PORTALS[place])}"
        lying = [f"{c} {luck.choice(LAID_BY)}" for c in self.living if luck.random() < 0.2]
        yield f"lying: {', '.join(lying)}" if lying else ""


def clause(name: str, values: list[str] | list[int] | tuple[str, ...]) -> str:
    """A clause of words, or nothing when there are none."""
    return f"{name}: {' '.join(map(str, values))}" if values else ""
