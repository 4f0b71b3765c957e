/** A table as it is shown: updates one after another, what may be pressed, what was picked. */

import { getContext, setContext } from "svelte";
import { noteMatch } from "../mine/mine";
import type { Happening, Legal, Table, TableEvent, Thoughts } from "../net/protocol";
import { Refused } from "../net/refused";
import type { Source, Update } from "../net/source";
import { goHome, keepFocus } from "../parts/focus";
import { callBack } from "../parts/notice";
import { painted } from "../parts/painted";
import { person } from "../parts/person.svelte";
import { chime } from "../parts/sound";
import { say } from "../text/texts.svelte";
import { firstOf, knownFaceDown, spotsOf, storyOf, writtenAt } from "../games";
import { addBytes } from "./bytes";
import { Flight, isStill, settle } from "./flight";
import { tell, told, wordsOf, type Told } from "./words";

/** All that happened and waits to be shown takes no longer than this. */
const MOST = 1500;
/** How long a card stays marked that somebody pointed at. */
const POINTED = 4000;
/** What can be pressed goes out when a move isn't answered so soon: painting that would only hold up the answer. */
const LATE = 150;
/** Lines that stay in the live region: those of a whole round of bots. */
const HEARD = 24;

export interface Offer {
  move: number;
  text: string;
  /** In words with the cards to be drawn in it: put together when it is read, as few are. */
  readonly told: Told;
  /** Where it is made on the table: one spot, or two in this order; none: a button of its own. */
  spots: string[];
  /** Those of them that may be pressed first. */
  first: string[];
}

export type Lit = "picked" | "pick" | "target" | null;

export class Room<From extends Source = Source> {
  shown = $state.raw<Table | null>(null);
  /** What the update that is shown now did. */
  happened = $state.raw<Happening[]>([]);
  log = $state.raw<TableEvent[]>([]);
  picked = $state<string | null>(null);
  /** A spot that somebody points at, from the log or by saying that he knows the card. */
  pointed = $state<string | null>(null);
  /** The next press says "I know this card", and is no move. */
  isPointing = $state(false);
  /** The spots at which something was asked for that was refused. */
  refusedAt = $state.raw<string[]>([]);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Thoughts | null>(null);
  isThinking = $state(false);
  /** How often it was asked what can be done: each time the list of moves opens. */
  asked = $state(0);
  /** What was read aloud last: the one live region of the page. */
  heard = $state.raw<{ number: number; text: string }[]>([]);
  /** A move is on its way for some time, sent after so many others; null: none. */
  sent = $state<number | null>(null);
  /** When the clocks of `shown` were read. */
  readAt = $state(0);

  offers = $derived.by((): Offer[] => {
    const table = this.shown;
    if (!table?.match?.legal || this.sent === table.match.moves_made) return [];
    const { view } = table.match;
    return table.match.legal.map((legal: Legal) => {
      const spots = spotsOf(view, legal.text);
      return {
        move: legal.move,
        text: legal.text,
        get told() {
          return capital(tell(table, legal.says));
        },
        spots,
        first: firstOf(table.game, spots),
      };
    });
  });

