/** Where the cards are at the real table, as they were entered. */

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

/** The situation as it was left, without anything that is unreadable or impossible. */
export function read(kept: string | null): Laid {
  const laid = beginning();
  let saved: Partial<Laid>;
  try {
    saved = JSON.parse(kept ?? "{}");
  } catch {
    return laid;
  }
  const seen = new Set<number>();
  for (const place of PLACES) {
    const cards: unknown[] = Array.isArray(saved?.[place]) ? saved[place] : [];
    laid[place] = cards.filter(isCard).filter((card) => !seen.has(card) && seen.add(card));
  }
  if (WALL[Number(saved?.tile) - 1]) laid.tile = Number(saved.tile);
  laid.damaged = saved?.damaged === true;
  laid.hasTactics = saved?.hasTactics === true;
  if (saved?.first === "attacker" || saved?.first === "defender") laid.first = saved.first;
  return laid;
}

const isCard = (card: unknown): card is number =>
  Number.isInteger(card) && (card as number) >= 0 && (card as number) < SIEGE_CARDS + ELITES.length;
