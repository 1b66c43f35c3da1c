"""The odds of an exorcism are exact: they equal what every possible roll really leads to."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from forms import in_form
from games.ghost_stories.rulebook.scene import scene
from vigil.core import Option, SeededDealer, Table, find_game
from vigil.core.chance import Chance
from vigil.core.step import Run
from vigil.insight.foresight import odds, odds_by_answer

EXORCISE: Option = ("exorcise",)


def by_enumeration(table: Table, wanted: frozenset[Option]) -> Fraction:
    """How likely some ghosts can be sent back: every roll is tried, rerolls as well as may be."""
    assert table.decision is not None
    return Enumeration(table, wanted).worth((table.decision.options.index(EXORCISE),), ())


class Enumeration:
    """Every way that an exorcism can go; dice of one roll are alike in any order."""

    def __init__(self, table: Table, wanted: frozenset[Option]) -> None:
        self.table, self.wanted = table, wanted
        self.known: dict[tuple[int, ...], Fraction] = {}

    def worth(self, before: tuple[int, ...], dice: tuple[int, ...]) -> Fraction:
        """The best that can come of these answers and of the dice that lie there since."""
        answers = (*before, *sorted(dice))
        if answers not in self.known:
            self.known[answers] = self._best(before, answers)
        return self.known[answers]

    def _best(self, before: tuple[int, ...], answers: tuple[int, ...]) -> Fraction:
        run = self._after(answers)
        decision = run.decision
        if decision is None or decision.kind not in ("tao_die", "reroll_tao", "mantra_colour"):
            return Fraction(any(goes(option, self.wanted) for option in offered(run)))
        indexes = range(len(decision.options))
        if not decision.chance:
            return max(self.worth((*answers, index), ()) for index in indexes)
        dice = answers[len(before) :]
        return sum((self.worth(before, (*dice, i)) for i in indexes), Fraction(0)) / len(indexes)

    def _after(self, answers: tuple[int, ...]) -> Run:
        run = self.table.bare_run()
        run.state.events = []
        for index in answers:
            run.send(index)
        return run


def offered(run: Run) -> list[Option]:
    """What can be done with a roll: the question, or the only thing, which is not asked."""
    if run.decision is not None and run.decision.kind == "exorcise_ghosts":
        return list(run.decision.options)
    only = [event.data for event in run.state.events or () if event.tag == "only_option"]
    return [tuple(one["option"]) for one in only if one["kind"] == "exorcise_ghosts"]


def goes(option: Option, wanted: frozenset[Option]) -> bool:
    """Whether the ghosts wanted go with an option."""
    return option == ("both",) or wanted == {option}


def chances(table: Table) -> list[Chance]:
    """The odds from where the active Taoist stands."""
    view = table.view()
    tile = next(board["tile"] for board in view["boards"] if board["colour"] == view["active"])
    return odds(table)["tile", tile]


POSITIONS = {
    "one ghost": "red ghosts: - 38 -; red: at 1; turn: red",
    "two ghosts at a corner": "red ghosts: - - 38; blue ghosts: 17 - -; red: at 0; turn: red",
    "a token helps": "red ghosts: - 39 -; red: at 1, tao red 1; turn: red",
    "a token of a friend helps": "red ghosts: - 39 -; red: at 1; blue: at 1, tao red 1; turn: red",
    "dice may be rerolled": (
        "boards: red, yellow, green favourite_of_the_gods, blue;"
        "green ghosts: - 28 -; green: at 7; turn: green"
    ),
}


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_they_equal_what_every_roll_leads_to(text: str) -> None:
    table = scene(text, "revised").answer("move", "stay").table
    found = chances(table)
    assert found
    for chance in found:
        assert chance.helped == by_enumeration(table, frozenset(chance.about))


def test_they_equal_it_in_positions_of_random_games() -> None:
    checked, enough = 0, in_form(quick=8, long=24)
    for seed in range(12):
        setup = find_game("ghost_stories").setup.from_data({"players": 1 + seed % 4})
        table, random = Table.start(setup, SeededDealer(seed)), Random(seed)
        while table.decision is not None and checked < enough:
            if EXORCISE in table.decision.options and random.random() < 0.3:
                for chance in chances(table):
                    assert chance.helped == by_enumeration(table, frozenset(chance.about))
                    checked += 1
            table.apply(random.randrange(len(table.decision.options)))
    assert checked >= enough


def test_a_ghost_immune_to_dice_says_so_before_the_roll() -> None:
    table = (
        scene("red ghosts: - 35 -; red: at 1, tao none; turn: red", "revised")
        .answer("move", "stay")
        .table
    )
    (only,) = chances(table)
    assert not only.helped
    assert only.reason == "immune_to_dice"


REROLLS = {
    "one ghost": "red ghosts: - 38 -; green: at 1, tao red 1; turn: green",
    "two ghosts": "red ghosts: - - 38; blue ghosts: 17 - -; green: at 0, tao blue 1; turn: green",
}


@pytest.mark.parametrize("text", REROLLS.values(), ids=REROLLS)
def test_between_two_rolls_each_set_of_dice_has_its_odds(text: str) -> None:
    s = scene(f"boards: red, yellow, green favourite_of_the_gods, blue; {text}; next: act")
    s.answer("act", "exorcise").dice("green", "red", "black")
    for picked in range(2):
        assert s.kind == "reroll_tao"
        assert len(odds(s.table)) == 2 ** (3 - picked), "every set of the dice that are left"
        found = odds_by_answer(s.table)
        assert len(found) == len(s.options)
        for answer, chances in found.items():
            for one in chances:
                assert one.helped == kept_at(s.table, answer, frozenset(one.about))
        s.answer("reroll_tao", "reroll", "green" if not picked else "black")


def test_a_roll_of_the_herbalist_is_no_exorcism_and_has_none() -> None:
    s = scene(
        "boards: red, yellow, green favourite_of_the_gods, blue; red ghosts: - - 38; "
        "green: at 2; turn: green; next: act",
        "first_print",
    )
    s.answer("act", "help").dice("green", "red")
    assert s.kind == "reroll_tao"
    assert odds_by_answer(s.table) == {}


def test_chances_with_tokens_say_how_many_are_spent_at_most() -> None:
    s = scene("red ghosts: - 38 -; red: at 1, tao red 1; turn: red; next: act")
    (chance,) = chances(s.table)
    assert (chance.tokens, chance.helped > chance.alone) == (1, True)


def kept_at(table: Table, answer: int, wanted: frozenset[Option]) -> Fraction:
    """How likely ghosts go if no further die is picked: every second roll is tried."""
    run = table.bare_run()
    run.state.events = []
    run.send(answer)
    answers: tuple[int, ...] = (answer,)
    if run.decision is not None and run.decision.kind == "reroll_tao":
        answers = (answer, run.decision.options.index(("stop",)))
    return Enumeration(table, wanted).worth(answers, ())
