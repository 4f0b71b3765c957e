/** What the things on the board of Face to Face are. */

import type { View } from "../../net/protocol";
import type { Explained } from "../game";
import type { FaceToFaceView } from "./view";

const PILE = /^(own|other)-(ascending|descending)$/;

export function explain(what: string, seen: View, seat: number | null): Explained[] {
  const view = seen as FaceToFaceView;
  const me = (seat ?? 0) as 0 | 1;
  const own = view.sides[me];
  const [, whose, direction] = PILE.exec(what) ?? [];
  if (direction) {
    const isOwn = whose === "own";
    const side = isOwn ? own : view.sides[(1 - me) as 0 | 1];
    const top = side[direction as "ascending" | "descending"];
    // to somebody who only watches, both pairs of piles are somebody's own
    if (isOwn || seat === null)
      return [
        {
          says: [`what-pile-${direction}`, { top }],
          clause: direction === "ascending" ? "F2F-6" : "F2F-7",
        },
      ];
    const says = `what-other-${direction}`;
    return [{ says: [says, { top, limit: view.hand_limit }], clause: "F2F-9" }];
  }
  const [kind, number] = what.split("-") as [string, string];
  const side = view.sides[Number(number) as 0 | 1];
  switch (kind) {
    case "card": {
      const { ascending, descending } = own;
      return [{ says: ["what-card", { card: number, ascending, descending }], clause: "F2F-8" }];
    }
    case "draw":
      return [
        {
          says: ["what-draw", { size: side.draw_pile_size, limit: view.hand_limit }],
          clause: "F2F-11",
        },
      ];
    case "draws": {
      const { draws, helped } = view.turn;
      return [
        { says: ["what-draws", { draws, helped }], clause: helped ? "F2F-12" : "F2F-11" },
      ];
    }
    case "hand":
      return [{ says: ["what-hand", { size: side.hand_size }], clause: "F2F-2" }];
    default:
      return [];
  }
}
