"""What the browser makes of whole games that are played here, all in one run of vitest."""

from __future__ import annotations

from pathlib import Path

from web import films, round_confirmations, turn_confirmations
from web.in_vitest import check_in_vitest


def test_films_are_played_to_their_end_and_few_answers_are_confirmed(tmp_path: Path) -> None:
    told = {"FILMS": films, "QUESTIONS": turn_confirmations, "ANSWERS": round_confirmations}
    files = {name: tmp_path / f"{name}.jsonl" for name in told}
    for name, games in told.items():
        games.write(files[name])
    check_in_vitest("films.config.ts", **files)
