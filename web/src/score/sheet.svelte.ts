/** A score sheet: kept in this browser, with undo, and shared as a link. */

import { Refused } from "../net/refused";
import { remember, remembered } from "../ui/storage";

const MARK = "#sheet=";
/** How many steps can be undone. */
const STEPS = 30;

export class Sheet<Kept> {
  now = $state.raw() as Kept;
  refused = $state.raw<Refused | null>(null);
  #before = $state.raw<Kept[]>([]);
  readonly link = $derived(`${location.origin}${location.pathname}${MARK}${packed(this.now)}`);
  readonly canUndo = $derived(this.#before.length > 0);

  /** `read` checks what was kept or shared, and throws `Refused` if it isn't a possible sheet. */
  constructor(
    private readonly name: string,
    private readonly read: (input: unknown) => Kept,
    fresh: Kept,
  ) {
    this.now = fresh;
    try {
      const [now, ...before] = JSON.parse(remembered(name) ?? "[]");
      if (now) this.now = read(now);
      this.#before = before.map(read);
    } catch {
      // an old or broken sheet: start with what could be read
    }
  }

  /** Change the sheet if the new one is possible; otherwise show why not. Returns whether it
   * changed. */
  change(next: Kept): boolean {
    try {
      this.#set(this.read(next), [this.now, ...this.#before]);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = error;
      return false;
    }
    return true;
  }

  undo(): void {
    const [last, ...rest] = this.#before;
    if (last !== undefined) this.#set(last, rest);
  }

  /** Open a sheet from a link; undo brings yours back. Returns whether it is a different one. */
  open(hash: string): boolean {
    if (!hash.startsWith(MARK)) return false;
    history.replaceState(null, "", location.pathname);
    let input: unknown;
    try {
      input = unpacked(hash.slice(MARK.length));
    } catch {
      this.refused = new Refused("link", "web-score-bad-link");
      return false;
    }
    return JSON.stringify(input) !== JSON.stringify(this.now) && this.change(input as Kept);
  }

  #set(now: Kept, before: Kept[]): void {
    this.refused = null;
    this.now = now;
    this.#before = before.slice(0, STEPS);
    remember(this.name, JSON.stringify([now, ...this.#before]));
  }
}

function packed(input: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(input));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function unpacked(text: string): unknown {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
}

/** Why a sheet is impossible, with the rule that says so. */
export function wrong(message: string, spoken: Record<string, unknown> = {}, clause = ""): Refused {
  return new Refused("score", message, spoken, clause);
}

const LONGEST_NAME = 40;

/** Everybody's name, at most this long. */
export function readNames(input: unknown, players: number): string[] {
  if (!Array.isArray(input) || input.length !== players) throw wrong("web-score-bad-link");
  return input.map((name) => String(name).slice(0, LONGEST_NAME));
}

export function isWithin(input: unknown, least: number, most: number): input is number {
  return Number.isInteger(input) && (input as number) >= least && (input as number) <= most;
}
