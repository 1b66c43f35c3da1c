"""A server at tiny limits: the page waits as long as told, says so, and continues."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from browser.people import Newcomer
from browser.table import play, settle, sit_down
from server.busy import TINY, kept_busy
from server.serving import serving

WORDS = "Server busy. Retrying in"
LISTEN = """
    window.said = []
    new MutationObserver(() => {
        for (const one of document.querySelectorAll('[role=status]')) said.push(one.textContent)
    }).observe(document, { subtree: true, childList: true, characterData: true })
"""
"""Words that come and go are kept, however slow the machine is that looks for them."""


@pytest.mark.long_form
def test_a_page_waits_for_a_busy_server_and_says_so(
    arrive: Newcomer, client: None, tmp_path: Path
) -> None:
    with serving(str(tmp_path / "vigil.db"), TINY) as server:
        made = server.site.new_table("ghost_stories", "Ann", "[rules]")
        table = sit_down(arrive, made, 0)
        table.person.expects("429")
        settle([table])
        before = table.ply
        table.page.add_init_script(LISTEN)
        with kept_busy(made):
            table.page.reload()
            table.page.wait_for_function(
                "words => said.some(one => one.includes(words))", arg=WORDS
            )
        settle([table])
        assert table.ply == before
        play([table], Random(1), 1)
        assert table.ply != before
        table.page.close()  # it would miss the server
