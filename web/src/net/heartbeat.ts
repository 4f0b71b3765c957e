/** Notices within seconds that a connection is dead, which the browser may not for minutes. */

import { realTime, type Timer } from "../ui/timer";

/** After this much silence we ask whether the server is still there. */
const SILENCE = 3000;
/** A server that says nothing for so long after a question can't be reached. */
const PATIENCE = 4000;

export interface Line {
  /** Send something that the server answers at once. */
  ping(): void;
  /** The connection is dead. */
  lose(): void;
  /** Whether the server has a reason to be silent. */
  isExcused(): boolean;
}

export class Heartbeat {
  #callOff: (() => void) | null = null;
  #isAnswerDue = false;

  constructor(
    private readonly line: Line,
    private readonly timer: Timer = realTime,
  ) {}

  /** Something came from the server. */
  heard(): void {
    this.#isAnswerDue = false;
    this.#wait(SILENCE, () => {
      this.expectAnswer();
      this.line.ping();
    });
  }

  /** Something was sent that the server has to answer. */
  expectAnswer(): void {
    if (this.#isAnswerDue) return;
    this.#isAnswerDue = true;
    this.#wait(PATIENCE, () => {
      this.#isAnswerDue = false;
      if (this.line.isExcused()) this.expectAnswer();
      else this.line.lose();
    });
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#isAnswerDue = false;
  }

  #wait(time: number, then: () => void): void {
    this.#callOff?.();
    this.#callOff = this.timer.after(time, then);
  }
}
