/** The deals of Schotten Totten 2: the decks, the hands, later games of a match, reinforcements. */

import { isEqual, isSameCards, take, type Follow } from "../../fair/follow";
import type { View } from "../../net/protocol";

interface WallView {
  attacker: number;
  siege_deck: string[];
  tactics_deck: string[];
  sides: { hand: string[] }[];
}
const read = (view: View) => view as unknown as WallView;

const SIEGE = [..."RYGBP"].flatMap((colour) =>
  Array.from({ length: 12 }, (_, strength) => `${colour}${strength}`),
);
const TACTICS = [
  ...["J", "J", "S", "H", "redeployment", "recruitment", "desertion", "treason", "explosion"],
  ...["reinforcements", "swap"],
];

export const follow: Follow = ({ options }, stream) => {
  let attacker = Number(options.attacker ?? stream.pick(2));
  let siege: string[] = [];
  let tactics: string[] = [];

  const isSetUp = (view: WallView): boolean => {
    siege = stream.shuffled(SIEGE);
    tactics = options.tactics ? stream.shuffled(TACTICS) : [];
    const hands = [0, 1].map(() => take(siege, options.tactics ? 7 : 6));
    return (
      view.attacker === attacker &&
      isEqual(view.siege_deck, siege) &&
      isEqual(view.tactics_deck, tactics) &&
      view.sides.every(({ hand }, seat) => isSameCards(hand, hands[seat]!))
    );
  };

  return ({ view, events }, before) => {
    const now = read(view);
    if (!before) return isSetUp(now);
    const shuffle = events.find(({ event }) => event === "reinforced");
    if (shuffle) siege = stream.shuffled([...siege, ...(shuffle.cards as string[])]);
    if (now.attacker !== read(before.view).attacker) {
      attacker = 1 - attacker;
      return isSetUp(now);
    }
    const isDrawn = (kind: string, deck: string[]): boolean => {
      const draws = events.filter(({ event }) => event === kind);
      return isEqual(
        take(deck, draws.length),
        draws.map(({ card }) => String(card)),
      );
    };
    return (
      isDrawn("drew-siege", siege) &&
      isDrawn("drew-tactics", tactics) &&
      isEqual(now.siege_deck, siege) &&
      isEqual(now.tactics_deck, tactics)
    );
  };
};
