/** Claims of Schotten Totten 2 at a real table, checked without a server (ST2-14 … ST2-19).
 *
 * Elsewhere the browser knows no rules. Here it has to, because a claim must be checked without
 * a connection. It is a twin of `koloda.games.schotten_totten_2.prover`, written from the rules.
 * A test gives both the same thousands of claims, and they must give the same answers word for
 * word. */

import type { Phrase } from "../../../net/protocol";
import { best, compare, strongestCompletion, worth, type Free } from "./formation";
import { whyGood, whyNot } from "./reasons";
import { SIEGE_CARDS, STRENGTHS, WALL, colour, isElite, strength, text } from "./cards";

export type Side = "attacker" | "defender";

export interface Claim {
  /** 1 … 7. */
  tile: number;
  damaged: boolean;
  attacker: number[];
  defender: number[];
  /** The other open cards. */
  gone: number[];
  /** The side that was complete first, which matters if both are complete and tied (ST2-16). */
  first: Side | null;
}

export type Verdict =
  | { proved: boolean; counter: string[]; reasons: Phrase[] }
  /** It can't be checked: why not, and by which clause. */
  | { refused: Phrase; clause: string };

export function checkClaim({ tile, damaged, attacker, defender, gone, first }: Claim): Verdict {
  const face = WALL[tile - 1]![damaged ? 1 : 0];
  for (const [side, cards] of [
    ["attacker", attacker],
    ["defender", defender],
  ] as const) {
    if (cards.length > face.capacity) {
      const spoken = {
        card: text(cards[face.capacity]!),
        side,
        size: cards.length,
        capacity: face.capacity,
      };
      return { refused: ["refused-claim-many", spoken], clause: "ST2-6" };
    }
  }
  if (attacker.length < face.capacity) {
    return {
      refused: ["refused-claim-few", { size: attacker.length, capacity: face.capacity }],
      clause: "ST2-14",
    };
  }
  for (const card of attacker) {
    const other = defender.find((one) => clashes(card, one));
    if (other !== undefined)
      return {
        refused: ["refused-claim-clash", { card: text(card), other: text(other) }],
        clause: "ST2-7",
      };
  }
  const taken = new Set([...attacker, ...defender, ...gone]);
  // all hands and the deck count as unknown, even the attacker's own hand (ST2-17)
  const free: Free = Array.from({ length: SIEGE_CARDS }, (_, card) => !taken.has(card));
  const claimed = worth(face, attacker);
  const held = best(face, defender, free);
  const difference = held === null ? -1 : compare(face, held, claimed);
  const isComplete = defender.length === face.capacity;
  if (isComplete && difference === 0 && first === null) {
    return { refused: ["refused-claim-who-first", {}], clause: "ST2-16" };
  }
  if (difference < 0 || (difference === 0 && !(isComplete && first === "defender"))) {
    return { proved: true, counter: [], reasons: whyGood(face, attacker, defender, free) };
  }
  const counter = isComplete ? defender : strongestCompletion(face, defender, free);
  return {
    proved: false,
    counter: counter.map(text),
    reasons: whyNot(face, attacker, defender, counter),
  };
}

/** Cards that can't be opposite each other (ST2-7). */
function clashes(one: number, other: number): boolean {
  return (
    !isElite(one) &&
    !isElite(other) &&
    colour(one) === colour(other) &&
    Math.abs(strength(one) - strength(other)) === STRENGTHS - 1
  );
}
