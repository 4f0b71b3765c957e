import pytest

from koloda.bots import curve


@pytest.fixture
def quick_curves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give curves a small budget, where a test isn't about their quality."""
    monkeypatch.setattr(curve, "LEAST", 4)
    monkeypatch.setattr(curve, "BUDGET", 0)
