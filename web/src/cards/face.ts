import type { Ink } from "./shapes";

/** What is printed on a card's front. */
export interface Face {
  ink: Ink;
  value?: string;
  /** A path around the middle, for cards that do something. */
  icon?: string;
  name?: string;
  /** "plain": no shape, where a game has no colours. */
  kind?: "plain" | "stamp";
}
