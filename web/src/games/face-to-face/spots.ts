/** Where Face to Face's moves are made: `A17` plays 17 from the hand on your ascending pile. */

import type { Refused } from "../../net/refused";

const PILES: Record<string, string> = {
  A: "own-ascending",
  D: "own-descending",
  L: "other-ascending",
  H: "other-descending",
};

export function spots(text: string): string[] {
  const pile = PILES[text[0]!];
  return pile ? [`card-${text.slice(1)}`, pile] : [];
}

/** A card alone could go on any pile. */
export function notation([card, pile]: string[]): string[] {
  if (!card?.startsWith("card-")) return [];
  const letters = Object.keys(PILES).filter((one) => !pile || PILES[one] === pile);
  return letters.map((letter) => letter + card.slice(5));
}

const NO_SECOND = "F2F-16";
const OWN_PILES = ["F2F-6", "F2F-7"];

/** That nothing could follow is the reason that nobody sees; otherwise, why it doesn't fit your own
 * piles. */
export function reasons(refused: Refused[]): Refused[] {
  if (refused.length === 1) return refused;
  const hidden = refused.find((one) => one.clause === NO_SECOND);
  return hidden ? [hidden] : refused.filter((one) => OWN_PILES.includes(one.clause));
}
