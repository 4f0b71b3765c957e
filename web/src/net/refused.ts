import type { Arguments } from "./protocol";

/** The server said no; for a move, by which rule. */
export class Refused extends Error {
  constructor(
    /** For programs. */
    readonly key: string,
    /** Of the locale files, and what it speaks of. */
    readonly message = `refused-${key}`,
    readonly args: Arguments = {},
    readonly clause = "",
  ) {
    super(message);
  }
}
