/** How the chances changed, as the server computes them. */

import { Refused } from "../net/refused";
import { keepFocus } from "../ui/focus";
import type { CurveLine, TurningChoice, TurningPoint } from "../net/protocol";

export class Curve {
  /** The chances of each side, at each step. */
  chances = $state.raw<number[][]>([]);
  turning = $state.raw<TurningPoint[] | null>(null);
  /** The choice that cost a player most; null: none did, or it isn't known yet. */
  choice = $state.raw<TurningChoice | null>(null);
  isMaking = $state(false);
  refused = $state.raw<Refused | null>(null);
  #gone: AbortController | null = null;

  async make(lines: (signal: AbortSignal) => AsyncGenerator<CurveLine>): Promise<void> {
    this.stop();
    const gone = (this.#gone = new AbortController());
    this.refused = null;
    this.isMaking = true;
    const found: number[][] = [];
    try {
      for await (const line of lines(gone.signal)) {
        if ("chances" in line) {
          found.push(line.chances);
          this.chances = [...found];
        } else if ("turning" in line) {
          this.turning = line.turning;
          this.choice = line.choice;
        }
      }
      // the server makes one at a time for each visitor, and another of our pages has asked since
      if (!this.turning) throw new Refused("too-many");
    } catch (error) {
      if (gone.signal.aborted) return;
      if (!(error instanceof Refused)) throw error;
      this.refused = error;
    }
    void keepFocus(() => (this.isMaking = false));
  }

  /** Nobody waits for it any more, so the server stops too. */
  stop(): void {
    this.#gone?.abort();
    this.isMaking = false;
  }
}
