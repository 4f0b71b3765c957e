/** The scorepad of Scram! for a real table (SCR-37), computed without a server.
 *
 * It is a twin of `koloda.games.scram.scorepad`, because a sheet has to work without a
 * connection. A test gives both the same thousands of rounds. Seats go clockwise. Team 0 has the
 * even seats and team 1 the odd ones. With three players, seat 0 is the solo player and team 0
 * (SCR-2, SCR-30). */

import type { Phrase } from "../../../net/protocol";

export type Card = number | "=";
/** Each camp as its cards or as its total, and the player who called. */
export interface Round {
  camps: (Card[] | number)[];
  caller: number | null;
}

export interface Line {
  clause: string;
  says: Phrase;
}

export interface RoundScore {
  starter: number;
  /** One number per team (SCR-26). */
  recorded: [number, number];
  nextStarter: number;
  lines: Line[];
}

export interface MatchScore {
  sums: [number, number];
  /** Whether it is over; the last line says who has won. */
  isOver: boolean;
  lines: Line[];
}

export const CARDS: Card[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, "="];
/** By the number of players (SCR-28, SCR-30). */
export const ROUNDS: Record<number, number> = { 3: 3, 4: 4, 6: 3 };
export const MOST_ROUNDS = 4;
const WRONG_CALL = 10;

/** How many copies of each card the game has (SCR-1). */
export const copies = (players: number) => (players === 6 ? 5 : 4);

export const teamOf = (seat: number, players: number) =>
  players === 3 ? Math.min(seat, 1) : seat % 2;

/** "=" counts as the lowest number of its camp (SCR-25). */
export function campTotal(camp: Card[] | number): number {
  if (typeof camp === "number") return camp;
  const numbers = camp.filter((card) => card !== "=");
  const lowest = numbers.length > 0 ? Math.min(...numbers) : 0;
  return numbers.reduce((sum, one) => sum + one, 0) + (camp.length - numbers.length) * lowest;
}

/** What a team writes down (SCR-26). */
function recorded(mine: number, theirs: number, hasCalled: boolean): number {
  if (!hasCalled) return mine;
  return mine <= theirs ? 0 : mine + WRONG_CALL;
}

export function scoreRound({ camps, caller }: Round, starter: number): RoundScore {
  const players = camps.length;
  const own = camps.map(campTotal);
  const lines: Line[] = own.map((total, seat) => ({
    clause: "SCR-25",
    says: ["pad-camp", { seat, total }],
  }));
  const totals = [0, 0] as [number, number];
  own.forEach((total, seat) => (totals[teamOf(seat, players)]! += total));
  for (const team of [0, 1])
    lines.push({ clause: "SCR-24", says: ["pad-team", { team, total: totals[team] }] });
  const calling = caller === null ? null : teamOf(caller, players);
  const scores: [number, number] = [
    recorded(totals[0], totals[1], calling === 0),
    recorded(totals[1], totals[0], calling === 1),
  ];
  for (const team of [0, 1]) {
    const called = scores[team] === 0 ? "pad-right-call" : "pad-wrong-call";
    lines.push({
      clause: "SCR-26",
      says: [team === calling ? called : "pad-recorded", { team, score: scores[team] }],
    });
  }
  const nextStarter = startsNext(own, scores, starter);
  lines.push({ clause: "SCR-27", says: ["pad-starter", { seat: nextStarter }] });
  return { starter, recorded: scores, nextStarter, lines };
}

/** The player with the lowest total in the team with the lower score starts; if tied, the next
 * after the last starter (SCR-27). */
function startsNext(own: number[], scores: [number, number], starter: number): number {
  const players = own.length;
  const after = (seat: number) => (seat - starter - 1 + players) % players;
  const lower = scores[0] === scores[1] ? null : Number(scores[1] < scores[0]);
  const seats = own
    .map((_, seat) => seat)
    .filter((seat) => lower === null || teamOf(seat, players) === lower);
  return seats.sort((one, other) => own[one]! - own[other]! || after(one) - after(other))[0]!;
}

export function scoreMatch(
  players: number,
  rounds: [number, number][],
  wanted: number,
): MatchScore {
  const sums = rounds.reduce<[number, number]>(
    (sum, [first, second]) => [sum[0] + first, sum[1] + second],
    [0, 0],
  );
  const lines: Line[] = [0, 1].map((team) => ({
    clause: "SCR-28",
    says: ["pad-sum", { team, sum: sums[team] }],
  }));
  const isOver = rounds.length >= wanted;
  return { sums, isOver, lines: isOver ? [...lines, winning(players, rounds, sums)] : lines };
}

function winning(players: number, rounds: [number, number][], sums: [number, number]): Line {
  if (sums[0] !== sums[1]) {
    return { clause: "SCR-28", says: ["pad-lowest-sum", { team: Number(sums[1] < sums[0]) }] };
  }
  if (players === 3) return { clause: "SCR-33", says: ["pad-solo-wins-level", { team: 0 }] };
  const last = rounds.findLast(([first, second]) => first !== second);
  if (!last) return { clause: "SCR-29", says: ["pad-everybody-loses", {}] };
  return { clause: "SCR-29", says: ["pad-lower-late-round", { team: Number(last[1] < last[0]) }] };
}

/** Every round, with the starter that follows from the one before. */
export function scoreRounds(rounds: Round[], first: number): RoundScore[] {
  const scored: RoundScore[] = [];
  for (const round of rounds) scored.push(scoreRound(round, scored.at(-1)?.nextStarter ?? first));
  return scored;
}
