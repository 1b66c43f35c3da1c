"""Rate limits by address, checked before anything else."""

from __future__ import annotations

from typing import Final

from vigil.tables.limits import Bucket, Buckets, Limits

COUNTED: Final = "vigil.counted"
"""Marks a request in its scope as counted."""

SERVICE: Final = ("/health", "/ready", "/metrics")


class RateLimiter:
    """Counts requests to the interface and for files, by address."""

    def __init__(self, limits: Limits) -> None:
        self._requests = Buckets(
            lambda: Bucket(limits.requests_per_second, limits.requests_at_once)
        )
        self._files = Buckets(lambda: Bucket(limits.files_per_second, limits.files_at_once))
        self._bytes = Buckets(
            lambda: Bucket(limits.file_bytes_per_second, limits.file_bytes_at_once)
        )

    def count(self, address: str, path: str) -> int:
        """Count a request: 0 if it is allowed, else the seconds to wait."""
        return (self._files if is_for_pages(path) else self._requests).count(address)

    def count_bytes(self, address: str, amount: int) -> int:
        """Count the bytes of a file in the same way."""
        return self._bytes.count(address, amount)

    def has_room(self, address: str) -> bool:
        """Whether an address may make a request now."""
        return self._requests.has(address) and self._files.has(address)


def is_for_pages(path: str) -> bool:
    """Whether a path leads to the browser client."""
    return not path.startswith("/api/") and path not in SERVICE
