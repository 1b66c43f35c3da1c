"""An owner of the box puts printed figures in place of our estimates."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest

from games.ghost_stories.content.play import gone
from games.ghost_stories.white_moon.content.play import draw
from games.ghost_stories.white_moon.property.games import Game, Walk
from games.ghost_stories.white_moon.rulebook.scene import moonlit, yin
from vigil.core import Record, Table, find_game
from vigil.core.errors import IllegalSetup
from vigil.games.ghost_stories import Setup, State
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.white_moon.model.own_cards import CARDS, STONES, changed, read_cards

GAME = find_game("ghost_stories")
JACKAL = "wm01_marsh_jackal"
KEEPER = "wmw1_gate_keeper"
FIELDS = ("name", "colour", "resistance", "enter", "yin", "curses", "rewards")
WHOLE: dict[str, dict[str, Any]] = {
    JACKAL: {
        "name": "Swamp Dog: Ō",
        "colour": "red",
        "resistance": 1,
        "enter": ["haunt_front", "draw_ghost"],
        "yin": ["tormentor"],
        "curses": ["curse_die"],
        "rewards": ["gain_2_tao"],
    },
    KEEPER: {"resistance": {"red": 2, "black": 1}},
}
SETUP = Setup(players=2, modules=("white_moon",), options={"cards": WHOLE, "portal": "edge"})


def refusal(id: str, **changes: Any) -> IllegalSetup:
    """The error that these figures of a card lead to."""
    with pytest.raises(IllegalSetup) as caught:
        changed(id, changes)
    return caught.value


def mistake(text: str) -> tuple[str, int, str]:
    """Code, line and cause of the error that a file leads to."""
    with pytest.raises(IllegalSetup) as caught:
        read_cards(text)
    error = caught.value
    cause = error.__cause__
    inner = cause.code if isinstance(cause, IllegalSetup) else ""
    line = error.data["line"]
    assert isinstance(line, int)
    return error.code, line, inner


# -- fields


def test_every_field_replaces_ours() -> None:
    card = changed(JACKAL, WHOLE[JACKAL])
    assert (card.number, card.id, card.incarnation) == (71, JACKAL, False)
    assert (card.name, COLOURS[card.colour]) == ("Swamp Dog: Ō", "red")
    assert card.resistance == (0, 0, 0, 1, 0)
    assert [a.id for a in card.enter] == ["haunt_front", "draw_ghost"]
    assert [a.id for a in (*card.yin, *card.curses, *card.rewards)] == [
        "tormentor",
        "curse_die",
        "gain_2_tao",
    ]


@pytest.mark.parametrize("stone", STONES)
def test_every_ability_can_stand_on_its_stone(stone: str) -> None:
    for ability in STONES[stone]:
        assert getattr(changed(KEEPER, {stone: [ability.id]}), stone) == (ability,)
    assert getattr(changed(KEEPER, {stone: []}), stone) == ()


def test_colour_and_resistance_go_together() -> None:
    assert changed(JACKAL, {"colour": "blue"}).resistance == (0, 2, 0, 0, 0)
    assert changed(JACKAL, {"colour": "black", "resistance": 4}).resistance == (0, 0, 0, 0, 4)
    assert changed(JACKAL, {"resistance": {"yellow": 3}}).resistance == (3, 0, 0, 0, 0)
    card = changed(JACKAL, {"resistance": {"red": 1, "blue": 2}, "colour": "blue"})
    assert (card.resistance, card.many_coloured, card.colour) == ((0, 2, 0, 1, 0), True, 1)


def test_what_is_given_is_no_estimate_any_more() -> None:
    assert CARDS[JACKAL].estimated == FIELDS
    assert changed(JACKAL, {}).estimated == FIELDS
    assert changed(JACKAL, {"colour": "red", "yin": []}).estimated == (
        "name",
        "resistance",
        "enter",
        "curses",
        "rewards",
    )
    assert changed(JACKAL, WHOLE[JACKAL]).estimated == ()


def test_known_facts_are_no_estimates() -> None:
    estimated = {id: set(card.estimated) for id, card in CARDS.items()}
    assert estimated.pop("wm09_grey_hunter") == {"colour", "resistance", "yin", "rewards"}
    assert estimated.pop("wmw6_shapeshifter") == {"resistance"}
    for id, fields in estimated.items():
        assert fields == ({"colour", "resistance"} if id.startswith("wmw") else set(FIELDS))


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("name", "", "card_name"),
        ("name", 7, "card_name"),
        ("name", "x" * 41, "card_name"),
        ("name", "a; b", "card_name"),
        ("name", "a  b", "card_name"),
        ("name", " ", "card_name"),
        ("colour", "pink", "card_colour"),
        ("colour", 3, "card_colour"),
        ("colour", ["red"], "card_colour"),
        ("resistance", 0, "card_resistance"),
        ("resistance", 6, "card_resistance"),
        ("resistance", True, "card_resistance"),
        ("resistance", 2.0, "card_resistance"),
        ("resistance", "2", "card_resistance"),
        ("resistance", {}, "card_resistance"),
        ("resistance", {"pink": 1}, "card_resistance"),
        ("resistance", {"yellow": 0}, "card_resistance"),
        ("resistance", {"blue": 3}, "card_resistance"),
        ("enter", "draw_ghost", "card_stone"),
        ("enter", [1], "card_stone"),
        ("enter", ["haunter"], "card_stone"),
        ("enter", ["remove_portal"], "card_stone"),
        ("yin", ["shift_clockwise"], "card_stone"),
        ("curses", ["draw_ghost"], "card_stone"),
        ("rewards", ["curse_die"], "card_stone"),
        ("strength", 3, "card_field"),
    ],
)
def test_a_wrong_field_is_refused_by_name(field: str, value: object, code: str) -> None:
    error = refusal(JACKAL, **{field: value})
    assert (error.code, error.data["card"]) == (code, JACKAL)
    assert error.data["known"]


def test_unknown_cards_and_things_that_are_no_tables_are_refused() -> None:
    assert refusal("wm11_nobody").code == "card"
    for cards, code in (
        ({"g01_ghoul": {}}, "card"),
        ({JACKAL: 3}, "card_table"),
        ({JACKAL: {"colour": "pink"}}, "card_colour"),
        (3, "cards"),
    ):
        with pytest.raises(IllegalSetup) as caught:
            Setup(modules=("white_moon",), options={"cards": cards})
        assert caught.value.code == code


# -- the file


@pytest.mark.parametrize(
    "text",
    [
        '[wm01_marsh_jackal]\ncolour = "red"\nresistance = 3\n',
        '\r\n# mine\r\n[ "wm01_marsh_jackal" ] # a dog\r\n\'colour\' = "red"\r\nresistance = 3',
        'wm01_marsh_jackal.colour = "red"\nwm01_marsh_jackal . "resistance" = 3\n',
        'wm01_marsh_jackal = { colour = "red", resistance = 3 }',
    ],
)
def test_a_file_is_toml_in_any_of_its_forms(text: str) -> None:
    assert read_cards(text) == {JACKAL: {"colour": "red", "resistance": 3}}
    assert read_cards("") == {}


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("\n[wm01_marsh_jackal]\n# colour\ncolour = 'pink'\n", 4, "card_colour"),
        ("\r\n[wm01_marsh_jackal]\r\n\r\nresistance = 9\r\n", 4, "card_resistance"),
        ("[wm02_sallow_boar]\ncolour='red'\n[wm01_marsh_jackal]\ncolour='x'", 4, "card_colour"),
        ("wm01_marsh_jackal.name='A'\nwm02_sallow_boar.name=''", 2, "card_name"),
        ("\nwm01_marsh_jackal . 'colour' = 'pink'", 2, "card_colour"),
        ("\nwm01_marsh_jackal = {colour='red', resistance=9}", 2, "card_resistance"),
        ("\n['wm01_marsh_jackal']\n\"yin\" = [\n'x',\n]", 3, "card_stone"),
        (
            "\n[wm01_marsh_jackal]\nname='A'\n[wm01_marsh_jackal.resistance]\nred=9",
            4,
            "card_resistance",
        ),
        ("\n\n[wm01_marsh_jackal.resistance]\nred=9", 3, "card_resistance"),
        ("[wm01_marsh_jackal]\ncolour='red'\nresistance.blue=2", 3, "card_resistance"),
        ("[wm01_marsh_jackal]\nname='A'\nstrength=9", 3, "card_field"),
        ("\nwm01_marsh_jackal = 3", 2, "card_table"),
        ("\n[[wm01_marsh_jackal]]\nname='A'", 2, "card_table"),
        ("\n[nobody]\n", 2, "card"),
        ("[wm01_marsh_jackal]\n\n[nobody]\nname='A'", 3, "card"),
    ],
)
def test_a_mistake_in_a_file_names_its_line(text: str, line: int, code: str) -> None:
    assert mistake(text) == ("cards_line", line, code)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("\n[wm01_marsh_jackal\n", 2),
        ("[wm01_marsh_jackal]\ncolour =\n", 2),
        ("[wm01_marsh_jackal]\r\nname='A'\r\nname='B'\r\n", 3),
        ("[wm01_marsh_jackal]\n[wm01_marsh_jackal]\n", 2),
        ("\n\nyin = [\n", 4),
    ],
)
def test_a_file_that_is_no_toml_names_its_line(text: str, line: int) -> None:
    assert mistake(text) == ("cards_syntax", line, "")


# -- in play


OPTIONS = 'options: {"cards": {"wm01_marsh_jackal": {"colour": "red", "resistance": 1, "yin": []}}}'


def test_an_exorcism_meets_the_owners_resistance_and_colour() -> None:
    stand = "red: at 1, tao none; red ghosts: - 71 -; turn: red"
    s = moonlit(f"{OPTIONS}; {stand}").answer("move", "stay").answer("act", "exorcise")
    assert gone(s.dice("red", "blue", "blue"), 71)
    s = moonlit(stand).answer("move", "stay").answer("act", "exorcise")
    assert s.dice("red", "blue", "yellow").events("exorcism_failed")


def test_the_card_comes_to_the_owners_board_and_its_stones_act_as_he_says() -> None:
    s = draw(71, "yellow", OPTIONS)
    assert sorted(s.options) == [("space", "red", place) for place in range(3)]
    s = yin(f"{OPTIONS}; red ghosts: - 71 -; villagers: 1 long; turn: red")
    assert s.stack(1) == ["long"]
    cards = '{"wm01_marsh_jackal": {"enter": ["lose_qi"], "rewards": ["gain_qi_or_yinyang"]}}'
    s = draw(71, "red", f'options: {{"cards": {cards}}}').answer(
        "place_ghost", "space", "yellow", 1
    )
    assert s.qi("red") == 3


def test_an_incarnation_of_several_colours_takes_all_of_them() -> None:
    cards = '{"wmw1_gate_keeper": {"resistance": {"red": 2, "black": 1}}}'
    stand = f'options: {{"cards": {cards}}}; red: at 1, tao none; red ghosts: - 81 -; turn: red'
    s = moonlit(f"{stand}; level: hell").answer("move", "stay").answer("act", "exorcise")
    assert gone(s.dice("red", "red", "black"), 81)
    s = moonlit(stand).answer("move", "stay").answer("act", "exorcise")
    assert s.dice("black", "red", "black").events("exorcism_failed")


def test_a_screen_sees_the_owners_name_and_which_figures_are_estimates() -> None:
    s = moonlit(f"{OPTIONS}; red ghosts: - 71 -; turn: red")
    ghost = s.view()["boards"][0]["spaces"][1]["ghost"]
    assert ghost["estimated"] == ["name", "enter", "curses", "rewards"]
    assert (ghost["name"], ghost["resistance"]) == (None, {"red": 1})
    assert SETUP.cards[71] is not None
    assert SETUP.cards[71].name == "Swamp Dog: Ō"


# -- round trips


def test_a_set_up_with_cards_survives_plain_data() -> None:
    assert Setup.from_data(json.loads(json.dumps(SETUP.to_data()))) == SETUP


def test_a_game_with_cards_survives_saves_records_and_notation() -> None:
    game = Game(Walk(SETUP, 5))
    for decision in islice(game.questions(), 60):
        assert decision.options
    table = game.table
    loaded = Table.load(table.save())
    assert (loaded.setup, loaded.state, loaded.decision) == (SETUP, table.state, table.decision)
    replayed = Table.replay(Record.from_json(table.record.to_json()))
    assert (replayed.setup, replayed.state) == (SETUP, table.state)
    for table in (loaded, replayed):
        assert isinstance(table.state, State)
        card = table.state.setup.cards[71]
        assert card is not None
        assert card.resistance == (0, 0, 0, 1, 0)
    fresh = GAME.read(GAME.write(GAME.new(SETUP)))
    assert fresh == GAME.new(SETUP)
    assert fresh.setup == SETUP
