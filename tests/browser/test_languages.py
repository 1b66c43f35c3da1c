"""The language changes at any time: question, options, old lines of the log, texts of cards."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from browser.games import SHOWN, new_game
from browser.table import Sit, play, settle
from forms import in_form, some
from server.client import Site

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN_WORD = re.compile("[a-z]{4,}", re.IGNORECASE)


@pytest.mark.parametrize("game", some(SHOWN))
def test_everything_on_the_table_is_said_in_the_new_language(
    sit_again: Sit, site: Site, game: str
) -> None:
    table = sit_again(new_game(site, game, "Ann", "[rules]"), 0)
    play([table], Random(1), in_form(quick=3, long=6))
    # Dice that were just thrown go by themselves.
    table.page.locator(".tray.passive").wait_for(state="detached")
    said = {}
    for language in ("ru", "pl", "en"):
        table.person.speak(language)
        names = table.page.locator(".board [data-ref]").evaluate_all(
            "all => all.map(one => one.getAttribute('aria-label'))"
        )
        labels = [option.label for option in table.options]
        said[language] = [table.question, *labels, *table.log, *names]
    assert len(said["en"]) == len(said["pl"]) == len(said["ru"])
    assert all(CYRILLIC.search(text) for text in said["ru"] if LATIN_WORD.search(text))
    assert not any(CYRILLIC.search(text) for text in said["en"] + said["pl"])
    assert table.log
    assert said["en"] != said["pl"]


@pytest.mark.long_form
def test_a_choice_that_awaits_its_second_press_keeps_waiting(sit_again: Sit, site: Site) -> None:
    table = sit_again(site.new_table("ghost_stories", "Ann"), 0, confirm="always")
    settle([table])
    chosen = table.options[0]
    table.press(chosen, "button")
    table.person.speak("ru")
    sure = table.page.locator(f"[data-option='{chosen.index}'].sure")
    expect(sure).to_have_text(CYRILLIC)
    before = table.ply
    sure.click()
    table.wait_beyond(before)
