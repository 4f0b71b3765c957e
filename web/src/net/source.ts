/** Where the updates of a room come from: a live table, a replay, a lesson. */

import type { Table, TableEvent } from "./protocol";

export type Connection = "connecting" | "open" | "lost" | "refused";

export interface Update {
  table: Table;
  events: TableEvent[];
  /** The table as it was found, and not something that happened before our eyes. */
  isWelcome: boolean;
  /** Only these events count as the past; else they come after those before. */
  isWholeLog?: boolean;
}

export interface Source {
  readonly id: string;
  readonly connection: Connection;
  /** Gets every update, in order. */
  listener: (update: Update) => void;
  /** A request; what is refused throws. */
  ask<Answer = number>(type: string, fields?: object): Promise<Answer>;
  close(): void;
}
