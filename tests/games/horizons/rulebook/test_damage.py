"""Damage, destroying, removing and replacing."""

from __future__ import annotations

import pytest

from games.horizons.rulebook.scene import (
    EYES,
    HEAT,
    MUD,
    TEETH,
    WIND,
    done,
    fear,
    offered,
    powers,
    ravage,
    spirits,
    use,
)
from games.horizons.scenario import Scenario, position


def rot(land: str) -> Scenario:
    """Four damage in G6, which holds these pieces."""
    s = powers(
        "slow", f"{spirits(WIND)}; G1: presence0 2; G6: {land}; seat 0: in_play accelerated_rot"
    )
    return use(s, "accelerated_rot", "G6")


def hit(s: Scenario, *pieces: tuple[str, int]) -> Scenario:
    """Deal single points of damage to pieces named by kind and damage so far."""
    for kind, damage in pieces:
        s.answer("damage", "piece", kind, damage)
    return s


# -- dealing damage


def test_damage_is_divided_as_the_user_likes() -> None:
    s = rot("explorer 2 town 2 city 1")
    hit(s, ("explorer", 0), ("town", 0), ("town", 1), ("city", 0))
    assert [s.pieces("G6", kind) for kind in ("explorer", "town", "city")] == [1, 1, 1]
    assert s.view()["lands"][s.land("G6")]["damaged"] == [["city", 1, 1]]


def test_all_damage_may_go_to_one_piece() -> None:
    s = hit(rot("explorer 1 city 2"), ("city", 0), ("city", 1), ("city", 2))
    assert s.pieces("G6", "city") == 1


@pytest.mark.parametrize(("kind", "health"), [("explorer", 1), ("town", 2), ("city", 3)])
def test_a_piece_falls_when_its_damage_reaches_its_health(kind: str, health: int) -> None:
    s = rot("explorer 5 town 5 city 5")
    hit(s, *((kind, damage) for damage in range(health)))
    assert s.pieces("G6", kind) == 4


def test_enough_damage_for_all_destroys_all_without_a_question() -> None:
    s = rot("explorer 2 town 1")
    assert done(s)
    assert s.pieces("G6", "explorer") == s.pieces("G6", "town") == 0


def test_damage_beyond_what_is_there_is_lost() -> None:
    s = rot("explorer 1")
    assert s.pieces("G6", "explorer") == 0
    assert s.pieces("G8", "town") == 1


def test_damage_stays_in_the_target_land() -> None:
    s = rot("town 2 city 1")
    assert {option[0] for option in s.options} == {"piece"}
    hit(s, ("town", 0), ("town", 1), ("town", 0), ("town", 1))
    assert (s.pieces("G6", "town"), s.pieces("G8", "town")) == (0, 1)


def test_damage_of_a_power_never_hurts_dahan() -> None:
    s = rot("explorer 1 dahan 2")
    assert s.pieces("G6", "dahan") == 2


def test_damage_limited_to_some_pieces_spares_the_others() -> None:
    s = powers(
        "slow",
        f"{spirits(TEETH)}; G5: explorer 1 town 1 city 1 presence0 1; "
        "seat 0: in_play ferocious_rampage",
    )
    use(s, "ferocious_rampage")
    assert [s.pieces("G5", kind) for kind in ("explorer", "town", "city")] == [0, 0, 1]
    assert s.view()["lands"][s.land("G5")]["damaged"] == []


def test_damage_of_different_powers_adds_up() -> None:
    s = powers(
        "fast", f"{spirits(EYES)}; G7: town:1 1 presence0 1; seat 0: in_play mysterious_abductions"
    )
    use(s, "mysterious_abductions")
    assert s.pieces("G7", "town") == 0


def test_damage_lasts_until_time_passes() -> None:
    s = position(f"{spirits(EYES)}; G6: town:1 2 city:2 1 dahan:1 3; next: time_passes")
    assert s.view()["lands"][s.land("G6")]["damaged"] == []
    assert [s.pieces("G6", kind) for kind in ("town", "city", "dahan")] == [2, 1, 3]


def test_when_time_passes_what_was_whole_stays_beside_what_heals() -> None:
    s = position(f"{spirits(EYES)}; G6: town 1 town:1 2 city 2 city:2 1; next: time_passes")
    assert s.view()["lands"][s.land("G6")]["damaged"] == []
    assert [s.pieces("G6", kind) for kind in ("town", "city")] == [3, 3]


def test_a_damaged_piece_still_ravages_with_full_strength() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: city:2 1")
    assert s.events("ravaged")[0].data["damage"] == 3


