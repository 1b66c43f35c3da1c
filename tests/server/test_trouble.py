"""A server whose database is gone for a while: it says so, loses nothing and goes on."""

from __future__ import annotations

import json

from server.client import play
from server.postgres import Postgres
from server.serving import serving


def test_what_cannot_be_kept_is_refused_until_it_can(postgres: Postgres, pg_database: str) -> None:
    with serving(pg_database) as server:
        site = server.site
        made = site.new_table("horizons", "Ann")
        with site.viewer(made.id, made.tokens[0]) as ann, site.viewer(made.id) as eve:
            play([ann, eve], 2)
            ply, (_, index) = ann.ply, ann.choices()[0]
            postgres.shut_out(pg_database)
            assert ann.refused("answer", ply=ply, index=index) == "storage"
            assert ann.refused("say", text="hello") == "storage"
            assert site.get("/health")
            assert site.get("/ready", 503)["code"] == "storage"
            assert site.post("/api/tables", {"game": "horizons"}, status=503)["code"] == "storage"
            assert site.get("/api/tables/none", 503)["code"] == "storage"
            postgres.let_in(pg_database)
            assert site.get("/ready")
            assert ann.do("answer", ply=ply, index=index)["type"] == "done"
            eve.until(lambda viewer: viewer.ply == ann.ply)
            assert eve.events == ann.events
            assert ann.do("say", text="hello")["type"] == "done"
        log = server.stop_with_words()
    assert log
    for line in log.splitlines():
        assert {"time", "level", "message"} <= set(json.loads(line))
        for secret in (made.host, made.tokens[0].rpartition(".")[2], "Traceback"):
            assert secret not in line
