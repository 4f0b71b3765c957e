from collections.abc import Iterator

import pytest

from tests.web.serving import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.stop()
