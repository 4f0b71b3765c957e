/** Why a game of Face to Face ended: what was left to play, and what the piles would have taken. */

import type { Outcome, Phrase } from "../../net/protocol";
import type { FaceToFaceView } from "./view";

/** What one of the four piles would have taken from a hand. */
export interface Taking {
  whose: "own" | "other";
  direction: "ascending" | "descending";
  /** The card on top. */
  top: number;
  /** The lowest and the highest card that fits; null: no card does. */
  range: [from: number, to: number] | null;
  /** The card that fits by the reverse trick (F2F-8), if there is such a card. */
  trick: number | null;
  /** The cards of the hand that fit. */
  fits: number[];
}

const LOWEST = 2;
const TRICK = 10;

/** How many cards a player still had to play. */
export const cardsLeft = ({ sides }: FaceToFaceView, seat: 0 | 1) =>
  sides[seat].hand_size + sides[seat].draw_pile_size;

/** What the four piles would have taken from a player's hand (F2F-6 … F2F-9). */
export function takings({ sides, highest }: FaceToFaceView, seat: 0 | 1): Taking[] {
  const hand = sides[seat].hand ?? [];
  const other = (1 - seat) as 0 | 1;
  const taking = (
    whose: Taking["whose"],
    direction: Taking["direction"],
    isHigher: boolean,
  ): Taking => {
    const top = sides[whose === "own" ? seat : other][direction];
    const [from, to] = isHigher ? [top + 1, highest] : [LOWEST, top - 1];
    const back = direction === "ascending" ? top - TRICK : top + TRICK;
    const trick = whose === "own" && back >= LOWEST && back <= highest ? back : null;
    return {
      whose,
      direction,
      top,
      range: from <= to ? [from, to] : null,
      trick,
      fits: hand.filter((card) => (card >= from && card <= to) || card === trick),
    };
  };
  return [
    taking("own", "ascending", true),
    taking("own", "descending", false),
    // a card for the other player must improve their pile
    taking("other", "ascending", false),
    taking("other", "descending", true),
  ];
}

/** One sentence with the numbers; `you` is the viewer's seat, if they play. */
export function why(view: FaceToFaceView, { winners, reason }: Outcome, you: number | null): Phrase {
  const winner = winners[0] as 0 | 1;
  const loser = (1 - winner) as 0 | 1;
  const seat = reason === "all-cards-played" ? winner : loser;
  const { hand_size: hand, draw_pile_size: deck } = view.sides[loser];
  const playable = new Set(takings(view, loser).flatMap(({ fits }) => fits)).size;
  return [
    `end-${reason}`,
    {
      you: you === null ? "none" : seat === you ? "self" : "foe",
      seat,
      partner: 1 - seat,
      hand,
      deck,
      left: cardsLeft(view, (1 - seat) as 0 | 1),
      first: playable > 0,
    },
  ];
}
