/** The server said no; for a move, by which rule. */
export class Refused extends Error {
  constructor(
    readonly key: string,
    readonly reason: string,
    readonly clause = "",
  ) {
    super(reason);
  }
}
