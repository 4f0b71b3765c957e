/** What happened and what may be done, in the viewer's language. */

import { things, type Thing } from "../games/spoken";
import type { Happening, Outcome, Phrase, Seat, Table, TableEvent } from "../net/protocol";
import { say, texts, type Language } from "../text/texts.svelte";

/** Fields that hold a seat; people read the name of who sits there. */
const SEATS = ["seat", "owner", "partner", "target", "caller", "marker"];

/** A thing in a text is one letter of the private area while Fluent puts the sentence together. */
const FIRST_THING = 0xe000;
const THING = /[\ue000-\uf8ff]/;

/** A sentence in pieces: words, and cards and places to be drawn between them. */
export type Told = (string | Thing)[];

export interface Line {
  /** Who did it, if somebody did. */
  seat: number | null;
  who: string;
  told: Told;
  /** All in one, for the live region. */
  plain: string;
  kind: "move" | "own" | "table" | "said";
}

export function nameOf(table: Table, seat: number | null): string {
  if (seat === null) return say("web-watcher");
  if (seat === table.seat && table.kind !== "replay") return say("web-you");
  return ownName(table, seat);
}

/** As the others call it. */
export function ownName(table: Spoken, seat: number): string {
  const who = table.seats[seat];
  if (who?.kind === "person") return who.name || say("web-guest");
  if (who?.kind === "bot") {
    const bots = table.seats.filter((one) => one.kind === "bot").length;
    const number = table.seats.slice(0, seat + 1).filter((one) => one.kind === "bot").length;
    const name = say(`bot-${who.bot}`);
    return bots > 1 ? say("web-bot-number", { name, number }) : name;
  }
  return say("web-open-seat");
}

/** What a sentence has to know of the table. */
type Spoken = Pick<Table, "game" | "seat" | "seats">;
/** Who has won, in words. */
export function resultOf(table: Table, { winners }: Outcome): string {
  const isWin = table.seat !== null && table.kind !== "replay" && winners.includes(table.seat);
  if (isWin) return say(winners.length > 1 ? "web-you-win-together" : "web-you-win");
  if (winners.length === 0) return say("web-nobody-wins");
  const names = winners.map((seat) => nameOf(table, seat));
  return say("web-others-win", { names, count: names.length });
}

/** Why it is over; out of time is an end of the table, not of the game. */
export function reasonOf(table: Table, { reason }: Outcome): string {
  const id = `${table.game}-${reason}`;
  return say(texts.has(id) ? id : "web-out-of-time");
}

/** A phrase of the table's game, to the viewer; cards and places come as things to draw. */
export function tell(table: Spoken, [message, spoken]: Phrase): Told {
  return sentence(table, `${table.game}-${message}`, spoken, table.seat ?? 0);
}

export const wordsOf = (table: Spoken, phrase: Phrase) => plainly(tell(table, phrase));

/** In words alone; a card's name stands in quotation marks, as it is no part of the sentence. */
export function plainly(told: Told): string {
  return told
    .map((part) => (typeof part === "string" ? part : "face" in part ? quoted(part.words) : part.words))
    .join("");
}

const quoted = (words: string) => (/^\d+$/.test(words) ? words : say("web-quoted", { words }));

function sentence(table: Spoken, id: string, spoken: Record<string, unknown>, seat: number): Told {
  const found: Thing[] = [];
  const marked = (field: string, value: unknown): unknown => {
    const drawn = things(table.game, field, value, seat);
    if (!drawn) return named(table, field, value);
    return drawn
      .map((one) => (typeof one === "string" ? one : String.fromCharCode(FIRST_THING + found.push(one) - 1)))
      .join(" ");
  };
  const text = say(id, Object.fromEntries(Object.entries(spoken).map(([field, value]) => [field, marked(field, value)])));
  const told: Told = [];
  let words = "";
  for (const letter of text) {
    if (!THING.test(letter)) words += letter;
    else {
      if (words) told.push(words);
      words = "";
      told.push(found[letter.charCodeAt(0) - FIRST_THING]!);
    }
  }
  if (words) told.push(words);
  return told;
}

/** Seats and teams by their names. */
function named(table: Spoken, field: string, value: unknown): unknown {
  if (typeof value !== "number") return value;
  if (SEATS.includes(field)) return ownName(table, value);
  return field === "team" ? say(`${table.game}-table-team-${value}`) : value;
}

function line(seat: number | null, who: string, told: Told, kind: Line["kind"]): Line {
  const text = plainly(told);
  return { seat, who, told, plain: who ? `${who}: ${text}` : text, kind };
}

function happening(table: Table, happened: Happening): Line {
  const seat = typeof happened.seat === "number" ? happened.seat : null;
  const told = sentence(table, `${table.game}-event-${happened.event}`, happened, seat ?? 0);
  // by name also to oneself: what happened is told of a third person
  return line(seat, seat === null ? "" : ownName(table, seat), told, seat === table.seat ? "own" : "move");
}

/** Lines stay as they were put together: a long log isn't told anew with each move. */
const known = new WeakMap<TableEvent, { seats: Seat[]; language: Language; lines: Line[] }>();

/** An event of the table as lines of the log. */
export function told(table: Table, event: TableEvent): Line[] {
  const { seats } = table;
  const { language } = texts;
  const before = known.get(event);
  if (before?.seats === seats && before.language === language) return before.lines;
  const lines = tellAnew(table, event);
  known.set(event, { seats, language, lines });
  return lines;
}

function tellAnew(table: Table, event: TableEvent): Line[] {
  if (event.event === "moved") return event.happened.map((one) => happening(table, one));
  if (event.event === "said") {
    return [line(event.seat, nameOf(table, event.seat), [spoken(event)], "said")];
  }
  const id = `web-event-${event.event}`;
  if (!texts.has(id)) return [];
  const who = "seat" in event ? ownName(table, event.seat) : "";
  const more = event.event === "back-answered" ? { agreed: event.agreed } : {};
  return [line(null, "", [say(id, { who, ...more })], "table")];
}

/** What somebody said: a set phrase in the reader's language, or his own words. */
export function spoken(said: { phrase: string; text: string; about: string }): string {
  return said.phrase ? say(`web-phrase-${said.phrase}`, { about: said.about }) : said.text;
}
