import type { Arguments } from "./protocol";

/** The server refused a request; for a move, it says by which rule. */
export class Refused extends Error {
  constructor(
    /** For programs. */
    readonly key: string,
    /** The id of a message in the locale files, and its arguments. */
    readonly message = `refused-${key}`,
    readonly args: Arguments = {},
    readonly clause = "",
  ) {
    super(message);
  }
}
