/** A card is played, then others clash or are discarded, oil takes one, and one is drawn. */

import type { Happening } from "../../net/protocol";
import type { Step } from "../../table/motion";

export function story(happened: Happening[]): Step[] {
  return happened.flatMap((one): Step[] => {
    const card = String(one.card);
    const lying = [0, 1].flatMap((seat) =>
      [0, 1, 2, 3].map((place) => `siege-${String(one.tile)}-${seat}-${card}-${place}`),
    );
    switch (one.event) {
      case "played":
      case "moved":
        return [{ things: lying }];
      case "oiled":
        return [{ things: lying, leaves: "tarred" }];
      case "clashed":
      case "discarded":
        return [{ things: lying, leaves: "flying", to: "discards" }];
      case "claimed":
        return [{ things: [], isScene: true }];
      case "drew-siege":
      case "drew-tactics":
        return one.card ? [{ things: [`hand-${card}`] }] : [];
      default:
        return [];
    }
  });
}
