"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

ANSWERS = Counter("vigil_answers_total", "Answers written to the log", ["game"])
REFUSALS = Counter("vigil_refusals_total", "Requests that changed nothing", ["code"])
COMMITS = Histogram("vigil_commit_seconds", "Time to write a batch of entries")
BATCHES = Histogram(
    "vigil_commit_entries", "Entries in a batch", buckets=(1, 2, 5, 10, 20, 50, 100, 200)
)
ROOMS = Gauge("vigil_rooms", "Tables in memory")
VIEWERS = Gauge("vigil_viewers", "Open sockets")
THINKING_SECONDS = Counter(
    "vigil_thinking_seconds_total", "Processor time of bots, hints and analyses"
)
THINKING_WAITING = Gauge("vigil_thinking_waiting", "Thoughts of bots, hints and analyses in line")
