/** The matches finished at this device, kept only in this browser. */

import type { Seat, Table, TableEvent } from "../net/protocol";
import { remember, remembered } from "../ui/storage";

export interface Played {
  /** Unique for each deal, so that no match is counted twice. */
  id: string;
  game: string;
  /** Milliseconds since 1970. */
  at: number;
  won: boolean;
  moves: number;
  /** From the deal to the end; null if this browser didn't see the deal. */
  seconds: number | null;
  /** People by name, bots by level. */
  opponents: Opponent[];
}

export type Opponent = { name: string } | { bot: string };

export interface Sum {
  won: number;
  lost: number;
  moves: number;
  /** The length of those matches whose length is known, and how many they are. */
  seconds: number;
  timed: number;
}

const MEMORY = "mine";
const MOST = 1000;

export function played(): Played[] {
  try {
    const kept: unknown = JSON.parse(remembered(MEMORY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPlayed) : [];
  } catch {
    return [];
  }
}

/** Ignore anything else that somebody wrote there. */
function isPlayed(one: Partial<Played> | null): one is Played {
  return (
    typeof one?.id === "string" &&
    typeof one.game === "string" &&
    typeof one.at === "number" &&
    typeof one.won === "boolean" &&
    typeof one.moves === "number" &&
    (one.seconds === null || typeof one.seconds === "number") &&
    Array.isArray(one.opponents)
  );
}

/** Record a finished match, once. Watching, replays and lessons don't count, nor does a shared
 * device, which belongs to nobody. */
export function recordMatch(table: Table, log: TableEvent[]): void {
  const { match, seat } = table;
  if (!match?.outcome || seat === null || table.hot_seat || table.kind) return;
  const before = played();
  if (before.some((one) => one.id === table.commitment)) return;
  const began = log.find((event) => event.event === "started")?.at;
  const ended = log.at(-1)?.at;
  const one: Played = {
    id: table.commitment,
    game: table.game,
    at: Date.now(),
    won: match.outcome.winners.includes(seat),
    moves: match.moves_made,
    seconds: began === undefined || ended === undefined ? null : Math.round(ended - began),
    opponents: table.seats
      .filter((_, other) => table.sides[other] !== table.sides[seat])
      .flatMap(opponent),
  };
  remember(MEMORY, JSON.stringify([one, ...before].slice(0, MOST)));
}

function opponent(seat: Seat): Opponent[] {
  if (seat.kind === "open") return [];
  return [seat.kind === "bot" ? { bot: seat.bot } : { name: seat.name }];
}

export const forgetAll = () => remember(MEMORY, "[]");

/** Totals by the names that `by` gives a match, which counts once for each of them. */
export function sums(games: Played[], by: (one: Played) => string[]): Map<string, Sum> {
  const found = new Map<string, Sum>();
  for (const one of games) {
    for (const name of new Set(by(one))) {
      const sum = found.get(name) ?? { won: 0, lost: 0, moves: 0, seconds: 0, timed: 0 };
      found.set(name, {
        won: sum.won + Number(one.won),
        lost: sum.lost + Number(!one.won),
        moves: sum.moves + one.moves,
        seconds: sum.seconds + (one.seconds ?? 0),
        timed: sum.timed + Number(one.seconds !== null),
      });
    }
  }
  return found;
}
