"""Power progressions: for each one who plays for the first time, and for nobody else."""

from __future__ import annotations

import pytest

from games.horizons.rulebook.scene import EYES, TEETH, spirits
from games.horizons.scenario import Scenario, position
from vigil.core.errors import IllegalSetup
from vigil.games.horizons import Setup
from vigil.games.horizons.powers.gain import gain_power_card
from vigil.games.horizons.powers.registry import PANELS

FIRST_GAME_OF_EYES = f"{spirits(EYES, TEETH)}; progression: 0"


async def gained(s: Scenario, seat: int) -> None:
    await gain_power_card(s.state, seat)


def test_only_who_plays_for_the_first_time_gains_the_next_card_of_the_list() -> None:
    s = position(FIRST_GAME_OF_EYES)
    with pytest.raises(StopIteration):
        gained(s, 0).send(None)
    assert PANELS[EYES].progression[0] in s.state.hand[0]
    assert gained(s, 1).send(None).kind == "choose_deck"
    assert s.state.learned == [1, 0]


def test_with_fewer_questions_only_the_others_choose_a_deck_with_their_growth() -> None:
    s = position(f"{FIRST_GAME_OF_EYES}; ask_all: no")
    decks = {int(option[1]) for option in s.options if "minor" in option}
    assert decks == {1}


def test_only_the_cards_of_first_players_leave_the_decks() -> None:
    text = str(position(FIRST_GAME_OF_EYES))
    decks = {*text[text.index("minor: ") :].replace(";", "").split()}
    assert not {*PANELS[EYES].progression} & decks
    assert {*PANELS[TEETH].progression} - {*PANELS[EYES].progression} <= decks


@pytest.mark.parametrize(
    ("given", "kept"),
    [(True, True), (False, False), ((), False), ((0, 1), True), ((1,), (1,))],
)
def test_a_set_up_takes_yes_no_or_the_seats(given: object, kept: object) -> None:
    setup = Setup.from_data({"players": 2, "progression": given})
    assert setup.progression == kept
    assert Setup.from_data(setup.to_data()) == setup


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ((2,), "progression"),
        ((0, 0), "progression_named_twice"),
        ("no", "wrong_kind"),
        (("0",), "wrong_kind"),
    ],
)
def test_a_set_up_refuses_seats_that_are_not_there(given: object, code: str) -> None:
    with pytest.raises(IllegalSetup) as caught:
        Setup.from_data({"players": 2, "progression": given})
    assert caught.value.code == code
