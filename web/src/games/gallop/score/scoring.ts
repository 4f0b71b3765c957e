/** The scores of Gallop across Europe at a real table, computed without a server.
 *
 * It is a twin of `koloda.games.gallop.scoring` and of how its matches end, because a sheet has
 * to work without a connection. A test gives both the same thousands of deals. */

import type { Line } from "../view";

export const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"];
export const LETTERS = "ROYGBP";
export const HIGHEST = 6;
export const MATCHES = ["target", "wins", "single"] as const;
export type Match = (typeof MATCHES)[number];
/** The usual goal of a match (GAL-30, GAL-31). */
export const GOALS = { target: 50, wins: 3, single: 1 };
export const MOST_GOALS = { target: 500, wins: 50, single: 1 };
/** A match ends after this many deals at the latest (GAL-34). */
export const MOST_DEALS = 200;

/** A collection as its cities (`R5`), or as its points and whether it is complete. */
export type Collection = string[] | { points: number; complete: boolean };
export type Deal = Collection[];

export interface Score {
  complete: boolean;
  lines: Line[];
  points: number;
}

/** The colours in play (GAL-3). */
export const coloursOf = (players: number) => players + 2;

export const colourOf = (city: string) => LETTERS.indexOf(city[0]!);

export function scoreCollection(collection: Collection, players: number): Score {
  if (!Array.isArray(collection)) return { ...collection, lines: [] };
  const found = COLOURS.map((colour, number) => ({
    colour,
    values: collection
      .filter((city) => colourOf(city) === number)
      .map((city) => Number(city.slice(1)))
      .sort((one, other) => other - one),
  })).filter(({ values }) => values.length > 0);
  // a collection with a city of every colour is complete (GAL-26)
  const complete = found.length === coloursOf(players);
  const lines = found.map(({ colour, values }) => {
    const [highest, second = 0] = values as [number, number?];
    // complete, a colour counts its highest city (GAL-27); otherwise the difference of its two
    // cities (GAL-28)
    return {
      colour,
      values,
      points: complete ? highest : highest - second,
      clause: complete ? "GAL-27" : "GAL-28",
    };
  });
  return { complete, lines, points: lines.reduce((sum, line) => sum + line.points, 0) };
}

export interface Standing {
  /** One number per seat: points, or deals won. */
  sums: number[];
  isOver: boolean;
  winners: number[];
  /** Why it is over, as one of the game's messages, and by which rule. */
  reason: string;
  clause: string;
}

/** The seat that wins the deal, if deals won are counted (GAL-31); -1: nobody. */
function wonBy([first, second]: [Score, Score]): number {
  if (first.complete !== second.complete) return first.complete ? 0 : 1;
  if (!first.complete || first.points === second.points) return -1;
  return first.points > second.points ? 0 : 1;
}

export function standing(deals: Score[][], players: number, match: Match, goal: number): Standing {
  const sums = Array.from({ length: players }, () => 0);
  for (const scores of deals) {
    const winner = match === "wins" ? wonBy(scores as [Score, Score]) : null;
    sums.forEach(
      (_, seat) =>
        (sums[seat]! += winner === null ? scores[seat]!.points : Number(winner === seat)),
    );
  }
  const most = Math.max(...sums);
  const winners = sums.flatMap((sum, seat) => (sum === most ? [seat] : []));
  const isReached = most >= goal && winners.length === 1;
  const isOver = match === "single" ? deals.length > 0 : isReached || deals.length >= MOST_DEALS;
  if (!isOver) return { sums, isOver, winners: [], reason: "", clause: "" };
  if (match === "single")
    return { sums, isOver, winners, reason: "one-deal-played", clause: "GAL-32" };
  if (!isReached) return { sums, isOver, winners, reason: "match-too-long", clause: "GAL-34" };
  return match === "target"
    ? { sums, isOver, winners, reason: "target-reached", clause: "GAL-30" }
    : { sums, isOver, winners, reason: "deals-won", clause: "GAL-31" };
}
