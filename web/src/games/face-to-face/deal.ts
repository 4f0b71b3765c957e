/** The deal of Face to Face: two decks of one's own, two hands, and who begins. */

import { isEqual, isSameCards, type Follow } from "../../fair/follow";
import type { View } from "../../net/protocol";

interface Side {
  hand: number[];
  played: number[];
  draw_pile: number[];
}
const sidesOf = (view: View) => (view as unknown as { sides: Side[] }).sides;

export const viewersOwn = ["playable"];

export const follow: Follow = ({ options }, stream) => {
  const cards = Array.from({ length: Number(options.highest) - 1 }, (_, i) => i + 2);
  const decks = [stream.shuffled(cards), stream.shuffled(cards)];
  const first = options.first ?? stream.pick(2);
  return ({ view }, before) => {
    if (!before && view.seat_to_move !== first) return false;
    return sidesOf(view).every(({ hand, played, draw_pile }, seat) => {
      const deck = decks[seat]!;
      const left = before ? draw_pile.length : deck.length - Number(options.hand);
      return (
        isEqual(draw_pile, deck.slice(0, left)) &&
        isSameCards([...hand, ...played], deck.slice(left))
      );
    });
  };
};
