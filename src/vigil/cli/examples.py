"""Examples for the help of each command; tests parse them all."""

from __future__ import annotations

from typing import Final

from vigil.core.plugin import plugins

EXAMPLES: Final[dict[str, tuple[str, ...]]] = {
    "play": ("vigil play {first} --players 2 --humans 1 --bot rules", "vigil play {last}"),
    "simulate": (
        "vigil simulate {first} --games 1000 --bot rules --workers 2",
        "vigil simulate {last} --games 200 --sweep players=1,2 --out results.parquet",
    ),
    "arena": ("vigil arena {last} --bots rules,random --games 100",),
    "train": ("vigil train {last} --games 500 --out net.npz",),
    "replay": ("vigil replay game.json", "vigil replay game.json --to 40"),
    "report": ("vigil report game.json", "vigil report results.parquet --out page.html"),
    "analyse": ("vigil analyse game.json --html game.html",),
    "show": ("vigil show position.txt", "vigil show --game {last} position.txt"),
    "cards": ("vigil cards --game {last}", "vigil cards --json"),
    "bench": ("vigil bench {first}",),
    "serve": ("vigil serve --open", "vigil serve --host 0.0.0.0 --port 8000"),
    "join": ("vigil join http://127.0.0.1:8000/tables/TABLE",),
    "verify": ("vigil verify game.json",),
    "admin": ("vigil admin list", "vigil admin backup --file backup.json"),
    "doctor": ("vigil doctor",),
    "completion": (
        'eval "$(vigil completion bash)"',
        "vigil completion zsh > ~/.zfunc/_vigil",
    ),
}


def examples_of(command: str) -> tuple[str, ...]:
    """The examples of a command, with the names of the installed games."""
    games = [plugin.name for plugin in plugins()]
    lines = EXAMPLES[command]
    return tuple(line.format(first=games[0], last=games[-1]) for line in lines)
