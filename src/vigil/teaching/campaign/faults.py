"""Mistakes in the scenarios and achievements of a game, in sentences for their author.

``python -m vigil.teaching.campaign.faults GAME`` lists them for an installed game, plugins
included.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator, Mapping

from vigil.core.errors import VigilError
from vigil.core.facts import facts_of
from vigil.core.game import find_game, game_names
from vigil.teaching.campaign.achievement import achievements_of
from vigil.teaching.campaign.condition import Condition
from vigil.teaching.campaign.row import COMMON
from vigil.teaching.campaign.scenario import BadScenario, Scenario, Texts, scenarios_of

LANGUAGES = ("en", "ru", "pl")
"""The languages in which every text is required."""
WON = Condition("won", value=True)


def faults(game: str) -> list[str]:
    """All mistakes in a game's campaign; none if all is well."""
    try:
        scenarios, achievements = scenarios_of(game), achievements_of(game)
    except BadScenario as error:
        return [str(error)]
    found = [f"{name}: {one}" for name, it in scenarios.items() for one in _of(game, it)]
    for name, achievement in achievements.items():
        wrong = _texts({"title": achievement.title, "text": achievement.text})
        conditions = [*wrong, *_conditions(game, achievement.when)]
        found += [f"achievement {name}: {one}" for one in conditions]
        if not achievement.when:
            found.append(f"achievement {name}: it has no condition, so that every game earns it")
    return found


def _of(game: str, scenario: Scenario) -> Iterator[str]:
    goals = {f"goal {n + 1}": one.goal for n, one in enumerate(scenario.lanterns)}
    stories = {name: getattr(scenario, name) for name in ("title", "before", "after", "twist")}
    yield from _texts({**stories, **goals})
    try:
        setup = find_game(game).setup.from_data(scenario.setup)
        known = setup.to_data()
        if scenario.position:
            find_game(game).read(scenario.position)
    except (VigilError, TypeError, ValueError) as error:
        yield f"no game begins like this: {error}"
        known = dict.fromkeys(scenario.choices)
    for choice in scenario.choices:
        if choice not in known:
            yield f"choices: the setup has no entry {choice!r}"
    yield from _lanterns(game, scenario)


def _lanterns(game: str, scenario: Scenario) -> Iterator[str]:
    first, *others = scenario.lanterns
    if first.when != (WON,):
        yield "the first lantern is lit by winning and by nothing else"
    for number, lantern in enumerate(others, 2):
        if WON not in lantern.when or len(lantern.when) < 2:
            yield f"lantern {number} needs a win and something more"
    for number, lantern in enumerate(scenario.lanterns, 1):
        yield from (f"lantern {number}: {one}" for one in _conditions(game, lantern.when))
        limits = {n for one in lantern.when for n in (one.least, one.most) if n}
        for language, goal in lantern.goal.items():
            said = {int(digits) for digits in re.findall(r"\d+", goal)}
            if said != limits:
                wanted = ", ".join(map(str, sorted(limits))) or "none"
                yield f"goal {number} in {language} says other numbers than are checked: {wanted}"


def _texts(texts: Mapping[str, Texts]) -> Iterator[str]:
    for name, text in texts.items():
        missing = [language for language in LANGUAGES if not text.get(language)]
        if missing:
            yield f"{name}: there is no text in {', '.join(missing)}"


def _conditions(game: str, conditions: Iterable[Condition]) -> Iterator[str]:
    known = {*COMMON, *(column.name for column in facts_of(game).columns)}
    for one in conditions:
        if one.column not in known:
            yield f"no column {one.column!r}; there are {', '.join(sorted(known))}"
        if one.value is one.least is one.most is None:
            yield f"the column {one.column!r} needs `is`, `least` or `most`"


def main(words: list[str] | None = None) -> None:
    """Print the mistakes; the exit status says whether there are any."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=game_names())
    game = parser.parse_args(words).game
    found = faults(game)
    print("\n".join(found) or f"{len(scenarios_of(game))} scenarios, all sound.")
    raise SystemExit(1 if found else 0)


if __name__ == "__main__":
    main()
