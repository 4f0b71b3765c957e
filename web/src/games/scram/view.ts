import type { Arguments, View } from "../../net/protocol";

export interface Cell {
  up: boolean;
  /** It is face down, and this seat has seen it. */
  known?: boolean;
  card?: number | string;
}

export interface ScramView extends View {
  players: number;
  teams: number[];
  rounds: number;
  round: number;
  /** What the teams recorded, round by round. */
  recorded: number[][];
  sums: number[];
  next_starter: number | null;
  phase: string;
  caller: number | null;
  /** null is a gap. */
  camps: (Cell | null)[][];
  deck: { size: number; top: Cell | null; second: Cell | null };
  discard: { size: number; top: number | string | null };
  held: (Cell & { source: string }) | null;
  ability: { card: number; action: string; cards: number; joins: boolean } | null;
  targets: string[];
  looking: { seat: number | null; places: string[] };
  pushed: string[];
  counted?: {
    own_totals: number[];
    totals: number[];
    recorded: number[];
    lines: { clause: string; key: string; values: Arguments }[];
  };
}
