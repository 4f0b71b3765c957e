/** Whoever has played all their cards wins (F2F-14), so what counts is the cards left. */

import type { Phrase, View } from "../../net/protocol";
import type { FaceToFaceView, Side } from "./view";

const left = (side: Side) => side.hand_size + side.draw_pile_size;

export function goal(seen: View, seat: number | null): Phrase[] {
  const { sides } = seen as FaceToFaceView;
  if (seat === null)
    return [
      ["goal", {}],
      ["goal-left", { seat: 0, left: left(sides[0]) }],
      ["goal-left", { seat: 1, left: left(sides[1]) }],
    ];
  const own = sides[seat as 0 | 1];
  const other = sides[(1 - seat) as 0 | 1];
  return [
    ["goal", {}],
    ["goal-own", { left: left(own) }],
    ["goal-other", { left: left(other) }],
  ];
}
