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

const PLAYED = /^[RYGBPJSH]\d*$/;

/** Claims that can't be proved can still be pressed: the refusal shows a counter-example. A card
 * alone is tried at a tile with room, where only the card itself can be at fault. */
export function notation([first = "", second]: string[], seen: View): string[] {
  const view = seen as SiegeView;
  const card = first.replace(/^hand-/, "");
  if (second) {
    const tile = second.replace(/^tile-/, "");
    return PLAYED.test(card) && /^[1-7]$/.test(tile) ? [`${card}>${tile}`] : [];
  }
  if (first.startsWith("claim-")) return [`C${first.slice(6)}`];
  if (first === "siege-deck") return ["D"];
  if (first === "tactics-deck") return ["T"];
  if (first.startsWith("hand-")) {
    const free = view.tiles.find((tile) => tile.cards[view.seat as 0 | 1].length < tile.capacity);
    if (PLAYED.test(card)) return [`${card}>${free?.tile ?? 1}`];
    const letters = card.slice(0, 3).toUpperCase();
    return [card === "explosion" ? `${letters}>1` : letters];
  }
  // while an action is carried out, cards at the wall and in the discard pile are chosen
  return first.startsWith("card-") && view.action ? [first.slice(5)] : [];
}
