/** How a deal and a match of Gallop ended. */

import type { Happening, Outcome, Phrase, View } from "../../net/protocol";
import type { GallopView, Line } from "./view";

/** What a player scored in a deal. */
export interface Score extends Happening {
  seat: number;
  complete: boolean;
  collection: string[];
  lines: Line[];
  points: number;
}

export const scoresOf = (happened: Happening[]) =>
  happened.filter((one): one is Score => one.event === "scored");

/** The collections as they were scored. The next deal may have begun in the same move, so hands and
 * everything laid down are left out. */
export function ending(happened: Happening[], seen: View): View | null {
  const scores = scoresOf(happened);
  if (scores.length === 0) return null;
  const view = seen as GallopView;
  return {
    ...view,
    phase: "over",
    sides: view.sides.map((side, seat) => {
      const { hand: _hand, ...rest } = side;
      const score = scores.find((one) => one.seat === seat);
      return {
        ...(view.outcome ? side : rest),
        collection: score?.collection ?? side.collection,
        complete: score?.complete ?? side.complete,
        laid: null,
        has_laid: false,
        scored: score?.points,
      };
    }),
  } as GallopView;
}

/** Whether somebody completed a collection, and what it was worth. */
export function whyDealEnded(happened: Happening[], you: number | null): Phrase {
  const clause = happened.find((one) => one.event === "deal-ended")?.clause;
  const complete = scoresOf(happened).filter((score) => score.complete);
  const [first] = complete;
  if (!first) return ["sheet-nobody", { clause: String(clause) }];
  if (complete.length > 1) return ["sheet-several", { count: complete.length }];
  return [
    "sheet-complete",
    {
      you: first.seat === you,
      seat: first.seat,
      colours: first.lines.length,
      points: first.points,
    },
  ];
}

/** The reasons that may leave several winners (GAL-32, GAL-34). */
const SHARED = ["one-deal-played", "match-too-long"];

/** Why the match ended, with the points of the winner and of the best of the others. */
export function why(view: GallopView, outcome: Outcome, you: number | null): Phrase {
  const { winners, scores, reason } = outcome;
  const [seat] = winners;
  const others = scores.filter((_, one) => !winners.includes(one));
  return [
    winners.length > 1 && SHARED.includes(reason) ? "end-shared" : `end-${reason}`,
    {
      you: you !== null && winners.includes(you),
      seat: seat ?? 0,
      points: Math.max(...scores),
      other: others.length > 0 ? Math.max(...others) : 0,
      goal: view.goal ?? 0,
    },
  ];
}
