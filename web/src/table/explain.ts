/** What a thing on the table is, in sentences with their clauses. */

import { gameOf } from "../games";
import type { Table, View } from "../net/protocol";
import { say, texts } from "../text/texts.svelte";
import { nameOf, sentenceOf, type SentencePart } from "./sentences";

export interface Explanation {
  sentence: SentencePart[];
  clause: string;
}

/** The lines about a thing; none if its texts aren't there yet. */
export function explanationOf(table: Table, view: View, what: string, label: string): Explanation[] {
  const [, kind, seat] = /^(seat|clock)-(\d)$/.exec(what) ?? [];
  if (kind) {
    const turn = table.match?.seat_to_move === Number(seat);
    return plain(`web-what-${kind}`, { who: nameOf(table, Number(seat)), turn });
  }
  const { explain } = gameOf(table.game);
  if (!explain) return label ? [{ sentence: [label], clause: "" }] : [];
  return explain(what, view, table.seat)
    .filter(({ says: [id] }) => texts.has(`${table.game}-${id}`))
    .map(({ says, clause }) => ({ sentence: sentenceOf(table, says), clause }));
}

function plain(id: string, args: Record<string, string | boolean>): Explanation[] {
  return texts.has(id) ? [{ sentence: [say(id, args)], clause: "" }] : [];
}
