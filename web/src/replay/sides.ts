/** The sides of a replayed game: teams, or single players. */

import type { Table } from "../net/protocol";
import { seatName } from "../table/sentences";

/** The ink of each side. */
export const INKS = ["gold", "blue", "green", "red"] as const;

/** Each side is named after its players. */
export function sideNames(table: Table): string[] {
  const names: string[][] = [];
  table.sides.forEach((side, seat) => (names[side] ??= []).push(seatName(table, seat)));
  return names.map((one) => one.join(" + "));
}
