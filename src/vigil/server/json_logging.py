"""Warnings and errors of a running server: one line of JSON each on stderr, without secrets."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any, Final

SECRETS: Final = (
    (re.compile(r"(?<=://)[^\s/@]+@"), "***@"),  # the name and password of a database
    (re.compile(r"\b[0-9a-fA-F]{32,}\b"), "***"),  # seals of tokens, keys
    (re.compile(r"\b\d{16,}\b"), "***"),  # seeds
)


def without_secrets(text: str) -> str:
    """The text with everything masked that looks like a password, a token or a seed."""
    for pattern, shown in SECRETS:
        text = pattern.sub(shown, text)
    return text


class JsonLines(logging.Formatter):
    """A record of the log as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message and origin."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return without_secrets(json.dumps(line, ensure_ascii=False))


def log_to_stderr() -> None:
    """Send warnings and errors to stderr, and nothing else anywhere."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
