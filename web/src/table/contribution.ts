/** Our part in a deal that nobody can choose: promise random bytes, then reveal them. */

import { keepNotes, newBytes, notesFor, notesOf, ownHash, seal } from "../fair/notes";
import * as api from "../net/api";
import type { SharedDevice, Table, TableEvent } from "../net/protocol";
import { Refused } from "../net/refused";
import type { Source } from "../net/source";

/** Requests that were sent, and the number of the event that answered them; Infinity: none yet. */
const asked = new Map<string, number>();

/** Do what the table waits for: promise bytes while it gathers, and reveal them when all hashes
 * are fixed. */
export async function contribute(live: Source, table: Table): Promise<void> {
  if (table.kind) return;
  if (table.phase === "gathering") await promise(live, table);
  else if (table.phase === "revealing") await reveal(live, table);
}

async function promise(live: Source, table: Table): Promise<void> {
  const notes = notesFor(live.id, table);
  const seat = table.seat === null ? null : table.seats[table.seat];
  if (seat?.kind !== "person" || seat.contributed) {
    if (notesOf(live.id) !== notes) keepNotes(live.id, notes);
    return;
  }
  notes.own ||= newBytes();
  keepNotes(live.id, notes);
  await once(`promise ${live.id} ${table.seat} ${table.commitment}`, table, async () => {
    const promise = { commitment: table.commitment, hash: ownHash(notes) };
    const number = await live.ask("contribute", promise);
    notes.hasPromised = true;
    keepNotes(live.id, notes);
    return number;
  });
}

async function reveal(live: Source, table: Table): Promise<void> {
  const notes = notesFor(live.id, table);
  const seat = table.seat === null ? null : table.seats[table.seat];
  const isOurTurn = seal(live.id, notes, table) && seat?.kind === "person" && !seat.revealed;
  if (!isOurTurn) return;
  await once(`reveal ${live.id} ${table.commitment}`, table, async () => {
    const number = await live.ask("reveal", { data: notes.own });
    notes.hasRevealed = true;
    keepNotes(live.id, notes);
    return number;
  });
}

/** Send a request, unless it is on its way or this table is older than its answer. If it fails,
 * the next update brings us here again: the connection was lost, or another device was faster. */
async function once(name: string, table: Table, request: () => Promise<number>): Promise<void> {
  if (table.number < (asked.get(name) ?? -1)) return;
  asked.set(name, Infinity);
  try {
    asked.set(name, await request());
  } catch (error) {
    asked.delete(name);
    if (!(error instanceof Refused)) throw error;
  }
}

/** If the table says that we kept our bytes back although it had acknowledged them, say so. */
export function noteVoid(id: string, events: TableEvent[]): void {
  const notes = notesOf(id);
  const isAccused = events.some(
    (event) => event.event === "deal-void" && event.seats.includes(notes?.seat ?? -1),
  );
  if (!notes?.hasRevealed || !isAccused) return;
  notes.alarm = "accused";
  keepNotes(id, notes);
}

/** Deal at a shared device, while no seat is open. */
export async function startHere(id: string): Promise<SharedDevice> {
  let device: SharedDevice;
  try {
    device = await api.start(id);
  } catch (error) {
    if (!(error instanceof Refused) || error.key !== "not-contributed") throw error;
    device = await api.start(id, true);
  }
  return device.phase === "revealing" ? revealHere(id, device) : device;
}

export async function revealHere(id: string, device: SharedDevice): Promise<SharedDevice> {
  const notes = notesOf(id);
  if (!notes || notes.seat === null || !seal(id, notes, device)) return device;
  return api.reveal(id, notes.seat, notes.own);
}
