"""The ``vigil`` command."""
