/** The deals of Scram!: who starts, and each round's deck and camps. */

import { isEqual, take, type Follow } from "../../fair/follow";
import type { View } from "../../net/protocol";

type Value = number | string;
interface ScramView {
  round: number;
  starter: number;
  camps: { card: Value }[][];
  deck: { cards: Value[] };
  discard: { cards: Value[] };
}
const read = (view: View) => view as unknown as ScramView;

const VALUES: Value[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, "="];

export const follow: Follow = ({ options, players }, stream) => {
  const first = Number(options.first ?? (players === 3 ? 0 : stream.pick(players)));
  const copies = players === 6 ? 5 : 4;
  const campSize = (seat: number) => (players === 3 && seat === 0 ? 8 : 5);
  let deck: Value[] = [];

  const isDealt = (view: ScramView): boolean => {
    deck = stream.shuffled(VALUES.flatMap((value) => Array<Value>(copies).fill(value)));
    const camps: Value[][] = [];
    for (let i = 0; i < players; i++) {
      const seat = (view.starter + i) % players;
      camps[seat] = take(deck, campSize(seat));
    }
    return (
      isEqual(view.discard.cards, take(deck, 1)) &&
      isEqual(view.deck.cards, deck) &&
      view.camps.every((camp, seat) => isEqual(camp.map(({ card }) => card), camps[seat]!))
    );
  };

  return ({ view, events }, before) => {
    const now = read(view);
    if (!before) return now.starter === first && isDealt(now);
    if (events.some(({ event }) => event === "dealt")) return isDealt(now);
    const draws = events.filter(({ event }) => event === "drew" || event === "penalty");
    const drawn = draws.map(({ card }) => card as Value);
    return isEqual(take(deck, drawn.length), drawn) && isEqual(now.deck.cards, deck);
  };
};
