/** Who else plays at a table, and how to play the same game against others. */

import { LEVELS } from "../net/generated";
import type { Settings, Table } from "../net/protocol";
import type { Level } from "../ui/person.svelte";

/** The level of the other players, if all of them are bots of the same one. */
export function levelOfOthers({ seat, seats }: Pick<Table, "seat" | "seats">): Level | null {
  const others = seats.filter((_, number) => number !== seat);
  const levels = new Set(others.map((one) => (one.kind === "bot" ? one.bot : null)));
  const [level] = levels;
  return levels.size === 1 ? (LEVELS.find((one) => one === level) ?? null) : null;
}

/** The levels next to one: easier and harder, where there are such. */
export function levelsBeside(level: Level): { easier?: Level; harder?: Level } {
  const at = LEVELS.indexOf(level);
  return { easier: LEVELS[at - 1], harder: LEVELS[at + 1] };
}

/** The same game again, for a new table. */
export function settingsOf(table: Table): Settings {
  const { game, players, options, hints, strict_talk } = table;
  return { game, players, options, hints, strict_talk };
}
