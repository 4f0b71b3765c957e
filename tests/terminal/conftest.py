import pytest


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the language of the system on which the tests run."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
