/** The HTTP side of the server. */

import type { GameInfo, Handing, Happening, Legal, Outcome, Phrase, PublicTable, Thoughts, Value, View } from "./protocol";
import { Refused } from "./refused";

export interface Settings {
  game: string;
  players: number;
  options?: Record<string, Value>;
  public?: boolean;
  clock?: { type: "none" } | { type: "move"; seconds: number } | { type: "game"; seconds: number; increment: number };
  strict_talk?: boolean;
  hints?: boolean;
  hot_seat?: boolean;
}

export interface Rulebook {
  page: string;
  clauses: Record<string, string>;
}

/** What is over, position by position. */
export interface Replay {
  game: string;
  players: number;
  /** Who sat where. */
  seats: string[];
  sides: number[];
  steps: { seat: number | null; view: View; events: Happening[] }[];
  /** Of a table's matches, which one, how many there are, and what opens it to others. */
  match?: number;
  matches?: number;
  key?: string;
  /** How it ended at the table, where time may have been up. */
  outcome?: Outcome;
}

export interface TurningPoint {
  step: number;
  seat: number;
  side: number;
  before: number;
  after: number;
}

export type CurveLine = { steps: number } | { chances: number[] } | { turning: TurningPoint[] };

/** A first game, with notes. */
export interface Lesson {
  game: string;
  players: number;
  learner: number;
  sides: number[];
  steps: {
    seat: number | null;
    view: View;
    events: Happening[];
    /** Said before the next move. */
    note: string;
    clauses: string[];
    /** Where the learner is to move: which move the lesson is about, and all that may be done. */
    move?: number;
    wanted?: Phrase;
    legal?: Legal[];
  }[];
}

async function send(path: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused("unreachable");
  }
  if (answer.ok) return answer;
  const told = await answer.json();
  throw new Refused(told.error ?? "invalid", told.message, told.arguments, told.clause);
}

async function call<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  const content =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  return (await send(path, { method, ...content })).json();
}

export const me = () => call<{ name: string }>("GET", "/api/me");
export const rename = (name: string) => call<{ name: string }>("POST", "/api/me", { name });
export const games = () => call<GameInfo[]>("GET", "/api/games");
export const publicTables = () => call<PublicTable[]>("GET", "/api/tables");
export const open = (settings: Settings, name: string) =>
  call<{ table: string }>("POST", "/api/tables", { settings, name });
export const join = (table: string, seat: number, name: string) =>
  call<{ table: string }>("POST", `/api/tables/${table}/join`, { seat, name });
export const watch = (table: string, name: string) =>
  call<{ table: string }>("POST", `/api/tables/${table}/watch`, { name });
export const sitBeside = (table: string, seat: number, name: string) =>
  call<{ table: string }>("POST", `/api/tables/${table}/sit-beside`, { seat, name });
export const start = (table: string) => call<{ table: string }>("POST", `/api/tables/${table}/start`, {});
export const handing = (table: string) => call<Handing>("GET", `/api/tables/${table}/hot-seat`);
export const invite = (table: string, seat: number) =>
  call<{ link: string }>("POST", `/api/tables/${table}/invites`, { seat });
export const deviceLink = (table: string) =>
  call<{ link: string }>("POST", `/api/tables/${table}/device-link`, {});
export const watchLink = (table: string) =>
  call<{ link: string }>("POST", `/api/tables/${table}/watch-link`, {});
export const enter = (secret: string, name: string) =>
  call<{ table: string }>("POST", `/api/links/${secret}`, { name });

export const thoughts = (table: string, which = "") =>
  call<(Thoughts | null)[]>("GET", `/api/tables/${table}/thoughts?${which}`);

/** A match of a table, as `which` says, or a record, through the eyes of a seat or of all. */
export const replay = (table: string, which: string, seat: string) =>
  call<Replay>("GET", `/api/tables/${table}/replay?${which}&seat=${seat}`);
export const replayRecord = async (record: string, seat: string): Promise<Replay> =>
  (await send(`/api/records/replay?seat=${seat}`, { method: "POST", body: record })).json();
export const curve = (table: string, which: string, signal: AbortSignal) =>
  lines<CurveLine>(`/api/tables/${table}/curve?${which}`, { signal });
export const curveOfRecord = (record: string, signal: AbortSignal) =>
  lines<CurveLine>("/api/records/curve", { method: "POST", body: record, signal });

/** Lines of JSON, as they come. */
async function* lines<Line>(path: string, init: RequestInit): AsyncGenerator<Line> {
  const { body } = await send(path, init);
  let rest = "";
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const parts = (rest + value).split("\n");
    rest = parts.pop()!;
    for (const part of parts) yield JSON.parse(part) as Line;
  }
}

export const lesson = (game: string) => call<Lesson>("GET", `/api/games/${game}/lesson`);
export const tryMove = (game: string, step: number, text: string) =>
  call<object>("POST", `/api/games/${game}/lesson`, { step, text });

const books = new Map<string, Promise<Rulebook>>();

/** The rules of a game in a language, fetched once. */
export function rules(game: string, language: string): Promise<Rulebook> {
  const path = `/api/games/${game}/rules?lang=${language}`;
  let book = books.get(path);
  if (!book) {
    book = call<Rulebook>("GET", path);
    books.set(path, book);
    book.catch(() => books.delete(path));
  }
  return book;
}
