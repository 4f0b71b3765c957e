/** The viewer's random bytes for the deal, and what to keep in order to check the deal at the
 * end. */

import type { Table } from "../net/protocol";
import type { Source } from "../net/source";

const LENGTH = 16;

interface Kept {
  commitment: string;
  bytes: string;
}

const kept = new Map<string, Kept>();
const asked = new Set<string>();

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Send our bytes as soon as we sit, once per deal, and keep what the table has committed to. */
export async function contribute(live: Source, table: Table): Promise<void> {
  if (table.phase !== "gathering" || table.seat === null) return;
  const seat = table.seats[table.seat];
  const deal = `${live.id} ${table.commitment}`;
  if (seat?.kind !== "person" || seat.contributed || asked.has(deal)) return;
  asked.add(deal);
  const bytes = hex(crypto.getRandomValues(new Uint8Array(LENGTH)));
  keep(live.id, { commitment: table.commitment, bytes });
  try {
    await live.ask("contribute", { data: bytes });
  } catch {
    asked.delete(deal);
  }
}

function keep(id: string, what: Kept): void {
  kept.set(id, what);
  try {
    sessionStorage.setItem(`koloda-bytes-${id}`, JSON.stringify(what));
  } catch {
    // then it's kept until the page is closed
  }
}

/** What this browser kept before the deal; null if it came later. */
export function keptContribution(id: string): Kept | null {
  const known = kept.get(id);
  if (known) return known;
  try {
    return JSON.parse(sessionStorage.getItem(`koloda-bytes-${id}`) ?? "null");
  } catch {
    return null;
  }
}
