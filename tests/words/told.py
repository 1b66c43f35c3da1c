"""What the catalogues have to say of each game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from dataclasses import dataclass
from random import Random
from typing import Final

import forms
from vigil.bots.judgement import find_judge
from vigil.core import Content, Table
from vigil.core.game import Setup
from vigil.core.plugin import find_plugin
from vigil.games import ghost_stories, horizons
from vigil.games.ghost_stories import GHOST_STORIES
from vigil.games.ghost_stories.content import abilities
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS, COLOURS
from vigil.games.ghost_stories.foresight import outcomes
from vigil.games.ghost_stories.model.modules import module_names
from vigil.games.ghost_stories.model.options import LEVELS
from vigil.games.ghost_stories.model.rules import EDITIONS, SWITCHES
from vigil.games.ghost_stories.phases.curse import FACES as CURSE_FACES
from vigil.games.ghost_stories.phases.dice import FACES
from vigil.games.ghost_stories.presentation.catalogue import CONTENT as VILLAGE
from vigil.games.ghost_stories.white_moon.content import abilities as moon_abilities
from vigil.games.ghost_stories.white_moon.content.families import FAMILIES
from vigil.games.ghost_stories.white_moon.model.rules import SWITCHES as MOON_SWITCHES
from vigil.games.ghost_stories.white_moon.phases.artifacts import USES
from vigil.games.ghost_stories.words.card_text import SLOW_HAUNTER
from vigil.games.horizons.model.rules import SWITCHES as READINGS
from vigil.games.horizons.powers.registry import PANELS, POWERS
from vigil.games.horizons.presentation.catalogue import CONTENT as ISLAND
from vigil.insight.foresight.figures import EFFECT
from vigil.words.plain_speaker import ALWAYS_SILENT
from vigil.words.vocabulary import read_vocabulary
from words.source import decision_kinds, endings, event_tags, reasons
from words.walks import ghost_stories_tables, horizons_tables


@dataclass(frozen=True, kw_only=True, eq=False)
class Told:
    """A game and the keys of its words."""

    name: str
    prefix: str
    boxes: tuple[tuple[Setup, tuple[Content, ...]], ...]
    """What is in the box for some setups."""
    names: frozenset[str]
    """Keys of everything in the box and of what a setup can choose."""
    special: Callable[[], set[str]]
    """Other words for the same thing, where it is told differently."""
    silent: Set[str]
    reasons: tuple[str, ...]
    """Kinds of things whose names are reasons of events."""
    computed: frozenset[str]
    """Kinds of questions that the source puts together."""
    drawn: frozenset[str]
    """Kinds of questions to chance, which needs no rule explained."""
    tables: Callable[[range], Iterator[tuple[Table, Random]]]
    games: int
    """Games to be told, the languages in turn."""
    often: int
    """How often the same question is compared."""

    @property
    def kinds(self) -> frozenset[str]:
        """Every kind of question."""
        return decision_kinds(self.name) | self.computed

    def required(self) -> set[str]:
        """Keys without which the game cannot be told."""
        ends = {f"{'win' if won else 'loss'}-{reason}" for won, reason in endings(self.name)}
        losses = [reason for won, reason in endings(self.name) if not won]
        dangers = {f"danger-{reason}{part}" for reason in losses for part in ("", ".way")}
        parts = ends | dangers | {f"ask-{kind}" for kind in self.kinds}
        parts |= {f"rule-{kind}" for kind in self.kinds - self.drawn}
        parts |= {f"event-compared_{name}" for name in figures(self.name)}
        return {f"{self.prefix}-{part}" for part in parts} | self.names

    def possible(self) -> set[str]:
        """Keys that the rules can come to, though perhaps not in the games that are told."""
        tags, whys = event_tags(self.name), reasons(self.name)
        parts = {f"why-{why}" for why in whys} | {f"event-{tag}" for tag in tags}
        parts |= {f"danger-{tag}{part}" for tag in tags for part in ("", ".way")}
        parts |= {f"event-{tag}-{why}" for tag in tags for why in (*whys, "fast", "lacking")}
        return {f"{self.prefix}-{part}" for part in parts} | self.special()


def figures(game: str) -> Set[str]:
    """What the options of a hint are compared by."""
    comparison = find_judge(game).comparison
    assert comparison is not None
    return comparison.figures.keys()


def switch_keys(prefix: str, switches: dict[str, str]) -> set[str]:
    """Both readings of every open question."""
    return {f"{prefix}-switch-{switch}{part}" for switch in switches for part in ("", ".other")}


def with_text(prefix: str, things: list[tuple[str, str]]) -> set[str]:
    """Name and text of things."""
    return {f"{prefix}-{kind}-{id}{part}" for kind, id in things for part in ("", ".text")}


def silent(game: str) -> Set[str]:
    """Events that are not worth a line."""
    return {*read_vocabulary(find_plugin(game)).silent, ALWAYS_SILENT}


# -- Ghost Stories


def ability_ids() -> set[str]:
    found = (*vars(abilities).values(), *vars(moon_abilities).values())
    return {value.id for value in found if isinstance(value, abilities.Ability)}


def village_names() -> set[str]:
    content = GHOST_STORIES.content
    both = [(entry.kind, entry.id) for entry in content if entry.kind != "ghost"]
    both += [("ability", id) for id in (*ability_ids(), SLOW_HAUNTER)]
    both += [("curse", str(face[1])) for face in CURSE_FACES]
    both += [("level", level) for level in LEVELS] + [("edition", e) for e in EDITIONS]
    both += [("module", module) for module in module_names()]
    ghosts = {f"gs-ghost-{entry.id}" for entry in content if entry.kind == "ghost"}
    switches = switch_keys("gs", {**SWITCHES, **MOON_SWITCHES})
    others = {
        "gs-estimate",
        "gs-outlook",
        "gs-note-entry-kills",
        *(f"gs-chance-{case}" for case in CHANCES),
        *("gs-herbs", "gs-herbs-of"),
        *(f"gs-does-{figure}" for figure in outcomes.ORDER),
        f"gs-event-{EFFECT}",
    }
    return (
        with_text("gs", both)
        | ghosts
        | colour_keys()
        | family_curses()
        | gains()
        | switches
        | others
    )


CHANCES: Final = ("alone", "helped", "immune_to_dice", "too_strong", "unreachable")
"""How an exorcism can stand."""


def family_curses() -> set[str]:
    """What the deaths of the families bring."""
    return {f"gs-cursed-{family}" for family in FAMILIES}


def gains() -> set[str]:
    """What help, powers, artifacts and rescues bring, in a few words."""
    given = [e.id for e in GHOST_STORIES.content if e.kind in ("tile", "power", "family")]
    return {f"gs-brings-{id}" for id in (*given, *USES)}


def colour_keys() -> set[str]:
    parts = {
        f"gs-colour-{colour}.{part}" for colour in BOARD_COLOURS for part in ("board", "taoist")
    }
    return parts | {f"gs-colour-{c}" for c in FACES} | {f"gs-colour-{c}.tao" for c in COLOURS}


def other_words() -> set[str]:
    """What the first printing and White Moon may tell in words of their own."""
    texts = {key.removesuffix(".text") for key in village_names() if key.endswith(".text")}
    texts |= {f"gs-event-{tag}" for tag in event_tags("ghost_stories")}
    texts |= {f"gs-rule-{kind}" for kind in decision_kinds("ghost_stories")}
    return {f"{key}.{part}" for key in texts for part in ("first_print", *module_names())}


def village_boxes() -> Iterator[tuple[Setup, tuple[Content, ...]]]:
    """Each edition, without and with White Moon."""
    for edition in EDITIONS:
        yield ghost_stories.Setup(edition=edition), VILLAGE
        moon = ghost_stories.Setup(edition=edition, modules=("white_moon",))
        yield moon, GHOST_STORIES.content


# -- Horizons of Spirit Island

PIECES: Final = ("explorer", "town", "city", "dahan", "blight", "presence")
PHASES: Final = ("spirit", "fast", "invader", "slow", "time_passes")


DUE: Final = ("damage", "dahan", "presence", "blight", "cascade", "strikes")
"""What a ravage may bring."""


DOES: Final = (
    *("won", "lost", "fear", "destroyed", "removed", "moved", "defend", "blight", "presence"),
)
"""What a power may do at once."""


def island_names() -> set[str]:
    both = [(e.kind, e.id) for e in ISLAND if e.kind in ("spirit", "power", "board")]
    both += [("special", panel.special) for panel in PANELS.values()]
    both += [("terror", str(level)) for level in (1, 2, 3)]
    needed = with_text("hz", both) | switch_keys("hz", READINGS) | level_keys()
    needed |= {f"hz-{entry.kind}-{entry.id}" for entry in ISLAND}
    needed |= {f"hz-spirit-{spirit}.setup" for spirit in PANELS}
    needed |= {f"hz-power-{id}.threshold" for id, power in POWERS.items() if power.thresholds}
    needed |= {f"hz-piece-{piece}{part}" for piece in PIECES for part in ("", ".many")}
    needed |= {f"hz-piece-{piece}.text" for piece in PIECES[:3]}
    needed |= {f"hz-due-{part}" for part in DUE} | {f"hz-does-{part}" for part in DOES}
    needed |= {f"hz-terror-{level}.goal" for level in (1, 2, 3)}
    needed |= {f"hz-phase-{phase}" for phase in PHASES}
    return needed | {"hz-outlook", f"hz-event-{EFFECT}"}


def level_keys() -> set[str]:
    """The levels of innate powers and of fear cards."""
    counts = {f"innate-{panel.innate.id}": len(panel.innate.levels) for panel in PANELS.values()}
    counts |= {f"fear-{entry.id}": 3 for entry in ISLAND if entry.kind == "fear"}
    return {f"hz-{key}.level{n}" for key, count in counts.items() for n in range(1, count + 1)}


def halves(card: str) -> set[str]:
    """The two effects of a fear card that seldom offers both."""
    return {f"hz-effect-{card}.{half}" for half in ("first", "second")}


# -- both

WALKED: Final = forms.GAMES
"""How many random games the tests walk."""

DRAWN_IN_THE_VILLAGE: Final = frozenset(
    {
        *("seat", "board_colour", "board_power", "village_tile", "first_player", "portal"),
        *("tao_die", "curse_die", "ghost_card", "villager", "box_incarnation"),
    }
)
DRAWN_ON_THE_ISLAND: Final = frozenset(
    {"spirit_choice", "invader_card", "fear_card", "minor_card", "major_card"}
)

GAMES: Final = (
    Told(
        name="ghost_stories",
        prefix="gs",
        boxes=tuple(village_boxes()),
        names=frozenset(village_names()),
        special=other_words,
        silent=silent("ghost_stories"),
        reasons=("tile", "power", "artifact"),
        computed=frozenset(),
        drawn=DRAWN_IN_THE_VILLAGE,
        tables=ghost_stories_tables,
        games=max(67, min(201, WALKED)),
        often=10,
    ),
    Told(
        name="horizons",
        prefix="hz",
        boxes=((horizons.Setup(), ISLAND),),
        names=frozenset(island_names()),
        special=lambda: {"hz-event-power_used-spirit", *halves("dahan_enheartened")},
        silent=silent("horizons"),
        reasons=("power", "innate", "special", "fear"),
        computed=frozenset({"minor_card", "major_card"}),
        drawn=DRAWN_ON_THE_ISLAND,
        tables=horizons_tables,
        games=48,
        often=forms.in_form(quick=1, long=10),
    ),
)
"""Every setup of Ghost Stories is played once, in the long form of the tests in each language."""