def test_damage_to_different_invaders_hits_none_of_them_twice() -> None:
    s = powers(
        "fast",
        f"{spirits(WIND)}; G1: town 1 city 1 presence0 2; "
        "seat 0: in_play tempest_of_leaves_and_branches",
    )
    use(s, "tempest_of_leaves_and_branches", "G1").answer("damage", "piece", "city", 0)
    assert s.options == (("piece", "town", 0), ("stop",))


def test_damage_to_each_invader_hits_every_one_once() -> None:
    s = powers(
        "slow",
        f"{spirits(HEAT)}; G5: presence0 2; G6: explorer 2 town 2 city:1 1; "
        "seat 0: in_play mists_of_oblivion",
    )
    use(s, "mists_of_oblivion", "G6")
    assert s.pieces("G6", "explorer") == 0
    assert s.view()["lands"][s.land("G6")]["damaged"] == [["town", 1, 2], ["city", 2, 1]]


# -- fear for what is destroyed


@pytest.mark.parametrize(("kind", "fear"), [("explorer", 0), ("town", 1), ("city", 2)])
def test_destroying_towns_and_cities_gives_fear(kind: str, fear: int) -> None:
    s = rot(f"{kind} 1")
    assert s.state.fear + s.state.setup.fear_pool * s.state.taken == 2 + fear


def test_each_destroyed_building_gives_its_own_fear() -> None:
    s = powers(
        "slow",
        f"{spirits(EYES)}; G7: explorer 3 town 2 presence0 2; seat 0: in_play the_jungle_hungers",
    )
    use(s, "the_jungle_hungers", "G7")
    assert s.state.fear == 2


def test_destroying_dahan_gives_no_fear() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1 dahan 1")
    assert s.pieces("G6", "dahan") == 0
    assert s.state.fear == 0


def test_destroying_needs_no_damage() -> None:
    s = powers("slow", f"{spirits(HEAT)}; G6: town 3; G5: presence0 1; seat 0: in_play drought")
    use(s, "drought", "G6")
    assert s.pieces("G6", "town") == 0
    assert s.state.fear == 3


def test_removing_a_piece_gives_no_fear() -> None:
    s = fear("emigration_accelerates", 2, f"{spirits(EYES)}; G3: town 1")
    assert s.pieces("G3", "town") == 0
    assert s.state.fear == 0


# -- replacing


def test_replacing_a_piece_gives_no_fear() -> None:
    s = fear("trade_suffers", 3, spirits(EYES)).answer("fear_land", "land", "G2")
    assert (s.pieces("G2", "city"), s.pieces("G2", "town")) == (0, 1)
    assert s.state.fear == 0


def test_a_replaced_piece_keeps_its_damage() -> None:
    s = fear("trade_suffers", 3, f"{spirits(EYES)}; G2: city:1 1").answer("fear_land", "land", "G2")
    assert s.view()["lands"][s.land("G2")]["damaged"] == [["town", 1, 1]]


def test_a_replacement_falls_from_damage_that_reaches_its_health() -> None:
    s = fear("trade_suffers", 3, f"{spirits(EYES)}; G2: city:2 1").answer("fear_land", "land", "G2")
    assert (s.pieces("G2", "city"), s.pieces("G2", "town")) == (0, 0)
    assert s.state.fear == 1


def test_a_town_with_damage_replaced_by_an_explorer_is_destroyed() -> None:
    s = fear("trade_suffers", 2, f"{spirits(EYES)}; G3: town:1 1").answer("fear_land", "land", "G3")
    assert (s.pieces("G3", "town"), s.pieces("G3", "explorer")) == (0, 0)
    assert s.state.fear == 0


def test_an_invader_replaced_by_dahan_leaves_a_dahan() -> None:
    s = powers(
        "slow",
        f"{spirits(MUD)}; G4: explorer 1 dahan 1; seat 0: in_play call_of_the_dahan_ways",
    )
    use(s, "call_of_the_dahan_ways", "G4")
    assert (s.pieces("G4", "explorer"), s.pieces("G4", "dahan")) == (0, 2)


def test_a_piece_that_moves_keeps_its_damage() -> None:
    s = powers(
        "slow",
        f"{spirits(EYES)}; G8: town:1 1; seat 0: in_play eerie_noises_and_moving_trees",
    )
    use(s, "eerie_noises_and_moving_trees", "G8")
    assert offered(s, "push", "town", 1, "G6")
    s.answer("push", "push", "town", 1, "G6")
    assert s.view()["lands"][s.land("G6")]["damaged"] == [["town", 1, 1]]
