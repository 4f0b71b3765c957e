/** The names of a game's options and of their values. */

import { gameOf } from "../games";
import type { GameOption, Value } from "../net/protocol";
import { say, texts } from "../text/texts.svelte";

export function optionName(game: string, option: Pick<GameOption, "name" | "help">): string {
  const id = `web-option-${game}-${option.name.replaceAll("_", "-")}`;
  return texts.has(id) ? say(id) : option.help;
}

export function valueName(game: string, option: string, value: Value): string {
  const id = `web-value-${game}-${String(value)}`;
  if (texts.has(id)) return say(id);
  if (value === null) return say("web-value-none");
  if (typeof value === "boolean") return say(value ? "web-value-yes" : "web-value-no");
  return gameOf(game).seatOptions?.includes(option)
    ? say("web-value-seat", { seat: Number(value) + 1 })
    : String(value);
}
