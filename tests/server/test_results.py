from __future__ import annotations

from typing import Any

from server.rooms import TO_THE_END, begun
from vigil.server.room.results import Tally, names_in, result_of, tallies


def finished(*names: str) -> dict[str, Any]:
    desk = begun(*names).answer(*TO_THE_END, "open", "keep 5")
    return result_of("table", desk.room)


def conceded() -> dict[str, Any]:
    desk = begun("Ann", "Bob").answer("open", "keep 4")
    desk.do(lambda room: room.concede(0))
    desk.do(lambda room: room.agree(1))
    return result_of("other", desk.room)


def test_a_result_says_who_played_what_and_how_it_ended() -> None:
    result = finished("Ann", "[random]")
    del result["at"]
    assert result == {
        "table_id": "table",
        "game": "toy",
        "module": "",
        "level": "",
        "players": 2,
        "names": '["Ann", "random"]',
        "won": True,
        "score": 10,
        "challenge": "",
    }


def test_giving_up_is_a_loss() -> None:
    result = conceded()
    assert (result["won"], result["score"]) == (False, 0)


def test_games_are_counted_by_kind_and_player() -> None:
    results = [finished("Ann", "Bob"), conceded(), finished("Bob", "Bob")]
    assert tallies(results) == [Tally("toy", "", "", 2, games=3, won=2, best=10)]
    assert tallies(results, "Ann") == [Tally("toy", "", "", 2, games=2, won=1, best=10)]
    assert tallies(results, "Eve") == []
    assert names_in(results) == {"Ann": 2, "Bob": 3}


def test_modules_and_levels_are_counted_apart() -> None:
    result = finished("Ann", "Bob")
    hard = result | {"level": "hell", "won": False, "score": -3}
    assert [tally.level for tally in tallies([result, hard])] == ["", "hell"]
    assert tallies([hard])[0].best == -3
