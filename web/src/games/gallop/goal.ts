/** A collection with every colour ends the deal (GAL-26); then points are counted. */

import type { Phrase, View } from "../../net/protocol";
import { COLOURS, LETTERS, scoreCollection } from "./score/scoring";
import type { GallopView } from "./view";

export function goal(seen: View, seat: number | null): Phrase[] {
  const view = seen as GallopView;
  const { match, goal, points, colours, sides } = view;
  if (seat === null)
    return [
      ["goal-watched", { of: colours.length }],
      ["goal-match", { match, goal }],
    ];
  const letters = colours.map((colour) => LETTERS[COLOURS.indexOf(colour)]!);
  const { collection } = sides[seat]!;
  const missing = letters.filter((letter) => !collection.some((city) => city[0] === letter));
  const now = scoreCollection(collection, sides.length).points;
  return [
    [
      missing.length > 0 ? "goal-colours" : "goal-complete",
      { of: letters.length, have: letters.length - missing.length, missing },
    ],
    ["goal-now", { points: now }],
    [`goal-to-${match}`, { points: points[seat]!, goal }],
  ];
}
