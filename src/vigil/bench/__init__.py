"""Speed of the engine, and beside it that of others in the same run where they are named."""

from vigil.bench.form import FORMS, both_forms

__all__ = ["FORMS", "both_forms"]
