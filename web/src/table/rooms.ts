/** The room that is open now; a page that comes to the same table finds it again. */

import { tick } from "svelte";
import { Live } from "../net/live.svelte";
import { Room } from "./room.svelte";

let open: Room<Live> | null = null;

export function openRoom(id: string, seat: number | null = null): Room<Live> {
  if (open?.id !== id || open.live.seat !== seat || open.live.connection === "refused") {
    open?.close();
    open = new Room(new Live(id, seat));
  }
  return open;
}

export function closeRoom(room: Room<Live>): void {
  room.close();
  if (open === room) open = null;
  void tick().then(() => room.forget());
}
