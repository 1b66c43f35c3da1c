"""Fill the tables and draw the pictures of the studies: ``python docs/make_studies.py FOLDER``.

The folder has what the commands have written that ``python docs/make_studies.py commands`` prints.
The text around the tables is written by hand.
"""

from __future__ import annotations

import sys
from pathlib import Path

from studies.plans import PLANS
from studies.powers import powers
from studies.spirits import spirits
from studies.village import village


def main(argument: str) -> None:
    """Print the commands, or make the pages from the files of a folder."""
    if argument == "commands":
        for plan in PLANS:
            print(plan.command())
        return
    for study in (powers, village, spirits):
        try:
            study(Path(argument)).write()
        except FileNotFoundError as missing:
            print(f"There is no {missing.filename}; its page stays as it is.")


if __name__ == "__main__":
    main(sys.argv[1])
