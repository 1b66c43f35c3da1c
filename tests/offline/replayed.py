"""Plays games again from their seeds and the answers of their players; Python in a browser runs it.

Its input is the text ``given``, its output the value of the last line.
"""

import json

from vigil.core.dealer import SeededDealer
from vigil.core.game import find_game
from vigil.core.table import Table

records = []
for game, setup, seed, answers in json.loads(given):  # type: ignore[name-defined]  # noqa: F821
    table = Table.start(find_game(game).setup.from_data(setup), SeededDealer(seed))
    for answer in answers:
        table.apply(answer)
    records.append((table.record.to_json(), table.view()))
json.dumps(records)
