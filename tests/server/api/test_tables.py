"""Tables over HTTP."""

import json

from tests.server.local_server import (
    local_server,
    run,
    seat_names,
)


def test_names_and_talk_are_sent_as_data(database) -> None:
    markup = "<script>alert('&\"')</script>"

    async def story() -> None:
        async with local_server(database) as here:
            ada = await here.guest(markup)
            table = await ada.open("face-to-face", 2, public=True)
            await table.ask("say", text=markup)
            await table.wait(lambda table: table.state["said"])
            assert table.state["said"][0]["text"] == markup
            assert seat_names(table) == [markup, "open"]
            for path in (f"/api/tables/{table.id}", "/api/tables", "/api/me"):
                answer = await here.ask("GET", path, by=ada)
                assert json.dumps(markup) in json.dumps(answer.json)
                assert answer.headers["content-type"] == "application/json"
                assert answer.headers["x-content-type-options"] == "nosniff"

    run(story())
