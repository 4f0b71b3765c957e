import type { Seat } from "../net/protocol";
import { say } from "../text/texts.svelte";

/** As it was written, else by the place. */
export const playerName = (names: string[], seat: number) => names[seat] || say("web-score-player", { number: seat + 1 });

/** People at a real table as a table of ours would list them, for sentences that name them. */
export function seatsOf(names: string[]): Seat[] {
  return names.map((_, seat) => ({
    kind: "person",
    name: playerName(names, seat),
    contributed: false,
    gone: false,
    bot_plays: false,
  }));
}
