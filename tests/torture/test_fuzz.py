"""The short form of the attack with bad input."""

from __future__ import annotations

from server.serving import serving
from torture.fuzz import attack_server


def test_bad_input_is_refused_in_a_sentence(database: str) -> None:
    with serving(database) as server:
        attack_server(server.site, 100)
