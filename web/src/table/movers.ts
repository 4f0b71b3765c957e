import type { TableEvent } from "../net/protocol";

/** The seat that made each move of a match, in order, without moves that were taken back. */
export function moversIn(log: TableEvent[]): number[] {
  const movers: number[] = [];
  for (const event of log) {
    if (event.event === "moved") movers.push(event.seat);
    else if (event.event === "taken-back") movers.length = event.to;
  }
  return movers;
}
