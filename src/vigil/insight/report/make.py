"""Making a report: the record is replayed answer by answer, and a chronicle takes notes."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from vigil.core import Record, Table
from vigil.core.errors import BadRecord, IllegalAnswer
from vigil.core.fields import plain
from vigil.core.plugin import PartKind, find_plugin
from vigil.insight.report.chronicle import Chronicle
from vigil.insight.report.plain_chronicle import PlainChronicle
from vigil.insight.report.report import Report

CHRONICLE: Final[PartKind[type[Chronicle]]] = PartKind("chronicle")


def chronicle_of(table: Table) -> Chronicle:
    """The chronicle of the game of a table."""
    own = find_plugin(table.game.name).load(CHRONICLE)
    return (own or PlainChronicle)(table)


def report_of(record: Record) -> Report:
    """The report of a game, finished or not; ``BadRecord`` when it no longer replays."""
    table = Table.replay(replace(record, seed=None), to=0)
    chronicle = chronicle_of(table)
    chronicle.follow(table.events)
    chronicle.open()
    for ply, index in enumerate(record.answers):
        _answer(table, chronicle, ply, index)
    return _told(table, chronicle)


def _answer(table: Table, chronicle: Chronicle, ply: int, index: int) -> None:
    """Give one answer and note its events."""
    told = table.bookmark()
    options = () if table.decision is None else table.decision.options
    if index in range(len(options)):
        chronicle.answered(index)
    try:
        table.apply(index)
    except IllegalAnswer as cause:
        raise BadRecord("no_longer_replays", ply=ply, answer=index) from cause
    chronicle.follow(table.events_since(told))


def _told(table: Table, chronicle: Chronicle) -> Report:
    view = table.view()
    fortunes = [fortune for fortune in chronicle.fortunes() if fortune.trials]
    return Report(
        game=table.game.name,
        setup=table.setup.to_data(),
        plies=table.ply,
        turns=table.state.turn,
        players=chronicle.players(),
        outcome=view["outcome"],
        timeline=chronicle.timeline,
        figures=chronicle.figures(),
        limits=chronicle.limits(),
        moments=chronicle.moments,
        deeds=chronicle.deeds,
        luck=[fortune.told() for fortune in fortunes],
        view=plain(view),
    )
