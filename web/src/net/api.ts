/** Requests to the server over HTTP. */

import type {
  CurveLine,
  GameInfo,
  Lesson,
  Phrase,
  PublicTable,
  Replay,
  Rulebook,
  Settings,
  SharedDevice,
  Thoughts,
} from "./protocol";
import { Refused } from "./refused";

async function send(path: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused("unreachable");
  }
  if (answer.ok) return answer;
  const { error, message, arguments: args, clause } = await answer.json();
  throw new Refused(error ?? "invalid", message, args, clause);
}

async function call<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  const content =
    body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
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
export const start = (table: string, anyway = false) =>
  call<SharedDevice>("POST", `/api/tables/${table}/start`, { anyway });
export const reveal = (table: string, seat: number, data: string) =>
  call<SharedDevice>("POST", `/api/tables/${table}/reveal`, { seat, data });
export const sharedDevice = (table: string) =>
  call<SharedDevice>("GET", `/api/tables/${table}/hot-seat`);
export const invite = (table: string, seat: number) =>
  call<{ link: string }>("POST", `/api/tables/${table}/invites`, { seat });
export const deviceLink = (table: string) =>
  call<{ link: string }>("POST", `/api/tables/${table}/device-link`, {});
export const watchLink = (table: string) =>
  call<{ link: string }>("POST", `/api/tables/${table}/watch-link`, {});
export const enter = (secret: string, name: string) =>
  call<{ table: string }>("POST", `/api/links/${secret}`, { name });

/** Why bots made the moves in these entries of the log, from what everybody could see. */
export const reasons = (table: string, first: number, last: number) =>
  call<{ number: number; seat: number; says: Phrase }[]>(
    "GET",
    `/api/tables/${table}/reasons?from=${first}&to=${last}`,
  );
export const thoughts = (table: string, which = "") =>
  call<(Thoughts | null)[]>("GET", `/api/tables/${table}/thoughts?${which}`);

/** A match of a table, or a record, as one seat saw it or with all cards open (`all`). `which`
 * selects the match. */
export const replay = (table: string, which: string, seat: string) =>
  call<Replay>("GET", `/api/tables/${table}/replay?${which}&seat=${seat}`);
export const replayRecord = async (record: string, seat: string): Promise<Replay> =>
  (await send(`/api/records/replay?seat=${seat}`, { method: "POST", body: record })).json();
export const curve = (table: string, which: string, signal: AbortSignal) =>
  lines<CurveLine>(`/api/tables/${table}/curve?${which}`, { signal });
export const curveOfRecord = (record: string, signal: AbortSignal) =>
  lines<CurveLine>("/api/records/curve", { method: "POST", body: record, signal });

/** Lines of JSON, as they arrive. */
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

/** The rules of a game in a language; they are fetched once. */
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
