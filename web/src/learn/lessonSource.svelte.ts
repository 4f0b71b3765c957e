/** A first game on the real board: the learner makes the lesson's moves, and the other players
 * answer. */

import * as api from "../net/api";
import type { Legal, Lesson, Seat, Table } from "../net/protocol";
import { Refused } from "../net/refused";
import type { Source, Update } from "../net/source";
import { say } from "../text/texts.svelte";
import { personNamed, staticTable } from "../table/staticTable";
import { plainWords } from "../table/sentences";

export class LessonSource implements Source {
  readonly id = "";
  readonly connection = "open";
  listener: (update: Update) => void = () => {};
  /** The step that was passed on last. */
  step = $state(0);
  /** The step that the page has shown and described. */
  told = $state(0);
  /** The step whose note was read last; everything else waits for that. */
  #read = $state(-1);
  #seats: Seat[];

  constructor(readonly lesson: Lesson) {
    this.#seats = Array.from({ length: lesson.players }, (_, seat) =>
      personNamed(seat === lesson.learner ? say("web-you") : say("web-lesson-other", { seat })),
    );
  }

  /** The step that the learner looks at. */
  get now(): Lesson["steps"][number] {
    return this.lesson.steps[this.told]!;
  }

  get last(): number {
    return this.lesson.steps.length - 1;
  }

  get isOver(): boolean {
    return this.told === this.last;
  }

  /** The lesson's move, if it is the learner's. */
  get wished(): Legal | undefined {
    return this.now.legal?.find((legal) => legal.move === this.now.move);
  }

  /** A note that isn't about the learner's own move waits to be read. */
  get mustRead(): boolean {
    const isHere = this.told === this.step && !this.isOver;
    return isHere && !this.now.legal && this.now.note !== "" && this.#read < this.step;
  }

  begin(): void {
    this.step = 0;
    this.#read = -1;
    this.#pass();
  }

  read(): void {
    this.#read = this.step;
    this.#goOn();
  }

  /** The page has shown this step and says what comes next. The other players move by themselves,
   * unless a note has to be read first. */
  reach(step: number): void {
    this.told = step;
    if (step === this.step && !this.isOver && !this.now.legal && !this.mustRead) this.#goOn();
  }

  close(): void {}

  async ask<Answer>(type: string, asked: { move?: number; text?: string } = {}): Promise<Answer> {
    if (type !== "move") return 0 as Answer;
    const { wished } = this;
    // a move that isn't offered comes in notation; the server explains why not
    if (asked.text !== undefined && asked.text !== wished?.text)
      await api.tryMove(this.lesson.game, this.told, asked.text);
    if (!wished || this.told !== this.step) return 0 as Answer;
    if (asked.move !== wished.move && asked.text !== wished.text) {
      throw new Refused("other-lesson", "web-lesson-first", {
        move: plainWords(this.#table(), wished.says),
      });
    }
    this.#goOn();
    return 0 as Answer;
  }

  #table(): Table {
    const { game, players, learner, sides, steps } = this.lesson;
    const { view, wanted, legal, move } = steps[this.step]!;
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
      ...(wanted && legal ? { asked: { wanted, legal }, wished: move } : {}),
    });
  }

  #goOn(): void {
    this.step += 1;
    this.#pass();
  }

  #pass(): void {
    const { seat, events, is_deal } = this.lesson.steps[this.step]!;
    this.listener({
      table: this.#table(),
      events:
        seat === null
          ? []
          : [{ number: this.step, at: 0, event: "moved", seat, by: "person", happened: events }],
      isWelcome: is_deal,
      isWholeLog: is_deal,
    });
  }
}
