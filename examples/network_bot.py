"""A bot that plays any game over the network. Put your own ideas into `choose`.

koloda serve                                                # in another terminal
python examples/network_bot.py --open gallop --players 3    # play the server's own bots
python examples/network_bot.py --link LINK                  # or play at a friend's table
"""

import argparse
import asyncio
import random
from typing import Any

from koloda.client import Client, TableClient

SERVER = "http://127.0.0.1:8437"


def choose(turn: dict[str, Any]) -> int:
    """Return the number of a legal move. `turn["view"]` is what our seat sees (docs/protocol.md).

    This one makes the smallest step if every move puts a card on a numbered pile, or else a random
    move.
    """
    steps = {}
    for legal in turn["legal"]:
        _, arguments = legal["says"]
        if "card" in arguments and "top" in arguments:
            steps[legal["move"]] = abs(arguments["card"] - arguments["top"])
    if steps and len(steps) == len(turn["legal"]):
        return min(steps, key=steps.__getitem__)
    return int(random.choice(turn["legal"])["move"])


async def play(table: TableClient, against: str | None) -> None:
    if table.state["is_host"]:
        for number, seat in enumerate(table.state["seats"]):
            if seat["kind"] == "open":
                await table.seat_bot(number, against)
        await table.start()
    async for turn in table.my_turns():
        await table.move(choose(turn))
    table.check_deal()  # the server didn't choose our cards


async def main() -> None:
    parser = argparse.ArgumentParser(description="A bot that plays over the network.")
    parser.add_argument("--server", default=SERVER, help="address (default: %(default)s)")
    parser.add_argument("--name", default="Network bot", help="name of the bot at the table")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--link", help="take the seat that this invitation offers")
    where.add_argument("--open", metavar="GAME", help="open a new table")
    parser.add_argument("--players", type=int, default=2, help="seats at a new table (default: 2)")
    parser.add_argument("--against", metavar="LEVEL", help="level of the other bots at a new table")
    options = parser.parse_args()
    async with Client(options.server, options.name) as client:
        if options.link:
            table = await client.enter(options.link)
        else:
            table = await client.open(options.open, options.players)
        await play(table, options.against)
        outcome = table.state["match"]["outcome"]
        has_won = table.state["seat"] in outcome["winners"]
        print("won" if has_won else "not won", outcome["reason"], outcome["scores"])
        await table.close()


if __name__ == "__main__":
    asyncio.run(main())
