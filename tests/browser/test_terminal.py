"""A table shared between a browser and a terminal."""

from __future__ import annotations

import asyncio
from threading import Event, Thread

import pytest

from browser.people import PATIENCE
from browser.table import Sit
from server.client import Site
from vigil.terminal import Screen
from vigil.terminal.app.app import TableApp
from vigil.terminal.app.http import Address
from vigil.terminal.app.network import NetworkBackend
from vigil.words import Words

FAR = 6
"""Answers after which both have played."""


class Terminal:
    """A player in a terminal who always takes the first option."""

    def __init__(self, link: str, token: str) -> None:
        self.place = NetworkBackend(Address(link), token, Words("en"))
        self.answered = 0
        self.heard = Event()
        self._enough = Event()
        self._thread = Thread(target=lambda: asyncio.run(self._play()))

    def __enter__(self) -> Terminal:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._enough.set()
        self._thread.join()

    async def _play(self) -> None:
        app = TableApp(self.place, Screen.of(self.place.table.setup, Words("en")), beat=0)
        async with app.run_test(size=(80, 24)) as pilot:
            while not self._enough.is_set():
                if self.place.chat:
                    self.heard.set()
                if app.choices.numbers:
                    self.answered += 1
                    await pilot.press("enter")
                await pilot.pause(0.1)


@pytest.mark.long_form
def test_a_browser_and_a_terminal_play_at_one_table(sit: Sit, site: Site) -> None:
    made = site.new_table("ghost_stories", "Ann", "Ben")
    browser = sit(made, 0)
    with Terminal(f"{site.address}/tables/{made.id}", made.tokens[1]) as terminal:
        answered = 0
        while browser.ply < FAR or not answered or not terminal.answered:
            ply = browser.ply
            if browser.options:
                browser.answer(browser.options[0])
                answered += 1
            else:
                browser.wait_beyond(ply)
        browser.page.get_by_placeholder("Message to the table…").fill("Well done")
        browser.page.keyboard.press("Enter")
        assert terminal.heard.wait(PATIENCE / 1000)
    assert terminal.place.table.ply >= FAR
    assert terminal.place.chat == ["Ann: Well done"]
