/** Counts seconds down while a component shows them. */

export class Countdown {
  #now = $state(performance.now());

  /** `start` returns how many seconds were left, and when, by `performance.now()`; null: nothing
   * is counted. */
  constructor(private readonly start: () => { seconds: number; at: number } | null) {
    const isCounting = $derived(start() !== null);
    $effect(() => {
      if (!isCounting) return;
      const timer = setInterval(() => (this.#now = performance.now()), 250);
      return () => clearInterval(timer);
    });
  }

  /** The whole seconds that are left. */
  get seconds(): number {
    const start = this.start();
    if (!start) return 0;
    return Math.max(0, Math.ceil(start.seconds - Math.max(0, this.#now - start.at) / 1000));
  }

  /** The same as minutes and seconds. */
  get text(): string {
    return minutes(this.seconds);
  }
}

export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
