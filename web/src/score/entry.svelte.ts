/** A round that is being entered, kept in this browser until it is added to the sheet. */

import { remember, remembered } from "../ui/storage";

export class Entry<Entered extends { isByCards: boolean }> {
  now = $state() as Entered;

  /** `fresh` returns an empty entry for the current number of players. */
  constructor(
    name: string,
    private readonly fresh: () => Entered,
  ) {
    this.now = fresh();
    try {
      const kept: unknown = JSON.parse(remembered(name) ?? "null");
      if (isLike(kept, this.now)) this.now = kept as Entered;
    } catch {
      // broken: start with an empty one
    }
    $effect(() => remember(name, JSON.stringify(this.now)));
  }

  /** Start the next round in the same entry mode. */
  clear(): void {
    this.now = { ...this.fresh(), isByCards: this.now.isByCards };
  }
}

/** Whether what was kept has the form of an empty entry; empty lists may hold cards, and null may
 * be a number. */
function isLike(kept: unknown, empty: unknown): boolean {
  if (Array.isArray(empty)) {
    if (!Array.isArray(kept)) return false;
    if (empty.length === 0)
      return kept.every((card) => typeof card === "string" || typeof card === "number");
    return kept.length === empty.length && kept.every((one, place) => isLike(one, empty[place]));
  }
  if (empty === null) return kept === null || typeof kept === "number";
  if (typeof empty !== "object") return typeof kept === typeof empty;
  return (
    kept !== null &&
    Object.entries(empty).every(([name, one]) =>
      isLike((kept as Record<string, unknown>)[name], one),
    )
  );
}
