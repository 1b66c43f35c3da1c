"""The speed of the engine and, if named, of other engines in the same run."""

from vigil.bench.form import FORMS, both_forms

__all__ = ["FORMS", "both_forms"]
