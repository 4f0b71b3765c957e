"""Whether the process lives, and whether it can do its work."""

from tests.server.local_server import local_server, run


def test_being_alive_needs_no_disk_and_being_ready_writes(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            statements: list[str] = []
            here.store.connection.set_trace_callback(statements.append)
            assert (await here.ask("GET", "/health")).json["ok"]
            assert not statements
            assert (await here.ask("GET", "/ready")).json == {"ok": True, "damaged_tables": 0}
            assert "commit" in statements
            here.store.connection.execute("pragma query_only = on")
            assert (await here.ask("GET", "/health")).status == 200
            answer = await here.ask("GET", "/ready")
            assert (answer.status, answer.error) == (503, "not-written")

    run(story())


def test_a_page_without_its_files_is_not_ready(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            assert not here.app.pages.missing()
            script = next(name for name in here.app.pages.assets if name.startswith("index-"))
            file = here.app.pages.assets.pop(script)
            answer = await here.ask("GET", "/ready")
            assert (answer.status, answer.error) == (503, "no-page")
            assert (await here.ask("GET", "/health")).status == 200
            here.app.pages.assets[script] = file
            assert (await here.ask("GET", "/ready")).status == 200

    run(story())
