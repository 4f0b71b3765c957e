/** A first game on the real board: the learner makes the lesson's moves, and the other players
 * answer. */

import * as api from "../net/api";
import type { Legal, Lesson, Seat, Table } from "../net/protocol";
import { Refused } from "../net/refused";
import type { Source, Update } from "../net/source";
import { say } from "../text/texts.svelte";
import { personNamed, staticTable } from "../table/staticTable";
import { plainWords } from "../table/sentences";

/** Milliseconds before another player's move. */
const PACE = 900;

export class LessonSource implements Source {
  readonly id = "";
  readonly connection = "open";
  listener: (update: Update) => void = () => {};
  step = $state(0);
  /** The step whose note was read last; the other players wait for that. */
  #read = $state(-1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seats: Seat[];

  constructor(readonly lesson: Lesson) {
    this.#seats = Array.from({ length: lesson.players }, (_, seat) =>
      personNamed(seat === lesson.learner ? say("web-you") : say("web-lesson-other", { seat })),
    );
  }

  get now(): Lesson["steps"][number] {
    return this.lesson.steps[this.step]!;
  }

  get last(): number {
    return this.lesson.steps.length - 1;
  }

  /** The lesson's move, if it is the learner's. */
  get wished(): Legal | undefined {
    return this.now.legal?.find((legal) => legal.move === this.now.move);
  }

  /** A note before another player's move waits to be read. */
  get mustRead(): boolean {
    return (
      this.step < this.last && !this.now.legal && this.now.note !== "" && this.#read < this.step
    );
  }

  begin(): void {
    clearTimeout(this.#timer);
    this.step = 0;
    this.#read = -1;
    this.listener({ table: this.table(), events: [], isWelcome: true, isWholeLog: true });
    this.#wait();
  }

  read(): void {
    this.#read = this.step;
    this.#goOn();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async ask<Answer>(type: string, asked: { move?: number; text?: string } = {}): Promise<Answer> {
    if (type !== "move") return 0 as Answer;
    const { wished } = this;
    // a move that isn't offered comes in notation; the server explains why not
    if (asked.text !== undefined && asked.text !== wished?.text)
      await api.tryMove(this.lesson.game, this.step, asked.text);
    if (!wished) return 0 as Answer;
    if (asked.move !== wished.move && asked.text !== wished.text) {
      throw new Refused("other-lesson", "web-lesson-first", {
        move: plainWords(this.table(), wished.says),
      });
    }
    this.#goOn();
    return 0 as Answer;
  }

  table(): Table {
    const { game, players, learner, sides } = this.lesson;
    const { view, wanted, legal } = this.now;
    return staticTable({
      kind: "lesson",
      phase: "playing",
      game,
      players,
      sides,
      seats: this.#seats,
      seat: learner,
      step: this.step,
      view,
      ...(wanted && legal ? { asked: { wanted, legal } } : {}),
    });
  }

  #goOn(): void {
    this.step += 1;
    const { seat, events } = this.now;
    this.listener({
      table: this.table(),
      events: [
        {
          number: this.step,
          at: 0,
          event: "moved",
          seat: seat ?? 0,
          by: "person",
          happened: events,
        },
      ],
      isWelcome: false,
    });
    this.#wait();
  }

  /** The other players move by themselves, unless a note has to be read first. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (this.step === this.last || this.now.legal || this.mustRead) return;
    this.#timer = setTimeout(() => this.#goOn(), PACE);
  }
}
