"""The program in a real terminal, as a person has it."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager

from cli.command import environment_of

PATIENCE = 300
"""Seconds after which something that does not come is a failure."""
AGAIN = 5
"""Seconds before a key is pressed again."""
CODES = re.compile(r"\x1b(?:\[[0-9;?<>=]*[ -/]*[@-~]|[PX^_\]].*?(?:\x1b\\|\x07)|[@-Z\\-_])", re.S)


class Terminal:
    """What is typed into a terminal, and what it has been sent."""

    def __init__(self, process: subprocess.Popen[bytes], file: int) -> None:
        self.process = process
        self.sent = ""
        """Everything, with the codes that move and colour."""
        self._file = file

    @property
    def text(self) -> str:
        """The same without codes."""
        return CODES.sub("", self.sent)

    def type(self, text: str) -> None:
        os.write(self._file, text.encode())

    def interrupt(self) -> None:
        """Ctrl-C, where the program has left it to the terminal.

        A signal that comes just before readline begins to wait is not seen: people press again.
        """
        self.process.send_signal(signal.SIGINT)
        while self.process.poll() is None and not select.select([self._file], [], [], AGAIN)[0]:
            self.process.send_signal(signal.SIGINT)

    def until(self, wanted: str) -> None:
        """Wait until the terminal has been sent a text."""
        while wanted not in self.text:
            assert self.read(), f"no {wanted!r} in {self.text}"

    def end(self) -> int:
        """The status of the program, once it is over."""
        while self.read():
            pass
        return self.process.wait(PATIENCE)

    def drain(self, seconds: float) -> None:
        """Read on until nothing has come for so long."""
        while self.read(seconds):
            pass

    def read(self, seconds: float = PATIENCE) -> bool:
        """Read what has been sent; false when nothing comes."""
        if not select.select([self._file], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self._file, 65536)
        except OSError:  # the program is over
            return False
        self.sent += data.decode(errors="replace")
        return bool(data)


@contextmanager
def terminal(
    *arguments: str, without: tuple[str, ...] = (), size: tuple[int, int] = (80, 24), **env: str
) -> Iterator[Terminal]:
    """A command in a terminal of that size, in a process that cannot import some packages."""
    code = (
        "import sys\n"
        f"sys.modules.update(dict.fromkeys({without!r}))\n"
        "from vigil.cli.main import main\n"
        "sys.exit(main(sys.argv[1:]))\n"
    )
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-c", code, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment_of({"TERM": "xterm-256color", "COLORTERM": "truecolor"} | env),
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)
