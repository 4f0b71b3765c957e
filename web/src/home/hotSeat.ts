/** A table at this device: people by their names, bots in the other seats, and off we go. */

import * as api from "../net/api";
import type { Settings } from "../net/protocol";
import { person } from "../ui/person.svelte";
import { route } from "../ui/route.svelte";
import { closeRoom, openRoom } from "../table/rooms";

/** `names`: one a seat; without a name it is a bot's, but for the first, who is a guest then. */
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
    // before the deal: whoever is first to move, the page has seen nobody's cards
    closeRoom(room);
  }
  await api.start(id);
  route.go(`/hot/${id}`);
}
