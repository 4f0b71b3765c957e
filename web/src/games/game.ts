/** What the page knows about a game: `games/<id>/index.ts` exports one of these as `game`. */

import type { Component } from "svelte";
import type { Face } from "../cards/face";
import type { Pattern } from "../cards/stitches";
import type { Deal } from "../fair/follow";
import type { Happening, Outcome, Phrase, Table, View } from "../net/protocol";
import type { Refused } from "../net/refused";
import type { Step } from "../table/motion";

export interface BoardProps {
  view: View;
  table: Table;
  /** What the last update did. */
  happened: Happening[];
}

/** What a sheet adds up: the end of a round, a deal or a game. */
export interface SheetProps {
  /** What stays on the board. */
  view: View;
  table: Table;
  /** What the last move did. */
  happened: Happening[];
  /** Null: the match goes on. */
  outcome: Outcome | null;
}

/** What is shown before a move changes the board. */
export interface Prelude {
  /** The place on the board that it is about. */
  place: string;
  /** Milliseconds at normal pace. */
  time: number;
}

/** Where on the board moves are made, by their notation. */
export interface Spots {
  /** Whether the two spots of a move may be pressed in either order. */
  isAnyOrder?: boolean;
  /** The spots at which a move is made: one or two; none: it gets a button. */
  spots(text: string, view: View): string[];
  /** The moves that pressing these spots could mean, legal or not; none: it means nothing. A card
   * alone may mean several. */
  notation?(spots: string[], view: View): string[];
  /** Of the reasons why none of several moves can be made, those worth reading; without it, all. */
  reasons?(refused: Refused[]): Refused[];
}

/** A sentence about a thing on the board, as a message of the game, with its clause. */
export interface Explained {
  says: Phrase;
  clause: string;
}

/** A card that a sentence mentions, or a place on the table that can be pointed at. */
export type Mention =
  { face: Face; words: string } | { place: string; label: string; words: string };

/** Which parts of a sentence are cards and places, so that they are drawn and not written as
 * codes. */
export interface Speech {
  /** The arguments of a message that hold cards or places. */
  fields: string[];
  /** What a code in such an argument means; `seat` is the player who acts. */
  mention(code: string, seat: number, field: string): Mention | null;
}

export interface FrontPage {
  /** Its place among the games. */
  place: number;
  /** The cards in its picture; null is a back. */
  picture: (Face | null)[];
  /** How many players a game against bots has; otherwise the fewest that the game allows. */
  playersWithBots?: number;
}

/** A page for people who play with real cards. It has to work without a connection. */
export interface PaperTool {
  /** Its address, without the first slash. */
  path: string;
  title(): string;
  page: () => Promise<{ default: Component }>;
}

export interface GamePage {
  frontPage: FrontPage;
  /** The board is fetched when the game is first played. */
  board: () => Promise<{ default: Component<BoardProps> }>;
  spots: Spots;
  /** How its cards are dealt, to check a deal; without it, the page can't check the cards. */
  deal?: () => Promise<Deal>;
  /** Without it, sentences show the codes of cards. */
  speech?: Speech;
  /** The stitches on the backs of its cards; without it, a plain border. */
  back?: Pattern;
  /** The order in which to show what happened; without it, everything moves at once. */
  story?(happened: Happening[], view: View, before: View | undefined): Step[];
  /** What to show while the board is still as it was before the move; null: nothing. */
  prelude?(happened: Happening[], before: View): Prelude | null;
  /** The view to leave on the board when a move has ended a round, a deal or a game, so that the
   * cards that decided it lie open where they were; null: nothing has ended.
   *
   * `before` is the view before the move, if it is known. */
  ending?(happened: Happening[], view: View, before: View | undefined): View | null;
  /** Says why it ended and adds everything up. */
  sheet?: () => Promise<{ default: Component<SheetProps> }>;
  /** The goal and how far the viewer is, in a few words; a viewer without a seat is null. Without
   * it, nothing is shown. */
  goal?(view: View, seat: number | null): Phrase[];
  /** What a thing on the board is: its `data-what`, or the id of its spot. Without it, a thing
   * shows its label. */
  explain?(what: string, view: View, seat: number | null): Explained[];
  /** The clause to read in each phase, by the message that says what to do, without `wanted-`. The
   * longest matching beginning counts: `target` covers `target-look`. Each has the texts
   * `help-<phase>` and `watch-<phase>`. Without it, the prompt is the only help. */
  help?: Record<string, string>;
  /** The spots of face-down cards that the viewer has seen and may say they know. */
  knownFaceDown?(view: View): string[];
  /** Options whose value is a seat. */
  seatOptions?: string[];
  /** Examples beside clauses of the rules page, as rows of cards.
   *
   * A row is written like moves, with the cards' codes. `?` is a face-down card and `→` means
   * "then". A card with `!` leaves the table; one with `*` belongs to the other player. */
  figures?: Record<string, string[]>;
  tools?: PaperTool[];
}
