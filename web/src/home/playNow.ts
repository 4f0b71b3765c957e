/** One click: a table, bots in all other seats, our own bytes for the deal, and off we go. */

import * as api from "../net/api";
import type { GameInfo } from "../net/protocol";
import { person } from "../parts/person.svelte";
import { route } from "../parts/route.svelte";
import { openRoom } from "../table/rooms";

/** With bots a middle number of players is liveliest. */
const PLAYERS: Record<string, number> = { scram: 4, gallop: 3 };

export async function playNow(game: GameInfo): Promise<void> {
  const wanted = PLAYERS[game.id] ?? game.seats[0]!;
  const { table: id } = await api.open({ game: game.id, players: wanted }, person.name);
  const room = openRoom(id);
  await room.live.ready();
  for (let seat = 1; seat < wanted; seat++) {
    await room.live.ask("seat-bot", { seat, bot: person.level });
  }
  await room.bytesAdded();
  await room.live.ask("start");
  route.go(`/table/${id}`);
}
