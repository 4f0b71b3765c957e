/** A round that is being entered: kept in this browser beside its sheet until it is written down. */

import { remember, remembered } from "../ui/storage";

export class Entry<Entered extends { isByCards: boolean }> {
  now = $state() as Entered;

  /** `fresh` gives an empty one for as many players as there are. */
  constructor(
    name: string,
    private readonly fresh: () => Entered,
  ) {
    this.now = fresh();
    try {
      const kept: unknown = JSON.parse(remembered(name) ?? "null");
      if (isLike(kept, this.now)) this.now = kept as Entered;
    } catch {
      // broken: begin anew
    }
    $effect(() => remember(name, JSON.stringify(this.now)));
  }

  /** The next one is entered in the same way. */
  clear(): void {
    this.now = { ...this.fresh(), isByCards: this.now.isByCards };
  }
}

/** Whether it can stand where an empty entry stands: what is empty there may be filled with cards, null with a number. */
function isLike(kept: unknown, empty: unknown): boolean {
  if (Array.isArray(empty)) {
    if (!Array.isArray(kept)) return false;
    if (empty.length === 0) return kept.every((card) => typeof card === "string" || typeof card === "number");
    return kept.length === empty.length && kept.every((one, place) => isLike(one, empty[place]));
  }
  if (empty === null) return kept === null || typeof kept === "number";
  if (typeof empty !== "object") return typeof kept === typeof empty;
  return kept !== null && Object.entries(empty).every(([name, one]) => isLike((kept as Record<string, unknown>)[name], one));
}
