import type { View } from "../../net/protocol";
import type { ScramView } from "./view";

/** The face-down cards in camps that the viewer has seen. */
export function knownCards(view: View): string[] {
  return (view as ScramView).camps.flatMap((camp, seat) =>
    camp.flatMap((cell, place) =>
      cell && !cell.up && cell.known ? [`${"ABCDEF"[seat]}${place + 1}`] : [],
    ),
  );
}
