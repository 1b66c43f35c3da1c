"""Speed of the engine beside that of other game libraries, measured in the same run."""

from vigil.bench.form import FORMS, both_forms

__all__ = ["FORMS", "both_forms"]
