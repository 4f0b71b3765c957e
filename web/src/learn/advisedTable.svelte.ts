/** A live table at which an adviser looks over a learner's shoulder: it has something to say on every
 * turn, and holds back a clearly bad move until the learner has decided. */

import { LiveTable } from "../net/liveTable.svelte";
import type { Legal, Match, Thoughts } from "../net/protocol";
import { Refused } from "../net/refused";
import { remember, remembered } from "../ui/storage";

/** A move that lowers the chance of winning by at least this much is clearly bad. */
const CLEARLY = 0.12;

type Estimate = Thoughts["options"][number];

/** A move that was held back, and the one that the adviser prefers. */
export interface Doubt {
  move: Estimate;
  better: Estimate;
  reasons: Thoughts["reasons"];
}

/** From now on, this table has an adviser. */
export function adviseAt(table: string): void {
  remember("advised", table);
}

export function isAdvised(table: string): boolean {
  return remembered("advised") === table;
}

export class AdvisedTable extends LiveTable {
  /** What the adviser would do on this turn; null: it is still thinking, or it isn't our turn. */
  thoughts = $state.raw<Thoughts | null>(null);
  doubt = $state.raw<Doubt | null>(null);
  #turn = "";
  #decide: (isPlayed: boolean) => void = () => {};

  /** Think about the position that the learner sees now. */
  async think({ legal, moves_made }: Match): Promise<void> {
    const turn = legal ? `${this.table?.matches_over} ${moves_made}` : "";
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.thoughts = null;
    this.decide(false);
    if (!legal || legal.length === 1) return;
    try {
      const thoughts = await super.ask<Thoughts>("ask-hint");
      if (turn === this.#turn) this.thoughts = thoughts;
    } catch (error) {
      // who moves faster than the adviser thinks plays this move without advice
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Play the move that was held back, or choose again. */
  decide(isPlayed: boolean): void {
    this.doubt = null;
    this.#decide(isPlayed);
  }

  override async ask<Answer = number>(type: string, fields: object = {}): Promise<Answer> {
    if (type === "move" && !(await this.#isMeant(fields))) return 0 as Answer;
    return super.ask(type, fields);
  }

  /** Whether the learner wants to make this move, even if it is clearly bad. */
  async #isMeant({ move }: { move?: number }): Promise<boolean> {
    this.decide(false);
    const advised = this.thoughts?.options[0];
    const legal = this.table?.match?.legal?.find((one) => one.move === move);
    if (!advised || !legal || legal.text === advised.text) return true;
    const doubt = await this.#doubtAbout(legal);
    if (!doubt) return true;
    return new Promise((resolve) => {
      this.#decide = resolve;
      this.doubt = doubt;
    });
  }

  async #doubtAbout({ move, text }: Legal): Promise<Doubt | null> {
    try {
      const { options, reasons } = await super.ask<Thoughts>("ask-hint", { about: move });
      const [better, chosen] = options;
      // the adviser may like the move best itself, now that it has thought again
      if (!better || chosen?.text !== text) return null;
      const isClear = (better.chance ?? 0) - (chosen.chance ?? 1) >= CLEARLY;
      return isClear ? { move: chosen, better, reasons } : null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return null;
    }
  }
}
