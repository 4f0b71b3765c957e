/** Start a table at this device, with named people and with bots in the other seats. */

import * as api from "../net/api";
import type { Settings } from "../net/protocol";
import { person } from "../ui/person.svelte";
import { route } from "../ui/route.svelte";
import { startHere } from "../table/contribution";
import { closeRoom, openRoom } from "../table/rooms";

/** `names` has one name per seat. Without a name the seat gets a bot, except the first, which
 * gets a guest. */
export async function openHotSeat(settings: Settings, names: string[]): Promise<void> {
  const { table: id } = await api.open({ ...settings, hot_seat: true }, names[0]!);
  const room = openRoom(id);
  try {
    await room.source.ready();
    for (const [seat, name] of names.entries()) {
      if (seat === 0) continue;
      if (name) await api.sitBeside(id, seat, name);
      else await room.source.ask("seat-bot", { seat, bot: person.level });
    }
    await room.contributed();
  } finally {
    // closed before the deal, so that the page has seen nobody's cards, whoever moves first
    closeRoom(room);
  }
  await startHere(id);
  route.go(`/hot/${id}`);
}
