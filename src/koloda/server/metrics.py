"""What an operator's monitoring reads at /metrics."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

TABLES = Gauge("koloda_tables", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("koloda_sockets", "Open sockets", registry=REGISTRY)
CONNECTIONS = Gauge("koloda_connections", "Open connections, HTTP and WebSocket", registry=REGISTRY)
CUT_OFF = Counter("koloda_cut_off", "Connections cut off", ["reason"], registry=REGISTRY)
MOVES = Counter("koloda_moves", "Moves made", ["game", "by"], registry=REGISTRY)
REFUSALS = Counter("koloda_refusals", "Requests refused", ["key"], registry=REGISTRY)
FAILURES = Counter("koloda_store_failures", "Writes that failed", registry=REGISTRY)
DAMAGED = Gauge("koloda_damaged_tables", "Tables that could not be read", registry=REGISTRY)
TASK_FAILURES = Counter("koloda_task_failures", "Tasks that died", registry=REGISTRY)
DURABLE = Histogram(
    "koloda_durable_seconds",
    "Seconds until a request is durable",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)


@cache
def moves(game: str, by: str) -> Counter:
    """Return the counter of such moves, cached: finding it takes longer than counting."""
    return MOVES.labels(game, by)
