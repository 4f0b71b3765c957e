/** The proof that nobody chose the cards: what this browser noted is compared with what the server
 * reveals at the end, and every card is worked out again. */

import type { Fair, Happening, Terms, View } from "../net/protocol";
import { hex } from "./bytes";
import { canonical, commitmentOf, hashesOf, keyOf } from "./fairDeal";
import type { Deal, Follow, OpenStep } from "./follow";
import { digestOf, type Notes } from "./notes";
import { Stream } from "./stream";

/** The length of a server's secret, in bytes. */
const SECRET = 32;

export interface Evidence {
  notes: Notes | null;
  fair: Fair;
  /** How many moves were made in the match. */
  moves: number;
  /** The match with all cards open. */
  open: OpenStep[];
  /** The match as our seat, or a spectator, saw it. */
  own: { view: View; events: Happening[] }[];
}

export type Check = "commitment" | "own-bytes" | "hashes" | "terms" | "cards" | "hand" | "visible";

export interface Finding {
  check: Check;
  /** "unknown": this can't be checked here. */
  result: "good" | "bad" | "unknown";
  /** The seat whose bytes are wrong, or the number of moves after which something is. */
  at?: number;
}

export interface Proof {
  findings: Finding[];
  key: string;
}

/** Check everything that can be checked. `deal` is the game's; null: the page can't deal it. */
export function prove(evidence: Evidence, deal: Deal | null): Proof {
  const { notes, fair, moves, open, own } = evidence;
  const sealed = notes?.sealed ?? null;
  if (!isReadable(fair))
    return {
      key: "",
      findings: [
        finding("commitment", notes !== null, false),
        { check: "cards", result: "bad", at: 0 },
      ],
    };
  // what was fixed decides, whatever scheme or terms the server names afterwards
  const terms = sealed?.terms ?? fair.terms;
  const key = keyOf(fair, !sealed && fair.scheme === 1 ? null : terms);
  const seat = notes?.seat ?? -1;
  // a seat that had lost its connection adds nothing if the host starts without it
  const isOwn = seat >= 0 && notes?.own !== "" && sealed?.hashes[seat] !== "";
  const hashes = notes ? hashesOf(notes.commitment, fair.contributions) : [];
  const wrongHash = sealed ? firstDifference(hashes, sealed.hashes) : -1;
  const firstWrong = deal && terms ? wrongCards(deal.follow, key, terms, open, moves) : null;
  const wrongViews = Object.keys(notes?.seen ?? {})
    .map(Number)
    .filter((move) => !isSeen(evidence, move, own[move]?.view, open[move]?.view, deal))
    .sort((one, other) => one - other);
  const wrongLater = wrongViews.find((move) => move > 0);
  const seen = Object.keys(notes?.seen ?? {}).length;
  return {
    key: hex(key),
    findings: [
      finding("commitment", notes !== null, notes?.commitment === commitmentOf(fair.secret)),
      finding("own-bytes", isOwn, fair.contributions[seat] === notes?.own),
      finding("hashes", sealed !== null, wrongHash < 0, wrongHash),
      finding("terms", sealed !== null, canonical(sealed?.terms) === canonical(fair.terms)),
      finding("cards", firstWrong !== null, firstWrong === -1, firstWrong ?? 0),
      finding("hand", notes?.seen[0] !== undefined && notes.seat !== null, !wrongViews.includes(0)),
      finding("visible", seen > 0, wrongLater === undefined, wrongLater),
    ],
  };
}

/** Whether the secret and the bytes are written as they must be. Nothing can be worked out from
 * anything else. */
const isReadable = ({ secret, contributions }: Fair): boolean =>
  isHex(secret) &&
  secret.length === 2 * SECRET &&
  Array.isArray(contributions) &&
  contributions.every(isHex);

const isHex = (text: unknown): boolean =>
  typeof text === "string" && /^([0-9a-f]{2})*$/.test(text);

/** The first place at which two lists differ, also by ending; -1: nowhere. */
function firstDifference(one: string[], other: string[]): number {
  const longer = one.length > other.length ? one : other;
  return longer.findIndex((_, i) => one[i] !== other[i]);
}

function finding(check: Check, isKnown: boolean, isGood: boolean, at?: number): Finding {
  if (!isKnown) return { check, result: "unknown" };
  return isGood ? { check, result: "good" } : { check, result: "bad", at };
}

/** The number of moves after which the cards aren't those that the key gives, or aren't shown; -1:
 * they always are. */
function wrongCards(
  follow: Follow,
  key: Uint8Array,
  terms: Terms,
  open: OpenStep[],
  moves: number,
): number {
  let step = 0;
  try {
    const isRight = follow(terms, new Stream(key));
    while (step <= moves && isRight(open[step]!, open[step - 1] ?? null)) step++;
  } catch {
    return step; // what the server shows is no position of this game
  }
  return step > moves && open.length === step ? -1 : step;
}

/** Whether the server still shows what we saw then, and whether the open cards agree with it. */
function isSeen(
  { notes }: Evidence,
  move: number,
  own: View | undefined,
  open: View | undefined,
  deal: Deal | null,
): boolean {
  if (!own || !open || digestOf(own) !== notes?.seen[move]) return false;
  return agrees(own, open, ["seat", ...(deal?.viewersOwn ?? [])]);
}

/** Whether everything that is visible here is the same there, apart from some fields. */
function agrees(seen: unknown, open: unknown, apart: string[]): boolean {
  if (seen === null || open === undefined) return true;
  if (Array.isArray(seen))
    return (
      Array.isArray(open) &&
      seen.length === open.length &&
      seen.every((one, i) => agrees(one, open[i], apart))
    );
  if (typeof seen !== "object") return seen === open;
  if (typeof open !== "object" || open === null) return false;
  return Object.entries(seen).every(
    ([name, value]) =>
      apart.includes(name) || agrees(value, (open as Record<string, unknown>)[name], apart),
  );
}
