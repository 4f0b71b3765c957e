/** What the things on the board of Gallop across Europe are. */

import type { View } from "../../net/protocol";
import type { Explained } from "../game";
import { COLOURS, LETTERS } from "./score/scoring";
import type { GallopView } from "./view";

const THING = /^(hand|city|table)-(.+)$/;

export function explain(what: string, seen: View, seat: number | null): Explained[] {
  const view = seen as GallopView;
  const [, where, card] = THING.exec(what) ?? [];
  if (card) return aboutCard(where!, card);
  if (what === "deck") return [{ says: ["what-deck", { size: view.deck_size }], clause: "GAL-14" }];
  if (what === "pile")
    return [{ says: ["what-pile", { size: view.pile.length }], clause: "GAL-14" }];
  const [, kind, text] = /^([a-z-]+)-(\d+)$/.exec(what) ?? [];
  const number = Number(text);
  const side = view.sides[number];
  switch (kind) {
    case "flight": {
      const isLeft = seat === null || view.sides[seat]!.flights.includes(number);
      return isLeft
        ? [{ says: ["what-flight", { flight: number }], clause: "GAL-6" }]
        : [{ says: ["what-flight-gone", { flight: number }], clause: "GAL-13" }];
    }
    case "laid":
      if (side?.laid) return explain(`laid-flight-${number}`, seen, seat);
      return side?.has_laid
        ? [{ says: ["what-laid", { seat: number }], clause: "GAL-5" }]
        : [{ says: ["what-not-laid", { seat: number }], clause: "GAL-5" }];
    case "laid-flight":
      return [{ says: ["what-laid-flight", { flight: side?.laid?.flight }], clause: "GAL-6" }];
    case "order": {
      const place = (view.order ?? []).indexOf(number) + 1;
      return [{ says: ["what-order", { place }], clause: "GAL-7" }];
    }
    case "flights":
      return [{ says: ["what-flights", {}], clause: "GAL-13" }];
    case "marker":
      return [{ says: ["what-marker", {}], clause: "GAL-6" }];
    case "points":
      return [
        {
          says: ["what-points", { match: view.match, goal: view.goal }],
          clause: view.match === "wins" ? "GAL-31" : "GAL-30",
        },
      ];
    case "complete":
      return [{ says: ["what-complete", {}], clause: "GAL-26" }];
    case "collection":
      return [{ says: ["what-collection", {}], clause: "GAL-15" }];
    default:
      return [];
  }
}

function aboutCard(where: string, card: string): Explained[] {
  if (card === "U") return [{ says: ["what-universal", {}], clause: "GAL-19" }];
  if (card === "D") return [{ says: ["what-deportation", {}], clause: "GAL-16" }];
  const value = Number(card.slice(1));
  if (card[0] === "X") return [{ says: ["what-exchange", { value }], clause: "GAL-17" }];
  const colour = COLOURS[LETTERS.indexOf(card[0]!)]!;
  const here: Explained =
    where === "city"
      ? { says: ["what-city-collected", {}], clause: "GAL-23" }
      : { says: ["what-city-loose", {}], clause: "GAL-15" };
  return [{ says: ["what-city", { name: card, colour, value }], clause: "GAL-1" }, here];
}
