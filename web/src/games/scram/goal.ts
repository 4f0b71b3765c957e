/** Round, totals and when a camp is small enough to call. It tells only what lies open: how many
 * cards a camp has is public, what they are is for the players to remember (SCR-36). */

import type { Phrase, View } from "../../net/protocol";
import type { ScramView } from "./view";

/** A camp with more cards can't call (SCR-7). */
export const MOST_TO_CALL = 2;

export function goal(seen: View, seat: number | null): Phrase[] {
  const view = seen as ScramView;
  const { round, rounds, sums, caller } = view;
  const said: Phrase[] = [["goal-round", { round, rounds }]];
  if (seat === null) {
    said.push(["goal-team", { team: 0, sum: sums[0]! }], ["goal-team", { team: 1, sum: sums[1]! }]);
  } else {
    const team = view.teams[seat]!;
    said.push(["goal-sums", { own: sums[team]!, other: sums[1 - team]! }]);
  }
  if (caller !== null) said.push(["goal-called", { caller }]);
  else if (seat === null) said.push(["goal-call", { most: MOST_TO_CALL }]);
  else {
    const cards = view.camps[seat]!.length;
    const call = cards <= MOST_TO_CALL ? "goal-may-call" : "goal-call-later";
    said.push([call, { most: MOST_TO_CALL, cards }]);
  }
  return said;
}
