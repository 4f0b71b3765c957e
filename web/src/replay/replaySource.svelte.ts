/** A finished game, shown like a live table: forwards, backwards, or by jumps. */

import type { Replay, Seat, Table, TableEvent } from "../net/protocol";
import type { Source, Update } from "../net/source";
import { personNamed, staticTable } from "../table/staticTable";
import { texts } from "../text/texts.svelte";

/** Milliseconds from one move to the next, at normal speed. */
const PACE = 1300;
export const SPEEDS = [0.5, 1, 2, 4];

export class ReplaySource implements Source {
  readonly id = "";
  readonly connection = "open";
  listener: (update: Update) => void = () => {};
  step = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  /** What each move did, as the chosen seat saw it. */
  events = $state.raw<TableEvent[]>([]);
  #replay: Replay;
  #seats: Seat[];
  #eyes: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay) {
    this.#replay = replay;
    this.#seats = replay.seats.map(seated);
  }

  get last(): number {
    return this.#replay.steps.length - 1;
  }

  /** Show a replay through one seat's eyes, or with all cards open (null), starting at a step. */
  open(replay: Replay, eyes: number | null, step: number): void {
    this.#replay = replay;
    this.#eyes = eyes;
    this.events = replay.steps.slice(1).map(({ seat, events }, number) => ({
      number: number + 1,
      at: 0,
      event: "moved",
      seat: seat ?? 0,
      by: "person",
      happened: events,
    }));
    this.step = Math.max(0, Math.min(step, this.last));
    this.#show(true);
  }

  go(step: number): void {
    const to = Math.max(0, Math.min(step, this.last));
    const way = to - this.step;
    if (way === 0) return;
    this.step = to;
    this.#show(Math.abs(way) > 1, way < 0);
  }

  play(): void {
    if (this.step === this.last) this.go(0);
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
  }

  /** A finished game takes no requests. */
  ask<Answer>(): Promise<Answer> {
    return Promise.resolve(0 as Answer);
  }

  /** The table after this many moves. */
  table(step = this.step): Table {
    const { game, players, sides, steps } = this.#replay;
    const { view } = steps[step]!;
    const outcome = step === this.last ? (this.#replay.outcome ?? view.outcome) : null;
    return staticTable({
      kind: "replay",
      phase: "over",
      game,
      players,
      sides,
      seats: this.#seats,
      seat: this.#eyes,
      step,
      view,
      outcome,
    });
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.step === this.last) return this.pause();
      this.go(this.step + 1);
      this.#wait();
    }, PACE / this.speed);
  }

  #show(isLeap: boolean, isBack = false): void {
    const made = this.step > 0 && !isBack ? [this.events[this.step - 1]!] : [];
    const before = this.#replay.steps[this.step - 1]?.view;
    const last = this.#replay.steps[this.step]!.events;
    this.listener({
      table: this.table(),
      events: made,
      isWelcome: isLeap,
      isWholeLog: true,
      ...(before && { lastMove: { happened: last, before } }),
    });
  }
}

/** A record names a bot by its level. */
function seated(name: string): Seat {
  const bot = /^bot ([a-z]+)$/.exec(name)?.[1];
  if (bot && texts.has(`bot-${bot}`)) return { kind: "bot", bot };
  return personNamed(name);
}
