"""What happened is played on the table, beat by beat, and never in the way of an answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import expect

from browser.people import Newcomer
from browser.table import Sit, Table, settle, sit_down
from server.client import Site

WATCH: Final = """() => {
    window.beats = []
    let last
    const caption = document.querySelector('.caption')
    const look = () => {
        const { beat, beats: count } = caption.dataset
        if (beat === last) return
        last = beat
        if (!beat) return
        const legal = document.querySelectorAll('.board [data-legal="true"]').length
        const touched = document.querySelectorAll('.board [data-touched]').length
        const text = caption.querySelector('p').innerText
        window.beats.push([Number(beat), Number(count), text, legal, touched])
    }
    new MutationObserver(look).observe(caption, { attributes: true, subtree: true })
}"""
"""Writes down every beat, with what can be chosen on the board and what is marked there."""

FREEZE: Final = "() => { window.setTimeout = () => 0 }"
"""From now on no beat ends by itself."""

MOST_ANSWERS: Final = 80


class Beat(NamedTuple):
    """A beat as it was seen; what is legal and touched are counts."""

    number: int
    of: int
    text: str
    legal: int
    touched: int


def watch(table: Table) -> None:
    settle([table])
    table.page.evaluate(WATCH)


def wait_for_the_end(table: Table) -> list[Beat]:
    """Wait until nothing is played any more; the beats of the last film."""
    table.page.locator(".caption:not([data-playing])").wait_for(state="attached")
    beats = [Beat(*beat) for beat in table.page.evaluate("() => window.beats.splice(0)")]
    starts = [at for at, beat in enumerate(beats) if beat.number == 1]
    return beats[starts[-1] :] if starts else []


def play_until(table: Table, wanted: Callable[[list[Beat]], bool]) -> list[Beat]:
    """Answer until a film of several beats follows that is the wanted one; the film."""
    luck = Random(3)
    for _ in range(MOST_ANSWERS):
        settle([table])
        table.answer(luck.choice(table.options), "button")
        settle([table])
        beats = wait_for_the_end(table)
        if len(beats) > 2 and wanted(beats):
            return beats
    raise AssertionError("no such film was played")


def sentences(caption: str) -> list[str]:
    """What a caption says; one caption may tell of several lines of the log."""
    return [said.strip(" .") for said in caption.split(". ") if said]


def written(table: Table, *places: str) -> str:
    """What stands in these places of the log."""
    return " ".join(" ".join(table.page.locator(f"#log {at}").all_inner_texts()) for at in places)


def tell_of_a_bot(table: Table, beats: list[Beat]) -> bool:
    """Whether one of the beats tells what the log has as an answer of a bot."""
    answers = written(table, "li:has([data-why])")
    return any(said in answers for beat in beats for said in sentences(beat.text))


def plays_beat_by_beat(table: Table, beats: list[Beat]) -> None:
    """Each beat comes once, and only with the last one something can be chosen."""
    assert [beat.number for beat in beats] == list(range(1, beats[-1].of + 1))
    assert any(beat.touched for beat in beats)
    assert [beat.legal for beat in beats[:-1]] == [0] * (len(beats) - 1)
    log = written(table, "h4", "li")
    told = [beat.text for beat in beats if not beat.text.endswith("…")]
    assert told
    assert [text for text in told if not any(said in log for said in sentences(text))] == []
    assert table.legal() or not any(option.refs for option in table.options)


class Watched(NamedTuple):
    """A table at which a film has been played."""

    table: Table
    beats: list[Beat]


@pytest.fixture(scope="module")
def watched(stay: Newcomer, site: Site) -> Watched:
    """A player who has seen a bot's turn."""
    table = sit_down(stay, site.new_table("ghost_stories", "Ann", "[rules]"), 0, playback="fast")
    watch(table)
    return Watched(table, play_until(table, partial(tell_of_a_bot, table)))


def test_a_turn_of_others_is_played_beat_by_beat(watched: Watched) -> None:
    plays_beat_by_beat(*watched)


def tell_of_a_ravage(beats: list[Beat]) -> bool:
    return any("Ravage in" in beat.text for beat in beats)


@pytest.mark.long_form
def test_a_phase_of_the_invaders_is_played_beat_by_beat(sit: Sit, site: Site) -> None:
    table = sit(site.new_table("horizons", "Ann"), 0, playback="fast")
    watch(table)
    plays_beat_by_beat(table, play_until(table, tell_of_a_ravage))


def test_escape_ends_what_is_played_and_r_shows_it_again(watched: Watched) -> None:
    page = watched.table.page
    playing = page.locator(".caption[data-playing]")
    page.evaluate(FREEZE)
    for key in ("r", "Escape"):
        page.keyboard.press(key)
        expect(playing).to_have_count(1 if key == "r" else 0)
    # The log folds away where the answers need its room.
    page.locator("[data-key=review]").dispatch_event("click")
    page.locator(".caption [data-key=skip]").click()
    expect(playing).to_have_count(0)


def test_who_comes_back_may_see_what_the_others_did(watched: Watched) -> None:
    table = watched.table
    table.page.reload()
    table.prompt.wait_for()
    watch(table)
    table.page.locator("[data-key=missed]").click()
    table.page.locator(".caption[data-beat]").wait_for()
    assert tell_of_a_bot(table, wait_for_the_end(table))
    expect(table.page.locator("[data-key=missed]")).to_have_count(0)


def test_a_number_typed_early_ends_what_is_played_and_answers_nothing(watched: Watched) -> None:
    table = watched.table
    before = table.ply
    table.page.evaluate(FREEZE)
    table.page.keyboard.press("r")
    table.page.locator(".caption[data-beat='1']").wait_for()
    assert table.options == []
    table.page.keyboard.press("1")
    table.page.locator(".caption:not([data-playing])").wait_for(state="attached")
    assert table.options
    assert table.ply == before
