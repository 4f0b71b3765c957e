import type { Seat } from "../net/protocol";
import { say } from "../text/texts.svelte";

/** The name that was entered, or else the player's number. */
export const playerName = (names: string[], seat: number) =>
  names[seat] || say("web-score-player", { number: seat + 1 });

/** Players at a real table as seats, for sentences that name them. */
export function seatsOf(names: string[]): Seat[] {
  return names.map((_, seat) => ({
    kind: "person",
    name: playerName(names, seat),
    speaker: "",
    contributed: false,
    revealed: false,
    gone: false,
    bot_plays: false,
    bot_plays_in: null,
  }));
}
