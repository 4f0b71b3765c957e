/** How a round and a match of Scram! ended. */

import type { Happening, Outcome, Phrase, View } from "../../net/protocol";
import type { Cell, ScramView } from "./view";

/** After a round, all cards lie open in the camps. */
export function ending(_happened: Happening[], view: View): View | null {
  return (view as ScramView).counted ? view : null;
}

/** A card of a camp, and what it counts (SCR-25). */
export interface Counted {
  card: number | string;
  counts: number;
}

/** What each card of a camp counts: "=" as much as the lowest number there, or nothing. */
export function countedCards(camp: (Cell | null)[]): Counted[] {
  const cards = camp.flatMap((cell) => (cell?.card === undefined ? [] : [cell.card]));
  const numbers = cards.filter((card) => card !== "=").map(Number);
  const lowest = numbers.length > 0 ? Math.min(...numbers) : 0;
  return cards.map((card) => ({ card, counts: card === "=" ? lowest : Number(card) }));
}

/** The seats of a team. */
export const members = ({ teams }: ScramView, team: number) =>
  teams.flatMap((one, seat) => (one === team ? [seat] : []));

const otherTeam = (team: number) => 1 - team;

/** Who the viewer is to a team: a member, an opponent, or neither. */
const relation = ({ teams }: ScramView, team: number, you: number | null) =>
  you === null ? "none" : teams[you] === team ? "self" : "foe";

/** Whether a team called, and whether it paid: with no more than the other team (SCR-26). */
export function callOf({ counted, caller, teams }: ScramView, team: number) {
  if (!counted || caller === null || teams[caller] !== team) return "none";
  return counted.totals[team]! <= counted.totals[otherTeam(team)]! ? "paid" : "failed";
}

/** Who called and whether it paid, in one sentence. */
export function whyCounted(view: ScramView, you: number | null): Phrase {
  const { counted, caller, teams } = view;
  if (!counted || caller === null) return ["sheet-no-call", {}];
  const team = teams[caller]!;
  const [total, other] = [counted.totals[team]!, counted.totals[otherTeam(team)]!];
  return [
    `sheet-call-${callOf(view, team)}`,
    {
      you: caller === you ? "caller" : relation(view, team, you),
      caller,
      total,
      other,
      recorded: counted.recorded[team]!,
    },
  ];
}

/** The number of the round that decided a match with tied totals (SCR-29); 0: none did. */
export function decidingRound(recorded: number[][]): number {
  return recorded.findLastIndex(([one, other]) => one !== other) + 1;
}

/** Why the match ended as it did, with the totals. */
export function why(view: ScramView, { winners, reason }: Outcome, you: number | null): Phrase {
  const team = winners.length > 0 ? view.teams[winners[0]!]! : 0;
  const round = decidingRound(view.recorded);
  const scores = view.recorded[round - 1] ?? [0, 0];
  return [
    `end-${reason}`,
    {
      you: relation(view, team, you),
      team,
      rounds: view.recorded.length,
      total: view.sums[team]!,
      other: view.sums[otherTeam(team)]!,
      round,
      score: scores[team]!,
      lost: scores[otherTeam(team)]!,
    },
  ];
}
