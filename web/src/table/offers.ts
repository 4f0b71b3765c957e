/** The legal moves, as the page offers them. */

import { gameOf } from "../games";
import type { Legal, Table } from "../net/protocol";
import { sentenceOf, type SentencePart } from "./sentences";

export interface Offer {
  move: number;
  /** In the game's notation. */
  text: string;
  /** In words, with cards to draw. Put together only when it is read, because few are. */
  readonly sentence: SentencePart[];
  /** Where the move is made on the table: at one spot, or at two in this order. With none, it is
   * a button. */
  spots: string[];
  /** Those spots that may be pressed first. */
  first: string[];
}

export function offersOf(table: Table): Offer[] {
  const { match } = table;
  if (!match?.legal) return [];
  const game = gameOf(table.game).spots;
  return match.legal.map((legal: Legal) => {
    const spots = game.spots(legal.text, match.view);
    return {
      move: legal.move,
      text: legal.text,
      get sentence() {
        return capitalized(sentenceOf(table, legal.says));
      },
      spots,
      first: game.isAnyOrder ? spots : spots.slice(0, 1),
    };
  });
}

function capitalized([first, ...rest]: SentencePart[]): SentencePart[] {
  if (first === undefined) return [];
  return [
    typeof first === "string" ? first.charAt(0).toUpperCase() + first.slice(1) : first,
    ...rest,
  ];
}
