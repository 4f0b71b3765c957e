/** A table as the page shows it: its updates one after another, and what the viewer does there. */

import { getContext, setContext } from "svelte";
import { gameOf } from "../games";
import { recordMatch } from "../history/history";
import type { Happening, Table, TableEvent, Thoughts } from "../net/protocol";
import { Refused } from "../net/refused";
import type { Source, Update } from "../net/source";
import { say } from "../text/texts.svelte";
import { focusHome, keepFocus } from "../ui/focus";
import { nextPaint } from "../ui/nextPaint";
import { notifyTurn } from "../ui/notifications";
import { person } from "../ui/person.svelte";
import { chime } from "../ui/sound";
import { Announcer } from "./announcer.svelte";
import { contribute } from "./contribution";
import { Motion, type Step } from "./motion";
import { offersOf, type Offer } from "./offers";
import { Selection } from "./selection.svelte";
import { linesOf, plainWords } from "./sentences";
import { UpdateQueue } from "./updateQueue";

/** When a move isn't answered within this time, spots stop being highlighted. Painting that
 * sooner would only delay the answer. */
const LATE = 150;

export class Room<From extends Source = Source> {
  shown = $state.raw<Table | null>(null);
  /** What the update that is shown now did. */
  happened = $state.raw<Happening[]>([]);
  log = $state.raw<TableEvent[]>([]);
  refusal = $state.raw<Refused | null>(null);
  /** The spots of the request that was refused. */
  refusedAt = $state.raw<string[]>([]);
  hint = $state.raw<Thoughts | null>(null);
  isThinking = $state(false);
  /** How often the viewer asked what they can do; each time the list of moves opens. */
  moveListRequests = $state(0);
  /** When the clocks of `shown` were read. */
  readAt = $state(0);
  /** The number of moves before one that was sent and isn't answered yet. */
  #unanswered = $state<number | null>(null);

  readonly offers = $derived.by((): Offer[] => {
    const table = this.shown;
    return !table || this.#unanswered === table.match?.moves_made ? [] : offersOf(table);
  });
  readonly selection = new Selection(
    () => this.shown,
    () => this.offers,
  );
  readonly announcer = new Announcer();

  #queue = new UpdateQueue((update, time) => this.#show(update, time));
  #isSending = false;
  #isRematch = false;
  #contribution: Promise<unknown> = Promise.resolve();

  constructor(readonly source: From) {
    this.source.listener = (update) => this.#queue.add(update);
  }

  get id(): string {
    return this.source.id;
  }

  close(): void {
    this.source.close();
  }

  /** Show at once whatever still waits to be shown. */
  hurry(): void {
    this.#queue.hurry();
  }

  announce(text: string): void {
    this.announcer.announce(text);
  }

  // Requests

  /** A spot was clicked or dropped on. */
  press(spot: string): void {
    const { selection } = this;
    this.refusal = null;
    if (selection.isPointing) {
      selection.isPointing = false;
      if (selection.mayPointAt(spot))
        void this.ask("say", { phrase: "i-know-this-card", about: spot });
      return;
    }
    if (selection.picked === spot) {
      selection.picked = null;
      return;
    }
    const first = selection.picked;
    if (first !== null) {
      const offer = this.offers.find(({ spots }) => spots.includes(spot) && spots.includes(first));
      if (offer) return void this.play(offer);
    }
    const here = this.offers.filter((offer) => offer.first.includes(spot));
    if (here.length === 1 && here[0]!.spots.length === 1) return void this.play(here[0]!);
    if (here.length > 0) {
      selection.picked = spot;
      return;
    }
    if (this.shown?.match?.legal) void this.#askInNotation(first === null ? [spot] : [first, spot]);
  }

