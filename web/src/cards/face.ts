import type { Ink } from "./shapes";

/** What is printed on a card's front. */
export interface Face {
  ink: Ink;
  value?: string;
  /** A path around the origin, for cards that do something. */
  icon?: string;
  name?: string;
  /** A small path around the origin, beside the value. */
  sign?: string;
  /** A few small letters across the middle. */
  caption?: string;
  /** "plain" has no shape, for games without colours. */
  kind?: "plain" | "stamp";
}
