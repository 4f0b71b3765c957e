/** Where Schotten Totten 2's moves are made: `R5>3` plays R5 from the hand to tile 3, `C3` claims
 * it. */

import type { View } from "../../net/protocol";
import type { SiegeView } from "./view";

const AT_TILE: Record<string, string> = { C: "claim", "<": "retreat", O: "oil", ">": "tile" };
const WORDS: Record<string, string> = { D: "siege-deck", T: "tactics-deck", ">X": "discard" };
const ACTIONS = [
  "redeployment",
  "recruitment",
  "desertion",
  "treason",
  "explosion",
  "reinforcements",
  "swap",
];

const action = (text: string) => ACTIONS.find((name) => name.slice(0, 3).toUpperCase() === text);

export function spots(text: string, view: View): string[] {
  if (text in WORDS) return [WORDS[text]!];
  if (text === "PASS") return [];
  const [, letter, tile] = /^([C<O>])([1-7])$/.exec(text) ?? [];
  if (letter) return [`${AT_TILE[letter]}-${tile}`];
  const [, card, at] = /^(.+)>([1-7])$/.exec(text) ?? [];
  if (card) return [`hand-${action(card) ?? card}`, `tile-${at}`];
  if (action(text)) return [`hand-${action(text)}`];
  return [`${(view as SiegeView).phase === "giving" ? "hand" : "card"}-${text}`];
}

/** Claims that can't be proved can still be pressed: the refusal shows a counter-example. */
export function notation([first, second]: string[]): string | null {
  if (!second) return first?.startsWith("claim-") ? `C${first.slice(6)}` : null;
  const [card, tile] = [first!.replace(/^hand-/, ""), second.replace(/^tile-/, "")];
  return /^[RYGBPJSH]\d*$/.test(card) && /^[1-7]$/.test(tile) ? `${card}>${tile}` : null;
}