  /** The cards face down that the viewer may point at. */
  get #known(): string[] {
    return this.shown?.match && this.shown.seat !== null ? knownFaceDown(this.shown.match.view) : [];
  }

  #queue: Update[] = [];
  #isRunning = false;
  #isSending = false;
  #bytes: Promise<unknown> = Promise.resolve();
  /** What waits is to be shown in one step, without motion. */
  #isHurried = false;
  #endPause: (() => void) | null = null;

  constructor(readonly live: From) {
    this.live.listener = (update) => this.#take(update);
  }

  get id(): string {
    return this.live.id;
  }

  close(): void {
    this.live.close();
  }

  /** The spots that go with the one that is picked, and those that may be pressed first. */
  #targets = $derived(
    new Set(this.picked === null ? [] : this.offers.flatMap(({ spots }) => (spots.includes(this.picked!) ? spots : []))),
  );
  #firsts = $derived(new Set(this.offers.flatMap((offer) => offer.first)));

  /** How a spot is to look now. */
  lit(spot: string): Lit {
    if (this.isPointing) return this.#known.includes(spot) ? "target" : null;
    if (this.picked === spot) return "picked";
    if (this.#targets.has(spot)) return "target";
    return this.#firsts.has(spot) ? "pick" : null;
  }

  /** A spot was pressed, clicked or dropped on. */
  press(spot: string): void {
    this.refusal = null;
    if (this.isPointing) {
      this.isPointing = false;
      if (this.#known.includes(spot)) void this.ask("say", { phrase: "i-know-this-card", about: spot });
      return;
    }
    if (this.picked === spot) {
      this.picked = null;
      return;
    }
    const first = this.picked;
    if (first !== null) {
      const offer = this.offers.find((o) => o.spots.includes(spot) && o.spots.includes(first));
      if (offer) return void this.play(offer);
    }
    const here = this.offers.filter((offer) => offer.first.includes(spot));
    if (here.length === 1 && here[0]!.spots.length === 1) return void this.play(here[0]!);
    if (here.length > 0) {
      this.picked = spot;
      return;
    }
    if (this.shown?.match?.legal) void this.#learn(first === null ? [spot] : [first, spot]);
  }

  async play(offer: Offer): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    this.refusal = null;
    const late = setTimeout(() => {
      void keepFocus(() => {
        this.picked = null;
        this.sent = this.shown?.match?.moves_made ?? null;
      });
    }, LATE);
    await this.#tried(() => this.live.ask("move", { move: offer.move }));
    clearTimeout(late);
    this.sent = null;
    this.#isSending = false;
  }

  /** Any request; a refusal is shown. */
  async ask(type: string, fields: object = {}): Promise<void> {
    this.refusal = null;
    await this.#tried(() => this.live.ask(type, fields));
  }

  /** What would a strong bot do? */
  async askHint(): Promise<void> {
    const asked = this.shown;
    this.refusal = null;
    this.isThinking = true;
    await this.#tried(async () => {
      const hint = await this.live.ask<Thoughts>("ask-hint");
      if (!asked || this.shown?.number !== asked.number) return; // it came too late
      this.hint = hint;
      const best = hint.options[0];
      if (best) this.hear(`${say("web-hint-title")}: ${wordsOf(asked, best.says)}`);
    });
    this.isThinking = false;
  }

  /** Our own random bytes are on the table. */
  async bytesAdded(): Promise<void> {
    await this.#bytes;
  }

  /** Show at once what is still to be shown. */
  hurry(): void {
    settle();
    this.#isHurried = this.#isRunning;
    this.#endPause?.();
  }

  /** What is not offered is asked for all the same, if it can be written: the refusal teaches. */
  async #learn(spots: string[]): Promise<void> {
    const text = this.shown && writtenAt(this.shown.game, spots);
    if (!text) return;
    await this.#tried(() => this.live.ask("move", { text }));
    this.refusedAt = spots;
  }

  async #tried(request: () => Promise<unknown>): Promise<void> {
    try {
      await request();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error;
      this.picked = null;
    }
  }

  #take(update: Update): void {
    this.#queue.push(update);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#queue.length > 0) {
      const update = this.#next();
      const length = await this.#show(update, MOST / (this.#moves() + 1));
      if (this.#moves() > 0 && !update.isWelcome && !this.#isHurried && !isStill()) {
        await this.#pause(Math.min(length, MOST / (this.#moves() + 1)));
      }
    }
    this.#isRunning = this.#isHurried = false;
  }

  #next(): Update {
    if (!this.#isHurried) return this.#queue.shift()!;
    const waiting = this.#queue.splice(0);
    return { ...waiting.at(-1)!, events: waiting.flatMap((one) => one.events) };
  }

  /** How many updates with a move wait to be shown. */
  #moves(): number {
    return this.#queue.filter((one) => one.events.some((event) => event.event === "moved")).length;
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

  /** Tells how long the motion takes; it may have so many milliseconds. */
  async #show({ table, events, isWelcome, isWholeLog }: Update, most: number): Promise<number> {
    const was = this.shown;
    const happened = events.flatMap((event) => (event.event === "moved" ? event.happened : []));
    const flight = isWelcome || this.#isHurried ? null : new Flight(storyOf(table, was, happened));
    await keepFocus(() => {
      this.shown = table;
      this.readAt = performance.now();
      this.happened = happened;
      // somebody who speaks or comes back takes nothing out of one's hand
      if (isWelcome || table.match?.moves_made !== was?.match?.moves_made) {
        this.picked = null;
        this.hint = null;
      }
      if (!table.match?.legal) this.refusal = null;
    });
    if (was === null) goHome();
    const length = flight && !this.#isHurried ? flight.start(most) : 0;
    // first what lies on the table, then what is said of it
    if (!isWelcome) await painted();
    await keepFocus(() => (this.log = isWholeLog ? events : sinceRematch([...this.log, ...events])));
    this.#announce(table, isWelcome ? [] : events);
    if (!isWelcome) {
      const isMine = table.match?.legal !== undefined;
      if (isMine && was?.match?.legal === undefined) {
        chime("turn");
        if (person.notice && !table.kind && !table.hot_seat) void callBack(`/table/${this.id}`, say(`web-game-${table.game}`));
      } else if (events.some((event) => event.event === "moved")) chime("card");
    }
    noteMatch(table, this.log);
    this.#bytes = Promise.all([this.#bytes, addBytes(this.live, table)]);
    if (!isWelcome) for (const event of events) if (event.event === "said" && event.about) this.#point(event.about);
    if (events.some((event) => event.event === "rematch")) this.#isRematch = true;
    if (this.#isRematch) this.#startRematch(table);
    return length;
  }

  #point(place: string): void {
    this.pointed = place;
    setTimeout(() => this.pointed === place && (this.pointed = null), POINTED);
  }

  #isRematch = false;

  /** Who agreed to a rematch is ready for it: when all have added their bytes, it starts. */
  #startRematch(table: Table): void {
    // where the device is handed on, the deal waits until no seat is open
    if (table.hot_seat) return;
    const isReady = table.seats.every((seat) => seat.kind === "bot" || (seat.kind === "person" && seat.contributed));
    if (table.phase !== "gathering" || !isReady) return;
    this.#isRematch = false;
    if (table.is_host) void this.ask("start");
  }

  #announce(table: Table, events: TableEvent[]): void {
    const lines = events.flatMap((event) => told(table, event)).map((line) => line.plain);
    if (table.match?.wanted) lines.push(wordsOf(table, table.match.wanted));
    for (const line of lines) this.hear(line);
  }

  /** Read it aloud to whoever can't see it. */
  hear(text: string): void {
    const number = (this.heard.at(-1)?.number ?? 0) + 1;
    this.heard = [...this.heard.slice(1 - HEARD), { number, text }];
  }
}

function capital([first, ...rest]: Told): Told {
  if (first === undefined) return [];
  return [typeof first === "string" ? first.charAt(0).toUpperCase() + first.slice(1) : first, ...rest];
}

/** Seats change at a rematch, so what was before it would be told of the wrong people. */
function sinceRematch(log: TableEvent[]): TableEvent[] {
  return log.slice(Math.max(0, log.findLastIndex((event) => event.event === "rematch")));
}

const KEY = Symbol("room");
export const setRoom = (room: Room) => setContext(KEY, room);
export const getRoom = () => getContext<Room>(KEY);
