import type { Happening, TableEvent } from "../../net/protocol";
import type { FaceToFaceView } from "./view";

type Direction = "ascending" | "descending";

/** The seat whose card lies on top of a pile: a gift keeps its giver's colour.
 *
 * Both players have every number, so only what happened tells whose card it is. */
export function giverOf(
  view: FaceToFaceView,
  happened: Happening[],
  past: TableEvent[],
  owner: 0 | 1,
  direction: Direction,
): 0 | 1 {
  const top = view.sides[owner][direction];
  const put = (one: Happening) =>
    one.event === "played" && one.owner === owner && one.pile === direction && one.card === top;
  let found = happened.findLast(put);
  for (let at = past.length - 1; at >= 0 && !found; at -= 1) {
    const event = past[at]!;
    if (event.event === "moved") found = event.happened.findLast(put);
  }
  if (found) return found.seat as 0 | 1;
  const isFoundation = top === 1 || top === view.highest + 1;
  return isFoundation || view.sides[owner].played.includes(top) ? owner : ((1 - owner) as 0 | 1);
}
