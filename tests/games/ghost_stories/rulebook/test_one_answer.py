"""One answer ends a turn, unless the players want to be asked everything."""

from __future__ import annotations

import pytest

from games.ghost_stories.rulebook.scene import exorcise, in_turn, scene
from games.ghost_stories.scenario import Scenario
from vigil.bots import make_bot
from vigil.core import SeededDealer, Table
from vigil.games.ghost_stories import Setup

NO: frozenset[str] = frozenset(("pass", "end"))


def asked_less(text: str) -> Scenario:
    return scene(f"ask_all: no; {text}")


def test_one_answer_ends_a_turn_with_a_yin_yang_in_hand() -> None:
    s = asked_less("red: at 8; turn: red").answer("move", "stay")
    assert s.options == (("help",), ("yin_yang",), ("end",))
    s.answer("act", "end")
    assert in_turn(s) == "yellow"


def test_one_answer_ends_a_turn_with_a_second_action_left() -> None:
    s = asked_less("blue ghosts: 12 - -; blue: at 0; turn: blue")
    s.answer("move", "tile", 3).answer("act", "help")
    assert (s.kind, s.options) == ("act", (("yin_yang",), ("end",)))
    s.answer("act", "end")
    assert in_turn(s) == "red"


def test_a_buddha_placed_in_place_of_an_action_leaves_no_action() -> None:
    s = asked_less("red: at 4, buddhas 1; turn: red").answer("move", "tile", 1)
    assert ("space", "red", 1) in s.options
    s.answer("act", "space", "red", 1)
    assert s.state.buddhas[1]
    assert (s.kind, s.options) == ("end_turn", (("yin_yang",), ("end",)))


def test_the_yin_yang_in_place_of_an_action_leaves_the_action() -> None:
    s = asked_less("haunted: 8; red: at 8; turn: red").answer("move", "stay")
    assert ("help",) not in s.options
    s.answer("act", "yin_yang").answer("yin_yang", "tile", 8)
    assert (s.kind, s.options) == ("act", (("help",), ("end",)))


def test_after_the_last_action_the_end_is_asked_as_ever() -> None:
    s = exorcise(
        asked_less("red ghosts: - 34 -; red: at 1, buddhas 1; turn: red"), "red", "blue", "blue"
    )
    assert (s.kind, s.options) == ("end_turn", (("space", "red", 1), ("yin_yang",), ("end",)))


def test_players_who_want_to_be_asked_everything_pass_and_then_end() -> None:
    s = scene("red: at 8; turn: red").answer("move", "stay")
    assert s.options == (("help",), ("yin_yang",), ("pass",))
    assert s.answer("act", "pass").kind == "end_turn"


@pytest.mark.parametrize("modules", [(), ("white_moon",)])
def test_no_two_answers_in_a_row_both_mean_no(modules: tuple[str, ...]) -> None:
    table = Table.start(Setup(modules=modules, ask_all=False), SeededDealer(7))
    bot, before = make_bot("rules", 7), ""
    while (decision := table.decision) is not None:
        index = bot.choose(table, decision)
        tag = str(decision.options[index][0]) if decision.kind in ("act", "end_turn") else ""
        assert not {before, tag} <= NO
        before = tag
        table.apply(index)


def test_a_set_up_of_before_asks_everything() -> None:
    data = Setup().to_data()
    del data["ask_all"]
    assert Setup.from_data(data).ask_all
