/** A card is played, then others clash or are discarded, oil takes one, and one is drawn. */

import type { Happening } from "../../net/protocol";
import type { Step } from "../../table/motion";

/** The names under which a card may lie at a tile. */
const lying = ({ tile, card }: Happening) =>
  [0, 1].flatMap((seat) =>
    [0, 1, 2, 3].map((place) => `siege-${String(tile)}-${seat}-${String(card)}-${place}`),
  );

export function story(happened: Happening[]): Step[] {
  const steps = happened.flatMap((one): Step[] => {
    switch (one.event) {
      case "played":
      case "moved":
        return [{ things: lying(one) }];
      case "oiled":
        return [{ things: lying(one), leaves: "tarred" }];
      case "clashed":
        return [{ things: lying(one), leaves: "flying", to: "discards" }];
      case "drew-siege":
      case "drew-tactics":
        return one.card ? [{ things: [`hand-${String(one.card)}`] }] : [];
      default:
        return [];
    }
  });
  // whatever a move clears away leaves together
  const cleared = happened.filter((one) => one.event === "discarded").flatMap(lying);
  return cleared.length > 0
    ? [{ things: cleared, leaves: "flying", to: "discards" }, ...steps]
    : steps;
}
