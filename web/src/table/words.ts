/** What happened and what may be done, in the viewer's language. */

import type { Happening, Phrase, Table, TableEvent } from "../net/protocol";
import { say, texts } from "../text/texts.svelte";

/** Fields that hold a seat; people read the name of who sits there. */
const SEATS = ["seat", "owner", "partner", "target", "caller", "marker"];

export interface Line {
  /** Who did it, if somebody did. */
  who: string;
  text: string;
  /** Both in one, for the live region. */
  plain: string;
  kind: "move" | "own" | "table";
}

export function nameOf(table: Table, seat: number | null): string {
  if (seat === null) return say("web-watcher");
  if (seat === table.seat) return say("web-you");
  return ownName(table, seat);
}

/** As the others call it. */
export function ownName(table: Table, seat: number): string {
  const who = table.seats[seat];
  if (who?.kind === "person") return who.name;
  if (who?.kind === "bot") {
    const bots = table.seats.filter((one) => one.kind === "bot").length;
    const number = table.seats.slice(0, seat + 1).filter((one) => one.kind === "bot").length;
    return bots > 1 ? say("web-bot-number", { number }) : say("web-bot");
  }
  return say("web-open-seat");
}

export function wordsOf(table: Table, [message, spoken]: Phrase): string {
  return say(`${table.game}-${message}`, named(table, spoken));
}

/** Seats and teams by their names, in what a phrase speaks of. */
function named(table: Table, spoken: Record<string, unknown>): Record<string, unknown> {
  const name = (field: string, value: unknown) => {
    if (typeof value !== "number") return value;
    if (SEATS.includes(field)) return ownName(table, value);
    return field === "team" ? say(`${table.game}-table-team-${value}`) : value;
  };
  return Object.fromEntries(
    Object.entries(spoken).map(([field, value]) => [field, name(field, value)]),
  );
}

function line(who: string, text: string, kind: Line["kind"]): Line {
  return { who, text, plain: who ? `${who}: ${text}` : text, kind };
}

function happening(table: Table, happened: Happening): Line {
  const text = say(`${table.game}-event-${happened.event}`, named(table, happened));
  // by name also to oneself: what happened is told of a third person
  const who = typeof happened.seat === "number" ? ownName(table, happened.seat) : "";
  return line(who, text, happened.seat === table.seat ? "own" : "move");
}

/** An event of the table as lines of the log. */
export function told(table: Table, event: TableEvent): Line[] {
  if (event.event === "moved") return event.happened.map((one) => happening(table, one));
  if (event.event === "said") {
    return [line(nameOf(table, event.seat), spoken(event), "table")];
  }
  const id = `web-event-${event.event}`;
  if (!texts.has(id)) return [];
  const who = "seat" in event ? ownName(table, event.seat) : "";
  const more = event.event === "back-answered" ? { agreed: event.agreed } : {};
  return [line("", say(id, { who, ...more }), "table")];
}

/** What somebody said: a set phrase in the reader's language, or his own words. */
export function spoken(said: { phrase: string; text: string; about: string }): string {
  return said.phrase ? say(`web-phrase-${said.phrase}`, { about: said.about }) : said.text;
}
