/** Cards are looked at, turned up, discarded, swapped and added to a camp, one after another. */

import type { Happening, View } from "../../net/protocol";
import type { Step } from "../../table/motion";
import type { ScramView } from "./view";

const thing = (place: unknown) => `camp-${String(place)}`;

export function story(happened: Happening[], _view: View, before: View | undefined): Step[] {
  const hidden = (before as ScramView | undefined)?.looking.places ?? [];
  const isDrawn = (before as ScramView | undefined)?.held != null;
  // a secret look ends with the next move, and the card turns face down again
  const vanished: Step[] = hidden.length > 0 ? [{ things: hidden.map(thing) }] : [];
  const steps = happened.flatMap((one): Step[] => {
    switch (one.event) {
      case "turned-up":
      case "looked":
        return [{ things: [thing(one.place)] }];
      case "discarded":
        return one.place
          ? [{ things: [thing(one.place)], leaves: "flying", to: "discard", isRenamed: true }]
          : [];
      case "swapped": {
        const [first, second] = one.places as [string, string];
        return [
          {
            things: [thing(first), thing(second)],
            from: { [thing(first)]: second, [thing(second)]: first },
          },
        ];
      }
      case "placed":
      case "joined":
        return [
          { things: [thing(one.place)], from: { [thing(one.place)]: isDrawn ? "held" : "deck" } },
        ];
      case "drew":
      case "took":
        return [{ things: ["held"] }];
      case "called":
      case "failed":
        return [{ things: [], isScene: true }];
      case "penalty":
        return [{ things: [thing(one.place)], from: { [thing(one.place)]: "deck" } }];
      default:
        return [];
    }
  });
  return [...vanished, ...steps];
}
