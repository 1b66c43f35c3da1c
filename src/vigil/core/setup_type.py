"""The kind of setup of a state, as type checkers know it.

It stands alone because it is not compiled: what only a checker sees is unreachable when compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # the checker brings it; Python has it from 3.13 on

    from vigil.core.game import Setup

    U = TypeVar("U", bound=Setup, default=Setup, covariant=True)
else:
    from typing import TypeVar

    U = TypeVar("U", covariant=True)
