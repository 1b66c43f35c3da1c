"""The log beside the board."""

from __future__ import annotations

from random import Random

from browser.table import Sit, play, settle
from server.client import Site

AT_THE_END = """() => {
    const { scrollHeight, scrollTop, clientHeight } = document.querySelector('#log .scroll')
    return scrollHeight > clientHeight && scrollHeight - scrollTop - clientHeight < 2
}"""


def test_the_newest_line_of_the_log_is_in_sight(sit: Sit, site: Site) -> None:
    table = sit(site.new_table("horizons", "Ann", "[rules]"), 0)
    settle([table])
    play([table], Random(3), 7)
    table.page.wait_for_function(AT_THE_END)
