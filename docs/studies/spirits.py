"""Which spirits, alone and together, win most, and why."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np

from studies.plans import BOARDS, SPIRITS
from studies.telling import Study, by_deal, picture, share, share_mark, signed, table
from vigil.research.simulation.results import Results, read_results, read_turns
from vigil.research.study import study_of
from vigil.research.study.drawing import curve, marks
from vigil.research.study.text import StudyText

SAY: Final = StudyText("horizons")


def names(spirits: str) -> str:
    """A spirit in English; of several the first two words of each."""
    found = [SAY.name("spirit", spirit)[0] for spirit in spirits.split("+")]
    return found[0] if len(found) == 1 else ", ".join(" ".join(n.split()[:2]) for n in found)


Wins = Mapping[str, tuple[int, int]]
"""Games won, and all games, by spirits."""


def wins_by(results: Results, key: Callable[[str], str]) -> Wins:
    """Wins and games by what is made of the spirits of a row."""
    found: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for spirits, won in zip(results.values["setup_spirits"], results.values["won"], strict=True):
        one = found[key(str(spirits))]
        one[0] += bool(won)
        one[1] += 1
    return {name: (wins, games) for name, (wins, games) in found.items()}


def together(spirits: str) -> str:
    """Spirits whatever their seats."""
    return "+".join(sorted(spirits.split("+")))


def ranked(found: Wins) -> list[tuple[str, tuple[int, int]]]:
    """The most successful first."""
    return sorted(found.items(), key=lambda item: -item[1][0] / item[1][1])


def expected(pairs: Wins) -> dict[str, float]:
    """What each pair would win if every spirit brought its own part, with any partner."""
    names = list(pairs)
    shares = np.array([wins / games for wins, games in pairs.values()])
    parts = np.array([[1.0, *(float(s in name.split("+")) for s in SPIRITS)] for name in names])
    fitted, *_ = np.linalg.lstsq(parts, shares, rcond=None)
    return dict(zip(names, (parts @ fitted).tolist(), strict=True))


MEASURES: Final[dict[str, Callable[[Mapping[str, Any]], float]]] = {
    "Rounds": lambda row: row["turns"],
    "Fear per round": lambda row: row["fear"] / max(1, row["turns"]),
    "Blight added per round": lambda row: row["blight_added"] / max(1, row["turns"]),
    "Ravages per round": lambda row: row["ravages"] / max(1, row["turns"]),
    "Explorers destroyed": lambda row: row["destroyed"].get("explorer", 0),
    "Towns destroyed": lambda row: row["destroyed"].get("town", 0),
    "Cities destroyed": lambda row: row["destroyed"].get("city", 0),
    "Dahan left": lambda row: row["dahan"],
    "Cards played per round": lambda row: sum(row["cards_played"].values()) / max(1, row["turns"]),
}
"""What may say why a spirit wins."""


def why(results: Results) -> str:
    """What spirits alone do on average, and why they lose."""
    rows: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
    for row in results.rows():
        rows[str(row["setup_spirits"])].append(row)
    lines = [
        [measure, *(f"{np.mean([compute(row) for row in rows[spirit]]):.2f}" for spirit in SPIRITS)]
        for measure, compute in MEASURES.items()
    ]
    pairs = zip(results.values["reason"], results.values["won"], strict=True)
    for reason in sorted({str(reason) for reason, won in pairs if not won}):
        lost = (np.mean([row["reason"] == reason for row in rows[spirit]]) for spirit in SPIRITS)
        lines.append([SAY.name("loss", reason)[0], *(f"{one:.1%}" for one in lost)])
    return table(("Average per game", *map(names, SPIRITS)), lines)


def boards_table(alone: Results) -> str:
    """Each spirit on each board."""
    cells = by_deal(alone, "won", ("setup_spirits", "setup_boards"))
    rows = (
        [names(spirit), *(f"{cells[spirit, board].mean():.0%}" for board in BOARDS)]
        for spirit in SPIRITS
    )
    return table(("Games won on board", *BOARDS), rows)


def pairs_table(pairs: Wins) -> str:
    """Each pair, and how far it is more than its spirits."""
    parts = expected(pairs)
    rows = (
        [names(pair), share(wins, games), signed(100 * (wins / games - parts[pair]))]
        for pair, (wins, games) in ranked(pairs)
    )
    return table(("Spirits", "Games won", "Points beyond the sum"), rows)


def wins_table(found: Wins) -> str:
    """Games won, the most successful first."""
    return table(("Spirits", "Games won"), ([names(s), share(*f)] for s, f in ranked(found)))


def wins_picture(found: Wins, title: str) -> str:
    """The same as a picture."""
    rows = [share_mark(names(spirits), *wins) for spirits, wins in ranked(found)]
    return picture(marks(rows, signed=False), title)


def spirits(folder: Path) -> Study:
    """Spirits alone, in pairs and in threes."""
    played = [read_results(str(folder / f"spirits_{players}.parquet")) for players in (1, 2, 3)]
    alone, two, three = (wins_by(one, together) for one in played)
    counts = [len(one) for one in played]
    turns = read_turns(str(folder / "spirits_1_turns.parquet"), played[0].game)
    curves = {one.column: one for one in study_of(played[0], turns).curves}
    return Study(
        "spirits.md",
        {
            "games": f"{sum(counts):,} games: {counts[0]:,} alone, {counts[1]:,} in pairs,"
            f" {counts[2]:,} in threes.",
            "alone": wins_table(alone),
            "boards": boards_table(played[0]),
            "pairs": pairs_table(two),
            "threes": wins_table(three),
            "why": why(played[0]),
        },
        {
            "spirits_alone": wins_picture(alone, "Spirits alone: games won"),
            "spirits_pairs": wins_picture(two, "Pairs of spirits: games won"),
            "spirits_blight": picture(curve(curves["blight"]), "Blight, alone"),
            "spirits_fear": picture(curve(curves["fear"]), "Fear, alone"),
        },
    )
