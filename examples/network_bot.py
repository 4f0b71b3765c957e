"""A bot that plays any game over the network. Put your own idea into `choose`.

koloda serve                                                  # in another terminal
python examples/network_bot.py --open gallop --players 3      # against the server's own bots
python examples/network_bot.py --link LINK                    # or at a friend's table
"""

import argparse
import asyncio
import random
import secrets
from typing import Any

from koloda.client import Client, TableClient

SERVER = "http://127.0.0.1:8437"


def choose(turn: dict[str, Any]) -> int:
    """Return the number of a legal move. `turn["view"]` is what our seat sees (docs/protocol.md).

    This one takes the smallest step if every move puts a card on a numbered pile, else any move.
    """
    steps = {}
    for legal in turn["legal"]:
        _, about = legal["says"]
        if "card" in about and "top" in about:
            steps[legal["move"]] = abs(about["card"] - about["top"])
    if steps and len(steps) == len(turn["legal"]):
        return min(steps, key=steps.__getitem__)
    return int(random.choice(turn["legal"])["move"])


async def play(table: TableClient, against: str | None) -> None:
    if table.state["phase"] == "gathering":
        await table.contribute(secrets.token_bytes(16))  # so the server can't choose our cards
    if table.state["is_host"]:
        for number, seat in enumerate(table.state["seats"]):
            if seat["kind"] == "open":
                await table.seat_bot(number, against)
        await table.start()
    async for turn in table.my_turns():
        await table.move(choose(turn))


async def main() -> None:
    parser = argparse.ArgumentParser(description="A bot that plays over the network.")
    parser.add_argument("--server", default=SERVER, help="default %(default)s")
    parser.add_argument("--name", default="Network bot")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--link", help="take a seat by this invite")
    where.add_argument("--open", metavar="GAME", help="open a new table")
    parser.add_argument("--players", type=int, default=2, help="seats at a new table; default 2")
    parser.add_argument("--against", metavar="LEVEL", help="level of the bots at a new table")
    asked = parser.parse_args()
    async with Client(asked.server, asked.name) as client:
        if asked.link:
            table = await client.enter(asked.link)
        else:
            table = await client.open(asked.open, asked.players)
        await play(table, asked.against)
        outcome = table.state["match"]["outcome"]
        has_won = table.state["seat"] in outcome["winners"]
        print("won" if has_won else "not won", outcome["reason"], outcome["scores"])
        await table.close()


if __name__ == "__main__":
    asyncio.run(main())
