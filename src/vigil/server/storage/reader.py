"""A thread that looks things up in SQLite: what is asked while it is busy goes to it together.

When everybody comes back at once, a thousand small questions would be a thousand ways to the thread
and back, each of which takes longer than to look.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, TypeVar, cast

from sqlalchemy import Connection, Engine

T = TypeVar("T")

MOST: Final = 16
"""Questions that go together: the first of them waits for the last."""


class Question(NamedTuple):
    """Something to be looked up, and whoever waits for it."""

    work: Callable[[Connection], Any]
    asker: asyncio.Future[Any]


class Answer(NamedTuple):
    """What was found, or why not."""

    found: Any
    error: Exception | None = None


class Reader:
    """Answers in the order of the questions; its connection stays open."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "reader")
        self._connection: Connection | None = None
        self._waiting: deque[Question] = deque()
        self._is_busy = False

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Have something looked up."""
        loop = asyncio.get_running_loop()
        asker: asyncio.Future[Any] = loop.create_future()
        self._waiting.append(Question(work, asker))
        if not self._is_busy:
            self._send(loop)
        return cast(T, await asker)

    def close(self) -> None:
        """Look up what has gone to the thread, then end; nobody waits for the rest."""
        waiting, self._waiting = self._waiting, deque()
        for _, asker in waiting:
            asker.cancel()
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()

    def _send(self, loop: asyncio.AbstractEventLoop) -> None:
        questions = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
        self._is_busy = bool(questions)
        if questions:
            self._thread.submit(self._answer, loop, questions)

    def _answer(self, loop: asyncio.AbstractEventLoop, questions: list[Question]) -> None:
        """In the thread: look everything up, then say it."""
        answers = [self._look(question.work) for question in questions]
        loop.call_soon_threadsafe(self._say, loop, questions, answers)

    def _say(
        self, loop: asyncio.AbstractEventLoop, questions: list[Question], answers: list[Answer]
    ) -> None:
        self._send(loop)
        for (_, asker), (found, error) in zip(questions, answers, strict=True):
            if asker.done():
                continue  # whoever asked has given up
            if error is None:
                asker.set_result(found)
            else:
                asker.set_exception(error)

    def _look(self, work: Callable[[Connection], Any]) -> Answer:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            found = work(self._connection)
            self._connection.rollback()  # the next one sees what is written by then
        except Exception as error:  # whatever it is, nobody may wait for ever
            self._let_go()
            return Answer(None, error)
        return Answer(found)

    def _let_go(self) -> None:
        """After trouble the next question gets another connection."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None
