"""What monitoring reads."""

import json

import pytest

from koloda.client import ServerRefused
from tests.server.local_server import (
    TWO,
    local_server,
    run,
    started,
)


def test_metrics_contain_no_names(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            party = await started(here, TWO)
            with pytest.raises(ServerRefused):
                await party.host.move(32767)
            text = (await here.ask("GET", "/metrics")).body.decode()
            assert "koloda_sockets 2.0" in text
            assert "koloda_refusals_total" in text
            assert party.host.id not in text and "Player" not in text
            assert json.loads((await here.ask("GET", "/health")).body)["ok"]

    run(story())
