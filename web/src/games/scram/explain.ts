/** What the things on the board of Scram! are. Nothing here is computed from a hidden card: a cell
 * that doesn't show its card has none in the view. */

import type { View } from "../../net/protocol";
import type { Explained } from "../game";
import type { Cell, ScramView } from "./view";

const CAMPS = "ABCDEF";
const LOWEST_ABILITY = 5;

export function explain(what: string, seen: View, seat: number | null): Explained[] {
  const view = seen as ScramView;
  if (what === "discard") {
    const { top } = view.discard;
    return [{ says: ["what-discard", { card: top }], clause: "SCR-6" }];
  }
  if (what === "held") return view.held ? aboutHeld(view.held) : [];
  if (what === "K1") {
    const { size, top } = view.deck;
    return [
      { says: ["what-deck", { size }], clause: "SCR-23" },
      ...(top && (top.up || top.card !== undefined) ? aboutCell(top) : []),
    ];
  }
  if (what === "K2") return [{ says: ["what-second", {}], clause: "SCR-38" }];
  const [, letter, end, number] = /^(?:camp-)?([A-F])(?:([<>])|(\d+))?$/.exec(what) ?? [];
  if (!letter) return [];
  const owner = CAMPS.indexOf(letter);
  if (end) return [{ says: ["what-end", {}], clause: "SCR-12" }];
  const camp = view.camps[owner]!;
  if (!number) {
    const team = view.teams[owner]!;
    const whose =
      seat === null ? "watched" : owner === seat ? "own" : team === view.teams[seat] ? "team" : "foe";
    return [
      { says: ["what-camp", { letter, team, whose, cards: camp.length }], clause: "SCR-4" },
    ];
  }
  const cell = camp[Number(number) - 1];
  if (!cell) return [{ says: ["what-gap", {}], clause: "SCR-12" }];
  const pushed: Explained[] = view.pushed.includes(what)
    ? [{ says: ["what-pushed", {}], clause: "SCR-10" }]
    : [];
  return [...aboutCell(cell), ...pushed];
}

function aboutCell(cell: Cell): Explained[] {
  const { up, card, known } = cell;
  if (card === undefined)
    return known
      ? [{ says: ["what-known", {}], clause: "SCR-36" }]
      : [{ says: ["what-down", {}], clause: "SCR-2" }];
  const worth: Explained =
    card === "="
      ? { says: ["what-equals", {}], clause: "SCR-25" }
      : { says: ["what-counts", { card }], clause: "SCR-24" };
  const seen: Explained = up
    ? { says: ["what-up", {}], clause: "SCR-17" }
    : { says: ["what-looked", {}], clause: "SCR-36" };
  return [worth, seen];
}

function aboutHeld({ card, source }: { card?: number | string; source: string }): Explained[] {
  if (card === undefined) return [{ says: ["what-held", {}], clause: "SCR-5" }];
  // the ability of a card from the discard pile isn't used (SCR-6)
  if (source !== "deck") return [{ says: ["what-taken", { card }], clause: "SCR-6" }];
  return [ability(card) ?? { says: ["what-no-ability", { card }], clause: "SCR-16" }];
}

/** What a card does for whoever draws it; null: nothing. */
export function ability(card: number | string): Explained | null {
  if (typeof card !== "number" || card < LOWEST_ABILITY) return null;
  return { says: [`ability-${card}`, {}], clause: "SCR-16" };
}
