/** A card flies from a hand to a pile; at the end of a turn cards are drawn. */

import type { Happening } from "../../net/protocol";
import type { Step } from "../../table/motion";

export function story(happened: Happening[]): Step[] {
  return happened.flatMap((one): Step[] => {
    if (one.event === "played")
      return [{ things: [`pile-${String(one.owner)}-${String(one.pile)}-${String(one.card)}`] }];
    const drawn = (one.cards as number[] | undefined) ?? [];
    return drawn.length > 0 ? [{ things: drawn.map((card) => `card-${String(one.seat)}-${card}`) }] : [];
  });
}
