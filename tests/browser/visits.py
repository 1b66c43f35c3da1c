"""People come and leave; whoever gets a browser that was left loads pages in half the time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

from browser.people import WIDE, Newcomer, Person, has_touch


class Browsers:
    """Browsers for people: new ones, and at a lasting server those that were left."""

    def __init__(self, chromium: Browser, lasting: str = "") -> None:
        self.chromium = chromium
        self.lasting = lasting
        self.left: dict[bool, list[Page]] = defaultdict(list)
        """By whether their screens are touched."""
        self.lent: dict[Person, bool] = {}

    def give(
        self, address: str, new: bool = False, size: tuple[int, int] = WIDE, **how: Any
    ) -> Person:
        """Somebody with a browser; it is new where a test changes the browser or counts loads."""
        if new or address != self.lasting or {"fonts", "keeps_pages"} & how.keys():
            return Person(self.chromium, address, size=size, **how)
        left = self.left[has_touch(size)]
        person = Person(self.chromium, address, size=size, left=left.pop() if left else None, **how)
        self.lent[person] = has_touch(size)
        return person

    def take(self, person: Person) -> None:
        """Take the browser of somebody who leaves."""
        if person in self.lent:
            self.left[self.lent.pop(person)].append(person.leave())
        else:
            person.context.close()


@contextmanager
def visiting(browsers: Browsers) -> Iterator[Newcomer]:
    """People come to a server; when they leave, nothing may have gone wrong in their browsers."""
    people: list[Person] = []

    def come(address: str, **how: Any) -> Person:
        people.append(browsers.give(address, **how))
        return people[-1]

    yield come
    surprises = [said for person in people for said in person.surprises]
    for person in people:
        browsers.take(person)
    assert not surprises, surprises
