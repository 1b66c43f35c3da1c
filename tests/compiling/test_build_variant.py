"""Which form of the engine runs, and how the sources are taken all the same."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from cli.command import succeed, vigil
from vigil.build_variant import VARIABLE, Sources, build_variant


def test_the_program_says_which_form_runs() -> None:
    assert succeed("--version").endswith(f" ({build_variant()})\n")


def test_the_sources_are_taken_where_they_are_wanted() -> None:
    assert vigil("--version", **{VARIABLE: "1"}).stdout.endswith(" (pure)\n")


def test_a_compiled_module_beside_its_source_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "step.py").touch()
    (tmp_path / f"step{EXTENSION_SUFFIXES[0]}").touch()
    found = Sources.find_spec("vigil.core.step", [str(tmp_path)])
    assert found is not None
    assert found.origin == str(tmp_path / "step.py")


def test_modules_of_others_are_left_to_others() -> None:
    assert Sources.find_spec("vigilant.core", ["."]) is None
