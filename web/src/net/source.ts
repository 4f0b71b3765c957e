/** Where a room's updates come from: a live table, a replay or a lesson. */

import type { Happening, Table, TableEvent, View } from "./protocol";

export type Connection = "connecting" | "open" | "lost" | "refused";

export interface Update {
  table: Table;
  events: TableEvent[];
  /** The table as we found it, rather than something that just happened. */
  isWelcome: boolean;
  /** These events replace the log; otherwise they are appended to it. */
  isWholeLog?: boolean;
  /** It was shown before, and the viewer wants to see it once more. */
  isAgain?: boolean;
  /** It stands for several moves that nobody watched. */
  isSummary?: boolean;
  /** What the last move did and the view before it, if the events and the room don't tell. */
  lastMove?: { happened: Happening[]; before: View };
}

export interface Source {
  readonly id: string;
  readonly connection: Connection;
  /** A move waits for the connection to come back. */
  readonly isMoveWaiting?: boolean;
  /** Receives every update, in order. */
  listener: (update: Update) => void;
  /** Send a request; throws `Refused`. */
  ask<Answer = number>(type: string, fields?: object): Promise<Answer>;
  close(): void;
}
