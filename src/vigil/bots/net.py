"""A small net: from the features of a position to the win chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Matrix: TypeAlias = NDArray[np.float32]
Layers: TypeAlias = tuple[tuple[Matrix, Matrix], ...]


class Net(NamedTuple):
    """Layers of weights with a ReLU between them."""

    mean: Matrix
    scale: Matrix
    layers: Layers

    def chances(self, positions: Sequence[Sequence[float]] | Matrix) -> Matrix:
        """The chance of winning in each of these positions."""
        values = (np.asarray(positions, np.float32) - self.mean) * self.scale
        *hidden, (weights, bias) = self.layers
        for inner, shift in hidden:
            values = np.maximum(values @ inner + shift, 0)
        logits = (values @ weights + bias)[:, 0]
        return (1 / (1 + np.exp(-logits))).astype(np.float32)

    def to_arrays(self) -> dict[str, Any]:
        """The net as named arrays."""
        arrays = {"mean": self.mean, "scale": self.scale}
        for number, (weights, bias) in enumerate(self.layers):
            arrays[f"weights{number}"], arrays[f"bias{number}"] = weights, bias
        return arrays

    @classmethod
    def from_arrays(cls, arrays: Any) -> Net:
        """The net that ``to_arrays`` described."""
        count = sum(1 for name in arrays if name.startswith("weights"))
        layers = tuple(
            (
                np.asarray(arrays[f"weights{number}"], np.float32),
                np.asarray(arrays[f"bias{number}"], np.float32),
            )
            for number in range(count)
        )
        return cls(
            np.asarray(arrays["mean"], np.float32), np.asarray(arrays["scale"], np.float32), layers
        )
