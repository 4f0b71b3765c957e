/** The sides of a game that is looked back at: teams, or players for themselves. */

import type { Table } from "../net/protocol";
import { seatName } from "../table/sentences";

/** Of each side, on paper. */
export const INKS = ["gold", "blue", "green", "red"] as const;

/** By their players. */
export function sideNames(table: Table): string[] {
  const names: string[][] = [];
  table.sides.forEach((side, seat) => (names[side] ??= []).push(seatName(table, seat)));
  return names.map((one) => one.join(" + "));
}
