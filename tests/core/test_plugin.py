"""Games are found through entry points, and their parts on first use."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import fields, replace
from importlib.metadata import EntryPoint

import pytest

from core.toy import ALONE, TOY, Setup
from vigil.core import find_game, plugin
from vigil.core.game import RULES, Game, setup_in
from vigil.core.plugin import GROUP, BrokenPlugin, PartKind, find_plugin, offered, plugins
from vigil.game import Part, Plugin
from vigil.words import LANGUAGES, Words, explain

NOTHING_LOADED = """
import sys, vigil, vigil.core.plugin
from vigil.cli.main import main
main(["--version"])
print(vigil.core.plugin.plugin_names())
assert not [name for name in sys.modules if name.startswith("vigil.games.")]
"""


@pytest.mark.parametrize("rules", [TOY, Part(lambda: TOY), Part[Game].named("core.toy:TOY")])
def test_a_part_is_the_thing_itself_or_imported_when_it_is_asked_for(
    rules: Game | Part[Game],
) -> None:
    toy = Plugin(name="toy2", package="core", rules=rules)
    assert toy.load(RULES) is TOY
    with offered(toy):
        assert find_game("toy2") is TOY
    with pytest.raises(KeyError):
        find_game("toy2")


def test_all_parts_but_the_rules_may_be_left_out() -> None:
    toy = Plugin(name="toy2", package="core", rules=TOY)
    kinds = [PartKind[object](field.name) for field in fields(Plugin)[3:]]
    assert [kind.name for kind in kinds if toy.brings(kind)] == ["rules"]
    assert [kind.name for kind in kinds if toy.load(kind) is not None] == ["rules"]


def test_a_part_waits_until_it_is_asked_for() -> None:
    asked: list[str] = []

    def load() -> Game:
        asked.append("rules")
        return TOY

    toy = Plugin(name="toy2", package="core", rules=Part(load))
    assert toy.brings(RULES)
    assert asked == []
    assert toy.load(RULES) is TOY
    assert asked == ["rules"]


def test_a_game_without_texts_has_the_shared_ones() -> None:
    with offered(Plugin(name="toy2", package="core", rules=TOY)):
        assert not Words("en").has("no-such-key")
        assert Words("en", "toy2").text("game-seat", number=1) == "Player 1"
        assert not Words("en", "toy2").has("cli-game-horizons")


def test_the_first_game_is_the_one_that_says_so() -> None:
    first = Plugin(name="zoo", package="core", rules=TOY, order=0)
    with offered(first):
        assert plugins()[0] is first
    assert [one.order for one in plugins()] == sorted(one.order for one in plugins())


def test_no_game_is_imported_before_it_is_asked_for() -> None:
    run = [sys.executable, "-c", NOTHING_LOADED]
    done = subprocess.run(run, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "horizons" in done.stdout


@pytest.fixture(params=["no_such_package:PLUGIN", "core.toy:TOY", "core.toy:NOTHING"])
def _broken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package offers a missing game, or something else."""
    entry = EntryPoint("broken", request.param, GROUP)
    monkeypatch.setattr(plugin, "_installed", lambda: {"broken": entry})


@pytest.mark.usefixtures("_broken")
def test_a_plug_in_that_cannot_be_loaded_is_named_in_every_language() -> None:
    with pytest.raises(BrokenPlugin) as caught:
        find_plugin("broken")
    for language in LANGUAGES:
        said = explain(caught.value, Words(language))
        assert "broken" in said
        assert "this game cannot be loaded" not in said


def test_tables_that_are_set_up_alike_share_a_set_up_as_long_as_its_kind_is_the_same() -> None:
    data = ALONE.to_data()
    assert setup_in(TOY, data) is setup_in(TOY, dict(data))
    assert setup_in(TOY, data) is not setup_in(TOY, dict(reversed(data.items())))
    assert setup_in(TOY, data) == ALONE
    assert setup_in(TOY, {**data, "players": 2}).players == 2
    later = replace(TOY, setup=type("Later", (Setup,), {}))
    assert type(setup_in(later, data)) is later.setup
