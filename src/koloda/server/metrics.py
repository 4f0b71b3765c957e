"""What a host's monitoring reads at /metrics."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

TABLES = Gauge("koloda_tables", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("koloda_sockets", "Open sockets", registry=REGISTRY)
MOVES = Counter("koloda_moves", "Moves made", ["game", "by"], registry=REGISTRY)
REFUSALS = Counter("koloda_refusals", "Requests refused", ["key"], registry=REGISTRY)
FAILURES = Counter("koloda_store_failures", "Writes that the store could not do", registry=REGISTRY)
DURABLE = Histogram(
    "koloda_durable_seconds",
    "From a request to its durability",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)


@cache
def moves(game: str, by: str) -> Counter:
    """The counter of such moves; to look for it each time takes longer than to count."""
    return MOVES.labels(game, by)
