/** Start a game against bots with one click. */

import { gameOf } from "../games";
import * as api from "../net/api";
import type { GameInfo, Settings } from "../net/protocol";
import { person, type Level } from "../ui/person.svelte";
import { route } from "../ui/route.svelte";
import { openRoom } from "../table/rooms";

export async function playNow(game: GameInfo): Promise<void> {
  const players = gameOf(game.id).frontPage.playersWithBots ?? game.seats[0]!;
  await startWithBots({ game: game.id, players }, person.level);
}

/** Open a table, put bots of one level in all other seats, deal, and go there. */
export async function startWithBots(settings: Settings, level: Level): Promise<void> {
  const { table: id } = await api.open(settings, person.name);
  const room = openRoom(id);
  await room.source.ready();
  for (let seat = 1; seat < settings.players; seat++) {
    await room.source.ask("seat-bot", { seat, bot: level });
  }
  await room.contributed();
  await room.source.ask("start");
  route.go(`/table/${id}`);
}
