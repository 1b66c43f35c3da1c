"""``python -m vigil`` is the ``vigil`` command."""

from vigil.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
