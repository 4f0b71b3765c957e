/** What a sheet of Scram! contains, and what is impossible. */

import { CARDS, MOST_ROUNDS, ROUNDS, copies, type Card, type Round } from "./scoring";
import { isWithin, readNames, wrong } from "../../../score/sheet.svelte";

export interface ScramSheet {
  names: string[];
  /** Who starts the first round. */
  first: number;
  /** How many rounds are played. */
  wanted: number;
  rounds: Round[];
}

const HIGHEST_TOTAL = 999;

export function freshScram(players: number): ScramSheet {
  return {
    names: Array.from({ length: players }, () => ""),
    first: 0,
    wanted: ROUNDS[players]!,
    rounds: [],
  };
}

export function readScram(input: unknown): ScramSheet {
  const { names, first, wanted, rounds } = (input ?? {}) as Partial<ScramSheet>;
  const players = Array.isArray(names) ? names.length : 0;
  const isSheet =
    players in ROUNDS && isWithin(first, 0, players - 1) && isWithin(wanted, 1, MOST_ROUNDS);
  if (!isSheet || !Array.isArray(rounds)) throw wrong("web-score-bad-link");
  if (rounds.length > wanted)
    throw wrong("web-score-rounds-played", { rounds: rounds.length }, "SCR-28");
  return {
    names: readNames(names, players),
    // the solo player (SCR-30)
    first: players === 3 ? 0 : first,
    wanted,
    rounds: rounds.map((round) => readRound(round, players)),
  };
}

function readRound(input: Partial<Round> | null, players: number): Round {
  const { camps, caller } = input ?? {};
  if (!Array.isArray(camps) || camps.length !== players) throw wrong("web-score-bad-link");
  if (caller !== null && !isWithin(caller, 0, players - 1)) throw wrong("web-score-bad-link");
  const read = camps.map(readCamp);
  const all = read.flatMap((camp) => (Array.isArray(camp) ? camp : []));
  for (const card of CARDS) {
    const count = all.filter((one) => one === card).length;
    if (count > copies(players))
      throw wrong(
        "web-score-too-many",
        { card: String(card), count, most: copies(players) },
        "SCR-1",
      );
  }
  return { camps: read, caller };
}

function readCamp(input: unknown, seat: number): Card[] | number {
  if (!Array.isArray(input)) {
    if (isWithin(input, 0, HIGHEST_TOTAL)) return input;
    throw wrong("web-score-no-total", { seat: seat + 1, most: HIGHEST_TOTAL });
  }
  const unknown = input.find((card) => !CARDS.includes(card));
  if (unknown !== undefined) throw wrong("web-score-no-card", { card: String(unknown) }, "SCR-1");
  return input;
}
