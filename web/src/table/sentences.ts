/** What happened and what may be done, in the viewer's language. */

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
}

/** What a sentence has to know about the table. */
type Speaking = Pick<Table, "game" | "seat" | "seats">;

/** The name of a seat as the viewer reads it. */
export function nameOf(table: Table, seat: number | null): string {
  if (seat === null) return say("web-watcher");
  if (seat === table.seat && table.kind !== "replay") return say("web-you");
  return seatName(table, seat);
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

/** The name of somebody who sits or watches here. */
function speakerName(table: Table, speaker: string): string {
  const seat = table.seats.findIndex((one) => one.kind === "person" && one.speaker === speaker);
  return seat < 0 ? say("web-watcher") : seatName(table, seat);
}

/** Who has won. */
export function resultOf(table: Table, { winners }: Outcome): string {
  const isWin = table.seat !== null && table.kind !== "replay" && winners.includes(table.seat);
  if (isWin) return say(winners.length > 1 ? "web-you-win-together" : "web-you-win");
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

/** A message of the table's game, addressed to the viewer. */
export function sentenceOf(table: Speaking, [message, args]: Phrase): SentencePart[] {
  return sentence(table, `${table.game}-${message}`, args, table.seat ?? 0);
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

function line(seat: number | null, who: string, parts: SentencePart[], kind: Line["kind"]): Line {
  const text = plainText(parts);
  return { seat, who, sentence: parts, plain: who ? `${who}: ${text}` : text, kind };
}

function happeningLine(table: Table, happened: Happening): Line {
  const seat = typeof happened.seat === "number" ? happened.seat : null;
  const parts = sentence(table, `${table.game}-event-${happened.event}`, happened, seat ?? 0);
  // the texts are in the third person, so viewers read their own name too
  return line(
    seat,
    seat === null ? "" : seatName(table, seat),
    parts,
    seat === table.seat ? "yours" : "move",
  );
}

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
  if (event.event === "moved") return event.happened.map((one) => happeningLine(table, one));
  if (event.event === "said")
    return [line(event.seat, nameOf(table, event.seat), [chatText(event)], "said")];
  const id = `web-event-${event.event}`;
  if (!texts.has(id)) return [];
  const who =
    "seat" in event
      ? seatName(table, event.seat)
      : "speaker" in event
        ? speakerName(table, event.speaker)
        : "";
  return [line(null, "", [say(id, { who, ...detailsOf(table, event) })], "table")];
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
