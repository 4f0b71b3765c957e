/** Runs the browser's proof of a deal in Node: cases as JSON on the standard input, one proof each
 * on the standard output. */

import { readFileSync } from "node:fs";
import type { Deal } from "../../web/src/fair/follow";
import { digestOf, keepNotes, noteView } from "../../web/src/fair/notes";
import { prove, type Evidence } from "../../web/src/fair/proof";
import { Stream } from "../../web/src/fair/stream";
import { bytesOf } from "../../web/src/fair/bytes";
import type { Update } from "../../web/src/net/source";

const deals = import.meta.glob<Deal>("../../web/src/games/*/deal.ts", {
  eager: true,
});

interface Case {
  evidence: Evidence;
  /** What the browser saw, by the number of moves made. */
  watched: Record<number, unknown>;
  /** Or the updates that it got. */
  updates?: Update[];
}

function proof({ evidence, watched, updates }: Case) {
  const { notes, fair } = evidence;
  if (notes) keepNotes("table", notes);
  for (const update of updates ?? []) noteView("table", update);
  for (const [move, view] of Object.entries(watched))
    if (notes) notes.seen[Number(move)] = digestOf(view);
  const game = (notes?.sealed?.terms ?? fair.terms)?.game ?? "";
  const found = prove(evidence, deals[`../../web/src/games/${game}/deal.ts`]!);
  const stream = new Stream(bytesOf(found.key));
  const words = Array.from({ length: 8 }, () => stream.word().toString(16).padStart(8, "0"));
  return { ...found, words };
}

const cases = JSON.parse(readFileSync(0, "utf-8")) as Case[];
process.stdout.write(JSON.stringify(cases.map(proof)));
