/** A table as the page shows it: its updates one after another, and what the viewer does there. */

import { getContext, setContext } from "svelte";
import { gameOf } from "../games";
import type { Prelude } from "../games/game";
import { recordMatch } from "../history/history";
import type { Happening, Match, Seat, Table, TableEvent, Thoughts, View } from "../net/protocol";
import { Refused } from "../net/refused";
import type { Source, Update } from "../net/source";
import { say } from "../text/texts.svelte";
import { focusHome, keepFocus } from "../ui/focus";
import { nextPaint } from "../ui/nextPaint";
import { notifyTurn } from "../ui/notifications";
import { minutes } from "../ui/countdown.svelte";
import { person } from "../ui/person.svelte";
import { chime } from "../ui/sound";
import { Announcer } from "./announcer.svelte";
import { notesOf, noteView, type Alarm } from "../fair/notes";
import { contribute, noteVoid } from "./contribution";
import { Director, moverOf, type Beat } from "./director";
import { Motion, finishMotion, markThings, type Step } from "./motion";
import { offersOf, type Offer } from "./offers";
import { FACTORS, type Pace } from "./pace";
import { Selection } from "./selection.svelte";
import { linesOf, nameOf, plainWords } from "./sentences";

/** When a move isn't answered within this time, spots stop being highlighted. Painting that
 * sooner would only delay the answer. */
const LATE = 150;

/** The end of a round, a deal or a game. */
export interface Ending {
  /** What stays on the board. */
  view: View;
  /** What the last move did. */
  happened: Happening[];
}

