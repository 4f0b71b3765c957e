/** The deals of Gallop: which colours leave, who holds the marker, each deck and each reshuffle. */

import { isEqual, isSameCards, take, type Follow } from "../../fair/follow";
import type { View } from "../../net/protocol";

interface GallopView {
  colours: string[];
  deals: number;
  marker: number;
  deck_cards: string[];
  pile: string[];
  sides: { hand: string[] }[];
}
const read = (view: View) => view as unknown as GallopView;

const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"];
const OTHERS = ["X1", "X2", "X3", "X4", "X5", "X6", "U", "U", "D", "D", "D"];
const HAND = 3;
const MOST_PLAYERS = 4;

/** A flight that is laid face down is gone only for those who know which it is. */
export const viewersOwn = ["flights"];

export const follow: Follow = ({ options, players }, stream) => {
  const removed =
    options.removed === null
      ? stream.shuffled(COLOURS).slice(0, MOST_PLAYERS - players)
      : String(options.removed).split("-");
  const colours = COLOURS.filter((colour) => !removed.includes(colour));
  const marker = options.first ?? stream.pick(players);
  const cities = colours.flatMap((colour) =>
    [1, 2, 3, 4, 5, 6].map((value) => `${colour[0]!.toUpperCase()}${value}`),
  );
  let deck: string[] = [];

  const isDealt = (view: GallopView): boolean => {
    deck = stream.shuffled([...cities, ...OTHERS]);
    const hands = view.sides.map((): string[] => []);
    for (let i = 0; i < HAND; i++) for (const hand of hands) hand.push(...take(deck, 1));
    return (
      isEqual(view.deck_cards, deck) &&
      view.sides.every(({ hand }, seat) => isSameCards(hand, hands[seat]!))
    );
  };

  /** Shuffle a pile of which we know the beginning: what lay there before this step. */
  const isReshuffled = (size: number, known: string[], shuffled: string[]): boolean => {
    const places = stream.shuffled(Array.from({ length: size }, (_, place) => place));
    const pile: string[] = [];
    places.forEach((place, i) => (pile[place] = shuffled[i]!));
    return shuffled.length === size && isEqual(pile.slice(0, known.length), known);
  };

  return ({ view, events }, before) => {
    const now = read(view);
    if (!before) return isEqual(now.colours, colours) && now.marker === marker && isDealt(now);
    const was = read(before.view);
    const draws = events.filter(({ event, card }) => event === "drawn" && card);
    const drawn = draws.map(({ card }) => String(card));
    const shuffle = events.find(({ event }) => event === "shuffled");
    if (now.deals > was.deals) {
      if (shuffle) stream.shuffled(Array(Number(shuffle.cards)).fill(0));
      return view.outcome !== null || isDealt(now);
    }
    if (shuffle) {
      const old = take(deck, deck.length);
      if (!isEqual(drawn.splice(0, old.length), old)) return false;
      deck = [...now.deck_cards, ...[...drawn].reverse()];
      if (!isReshuffled(Number(shuffle.cards), was.pile, deck)) return false;
    }
    return (
      isEqual(take(deck, drawn.length), drawn) &&
      isEqual(now.deck_cards, deck) &&
      draws.every(
        ({ seat, card }, i) =>
          seat === (was.marker + i) % players && now.sides[seat!]!.hand.includes(String(card)),
      )
    );
  };
};
