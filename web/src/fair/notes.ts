/** What this browser notes about a deal, before and during the game, to check it at the end. */

import type { Table, Terms } from "../net/protocol";
import type { Update } from "../net/source";
import { forget, remember, remembered } from "../ui/storage";
import { hex, utf8 } from "./bytes";
import { canonical, hashOf } from "./fairDeal";
import { sha256 } from "./sha256";

/** How many random bytes we add. */
const LENGTH = 32;
/** The notes of how many tables are kept. */
const TABLES = 20;

/** Why a deal is wrong even before it can be checked. */
export type Alarm = "exchanged" | "accused";

export interface Notes {
  commitment: string;
  /** Our seat; null: we watch. */
  seat: number | null;
  /** Our random bytes; "" if we added none, or if another device did. */
  own: string;
  /** What was fixed before anybody revealed their bytes; null if we weren't there. */
  sealed: { hashes: string[]; terms: Terms } | null;
  /** Whether the server has acknowledged our hash. */
  hasPromised: boolean;
  /** Whether it has acknowledged our bytes. */
  hasRevealed: boolean;
  /** A digest of what we saw after each number of moves. */
  seen: Record<number, string>;
  /** The number of the last event that we know of. */
  number: number;
  alarm: Alarm | null;
}

const known = new Map<string, Notes>();

export function notesOf(id: string): Notes | null {
  if (!known.has(id)) {
    try {
      const kept = JSON.parse(remembered(`deal-${id}`) ?? "null");
      if (kept) known.set(id, kept);
    } catch {
      // written by nobody we know
    }
  }
  return known.get(id) ?? null;
}

export function keepNotes(id: string, notes: Notes): void {
  known.set(id, notes);
  const tables = (remembered("deals") ?? "").split(" ").filter((one) => one && one !== id);
  for (const oldest of tables.splice(0, tables.length + 1 - TABLES)) forget(`deal-${oldest}`);
  remember("deals", [...tables, id].join(" "));
  remember(`deal-${id}`, JSON.stringify(notes));
}

/** The notes about the deal that the table is gathering for; new ones if there are none. */
export function notesFor(id: string, table: Pick<Table, "commitment" | "seat">): Notes {
  const { commitment, seat } = table;
  const notes = notesOf(id);
  if (notes?.commitment === commitment && notes.seat === seat) return notes;
  return {
    commitment,
    seat,
    own: "",
    sealed: null,
    hasPromised: false,
    hasRevealed: false,
    seen: {},
    number: 0,
    alarm: notes?.alarm ?? null, // a table that lied once is not trusted again
  };
}

export const newBytes = (): string => hex(crypto.getRandomValues(new Uint8Array(LENGTH)));

export const ownHash = ({ commitment, seat, own }: Notes): string =>
  own && seat !== null ? hashOf(commitment, seat, own) : "";

type Shown = Pick<Table, "commitment" | "hashes" | "terms">;

/** Note what is fixed now. Whether our bytes may be revealed: only if our hash is part of it, and
 * only for the first such set. */
export function seal(id: string, notes: Notes, shown: Shown): boolean {
  if (!shown.terms || shown.commitment !== notes.commitment) return false;
  const sealed = { hashes: shown.hashes, terms: shown.terms };
  const isFirst = notes.sealed === null || canonical(notes.sealed) === canonical(sealed);
  const isOurs = notes.seat !== null && shown.hashes[notes.seat] === ownHash(notes);
  notes.sealed ??= sealed;
  const isExchanged = notes.hasPromised && shown.hashes[notes.seat ?? -1] && !isOurs;
  if (!isFirst || isExchanged) notes.alarm = "exchanged";
  keepNotes(id, notes);
  return isFirst && isOurs && notes.own !== "";
}

export const digestOf = (view: unknown): string =>
  hex(sha256(utf8(canonical(view)))).slice(0, 16);

/** Note what our seat sees of the game. A shared device notes nothing: it is handed on. */
export function noteView(id: string, { table, events, isWelcome }: Update): void {
  const notes = notesOf(id);
  const { match } = table;
  if (!match || !notes || notes.commitment !== table.commitment) return;
  if (table.seat === null || table.hot_seat) return;
  forgetUndone(notes, table.number, events, isWelcome);
  // nothing that was seen changes, so what was noted first stays
  notes.seen[match.moves_made] ??= digestOf(match.view);
  keepNotes(id, notes);
}

/** Forget what we saw of moves that were undone: the match at its end doesn't contain them. The deal
 * itself is never undone. */
function forgetUndone(
  notes: Notes,
  number: number,
  events: Update["events"],
  isWelcome: boolean,
): void {
  const missed = events.filter((event) => event.number > notes.number);
  const isUnknown = isWelcome && number > notes.number && !missed.length;
  const undone = missed.flatMap((event) => (event.event === "taken-back" ? [event.to] : []));
  const kept = isUnknown ? 0 : Math.min(...undone);
  for (const move of Object.keys(notes.seen).map(Number)) if (move > kept) delete notes.seen[move];
  notes.number = Math.max(notes.number, number);
}
