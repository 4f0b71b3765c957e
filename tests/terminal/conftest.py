import pytest


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak English, whatever the language of the system that runs the tests."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
