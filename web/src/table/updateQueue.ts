/** The updates that wait to be shown, one after another, at a pace that never falls far behind. */

import type { Update } from "../net/source";
import { finishMotion, isMotionReduced } from "./motion";

/** Everything that waits is shown within this time. */
const MOST = 1500;

export class UpdateQueue {
  #waiting: Update[] = [];
  #isRunning = false;
  #isHurried = false;
  #endPause: (() => void) | null = null;

  /** `show` has at most `time` milliseconds, and resolves with how long its motion takes. */
  constructor(private readonly show: (update: Update, time: number) => Promise<number>) {}

  /** Everything that waits is to be shown in one step, without motion. */
  get isHurried(): boolean {
    return this.#isHurried;
  }

  add(update: Update): void {
    this.#waiting.push(update);
    if (!this.#isRunning) void this.#run();
  }

  hurry(): void {
    finishMotion();
    this.#isHurried = this.#isRunning;
    this.#endPause?.();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      const update = this.#next();
      const length = await this.show(update, this.#time());
      if (this.#moves() > 0 && !update.isWelcome && !this.#isHurried && !isMotionReduced()) {
        await this.#pause(Math.min(length, this.#time()));
      }
    }
    this.#isRunning = this.#isHurried = false;
  }

  #next(): Update {
    if (!this.#isHurried) return this.#waiting.shift()!;
    const waiting = this.#waiting.splice(0);
    return { ...waiting.at(-1)!, events: waiting.flatMap((one) => one.events) };
  }

  /** The share of one update. */
  #time(): number {
    return MOST / (this.#moves() + 1);
  }

  /** How many waiting updates contain a move. */
  #moves(): number {
    return this.#waiting.filter((one) => one.events.some((event) => event.event === "moved"))
      .length;
  }

  #pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
