/** The cards and the wall of Schotten Totten 2 (ST2-1, ST2-2, ST2-30). */

export const SIEGE_CARDS = 60;
export const STRENGTHS = 12;
export const COLOURS = "RYGBP";
/** After the siege cards: two jokers, the spy, the shield. */
export const ELITES = [60, 61, 62, 63];
const ELITE_LETTERS = "JJSH";
export const SPY = 62;
export const SHIELD = 63;

export const colour = (card: number) => Math.floor(card / STRENGTHS);
export const strength = (card: number) => card % STRENGTHS;
export const isElite = (card: number) => card >= SIEGE_CARDS;

/** `R5`, `B11`, `J`. */
export function text(card: number): string {
  return isElite(card)
    ? ELITE_LETTERS[card - SIEGE_CARDS]!
    : `${COLOURS[colour(card)]}${strength(card)}`;
}

/** Weakest first (ST2-12). */
export const TYPES = ["sum", "run", "colour", "equal-strength", "colour-run"] as const;
export type Accepted = (typeof TYPES)[number] | "all" | "lowest-sum";

export interface TileFace {
  capacity: number;
  accepts: Accepted;
}

const tile = (capacity: number, accepts: Accepted): TileFace => ({ capacity, accepts });

/** Each tile's intact and damaged side. */
export const WALL: [intact: TileFace, damaged: TileFace][] = [
  [tile(3, "sum"), tile(3, "run")],
  [tile(4, "all"), tile(2, "equal-strength")],
  [tile(3, "all"), tile(3, "colour")],
  [tile(2, "all"), tile(4, "lowest-sum")],
  [tile(3, "all"), tile(3, "colour")],
  [tile(4, "all"), tile(2, "equal-strength")],
  [tile(3, "lowest-sum"), tile(3, "run")],
];

export const accepts = (face: TileFace, type: number) =>
  face.accepts === "all" || face.accepts === TYPES[type];
