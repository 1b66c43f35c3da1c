"""A server at tiny limits: the page waits as long as it is told, says so, and goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Event, Thread

from browser.people import Newcomer
from browser.table import play, settle, sit_down
from server.client import Site
from server.serving import serving
from vigil.server.common.limits import Limits

TINY = Limits(work_per_second=8, work_at_once=400, requests_per_second=1000, requests_at_once=1000)
WORDS = "The server is busy; trying again in"
LISTEN = """
    window.said = []
    new MutationObserver(() => {
        for (const one of document.querySelectorAll('[role=status]')) said.push(one.textContent)
    }).observe(document, { subtree: true, childList: true, characterData: true })
"""
"""Words that come and go are kept, however slow the machine is that looks for them."""


@contextmanager
def busy(site: Site, path: str) -> Iterator[None]:
    """Whatever work the server may do goes to somebody else, however long a page takes to load."""
    enough = Event()

    def ask() -> None:
        while not enough.wait(0.02):
            site.http.get(path)

    asking = Thread(target=ask)
    asking.start()
    try:
        yield
    finally:
        enough.set()
        asking.join()


def test_a_page_waits_for_a_busy_server_and_says_so(
    arrive: Newcomer, client: None, tmp_path: Path
) -> None:
    with serving(str(tmp_path / "vigil.db"), TINY) as server:
        made = server.site.new_table("ghost_stories", "Ann", "[rules]")
        table = sit_down(arrive, made, 0)
        table.person.expects("429", "WebSocket connection to .* failed")
        settle([table])
        before = table.ply
        table.page.add_init_script(LISTEN)
        for dear_and_cheap in ("/story", ""):
            while server.site.http.get(f"{made.path}{dear_and_cheap}").status_code != 429:
                pass
        with busy(server.site, made.path):
            table.page.reload()
            table.page.wait_for_function(
                "words => said.some(one => one.includes(words))", arg=WORDS
            )
        settle([table])
        assert table.ply == before
        play([table], Random(1), 1)
        assert table.ply != before
