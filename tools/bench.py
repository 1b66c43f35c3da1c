"""``make bench``: both builds of the engine in one table; the compiled one is made in a copy."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from compiled import ROOT, SOURCES

RIVALS = ROOT / "benchmarks" / "rivals.py"


def main() -> None:
    """Compile a copy, where that is possible, and measure."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "src"
        unneeded = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
        shutil.copytree(SOURCES, copy, ignore=unneeded)
        compiled = [sys.executable, str(ROOT / "tools" / "compiled.py"), "--into", str(copy)]
        done = subprocess.run(compiled, capture_output=True, text=True)
        if done.returncode:
            print(done.stderr.strip().splitlines()[-1], file=sys.stderr)
        form = () if done.returncode else ("--compiled", str(copy))
        bench = [sys.executable, "-m", "vigil", "bench", "--server", "--rivals", str(RIVALS)]
        bench += [*form, *sys.argv[1:]]
        raise SystemExit(subprocess.run(bench).returncode)


if __name__ == "__main__":
    main()
