"""What was promised, on file; ``pytest tests/promises --golden`` writes it anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

HERE: Final = Path(__file__).parent


def promised(name: str, now: Any, config: pytest.Config) -> Any:
    """What a file promises; with ``--golden`` it is written as things are now."""
    path = HERE / f"{name}.json"
    if config.getoption("--golden"):
        text = json.dumps(now, indent=1, sort_keys=True, ensure_ascii=False)
        path.write_text(f"{text}\n", encoding="utf-8")
    return json.loads(path.read_text(encoding="utf-8"))
