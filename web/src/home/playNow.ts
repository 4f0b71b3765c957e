/** Start a game against bots with one click. */

import { gameOf } from "../games";
import * as api from "../net/api";
import type { GameInfo, Settings } from "../net/protocol";
import { adviseAt } from "../learn/advisedTable.svelte";
import { person, type Level } from "../ui/person.svelte";
import { route } from "../ui/route.svelte";
import { openRoom } from "../table/rooms";

interface Wish {
  level?: Level;
  /** Whether an adviser looks over the player's shoulder. */
  isAdvised?: boolean;
}

export async function playNow(game: GameInfo, wish: Wish = {}): Promise<void> {
  const players = gameOf(game.id).frontPage.playersWithBots ?? game.seats[0]!;
  await startWithBots({ game: game.id, players }, wish);
}

/** Open a table, put bots of one level in all other seats, deal, and go there. */
export async function startWithBots(
  settings: Settings,
  { level = person.level, isAdvised = false }: Wish,
): Promise<void> {
  const { table: id } = await api.open(settings, person.name);
  if (isAdvised) adviseAt(id);
  const room = openRoom(id);
  await room.source.ready();
  for (let seat = 1; seat < settings.players; seat++) {
    await room.source.ask("seat-bot", { seat, bot: level });
  }
  await room.contributed();
  await room.source.ask("start");
  route.go(`/table/${id}`);
}
