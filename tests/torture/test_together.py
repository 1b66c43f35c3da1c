"""Two servers of which one hears late what the other does."""

from __future__ import annotations

from server.serving import GENEROUS, Forked, starting
from torture.mutants import mutant


def test_who_comes_back_at_a_server_that_knows_of_no_bot_has_his_seat(pg_database: str) -> None:
    deaf = mutant("deaf")
    with (
        starting(Forked(pg_database, GENEROUS)) as one,
        starting(deaf(pg_database, GENEROUS)) as other,
    ):
        made = one.site.new_table("ghost_stories", "Ann", "Ben")
        with other.site.viewer(made.id) as early:
            [asked] = early.table["asked"]
            with one.site.viewer(made.id, made.tokens[1 - asked]) as there:
                assert there.do("replace", of=asked)["type"] == "done"
            with other.site.viewer(made.id, made.tokens[asked]) as back:
                assert back.seats == [asked]
                assert back.table["seats"][asked]["bot"] == ""
