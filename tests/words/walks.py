"""Random games and rare positions, told as they go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Any, Final

from vigil.core import Decision, Table
from vigil.games import ghost_stories, horizons
from vigil.games.ghost_stories import GHOST_STORIES
from vigil.games.ghost_stories.content.colours import RED
from vigil.games.ghost_stories.content.powers import POWERS
from vigil.games.ghost_stories.model.options import LEVELS
from vigil.games.ghost_stories.model.rules import EDITIONS, SWITCHES
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACTS
from vigil.games.ghost_stories.white_moon.model.options import INCARNATIONS, PORTALS, VILLAGES
from vigil.games.ghost_stories.white_moon.model.rules import SWITCHES as MOON_SWITCHES
from vigil.games.horizons import HORIZONS
from vigil.games.horizons.model.pieces import ELEMENTS
from vigil.games.horizons.model.rules import SWITCHES as READINGS
from vigil.games.horizons.powers.registry import MAJOR, MINOR, PANELS, cards_of
from vigil.words import Words

EVERY_SETUP: Final = tuple(product((1, 2, 3, 4), LEVELS, EDITIONS, ((), tuple(SWITCHES))))
EVERY_READING: Final = (*SWITCHES, *MOON_SWITCHES)

SHARED_TILE: Final = (
    "players: 2; edition: {edition}; boards: red dance_of_the_spires 0, "
    "yellow enfeeblement_mantra -, green strength_of_the_mountain 1, blue heavenly_gust -; "
    "red: qi 3, tao yellow 2 blue 2 green 1 red 1, at 2; "
    "green: qi 3, tao yellow 1 blue 1 green 2 red 2, at 2; "
    "red ghosts: 58~ - -; turn: red; next: exorcise, end_yang"
)
"""Two Taoists, their tokens and the mantra against an incarnation of four colours."""

GRAVES: Final = (
    "players: 3; edition: {edition}; boards: red dance_of_the_spires 0, "
    "yellow enfeeblement_mantra 1, green strength_of_the_mountain 2, blue heavenly_gust -; "
    "village: herbalist taoist_altar tea_house sorcerers_hut cemetery night_watchman "
    "circle_of_prayer pavilion buddhist_temple; "
    "red: qi 3, at 4; yellow: qi 0; green: qi 0; turn: red; next: act, turn 1"
)
"""The last of three Taoists at the Cemetery."""

MOONLIGHT: Final = (
    "players: {players}; edition: {edition}; modules: white_moon; switches: {switches}; "
    "ask_all: {asks}; boards: red {power} 0, yellow enfeeblement_mantra {yellow}, "
    "green strength_of_the_mountain {green}, blue second_wind {blue}; "
    "village: herbalist taoist_altar tea_house sorcerers_hut kung_fu_school cemetery "
    "circle_of_prayer pavilion buddhist_temple; portal: {portal}; "
    "{families}; crystals: red 1; receptacles: 0 2 8; {lying}"
    "red: qi {qi}, tao green 4 red 1, at {at}, tokens {tokens}; green: tao none; "
    "centre: {centre}; red ghosts: 38 71 -; green ghosts: - 41 79; {cards}, 15 ghost; turn: red; "
    "next: {next}"
)
"""Families about to be whole, or a Taoist with every artifact; three crystals for the barrier."""
ARTIFACTS_TO_COME: Final = (
    "villagers: 0 ? hua, 1 xiang, 3 sun, 4 zhou, 5 li, 6 ? sheng, 7 long; "
    "shelter: wu wu xiang li li zhou zhou sheng sun sun hua hua; graveyard: chang teng miao"
)
ARTIFACTS_WON: Final = (
    "villagers: 0 ? zhou, 1 xiang, 3 ? li, 4 zhou, 5 ? xiang, 7 li; shelter: wu wu; "
    "graveyard: li zhou; artifacts: {artifacts}"
)
CARDS: Final = (
    "blue ghosts: - - -; deck: 5 ghost",
    "blue ghosts: - - -; deck: card 84",
    "blue ghosts: - - -; deck: card 86",
    "blue ghosts: 81 - 9^; deck: card 39",
    "blue ghosts: 83 - 9^; deck: card 36",
)
OWN_CARDS: Final = {"wm10_pale_wolf": {"name": "Mondwolf", "resistance": {"black": 2, "red": 1}}}
PLAYERS: Final = {1: ("-", "-", "-"), 4: ("1", "2", "3")}
"""Who sits at the yellow, the green and the blue board."""
BARRIER_NEXT: Final = "mystic_barrier, turn 1"
FATES_NEXT: Final = "villager_dies 7 devour, family_reward wu, devourer 1, turn 1"

ISLAND: Final = (
    "players: 2; switches: {switches}; ask_all: {asks}; spirits: {spirits}; "
    "taken: {taken}; earned: {earned}; "
    "G1: explorer 2 town 1 dahan 2 presence0 2 blight 1 exhausted 1; G2: explorer 1 presence1 2; "
    "G4: explorer 1 town:1 1 city:2 1 dahan 1 presence0 1; G5: city:1 1 city 1 presence0 1; "
    "G7: explorer 1 town 1 dahan:1 2 presence1 1 blight 2; G8: town 1 explorer 1 dahan 1; "
    "H1: city 1 town 2 presence1 2 exhausted 1; H3: explorer 2 dahan 3 presence1 1; "
    "H6: town 1 city 2 explorer 3 dahan 2 presence0 1 presence1 1 blight 1; H5: explorer 1; "
    "seat 0: energy 30, {cards0}, destroyed 2, might 1, repeats 2, keeps 1, elements {elements}; "
    "seat 1: energy 30, {cards1}, destroyed 1, might 1, repeats 2, keeps 1, elements {elements}; "
    "vengeance: G1 0 yes, G8 1 no; phase: fast; "
    "ravage_card: i2_coastal; build_card: i3_jungle_wetland; next: {next}"
)
"""Two spirits with all elements and many cards on an island full of invaders and dahan."""
POWERS_NEXT: Final = (
    "power_phase fast, begin_phase invader, begin_phase slow, power_phase slow, "
    "time_passes, next_round"
)
FEAR_NEXT: Final = "begin_phase invader, time_passes, next_round"

EAGER: Final = (
    "exorcise",
    "use",
    "use_on",
    "repeat",
    "repeat_on",
    "yes",
    "artifact",
    "save",
    "receptacle",
)
"""Options that lead further into the rules."""


class TrackedWords(Words):
    """Words that remember which keys were asked for."""

    def __init__(self, language: str, game: str = "") -> None:
        super().__init__(language, game)
        self.used: set[str] = set()

    def of(self, game: str) -> Words:
        words = TrackedWords(self.language, game)
        words.used = self.used
        return words

    def text(self, key: str, /, **args: str | float) -> str:
        self.used.add(key)
        return super().text(key, **args)


# -- Ghost Stories


def ghost_stories_tables(seeds: range) -> Iterator[tuple[Table, Random]]:
    """Games of every setup, from rare positions and with White Moon, each with its own luck."""
    for seed in seeds:
        players, level, edition, switches = EVERY_SETUP[seed % len(EVERY_SETUP)]
        setup = ghost_stories.Setup(
            players=players,
            level=level,
            edition=edition,
            switches=switches,
            ask_all=Random(seed).random() < 0.5,
        )
        yield Table.start(setup), Random(seed)
    for seed in seeds[::5]:
        edition = tuple(EDITIONS)[seed % 2]
        for position in (SHARED_TILE, GRAVES):
            state = GHOST_STORIES.read(position.format(edition=edition))
            yield Table.at(GHOST_STORIES, state), Random(seed)
    yield from white_moon_tables(seeds[::5])


def white_moon_tables(seeds: range) -> Iterator[tuple[Table, Random]]:
    """Games with White Moon of many setups, and nights full of villagers and artifacts."""
    for seed in seeds:
        luck = Random(seed)
        options = {
            "portal": luck.choice(tuple(PORTALS)),
            "incarnations": luck.choice(INCARNATIONS),
            "village": luck.choice(VILLAGES),
            "cards": luck.choice(({}, OWN_CARDS)),
        }
        setup = ghost_stories.Setup(
            players=luck.randint(1, 4),
            level=luck.choice(tuple(LEVELS)),
            edition=luck.choice(tuple(EDITIONS)),
            switches=luck.choice(((), EVERY_READING)),
            modules=("white_moon",),
            options=options,
            ask_all=luck.random() < 0.7,
        )
        yield Table.start(setup), luck
        for following in ("yin", "move, turn 1", BARRIER_NEXT, FATES_NEXT):
            yield at_night(luck, following), luck


def at_night(luck: Random, following: str) -> Table:
    """Moonlight with the rest drawn by luck."""
    players = luck.choice(tuple(PLAYERS))
    yellow, green, blue = PLAYERS[players]
    owner = luck.choice(("red", "green")) if players > 1 else "red"
    artifacts = ", ".join(f"{artifact} {owner}" for artifact in ARTIFACTS)
    fallen = ("", "lying: red hua; ", "lying: red roots, green hua; ")
    position = MOONLIGHT.format(
        players=players,
        asks=luck.choice(("yes", "yes", "no")),
        edition=luck.choice(tuple(EDITIONS)),
        switches=" ".join(luck.choice(((), EVERY_READING))),
        power=luck.choice(POWERS[RED]) if players > 1 else POWERS[RED][0],
        yellow=yellow,
        green=green,
        blue=blue,
        portal=luck.choice((0, 4)),
        families=luck.choice((ARTIFACTS_TO_COME, ARTIFACTS_WON)).format(artifacts=artifacts),
        lying=luck.choice(fallen[: 2 if players == 1 else 3]),
        qi=luck.choice((1, 3)),
        at=luck.choice((0, 1, 4)),
        tokens=2 if players == 1 else 0,
        centre=1 if players == 1 else 0,
        cards=luck.choice(CARDS),
        next=following,
    )
    return Table.at(GHOST_STORIES, GHOST_STORIES.read(position))


# -- Horizons of Spirit Island


def horizons_tables(seeds: range) -> Iterator[tuple[Table, Random]]:
    """Games of many setups, islands full of powers and islands full of fear."""
    for seed in seeds:
        luck = Random(seed)
        setup = horizons.Setup(
            players=luck.randint(1, 3),
            progression=luck.random() < 0.3,
            escalation=luck.random() < 0.5,
            bonus_growth=luck.random() < 0.3,
            ask_all=luck.random() < 0.5,
            switches=readings(luck),
        )
        yield Table.start(setup), luck
        yield at_island(luck, 0, POWERS_NEXT), luck
        yield at_island(luck, 4, FEAR_NEXT), luck


def readings(luck: Random) -> tuple[str, ...]:
    """None of the readings, or all of them turned over."""
    return luck.choice(((), tuple(READINGS)))


def at_island(luck: Random, earned: int, following: str) -> Table:
    """The island with cards and a terror level drawn by luck."""
    spirits = luck.sample(tuple(PANELS), 2)
    decks = (*cards_of(MINOR), *cards_of(MAJOR))
    common = luck.sample(decks, len(decks))
    return Table.at(
        HORIZONS,
        HORIZONS.read(
            ISLAND.format(
                switches=" ".join(readings(luck)),
                asks=luck.choice(("yes", "no")),
                spirits=" ".join(spirits),
                taken=luck.choice((0, 3)) + earned,
                earned=earned,
                cards0=cards(spirits[0], common[:8], common[8:11]),
                cards1=cards(spirits[1], common[11:19], common[19:22]),
                elements=" ".join(f"{element} 5" for element in ELEMENTS),
                next=following,
            )
        ),
    )


def cards(spirit: str, in_play: list[str], hand: list[str]) -> str:
    """A spirit's own and other cards in play, and some in hand."""
    own = [card.id for card in PANELS[spirit].cards]
    return f"in_play {' '.join([*own, *in_play])}, hand {' '.join(hand)}"


# -- playing


def play(
    table: Table, luck: Random, asked: Counter[Any], often: int
) -> Iterator[tuple[Decision, Mapping[str, Any]]]:
    """Play to the end, eagerly; questions come with the view, the same one only so often.

    The same are those of one kind about one thing, wherever it lies.
    """
    while (decision := table.decision) is not None:
        same = (decision.kind, decision.about[:2], frozenset(o[0] for o in decision.options))
        asked[same] += 1
        if asked[same] <= often:
            yield decision, table.view()
        table.apply(answer(decision, luck))


def answer(decision: Decision, luck: Random) -> int:
    """Mostly an exorcism or the use of a power where there is one, else anything."""
    eager = [i for i, option in enumerate(decision.options) if option[0] in EAGER]
    if eager and luck.random() < 0.8:
        return luck.choice(eager)
    return luck.choices(range(len(decision.options)), decision.weights)[0]
