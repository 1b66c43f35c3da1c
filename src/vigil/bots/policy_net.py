"""The net of a learned policy: from a question as numbers to what it adds to each option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float32]


class PolicyNet(NamedTuple):
    """Two hidden layers with a ReLU each; the first is stored in whole numbers."""

    first: NDArray[np.int8]
    scale: Matrix
    """What a step of the first layer's weights is worth, by hidden unit."""
    first_bias: Matrix
    second: Matrix
    second_bias: Matrix
    last: Matrix
    """By action."""
    last_bias: Matrix

    def corrections(self, inputs: bytes, actions: Sequence[int]) -> list[float]:
        """What is added to the worth of each of these actions."""
        values = np.frombuffer(inputs, np.uint8)
        places = values.nonzero()[0]
        sums = values[places].astype(np.float32) @ self.first[places].astype(np.float32)
        hidden = np.maximum(sums * self.scale + self.first_bias, 0)
        hidden = np.maximum(hidden @ self.second + self.second_bias, 0)
        found: list[float] = (self.last[actions] @ hidden + self.last_bias[actions]).tolist()
        return found

    def to_arrays(self) -> dict[str, Any]:
        """The net as named arrays, rounded for a small file."""
        rest = self._asdict()
        first = rest.pop("first")
        return {"first": first, **{name: part.astype(np.float16) for name, part in rest.items()}}

    @classmethod
    def from_arrays(cls, arrays: Any) -> PolicyNet:
        """The net that ``to_arrays`` described."""
        first, *rest = (np.asarray(arrays[name]) for name in cls._fields)
        return cls(first, *(part.astype(np.float32) for part in rest))


def rounded(weights: Matrix) -> tuple[NDArray[np.int8], Matrix]:
    """Weights as whole numbers, and what a step is worth in each column."""
    scale = np.abs(weights).max(axis=0) / 127
    return np.rint(weights / scale).astype(np.int8), scale.astype(np.float32)
