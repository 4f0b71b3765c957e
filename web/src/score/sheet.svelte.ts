/** A score sheet: kept in this browser, undone step by step, and passed on as a link. */

import { Refused } from "../net/refused";
import { remember, remembered } from "../ui/storage";

const MARK = "#sheet=";
/** So many steps can be undone. */
const STEPS = 30;

export class Sheet<Kept> {
  now = $state.raw() as Kept;
  refused = $state.raw<Refused | null>(null);
  #before = $state.raw<Kept[]>([]);
  readonly link = $derived(`${location.origin}${location.pathname}${MARK}${packed(this.now)}`);
  readonly canUndo = $derived(this.#before.length > 0);

  /** `read` takes what somebody wrote and gives a sheet that can be, or throws what is wrong with it. */
  constructor(
    private readonly name: string,
    private readonly read: (told: unknown) => Kept,
    fresh: Kept,
  ) {
    this.now = fresh;
    try {
      const [now, ...before] = JSON.parse(remembered(name) ?? "[]");
      if (now) this.now = read(now);
      this.#before = before.map(read);
    } catch {
      // an older or a broken sheet: begin with what could be read
    }
  }

  /** The changed sheet, if it can be; else it stays as it was, and it is said why not. */
  change(wanted: Kept): boolean {
    try {
      this.#set(this.read(wanted), [this.now, ...this.#before]);
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

  /** A sheet that came as a link; the own one is an undo away. Tells whether it is another. */
  open(hash: string): boolean {
    if (!hash.startsWith(MARK)) return false;
    history.replaceState(null, "", location.pathname);
    let told: unknown;
    try {
      told = unpacked(hash.slice(MARK.length));
    } catch {
      this.refused = new Refused("link", "web-score-bad-link");
      return false;
    }
    return JSON.stringify(told) !== JSON.stringify(this.now) && this.change(told as Kept);
  }

  #set(now: Kept, before: Kept[]): void {
    this.refused = null;
    this.now = now;
    this.#before = before.slice(0, STEPS);
    remember(this.name, JSON.stringify([now, ...this.#before]));
  }
}

function packed(told: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(told));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function unpacked(text: string): unknown {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
}

/** What can't stand on a sheet, in words and with its rule. */
export function wrong(message: string, spoken: Record<string, unknown> = {}, clause = ""): Refused {
  return new Refused("score", message, spoken, clause);
}

const LONGEST_NAME = 40;

/** Everybody's name, as it may be written. */
export function readNames(told: unknown, players: number): string[] {
  if (!Array.isArray(told) || told.length !== players) throw wrong("web-score-bad-link");
  return told.map((name) => String(name).slice(0, LONGEST_NAME));
}

export function isWithin(told: unknown, least: number, most: number): told is number {
  return Number.isInteger(told) && (told as number) >= least && (told as number) <= most;
}
