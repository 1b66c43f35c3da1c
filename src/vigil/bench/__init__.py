"""Speed of the engine beside that of other game libraries, measured in the same run."""

from vigil.bench.contenders import Contender, contenders, peers
from vigil.bench.measure import Speed, measure, ratios

__all__ = ["Contender", "Speed", "contenders", "measure", "peers", "ratios"]
