"""The pages of ``docs/studies``: filled by the program, from few games as from many."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cli.command import inside
from research.study.rows import played, write
from studies import telling
from studies.plans import LAYOUTS, PLANS, Plan
from studies.powers import compared, powers
from studies.spirits import expected, spirits
from studies.telling import Array, Estimate, Study, mean_of, points
from studies.village import by_chance, tile_effects, variance, village

PAGES = Path(telling.__file__).parent
STUDIES = {"powers.md": powers, "village.md": village, "spirits.md": spirits}


def setups(plan: Plan) -> list[dict[str, Any]]:
    """The setups that a plan sweeps."""
    typed = re.search(r"--players (\d)", plan.options)
    assert typed is not None
    lists = ("powers", "village", "spirits", "boards")
    return [
        {
            "players": int(typed[1]),
            **{
                key: v.split("+") if key in lists else v
                for key, v in zip(plan.sweep, values, strict=False)
            },
        }
        for values in product(*plan.sweep.values())
    ]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games of each cell of every plan; chance never wins, so every third is called won."""
    found = tmp_path_factory.mktemp("results")
    for plan in PLANS:
        games, turns = played(plan.options.split()[0], setups(plan), 2)
        won = [number % 3 == 0 for number in range(len(games))]
        games = replace(games, values={**games.values, "won": won})
        write(found / f"{plan.name}.parquet", games)
        if plan.turns:
            write(found / f"{plan.name}_turns.parquet", turns)
    return found


@pytest.mark.parametrize("page", STUDIES)
def test_every_place_of_a_page_is_filled(
    page: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "FOLDER", tmp_path)
    shutil.copy(PAGES / page, tmp_path)
    study = STUDIES[page](folder)
    study.write()
    text = (tmp_path / page).read_text(encoding="utf-8")
    assert set(re.findall(r"<!-- begin (\w+) -->", text)) == set(study.blocks)
    for name, block in study.blocks.items():
        assert f"<!-- begin {name} -->\n{block}\n<!-- end {name} -->" in text
    shown = set(re.findall(r"\]\((\w+)\.svg\)", text))
    assert shown == set(study.pictures) == {path.stem for path in tmp_path.glob("*.svg")}


def test_a_page_without_a_place_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "FOLDER", tmp_path)
    (tmp_path / "page.md").write_text("nothing")
    with pytest.raises(AssertionError, match="no place for answer"):
        Study("page.md", {"answer": "42"}, {}).write()


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_every_command_is_one_that_vigil_takes(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An unwritable file is refused only when all else is right."""
    monkeypatch.chdir(tmp_path)
    command = plan._replace(games=1).command(workers=1).replace("--out ", "--out nowhere/")
    done = inside(*command.split()[1:], "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert "nowhere" in done.stderr


def test_each_question_has_at_least_twenty_thousand_games() -> None:
    for question in ("powers", "village", "spirits"):
        assert sum(plan.total for plan in PLANS if plan.name.startswith(question)) >= 20_000


def test_villages_are_all_different() -> None:
    (plan,) = (plan for plan in PLANS if plan.name == "village")
    assert len(set(plan.sweep["village"])) == LAYOUTS


# -- figures


def test_a_difference_in_bold_is_one_that_leaves_out_nought() -> None:
    assert points(Estimate(0.05, 0.02)) == "**+5.0 (+3.0 … +7.0)**"
    assert points(Estimate(-0.05, 0.07)) == "−5.0 (−12.0 … +2.0)"


def test_the_interval_of_a_mean() -> None:
    assert mean_of([1, 2, 3, 4]) == pytest.approx((2.5, 1.96 * 1.29099 / 2), abs=1e-3)


def test_sides_are_compared_deal_by_deal_over_all_other_boards() -> None:
    (plan,) = (plan for plan in PLANS if plan.name == "powers")
    cells: dict[tuple[str, ...], Array] = {
        (level, several): np.array([1.0, 0.0, 1.0 if "second_wind" in several else 0.0])
        for level, several in product(plan.sweep["level"], plan.sweep["powers"])
    }
    assert compared(cells, "hell", 1).mean == pytest.approx(-1 / 3)
    assert compared(cells, "hell", 0) == (0, 0)


def test_variance_is_taken_apart_into_layout_deal_and_rest() -> None:
    chance = np.random.default_rng(3)
    layouts, deals = chance.normal(0, 0.1, (300, 1)), chance.normal(0, 0.2, (1, 300))
    found = variance(0.4 + layouts + deals + chance.normal(0, 0.4, (300, 300)))
    assert found == pytest.approx((0.01, 0.04, 0.16), rel=0.25)


def test_layouts_that_do_not_matter_differ_by_chance() -> None:
    chance = np.random.default_rng(5)
    alike = (chance.random((40, 50)) < 0.4).astype(float)
    assert by_chance(alike, 200) > 0.05
    alike[:10] = 1.0
    assert by_chance(alike, 200) < 0.01


def test_a_tile_is_compared_with_itself_elsewhere() -> None:
    (plan,) = (plan for plan in PLANS if plan.name == "village")
    layouts = [tuple(village.split("+")) for village in plan.sweep["village"]]
    shares = {layout: 0.5 + 0.1 * (layout[4] == "tea_house") for layout in layouts}
    found = {(tile, place): effect.mean for tile, place, effect in tile_effects(shares)}
    assert found["tea_house", "centre"] == pytest.approx(0.1)
    assert len(found) == 27


def test_pairs_that_are_the_sum_of_their_spirits_have_nothing_beyond() -> None:
    (plan,) = (plan for plan in PLANS if plan.name == "spirits_2")
    pairs = {pair: (50 + 10 * ("eyes" in pair), 100) for pair in plan.sweep["spirits"]}
    for pair, share in expected(pairs).items():
        assert share == pytest.approx(pairs[pair][0] / 100)
