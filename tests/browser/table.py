"""A table as a player sees it in a browser, and the three ways to answer there."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Literal

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser.people import PATIENCE, Newcomer, Person, key_ring
from server.client import Made

How = Literal["object", "button", "key"]

OPTIONS: Final = """() => [...document.querySelectorAll('[data-option]')].map(button => ({
    index: Number(button.dataset.option),
    key: button.querySelector('kbd').textContent,
    label: button.querySelector('span').innerText,
    refs: button.dataset.refs.split(' ').filter(ref => ref),
    opens: 'opens' in button.dataset,
}))"""

POINT: Final = """async ref => {
    const find = () => document.querySelector(`[data-ref="${ref}"][data-legal="true"]`)
    const frame = () => new Promise(done => requestAnimationFrame(done))
    const box = () => JSON.stringify(find()?.getBoundingClientRect())
    find()?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    for (let before; before !== box(); await frame(), await frame()) before = box()
    const thing = find()
    if (!thing) return null
    const { left, top, width, height } = thing.getBoundingClientRect()
    const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.03, 0.97]
    for (const x of parts) for (const y of parts) {
        const at = [left + width * x, top + height * y]
        if (document.elementFromPoint(...at)?.closest('[data-ref]') === thing) return at
    }
    return null
}"""
"""Where a legal thing can be pressed: as near to its middle as nothing lies over it,
once it stands still."""

BADGES: Final = """() => [...document.querySelectorAll('[data-ref][data-legal="true"]')]
    .map(thing => [thing.dataset.ref, thing.querySelector('.badge').textContent.trim()])"""

STATE: Final = """() => {
    const prompt = document.querySelector('#prompt')
    const has = what => Boolean(document.querySelector(what))
    const busy = prompt?.ariaBusy === 'true'
    return [Number(prompt?.dataset.ply ?? -1), has('[data-option], .result'), has('.also'), busy]
}"""
"""The ply that is shown, whether there is an answer or the result to see, whether another player
is asked too, whether it is busy."""

ALONE: Final = f"""() => {{
    const [, open, others, busy] = ({STATE})()
    return open && !others && !busy
}}"""
"""Whether the only one with a page has something to answer or to see, and nobody else is asked."""

EFFECT: Final = """ply => {
    const prompt = document.querySelector('#prompt')
    return Number(prompt?.dataset.ply ?? ply) !== ply || prompt?.ariaBusy === 'true'
        || Boolean(document.querySelector(
            '[data-option].sure, [data-confirm], .menu button, [role=alert], [data-lose]'))
}"""
"""Whether a press has led to an answer, a menu, a pick, the wish for a second press, a refusal."""

DECIDED: Final = """ply => {
    const prompt = document.querySelector('#prompt')
    return Number(prompt?.dataset.ply ?? ply) !== ply
        || Boolean(document.querySelector('[data-lose]'))
}"""
"""Whether an answer is given, or asked about because it loses: that may be known only later."""

TYPED: Final = """digits => {
    for (const key of digits) {
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    }
}"""
"""The digits of a number at once: after a while the page takes the first for the whole."""


@dataclass(frozen=True)
class Offered:
    """An option as it is offered."""

    index: int
    key: str
    label: str
    refs: list[str]
    opens: bool = False
    """Whether it is given at one press, because it only asks on."""


class Table:
    """The table on a page."""

    def __init__(self, person: Person, page: Page | None = None) -> None:
        self.person = person
        self.page = page or person.page
        self.prompt = self.page.locator("#prompt")

    # -- looking

    @property
    def ply(self) -> int:
        return int(self.prompt.get_attribute("data-ply") or -1)

    @property
    def question(self) -> str:
        return self.prompt.locator("h2").inner_text()

    @property
    def over(self) -> bool:
        return self.prompt.locator(".result").count() > 0

    @property
    def options(self) -> list[Offered]:
        """What can be answered; nothing while others decide."""
        return [Offered(**found) for found in self.page.evaluate(OPTIONS)]

    @property
    def log(self) -> list[str]:
        """The lines of the log, from the top."""
        return [" ".join(text.split()) for text in self.page.locator("#log li").all_inner_texts()]

    def legal(self) -> list[str]:
        """The refs of the things that are highlighted."""
        found: list[str] = self.page.locator("[data-ref][data-legal=true]").evaluate_all(
            "things => things.map(thing => thing.dataset.ref)"
        )
        return found

    def badges(self) -> dict[str, str]:
        """The numbers at the things that are highlighted, by their refs."""
        return dict(self.page.evaluate(BADGES))

    # -- waiting

    def wait_until_asked(self) -> None:
        """Wait for a question to answer, or for the end."""
        settle([self])

    def wait_for_ply(self, ply: int) -> None:
        """Wait until the table is drawn as it is after this many answers."""
        self.page.wait_for_function(
            "ply => Number(document.querySelector('#prompt')?.dataset.ply) === ply", arg=ply
        )

    def wait_beyond(self, ply: int) -> None:
        """Wait until something has been answered or taken back."""
        self.page.wait_for_function(
            "ply => Number(document.querySelector('#prompt')?.dataset.ply ?? ply) !== ply", arg=ply
        )

    def wait_until_ready(self) -> None:
        """Wait until the question can be answered: a press right after it came is none."""
        self.page.locator("#prompt:not([aria-busy=true])").wait_for()

    def wait_for_effect(self, ply: int) -> None:
        """Wait until a press at this ply has led to something."""
        self.page.wait_for_function(EFFECT, arg=ply)

    # -- answering

    def answer(self, offered: Offered, how: How | None = None) -> None:
        """Give an answer, by its object where it has one, and a second time if it is final."""
        self.wait_until_ready()
        before = self.ply
        way = how or ("object" if offered.refs else "button")
        try:
            self.press(offered, way)
            if self.page.locator(f"[data-option='{offered.index}'].sure").count():
                self.press(offered, way)
            self.page.wait_for_function(DECIDED, arg=before)
            self.lose_if_asked()
            self.wait_beyond(before)
        except PlaywrightTimeout:
            said = self.page.locator("[role=alert], p.note").all_inner_texts()
            raise AssertionError(f"{offered} by {way} changed nothing: {said}") from None

    def lose_if_asked(self) -> None:
        """Give an answer that loses the game all the same."""
        lose = self.page.locator("[data-lose]")
        if lose.count():
            lose.click()

    def press(self, offered: Offered, how: How) -> None:
        """One press, by which the answer is given or chosen."""
        before = self.ply
        if how == "key":
            self.type(offered.key)
        elif how == "button":
            self.button(offered).click()
        else:
            self.click(offered.refs[0])
        self.wait_for_effect(before)
        menu = self.page.locator(".menu button", has=self.page.get_by_text(offered.key, exact=True))
        if menu.count():
            menu.first.click()
            self.wait_for_effect(before)
        confirm = self.page.locator("[data-confirm]")
        if confirm.count() and not self.page.locator(".sure").count():
            confirm.click()

    def button(self, offered: Offered) -> Locator:
        """The button of an option: beside Confirm where the list is folded, else in the list."""
        beside = self.page.locator(f"[data-plain='{offered.index}']")
        return beside if beside.count() else self.page.locator(f"[data-option='{offered.index}']")

    def type(self, number: str) -> None:
        """Type the number of an option."""
        if len(number) == 1:
            self.page.keyboard.press(number)
        else:
            self.page.evaluate(TYPED, number)

    def click(self, ref: str) -> None:
        """Click a legal thing with the mouse, once it stays where it is under the pointer."""
        at = self.point(ref)
        self.page.mouse.move(*at)
        while at != (now := self.point(ref)):
            at = now
            self.page.mouse.move(*at)
        self.page.mouse.click(*at)

    def reaches(self, ref: str) -> bool:
        """Whether a thing is on the page and nothing lies over all of it."""
        return self.page.evaluate(POINT, ref) is not None

    def point(self, ref: str) -> tuple[float, float]:
        """Where a legal thing can be clicked."""
        at = self.page.evaluate(POINT, ref)
        assert at is not None, f"{ref} is not to be reached; legal: {self.legal()}"
        return at[0], at[1]


Sit = Callable[..., Table]


def sit_down(arrive: Newcomer, made: Made, *seats: int, **how: Any) -> Table:
    """A player with these seats opens the table; without seats, a spectator."""
    table = Table(arrive(made.site.address, keys=key_ring(made, *seats), **how))
    table.person.visit(f"/tables/{made.id}")
    table.prompt.wait_for()
    return table


def settle(tables: list[Table]) -> None:
    """Wait until all show the same moment, and nobody but them is asked or the game is over.

    Besides the player with a question on the page, only bots are asked, which answer soon.
    """
    if len(tables) == 1:
        tables[0].page.wait_for_function(ALONE)
        return
    deadline = time.monotonic() + PATIENCE / 1000
    while not _settled([table.page.evaluate(STATE) for table in tables]):
        assert time.monotonic() < deadline, [table.page.evaluate(STATE) for table in tables]
        tables[0].page.wait_for_timeout(10)


def _settled(states: list[list[Any]]) -> bool:
    plies, open, others, busy = zip(*states, strict=True)
    bots = any(others) and sum(open) == 1
    return len(set(plies)) == 1 and any(open) and not bots and not any(busy)


def play(tables: list[Table], random: Random, answers: int, how: How | None = None) -> int:
    """Those who are asked answer at random, by clicking the board where they can.

    Gives the number of answers, which is smaller when the game ended.
    """
    for given in range(answers):
        settle(tables)
        asked = [table for table in tables if table.options]
        if not asked:
            return given
        table = random.choice(asked)
        table.answer(random.choice(table.options), how)
    settle(tables)
    return answers


def play_until_the_bot_answers(table: Table) -> Locator:
    """Play on against a bot in the second seat; gives the lines of the log that say why."""
    lines = table.page.locator("#log li:has([data-why='1'])")
    luck = Random(3)
    while not lines.count():
        play([table], luck, 1)
    return lines
