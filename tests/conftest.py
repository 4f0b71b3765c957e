import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import koloda
from tests import spoken
from tests.variants import VARIANTS

# one set of examples for everybody: a red build can be repeated
settings.register_profile(
    "koloda", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("koloda")

MEMORY = Path("/dev/shm")
SPOKEN = ("games", "conformance", "tables", "server")
"""Folders whose tests refuse what people ask for."""


def pytest_report_header() -> str:
    return f"koloda: {'compiled' if koloda.compiled else 'uncompiled'} build"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes a `variant` runs for each of them."""
    if "variant" in metafunc.fixturenames:
        metafunc.parametrize("variant", VARIANTS, ids=str)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Slow tests run when they are asked for: `-m slow`."""
    if config.getoption("markexpr"):
        return
    skip = pytest.mark.skip(reason="slow: make test-all")
    for item in items:
        if "slow" in item.keywords:
            item.add_marker(skip)


@pytest.fixture
def database() -> Iterator[Path]:
    """Return the path of a database: in memory if possible, because tests commit very often."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        yield Path(folder) / "koloda.sqlite"


@pytest.fixture(scope="session")
def scale() -> Any:
    """How many of a thing to check: the uncompiled build checks a twentieth."""
    return lambda number: number if koloda.compiled else max(1, number // 20)


@pytest.fixture(scope="session", autouse=True)
def the_wanted_build() -> None:
    """Without this a broken compiler would silently test the same build twice."""
    assert koloda.compiled == (os.environ.get("KOLODA_UNCOMPILED") != "1")


@pytest.fixture(autouse=True)
def refusals_have_words(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    if Path(request.path).parent.name in SPOKEN or Path(request.path).parents[1].name in SPOKEN:
        yield from spoken.listen(monkeypatch)
    else:
        yield
