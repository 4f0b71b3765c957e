/** Damaged tiles and the siege deck decide the game (ST2-21, ST2-22). */

import type { Phrase, View } from "../../net/protocol";
import type { SiegeView } from "./view";

export function goal(seen: View, seat: number | null): Phrase[] {
  const view = seen as SiegeView;
  const role = seat === null ? "watched" : view.sides[seat as 0 | 1].role;
  return [
    [`goal-${role}`, {}],
    ["goal-damaged", { damaged: view.tiles.filter((tile) => tile.damaged).length }],
    ["goal-deck", { size: view.siege_deck_size }],
  ];
}
