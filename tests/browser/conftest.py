"""What the tests in browsers share: one Chromium, one server, and people with browsers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.build import build_client
from browser.chromium import ARGUMENTS, NONE, find_chromium
from browser.contexts import Contexts
from browser.people import PATIENCE, WIDE, Newcomer, Person
from browser.table import Sit, sit_down
from server.client import Site
from server.serving import serving


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    program = find_chromium()
    if program is None:
        pytest.fail(NONE)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def contexts(chromium: Browser) -> Contexts:
    """What people share without noticing it."""
    return Contexts(chromium)


@pytest.fixture(scope="package")
def client() -> None:
    """The client as its sources are now."""
    build_client()


@pytest.fixture(scope="package")
def site(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that these tests share; each makes its own tables."""
    with serving(str(tmp_path_factory.mktemp("browser") / "vigil.db")) as server:
        yield server.site


@contextmanager
def visiting(contexts: Contexts | Browser) -> Iterator[Newcomer]:
    """People come to a server; when they leave, nothing may have gone wrong in their browsers."""
    people: list[Person] = []

    def come(address: str, **how: Any) -> Person:
        people.append(Person(contexts, address, **how))
        return people[-1]

    yield come
    for person in people:
        person.leave()
    assert [person.surprises for person in people] == [[] for _ in people]


@pytest.fixture
def arrive(contexts: Contexts) -> Iterator[Newcomer]:
    """People who come for one test."""
    with visiting(contexts) as come:
        yield come


@pytest.fixture(scope="module")
def stay(contexts: Contexts) -> Iterator[Newcomer]:
    """People who come for all tests of a file, which leave everything as they found it."""
    with visiting(contexts) as come:
        yield come


@pytest.fixture(scope="module")
def regular(stay: Newcomer) -> Newcomer:
    """People who stay and come again: the same settings give the same person and page."""
    known: dict[str, Person] = {}

    def come(address: str, keys: dict[str, Any] | None = None, **how: Any) -> Person:
        how = {"size": WIDE, "language": "en"} | how
        name = repr((address, sorted(how.items())))
        if name in known:
            known[name].come_again(how["size"], how["language"], keys or {})
        else:
            known[name] = stay(address, keys=keys, **how)
        return known[name]

    return come


@pytest.fixture
def person(arrive: Newcomer, site: Site) -> Person:
    """A player at the shared server."""
    return arrive(site.address)


@pytest.fixture
def sit(arrive: Newcomer) -> Sit:
    """How people sit down at a table: ``sit(made, *seats, **how)``."""
    return partial(sit_down, arrive)


@pytest.fixture
def sit_again(regular: Newcomer) -> Sit:
    """How people who stay sit down at another table, by a link; only the language they change."""
    return partial(sit_down, regular)
