/** What the viewer has picked on the table, and how each spot looks because of it. */

import { gameOf } from "../games";
import type { Table } from "../net/protocol";
import type { Offer } from "./offers";

/** `pick`: may be pressed first. `target`: goes with the spot that is picked. */
export type Highlight = "picked" | "pick" | "target" | null;

/** How long a card stays marked that somebody pointed at. */
const POINTED = 4000;

export class Selection {
  picked = $state<string | null>(null);
  /** A spot that somebody points at, from the log or by saying that they know the card. */
  pointed = $state<string | null>(null);
  /** The next press says "I know this card" and is not a move. */
  isPointing = $state(false);

  constructor(
    private readonly table: () => Table | null,
    private readonly offers: () => Offer[],
  ) {}

  /** The moves that light up: in a lesson, only the one it asks for. */
  #lit = $derived.by(() => {
    const wished = this.table()?.wished;
    return this.offers().filter(({ move }) => wished === undefined || move === wished);
  });
  #targets = $derived.by(() => {
    const { picked } = this;
    return new Set(
      picked === null
        ? []
        : this.#lit.flatMap(({ spots }) => (spots.includes(picked) ? spots : [])),
    );
  });
  #firsts = $derived.by(() => new Set(this.#lit.flatMap((offer) => offer.first)));

  #useful = $derived.by(() => new Set(this.offers().flatMap((offer) => offer.spots)));

  /** Whether nothing can be done with a card of the viewer's, although it is their turn. */
  isDead(spot: string): boolean {
    return this.#useful.size > 0 && !this.#useful.has(spot) && !this.isPointing;
  }

  highlight(spot: string): Highlight {
    if (this.isPointing) return this.mayPointAt(spot) ? "target" : null;
    if (this.picked === spot) return "picked";
    if (this.#targets.has(spot)) return "target";
    return this.#firsts.has(spot) ? "pick" : null;
  }

  /** Whether the viewer knows the face-down card here. */
  mayPointAt(spot: string): boolean {
    const table = this.table();
    if (!table?.match || table.seat === null) return false;
    return gameOf(table.game).knownFaceDown?.(table.match.view).includes(spot) ?? false;
  }

  /** Mark a card for a moment. */
  pointAt(spot: string): void {
    this.pointed = spot;
    setTimeout(() => this.pointed === spot && (this.pointed = null), POINTED);
  }

  clear(): void {
    this.picked = null;
    this.isPointing = false;
  }
}
