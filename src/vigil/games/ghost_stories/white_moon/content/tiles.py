"""The new village tile."""

from __future__ import annotations

from typing import Final

KUNG_FU_SCHOOL: Final = "kung_fu_school"
