/** What happened and what may be done, in the viewer's language. */

import { gameOf } from "../games";
import type { Mention } from "../games/game";
import { mentions } from "../games/mentions";
import { SEAT_FIELDS } from "../net/generated";
import type { Arguments, Happening, Outcome, Phrase, Seat, Table, TableEvent } from "../net/protocol";
import { isBlocked } from "./blocked.svelte";
import { say, texts, type Language } from "../text/texts.svelte";

/** While Fluent puts a sentence together, each mention is one character of Unicode's private use
 * area. */
const FIRST_MENTION = 0xe000;
const MENTION = /[\ue000-\uf8ff]/;

/** A sentence is a list of words and of cards and places to draw between them. */
export type SentencePart = string | Mention;

export interface Line {
  /** The player who did it, if one did. */
  seat: number | null;
  who: string;
  sentence: SentencePart[];
  /** The whole line as text, for the live region. */
  plain: string;
  kind: "move" | "yours" | "table" | "said";
  /** The number of the table's event. */
  number: number;
  /** A bot's choice, or everybody's, which can be explained. */
  isBots: boolean;
  /** The cards and places on the board that it is about, by their `data-flip` or `data-spot`. */
  things: string[];
}

/** What a sentence has to know about the table. */
type Speaking = Pick<Table, "game" | "seat" | "seats" | "kind">;

/** The seat that texts address as "you"; in a replay nobody is. */
const readerOf = (table: Speaking) => (table.kind === "replay" ? null : table.seat);

/** As `addressee` in koloda.locales: the argument that is the reader's seat. */
export function addressee(table: Speaking, args: Arguments): string {
  const reader = readerOf(table);
  if (reader === null) return "none";
  return SEAT_FIELDS.find((field) => args[field] === reader) ?? "none";
}

/** The name of a seat as the viewer reads it. */
export function nameOf(table: Table, seat: number | null): string {
  if (seat === null) return say("web-watcher");
  return seat === readerOf(table) ? say("web-you") : seatName(table, seat);
}

