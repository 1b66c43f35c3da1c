"""A bug of the server: a sentence for the client, a full line of JSON in the log."""

from __future__ import annotations

import json
from pathlib import Path

from server import failing
from server.serving import GENEROUS, Server, starting


class Failing(Server):
    """A server that has a mistake."""

    program = failing.__file__


def test_what_nobody_foresaw_is_logged_as_a_line_of_json(tmp_path: Path) -> None:
    with starting(Failing(str(tmp_path / "vigil.db"), GENEROUS)) as server:
        answer = server.site.http.get("/api/tables/any", headers={"Accept-Language": "pl"})
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert answer.json()["text"].startswith("Błąd serwera")
        (line,) = server.stop_with_words().splitlines()
    logged = json.loads(line)
    assert (logged["level"], logged["logger"]) == ("error", "vigil")
    assert "/api/tables/any" in logged["message"]
    assert "Traceback" in logged["exception"]
