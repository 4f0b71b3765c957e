import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import koloda
from tests import refusals
from tests.variants import VARIANTS

# the same examples everywhere, so that a failure can be reproduced
settings.register_profile(
    "koloda", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("koloda")

MEMORY = Path("/dev/shm")
REFUSING = ("games", "conformance", "tables", "server")
"""Folders whose tests provoke refusals that people would read."""


def pytest_report_header() -> str:
    return f"koloda: {'compiled' if koloda.compiled else 'uncompiled'} build"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that takes a `variant` once for each variant."""
    if "variant" in metafunc.fixturenames:
        metafunc.parametrize("variant", VARIANTS, ids=str)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip slow tests unless `-m slow` asks for them."""
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
    """How many cases to check: the uncompiled build checks a twentieth of them."""
    return lambda number: number if koloda.compiled else max(1, number // 20)


@pytest.fixture(scope="session", autouse=True)
def expected_build() -> None:
    """Make sure that a broken compiler can't make us test the same build twice."""
    assert koloda.compiled == (os.environ.get("KOLODA_UNCOMPILED") != "1")


@pytest.fixture(autouse=True)
def refusals_can_be_said(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    if {Path(request.path).parent.name, Path(request.path).parents[1].name} & set(REFUSING):
        yield from refusals.check_texts(monkeypatch)
    else:
        yield