/** The name of a seat as the other players read it. */
export function seatName(table: Speaking, seat: number): string {
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

/** Who has won. */
export function resultOf(table: Table, { winners }: Outcome): string {
  const reader = readerOf(table);
  if (reader !== null && winners.includes(reader)) return say(winners.length > 1 ? "web-you-win-together" : "web-you-win");
  if (winners.length === 0) return say("web-nobody-wins");
  const names = winners.map((seat) => nameOf(table, seat));
  return say("web-others-win", { names, count: names.length });
}

/** Why it is over. The table, not the game, decides that somebody ran out of time or gave up, so
 * these aren't messages of the game. */
export function reasonOf(table: Table, { reason, winners }: Outcome): string {
  const id = `${table.game}-${reason}`;
  if (texts.has(id)) return say(id);
  if (reason !== "resigned") return say("web-out-of-time");
  const losers = table.seats.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const isOurs = table.seat !== null && table.kind !== "replay" && losers.includes(table.seat);
  const who = !isOurs ? "others" : losers.length > 1 ? "team" : "you";
  return say("web-resigned", { who, names: losers.map((seat) => nameOf(table, seat)) });
}

/** A message of the table's game about what a seat may do, by default the viewer's own. */
export function sentenceOf(
  table: Speaking,
  [message, args]: Phrase,
  actor = table.seat,
): SentencePart[] {
  // some messages are about a team, and say themselves how the reader is related to it
  const you = addressee(table, { seat: actor, ...args });
  return sentence(table, `${table.game}-${message}`, { you, ...args }, actor ?? 0);
}

/** The same as text. */
export const plainWords = (table: Speaking, phrase: Phrase) => plainText(sentenceOf(table, phrase));

/** A card's name is quoted, because it doesn't fit the grammar of the sentence. */
export function plainText(parts: SentencePart[]): string {
  return parts
    .map((part) =>
      typeof part === "string" ? part : "face" in part ? quoted(part.words) : part.words,
    )
    .join("");
}

const quoted = (words: string) => (/^\d+$/.test(words) ? words : say("web-quoted", { words }));

function sentence(
  table: Speaking,
  id: string,
  args: Record<string, unknown>,
  seat: number,
): SentencePart[] {
  const found: Mention[] = [];
  const marked = (field: string, value: unknown): unknown => {
    const drawn = mentions(table.game, field, value, seat);
    if (!drawn) return named(table, field, value);
    return drawn
      .map((one) =>
        typeof one === "string" ? one : String.fromCharCode(FIRST_MENTION + found.push(one) - 1),
      )
      .join(" ");
  };
  const text = say(
    id,
    Object.fromEntries(Object.entries(args).map(([field, value]) => [field, marked(field, value)])),
  );
  const parts: SentencePart[] = [];
  let words = "";
  for (const letter of text) {
    if (!MENTION.test(letter)) words += letter;
    else {
      if (words) parts.push(words);
      words = "";
      parts.push(found[letter.charCodeAt(0) - FIRST_MENTION]!);
    }
  }
  if (words) parts.push(words);
  return parts;
}

/** Seats and teams by their names. */
function named(table: Speaking, field: string, value: unknown): unknown {
  if (typeof value !== "number") return value;
  if ((SEAT_FIELDS as readonly string[]).includes(field)) return seatName(table, value);
  return field === "team" ? say(`${table.game}-table-team-${value}`) : value;
}

function happeningLine(table: Table, event: TableEvent, happened: Happening): Line {
  const seat = typeof happened.seat === "number" ? happened.seat : null;
  const you = addressee(table, happened);
  const id = `${table.game}-event-${happened.event}`;
  const parts = sentence(table, id, { ...happened, you }, seat ?? 0);
  const who = seat === null ? "" : nameOf(table, seat);
  return {
    seat,
    who,
    sentence: parts,
    plain: `${who} ${plainText(parts)}`.trim(),
    kind: seat !== null && seat === readerOf(table) ? "yours" : "move",
    number: event.number,
    isBots: isBotsChoice(table, event, happened),
    things: [...thingsOf(table, happened), ...parts.flatMap(placeIn)],
  };
}

function isBotsChoice({ game, seats }: Table, event: TableEvent, happened: Happening): boolean {
  const { secretChoices } = gameOf(game);
  if (happened.event === secretChoices?.made) return false;
  if (happened.event === secretChoices?.revealed) return seats.some(({ kind }) => kind === "bot");
  // what follows from the choice needs no reason
  const isFirst = event.event === "moved" && event.happened[0] === happened;
  return isFirst && event.by !== "person" && happened.seat === event.seat;
}

/** What an event moved on the board, and where. */
function thingsOf(table: Table, happened: Happening): string[] {
  const { story, placesOf } = gameOf(table.game);
  const view = table.match?.view;
  const steps = (view && story?.([happened], view, undefined)) ?? [];
  return [...steps.flatMap(({ things }) => things), ...(placesOf?.(happened) ?? [])];
}

const placeIn = (part: SentencePart) =>
  typeof part !== "string" && "place" in part ? [part.place] : [];

/** Lines are kept, so that a move doesn't make a long log be put together again. */
const known = new WeakMap<TableEvent, { seats: Seat[]; language: Language; lines: Line[] }>();

/** An event of the table as lines of the log. */
export function linesOf(table: Table, event: TableEvent): Line[] {
  if (event.event === "said" && isBlocked(event.speaker)) return [];
  const { seats } = table;
  const { language } = texts;
  const before = known.get(event);
  if (before?.seats === seats && before.language === language) return before.lines;
  const lines = makeLines(table, event);
  known.set(event, { seats, language, lines });
  return lines;
}

function makeLines(table: Table, event: TableEvent): Line[] {
  if (event.event === "moved") return event.happened.map((one) => happeningLine(table, event, one));
  const { number } = event;
  const rest = { number, isBots: false, things: [] };
  if (event.event === "said") {
    const [who, text] = [nameOf(table, event.seat), chatText(event)];
    const plain = `${who}: ${text}`;
    return [{ seat: event.seat, who, sentence: [text], plain, kind: "said", ...rest }];
  }
  const id = `web-event-${event.event}`;
  if (!texts.has(id)) return [];
  const plain = say(id, { ...whoOf(table, event), ...detailsOf(table, event) });
  return [{ seat: null, who: "", sentence: [plain], plain, kind: "table", ...rest }];
}

/** Whom an event of the table is about, and whether that is the reader. */
function whoOf(table: Table, event: TableEvent): Arguments {
  const speaker = "speaker" in event ? event.speaker : "";
  const seat =
    "seat" in event
      ? event.seat
      : table.seats.findIndex((one) => one.kind === "person" && one.speaker === speaker);
  const isReader = seat !== null && seat === readerOf(table);
  const who = seat === null || seat < 0 ? say("web-watcher") : seatName(table, seat);
  return { who, you: isReader ? "who" : "none" };
}

/** What else the words about an event of the table need. */
function detailsOf(table: Table, event: TableEvent): Arguments {
  const names = (seats: number[]) => seats.map((seat) => seatName(table, seat)).join(", ");
  if (event.event === "back-answered") return { agreed: event.agreed };
  if (event.event === "muted") return { muted: String(event.muted) };
  if (event.event === "sealed") return { names: names(event.without) || "none" };
  // a seat that was freed has no name any more
  if (event.event === "deal-void")
    return { names: event.seats.map((seat) => `#${seat + 1} ${seatName(table, seat)}`).join(", ") };
  return {};
}

/** What somebody said: a quick phrase in the reader's language, or their own words. */
export function chatText(said: { phrase: string; text: string; about: string }): string {
  return said.phrase ? say(`web-phrase-${said.phrase}`, { about: said.about }) : said.text;
}
