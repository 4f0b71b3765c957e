import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")


@pytest.fixture
def database() -> Iterator[Path]:
    """Where there is a disk in memory, on it: a commit waits for it, and there are many here."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        yield Path(folder) / "koloda.sqlite"
