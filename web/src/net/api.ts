/** The HTTP side of the server. */

import type { GameInfo, Handing, PublicTable, Thoughts, Value } from "./protocol";
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

async function call<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Refused("unreachable");
  }
  const told = await answer.json();
  if (!answer.ok) throw new Refused(told.error ?? "invalid", told.message, told.arguments);
  return told;
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

export const thoughts = (table: string) =>
  call<(Thoughts | null)[]>("GET", `/api/tables/${table}/thoughts`);

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
