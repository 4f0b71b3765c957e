/** The open room, so that a page for the same table finds it again. */

import { AdvisedTable, isAdvised } from "../learn/advisedTable.svelte";
import { LiveTable } from "../net/liveTable.svelte";
import { Room } from "./room.svelte";

let open: Room<LiveTable> | null = null;

export function openRoom(id: string, seat: number | null = null): Room<LiveTable> {
  if (open?.id !== id || open.source.seat !== seat || open.source.connection === "refused") {
    open?.close();
    open = new Room(isAdvised(id) ? new AdvisedTable(id, seat) : new LiveTable(id, seat));
  }
  return open;
}

export function closeRoom(room: Room<LiveTable>): void {
  room.close();
  if (open === room) open = null;
}
