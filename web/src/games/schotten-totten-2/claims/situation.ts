/** What lies where at the real table, as it was tapped in. */

import type { Claim } from "./checkClaim";
import { ELITES, SIEGE_CARDS, WALL } from "./cards";

export const PLACES = ["attacker", "defender", "gone"] as const;
export type Place = (typeof PLACES)[number];

export interface Laid extends Claim {
  /** Whether tactics cards are in the game (ST2-30). */
  hasTactics: boolean;
}

export const beginning = (): Laid => ({
  tile: 1,
  damaged: false,
  attacker: [],
  defender: [],
  gone: [],
  first: null,
  hasTactics: false,
});

/** As it was left; what can't be read, or can't be, is not taken over. */
export function read(kept: string | null): Laid {
  const laid = beginning();
  let told: Partial<Laid>;
  try {
    told = JSON.parse(kept ?? "{}");
  } catch {
    return laid;
  }
  const seen = new Set<number>();
  for (const place of PLACES) {
    const cards: unknown[] = Array.isArray(told?.[place]) ? told[place] : [];
    laid[place] = cards.filter(isCard).filter((card) => !seen.has(card) && seen.add(card));
  }
  if (WALL[Number(told?.tile) - 1]) laid.tile = Number(told.tile);
  laid.damaged = told?.damaged === true;
  laid.hasTactics = told?.hasTactics === true;
  if (told?.first === "attacker" || told?.first === "defender") laid.first = told.first;
  return laid;
}

const isCard = (card: unknown): card is number =>
  Number.isInteger(card) && (card as number) >= 0 && (card as number) < SIEGE_CARDS + ELITES.length;
