/** The room that is open now; a page that comes to the same table finds it again. */

import { Room } from "./room.svelte";

let open: Room | null = null;

export function openRoom(id: string, seat: number | null = null): Room {
  if (open?.id !== id || open.seat !== seat || open.live.connection === "refused") {
    open?.close();
    open = new Room(id, seat);
  }
  return open;
}

export function closeRoom(room: Room): void {
  room.close();
  if (open === room) open = null;
}
