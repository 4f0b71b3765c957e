/** Decides when each update is shown: first on the board, then in words, long enough to be
 * followed. Viewers never wait for their own moves. */

import type { Table } from "../net/protocol";
import type { Update } from "../net/source";
import { realTime, type Timer } from "../ui/timer";
import { FACTORS, MOVE, TURN, type Pace } from "./pace";

/** Viewers who are further behind than this get the position and a summary, not a film. */
const FAR = 20_000;

/** How an update is to be shown. */
export interface Beat {
  /** Whether the viewer made the move. */
  isOwn: boolean;
  /** Whether to show it without motion. */
  isAtOnce: boolean;
  /** How much longer than normal everything takes. */
  factor: number;
}

export interface Stage {
  /** Show what comes before an update, while the board is still as it was; return how many
   * milliseconds that takes at normal pace. */
  prepare(update: Update): number;
  /** Put an update on the board. */
  show(update: Update, beat: Beat): Promise<{ motion: number; hasScene: boolean }>;
  /** Say in words what the board shows by now. */
  tell(update: Update): Promise<void>;
  /** Put everything that moves where it belongs. */
  finish(): void;
  /** The next turn waits for a press, or no longer does. */
  waitForPress(isWaiting: boolean): void;
  /** Whether nobody can see the page. */
  isHidden(): boolean;
}

export class Director {
  #waiting: Update[] = [];
  #isRunning = false;
  /** How many presses in a row have cut a beat short. */
  #presses = 0;
  #endPause: (() => void) | null = null;
  /** Who made the move that was shown last. */
  #mover: number | null = null;
  /** Whether the turn that was shown last has had its time. */
  #isTurnOver = true;
  #callOffTurn: () => void = () => {};
  #isBetweenTurns = false;

  constructor(
    private readonly stage: Stage,
    private readonly pace: () => Pace,
    private readonly timer: Timer = realTime,
  ) {}

  get isRunning(): boolean {
    return this.#isRunning;
  }

  add(...updates: Update[]): void {
    this.#waiting.push(...updates);
    if (!this.#isRunning) void this.#run();
  }

  /** Finish the beat; on a second press in a row, finish all of them. */
  press(): void {
    if (!this.#isRunning) return;
    this.#presses += 1;
    this.stage.finish();
    this.#endPause?.();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      if (this.#mustWaitForPress()) await this.#waitForPress();
      else await this.#endTurn();
      await this.#play(this.#next());
    }
    this.#isRunning = false;
    this.#presses = 0;
  }

  async #play(update: Update): Promise<void> {
    const mover = moverOf(update);
    const beat = {
      isOwn: mover !== null && mover === update.table.seat,
      isAtOnce: update.isWelcome || update.isSummary === true || this.#isHurried,
      factor: FACTORS[this.pace()],
    };
    if (mover !== null && mover !== this.#mover) {
      this.#mover = mover;
      this.#startTurn(beat.isOwn || beat.isAtOnce ? 0 : TURN * beat.factor);
    }
    if (!beat.isAtOnce) await this.#pause(this.stage.prepare(update) * beat.factor);
    const pressed = this.#presses;
    const { motion, hasScene } = await this.stage.show(update, beat);
    const isOver = () => this.#isHurried || this.#presses > pressed;
    const isInstant = beat.isOwn && !hasScene;
    if (!isInstant && !isOver()) await this.#pause(motion);
    await this.stage.tell(update);
    const least = mover === null ? 0 : MOVE * beat.factor;
    if (isOver()) this.#startTurn(0);
    else if (!beat.isAtOnce) await this.#pause(isInstant ? motion : least - motion);
    if (this.#presses === pressed) this.#presses = 0;
  }

  /** A turn stays for so many milliseconds, however many moves it has. */
  #startTurn(time: number): void {
    this.#callOffTurn();
    this.#isTurnOver = time <= 0;
    if (time <= 0) return;
    this.#callOffTurn = this.timer.after(time, () => {
      this.#isTurnOver = true;
      if (this.#isBetweenTurns) this.#endPause?.();
    });
  }

  /** Wait until the turn has had its time, if somebody else's is next. */
  async #endTurn(): Promise<void> {
    const [next] = this.#waiting;
    const isOther = isOthersMove(next!) && moverOf(next!) !== this.#mover;
    if (!isOther || this.#isTurnOver || this.#isHurried) return;
    this.#isBetweenTurns = true;
    await new Promise<void>((resolve) => (this.#endPause = resolve));
    this.#endPause = null;
    this.#isBetweenTurns = false;
    this.#startTurn(0);
  }

  /** Everything that waits is to be shown in one step. */
  get #isHurried(): boolean {
    if (this.pace() === "instant" || this.stage.isHidden()) return true;
    return this.#presses > 1 && this.pace() !== "step";
  }

  #next(): Update {
    const isTooFar = this.#isFarBehind();
    if (!isTooFar && !this.#isHurried) return this.#waiting.shift()!;
    const waiting = this.#waiting.splice(0);
    const last = waiting.at(-1)!;
    const isUnseen = isTooFar || (this.stage.isHidden() && this.pace() !== "instant");
    return {
      ...last,
      events: waiting.filter((one) => !one.isAgain).flatMap((one) => one.events),
      isWelcome: waiting.every((one) => one.isWelcome),
      isAgain: waiting.every((one) => one.isAgain),
      isSummary: isUnseen && waiting.filter((one) => isOthersMove(one)).length > 1,
    };
  }

  #isFarBehind(): boolean {
    if (this.pace() === "step") return false;
    const movers = this.#waiting.filter((one) => isOthersMove(one)).map(moverOf);
    const times = movers.map((mover, n) => (mover === movers[n - 1] ? MOVE : TURN));
    return times.reduce((sum, time) => sum + time, 0) * FACTORS[this.pace()] > FAR;
  }

  #mustWaitForPress(): boolean {
    const next = this.#waiting[0]!;
    if (this.pace() !== "step" || !isOthersMove(next) || this.#mover === null) return false;
    return this.#mover !== next.table.seat && this.#mover !== moverOf(next);
  }

  async #waitForPress(): Promise<void> {
    this.stage.waitForPress(true);
    await new Promise<void>((resolve) => (this.#endPause = resolve));
    this.#endPause = null;
    this.stage.waitForPress(false);
  }

  async #pause(time: number): Promise<void> {
    if (time <= 0) return;
    await new Promise<void>((resolve) => {
      const callOff = this.timer.after(time, resolve);
      this.#endPause = () => {
        callOff();
        resolve();
      };
    });
    this.#endPause = null;
  }
}

/** Return who made the last move of an update; null: nobody moved. */
export function moverOf({ events }: Update): number | null {
  const moved = events.findLast((event) => event.event === "moved");
  return moved?.event === "moved" ? moved.seat : null;
}

function isOthersMove(update: Update): boolean {
  const mover = moverOf(update);
  return mover !== null && mover !== (update.table as Table).seat;
}