  async play(offer: Offer): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    this.refusal = null;
    const late = setTimeout(() => {
      void keepFocus(() => {
        this.selection.picked = null;
        this.#unanswered = this.shown?.match?.moves_made ?? null;
      });
    }, LATE);
    await this.#showRefusal(() => this.source.ask("move", { move: offer.move }));
    clearTimeout(late);
    this.#unanswered = null;
    this.#isSending = false;
  }

  /** Send any request; a refusal is shown. */
  async ask(type: string, fields: object = {}): Promise<void> {
    this.refusal = null;
    await this.#showRefusal(() => this.source.ask(type, fields));
  }

  /** Ask what a strong bot would do. */
  async askHint(): Promise<void> {
    const asked = this.shown;
    this.refusal = null;
    this.isThinking = true;
    await this.#showRefusal(async () => {
      const hint = await this.source.ask<Thoughts>("ask-hint");
      if (!asked || this.shown?.number !== asked.number) return; // the table has moved on
      this.hint = hint;
      const best = hint.options[0];
      if (best) this.announce(`${say("web-hint-title")}: ${plainWords(asked, best.says)}`);
    });
    this.isThinking = false;
  }

  /** Resolves when our random bytes for the deal have reached the table. */
  async contributed(): Promise<void> {
    await this.#contribution;
  }

  /** Send a move that isn't offered, if it has a notation: the refusal explains the rule. */
  async #askInNotation(spots: string[]): Promise<void> {
    const text = this.shown && gameOf(this.shown.game).spots.notation?.(spots);
    if (!text) return;
    await this.#showRefusal(() => this.source.ask("move", { text }));
    this.refusedAt = spots;
  }

  async #showRefusal(request: () => Promise<unknown>): Promise<void> {
    try {
      await request();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error;
      this.selection.picked = null;
    }
  }

  // Updates

  async #show({ table, events, isWelcome, isWholeLog }: Update, time: number): Promise<number> {
    const before = this.shown;
    const happened = events.flatMap((event) => (event.event === "moved" ? event.happened : []));
    const motion =
      isWelcome || this.#queue.isHurried ? null : new Motion(storyOf(table, before, happened));
    await keepFocus(() => {
      this.shown = table;
      this.readAt = performance.now();
      this.happened = happened;
      // a player who speaks or comes back doesn't undo what the viewer has picked
      if (isWelcome || table.match?.moves_made !== before?.match?.moves_made) {
        this.selection.picked = null;
        this.hint = null;
      }
      if (!table.match?.legal) this.refusal = null;
    });
    if (before === null) focusHome();
    const length = motion && !this.#queue.isHurried ? motion.start(time) : 0;
    // the board first, then the words about it
    if (!isWelcome) await nextPaint();
    await keepFocus(
      () => (this.log = isWholeLog ? events : sinceRematch([...this.log, ...events])),
    );
    this.#announceUpdate(table, isWelcome ? [] : events);
    if (!isWelcome) this.#alert(table, before, events);
    recordMatch(table, this.log);
    this.#contribution = Promise.all([this.#contribution, contribute(this.source, table)]);
    this.#startRematch(table, events);
    return length;
  }

  #announceUpdate(table: Table, events: TableEvent[]): void {
    const lines = events.flatMap((event) => linesOf(table, event)).map((line) => line.plain);
    if (table.match?.wanted) lines.push(plainWords(table, table.match.wanted));
    for (const line of lines) this.announce(line);
  }

  /** Sound, notification and marks for what just happened. */
  #alert(table: Table, before: Table | null, events: TableEvent[]): void {
    const isYourTurn = table.match?.legal !== undefined;
    if (isYourTurn && before?.match?.legal === undefined) {
      chime("turn");
      const isLive = !table.kind && !table.hot_seat;
      if (person.notifications && isLive)
        void notifyTurn(`/table/${this.id}`, say(`web-game-${table.game}`));
    } else if (events.some((event) => event.event === "moved")) chime("card");
    for (const event of events)
      if (event.event === "said" && event.about) this.selection.pointAt(event.about);
  }

  /** A rematch starts by itself, once everybody's random bytes are on the table. */
  #startRematch(table: Table, events: TableEvent[]): void {
    if (events.some((event) => event.event === "rematch")) this.#isRematch = true;
    // at a shared device the deal waits until no seat is open
    if (!this.#isRematch || table.hot_seat) return;
    const isReady = table.seats.every(
      (seat) => seat.kind === "bot" || (seat.kind === "person" && seat.contributed),
    );
    if (table.phase !== "gathering" || !isReady) return;
    this.#isRematch = false;
    if (table.is_host) void this.ask("start");
  }
}

function storyOf({ game, match }: Table, before: Table | null, happened: Happening[]): Step[] {
  return (match && gameOf(game).story?.(happened, match.view, before?.match?.view)) ?? [];
}

/** Seats change at a rematch, so events before it would name the wrong people. */
function sinceRematch(log: TableEvent[]): TableEvent[] {
  return log.slice(
    Math.max(
      0,
      log.findLastIndex((event) => event.event === "rematch"),
    ),
  );
}

const KEY = Symbol("room");
export const setRoom = (room: Room) => setContext(KEY, room);
export const getRoom = () => getContext<Room>(KEY);