export class Room<From extends Source = Source> {
  /** The table as the board shows it. */
  shown = $state.raw<Table | null>(null);
  /** The table as the words around the board describe it: they follow the board. */
  told = $state.raw<Table | null>(null);
  /** What the update that is shown now did. */
  happened = $state.raw<Happening[]>([]);
  /** The end that the board shows, if something has just ended. */
  ended = $state.raw<Ending | null>(null);
  /** The end that the words are about: they follow the board. */
  ending = $state.raw<Ending | null>(null);
  /** What is shown before the next update changes the board. */
  prelude = $state.raw<Prelude | null>(null);
  /** Everything is added up at once, because the viewer pressed something or wants no motion. */
  isAddedUp = $state(true);
  log = $state.raw<TableEvent[]>([]);
  /** Why the last request was refused; a card alone may be refused for several reasons. */
  refusals = $state.raw<Refused[]>([]);
  /** The spots of the request that was refused. */
  refusedAt = $state.raw<string[]>([]);
  /** What the server has done to a deal of ours that it must not do. */
  alarm = $state<Alarm | null>(null);
  hint = $state.raw<Thoughts | null>(null);
  isThinking = $state(false);
  /** A spot that was pressed although no move is made there: it says what it is. */
  asked = $state.raw<{ spot: string } | null>(null);
  /** The clause at which the rules beside the table are open. */
  clause = $state("");
  /** Opens a tab beside the table, if there is one of this name. */
  opener: ((tab: string) => boolean) | null = null;
  /** The clocks, which run while the board still shows earlier moves, and when they were read. */
  clock = $state.raw<Match["clock"] | null>(null);
  readAt = $state(0);
  /** When the seats were last described, with the absences that are running. */
  #seatsReadAt = $state(0);
  /** The next turn is shown when the viewer presses something. */
  waitsForPress = $state(false);
  /** How many moves others made while the viewer wasn't watching. */
  missed = $state(0);
  /** What others did since the viewer's last move. */
  #since = $state.raw<{ before: Table; updates: Update[] } | null>(null);
  readonly mayWatchAgain = $derived((this.#since?.updates.length ?? 0) > 0);
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

  #director = new Director(
    {
      prepare: (update) => this.#prepare(update),
      show: (update, beat) => this.#show(update, beat),
      tell: (update) => this.#tell(update),
      finish: finishMotion,
      waitForPress: (isWaiting) => (this.waitsForPress = isWaiting),
      isHidden: () => document.hidden,
    },
    () => this.#pace(),
  );
  /** The things that the last turn moved. */
  #marked: string[] = [];
  #mover: number | null = null;
  /** What the last move did, and the view before it. */
  #last: { happened: Happening[]; before: View | undefined } = { happened: [], before: undefined };
  #seats: Seat[] = [];
  #isSending = false;
  #isRematch = false;
  #contribution: Promise<unknown> = Promise.resolve();

  constructor(readonly source: From) {
    this.source.listener = (update) => {
      this.clock = update.table.match?.clock ?? null;
      this.readAt = performance.now();
      if (update.table.seats !== this.#seats) this.#seatsReadAt = this.readAt;
      this.#seats = update.table.seats;
      // the proof of the deal needs every view, even those that are never shown
      noteVoid(this.id, update.events);
      noteView(this.id, update);
      this.#director.add(update);
    };
  }

  get id(): string {
    return this.source.id;
  }

  close(): void {
    this.source.close();
  }

  /** The viewer pressed something: whatever is being shown is finished. */
  hurry(): void {
    this.#director.press();
    this.isAddedUp = true;
  }

  /** Viewers whose own clock is running aren't held up for long. */
  #pace(): Pace {
    const { clock } = this;
    const seat = clock?.running ?? null;
    // without a time limit, nobody has any time left
    const isTicking = seat !== null && seat === this.shown?.seat && clock!.left[seat]! > 0;
    return isTicking && FACTORS[person.pace] > FACTORS.quick ? "quick" : person.pace;
  }

  /** How long it takes until a bot plays for somebody absent; null if none will. */
  untilBotPlays(table: Table, seat: number): { seconds: number; at: number } | null {
    const who = table.seats[seat];
    const seconds = who?.kind === "person" ? who.bot_plays_in : null;
    return seconds === null ? null : { seconds, at: this.#seatsReadAt };
  }

  /** Show once more what others did since the viewer's last move. */
  watchAgain(): void {
    if (!this.#since || this.#director.isRunning) return;
    const { before, updates } = this.#since;
    const again = updates.map((update) => ({ ...update, isAgain: true }));
    this.#director.add({ table: before, events: [], isWelcome: true, isAgain: true }, ...again);
  }

  get refusal(): Refused | null {
    return this.refusals[0] ?? null;
  }
  set refusal(refusal: Refused | null) {
    this.refusals = refusal ? [refusal] : [];
    this.refusedAt = [];
  }

  /** Open the rules beside the table; false: there is no place for them here. */
  openRules(clause: string): boolean {
    this.clause = clause;
    return this.opener?.("book") ?? false;
  }

  announce(text: string): void {
    this.announcer.announce(text);
  }

  // Requests

  /** A spot was clicked or dropped on. */
  press(spot: string): void {
    const { selection } = this;
    this.refusal = null;
    this.asked = null;
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
    void this.#explain(first === null ? [spot] : [first, spot]);
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

  /** Say why nothing can be done with these spots: the server refuses what they could mean, and
   * names the rule. If they mean nothing, say what the last one is. */
  async #explain(spots: string[]): Promise<void> {
    const { shown } = this;
    const { notation, reasons } = gameOf(shown?.game ?? "").spots;
    const texts = shown?.match?.legal ? (notation?.(spots, shown.match.view) ?? []) : [];
    const refused: Refused[] = [];
    // a move on its way may change what is legal, so nothing is tried out meanwhile
    for (const text of this.#isSending ? [] : texts) {
      try {
        await this.source.ask("move", { text });
        return; // it could be played after all
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        refused.push(error);
      }
    }
    if (refused.length === 0) {
      this.asked = { spot: spots.at(-1)! };
      return;
    }
    this.refusals = reasons?.(refused) ?? refused;
    this.refusedAt = spots;
    this.selection.picked = null;
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

  #prepare({ table, events }: Update): number {
    const before = this.shown?.match?.view;
    const { prelude } = gameOf(table.game);
    this.prelude = (before && prelude?.(happenedIn(events), before)) ?? null;
    return this.prelude?.time ?? 0;
  }

  async #show(update: Update, beat: Beat): Promise<{ motion: number; hasScene: boolean }> {
    const { table, events, isWelcome } = update;
    const before = this.shown;
    const happened = happenedIn(events);
    const story = storyOf(table, before, happened);
    const motion = beat.isAtOnce ? null : new Motion(story);
    await keepFocus(() => {
      const ended = this.#endedBy(update, before);
      if (ended && !this.ended) this.isAddedUp = beat.isAtOnce;
      this.prelude = null;
      this.shown = table;
      this.ended = ended;
      this.happened = happened;
      // a player who speaks or comes back doesn't undo what the viewer has picked
      if (isWelcome || table.match?.moves_made !== before?.match?.moves_made) {
        this.selection.picked = null;
        this.hint = null;
      }
      if (!table.match?.legal) this.refusal = null;
    });
    if (before === null) focusHome();
    this.#mark(update, story);
    return { motion: motion?.start(beat) ?? 0, hasScene: motion?.hasScene ?? false };
  }

  /** What has ended with an update. It stays until the next move, or until the viewer goes on. */
  #endedBy({ table, events, isWelcome, lastMove }: Update, before: Table | null): Ending | null {
    const { match } = table;
    if (!match) return null;
    const moved = events.findLast((event) => event.event === "moved");
    const hasChanged = match.moves_made !== before?.match?.moves_made;
    if (lastMove) this.#last = lastMove;
    else if (moved || hasChanged || isWelcome)
      this.#last = {
        happened: moved?.event === "moved" ? moved.happened : [],
        before: before?.match?.moves_made === match.moves_made - 1 ? before.match.view : undefined,
      };
    const { happened } = this.#last;
    const seen = match.open ?? match.view;
    const view = gameOf(table.game).ending?.(happened, seen, this.#last.before);
    // what the next deal has cleared away stays until the viewer goes on, or the table does
    const isSeen = table.seat === null ? match.go_on === null : !mustGoOn(table);
    const isLeft = isSeen && !match.outcome && !table.kind;
    if (view && (view === seen || !isLeft)) return { view, happened };
    return match.outcome ? { view: seen, happened } : null;
  }

  /** The things that the last turn of somebody else moved stay marked until the next turn. */
  #mark(update: Update, story: Step[]): void {
    const mover = moverOf(update);
    if (update.isWelcome || mover === update.table.seat) this.#marked = [];
    else if (mover !== null && mover !== this.#mover) this.#marked = [];
    if (mover !== null) {
      this.#mover = mover;
      if (mover !== update.table.seat) this.#marked.push(...story.flatMap((step) => step.things));
    }
    markThings(this.#marked);
  }

  async #tell(update: Update): Promise<void> {
    const { table, events, isWelcome, isWholeLog, isAgain } = update;
    const before = this.told;
    // the board is painted before the words about it
    if (!isWelcome) await nextPaint();
    await keepFocus(() => {
      this.told = table;
      this.ending = this.ended;
      if (!isAgain) this.log = isWholeLog ? events : sinceRematch([...this.log, ...events]);
    });
    if (isAgain) return;
    this.#remember(update, before);
    this.#announceUpdate(table, isWelcome ? [] : events);
    if (!isWelcome) this.#alert(table, before, events);
    recordMatch(table, this.log);
    this.#contribution = Promise.all([this.#contribution, contribute(this.source, table)]);
    this.alarm = notesOf(this.id)?.alarm ?? null;
    this.#startRematch(table, events);
  }

  /** Keep what others did since the viewer's last move. */
  #remember(update: Update, before: Table | null): void {
    const { table, events, isWelcome, isSummary } = update;
    const moves = events.filter((event) => event.event === "moved");
    if (isSummary || (isWelcome && before !== null && moves.length > 0))
      this.missed = moves.filter((event) => event.seat !== table.seat).length;
    else if (moves.length > 0) this.missed = 0;
    if (isWelcome || isSummary || table.seat === null || moverOf(update) === table.seat)
      this.#since = { before: table, updates: [] };
    else if (moves.length > 0 && this.#since)
      this.#since = { ...this.#since, updates: [...this.#since.updates, update] };
  }

  #announceUpdate(table: Table, events: TableEvent[]): void {
    const lines = events.flatMap((event) => linesOf(table, event)).map((line) => line.plain);
    for (const event of events) {
      const left = event.event === "gone" ? this.untilBotPlays(table, event.seat) : null;
      if (event.event === "gone" && left)
        lines.push(
          say("web-absent", { who: nameOf(table, event.seat), time: minutes(left.seconds) }),
        );
    }
    if (mustGoOn(table)) lines.push(say("web-round-over", { game: table.game }));
    else if (table.match?.wanted) lines.push(plainWords(table, table.match.wanted));
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

function happenedIn(events: TableEvent[]): Happening[] {
  return events.flatMap((event) => (event.event === "moved" ? event.happened : []));
}

function storyOf({ game, match }: Table, before: Table | null, happened: Happening[]): Step[] {
  return (match && gameOf(game).story?.(happened, match.view, before?.match?.view)) ?? [];
}

/** Whether the table waits for the viewer to have seen how the round ended. */
export function mustGoOn({ match, seat }: Table): boolean {
  return seat !== null && (match?.go_on?.waits_for.includes(seat) ?? false);
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
