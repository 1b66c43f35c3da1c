"""Reinforcement learning of the policy of Ghost Stories."""

import os

# Each process plays on a core of its own; NumPy reads these when it is imported.
for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(name, "1")
