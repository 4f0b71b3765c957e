import type { Face } from "../../cards/face";

/** What each ability does, as a small drawing: an eye looks, an arrow turns a card up, a crossed
 * card is discarded, two arrows swap, and a plus joins a camp. Two of them mean two cards. */
const EYE = "M-24 0C-12-16 12-16 24 0 12 16-12 16-24 0M0-6A6 6 0 1 0 0 6 6 6 0 1 0 0-6";
const EYES =
  "M-20-13C-10-26 10-26 20-13 10 0-10 0-20-13M0-17A4 4 0 1 0 0-9 4 4 0 1 0 0-17" +
  "M-20 15C-10 2 10 2 20 15 10 28-10 28-20 15M0 11A4 4 0 1 0 0 19 4 4 0 1 0 0 11";
const TURNED = "M-12-22H12V22H-12ZM0 12V-12M-7-4 0-12 7-4";
const TURNED_TWICE =
  "M-26-18H-4V18H-26ZM4-18H26V18H4ZM-15 10V-10M-21-3-15-10-9-3M15 10V-10M9-3 15-10 21-3";
const THROWN = "M-13-22H13V22H-13ZM-7-9 7 9M7-9-7 9";
const THROWN_AND_JOINS = "M-26-18H-6V18H-26ZM-21-7-11 7M-11-7-21 7M14-12V12M2 0H26";
const SWAPPED = "M-22-8H18M8-18 18-8 8 2M22 12H-18M-8 2-18 12-8 22";
const SEEN_AND_SWAPPED =
  "M-18-15C-9-26 9-26 18-15 9-4-9-4-18-15M0-18V-12M-22 8H16M8 0 16 8M22 20H-16M-8 28-16 20";
const JOINS = "M0-20V20M-20 0H20";

const SIGNS: Record<number, string> = {
  5: EYE,
  6: EYES,
  7: TURNED,
  8: TURNED_TWICE,
  9: THROWN_AND_JOINS,
  10: THROWN,
  11: SWAPPED,
  12: SEEN_AND_SWAPPED,
  13: JOINS,
};

export function scramFace(card: number | string): Face {
  return {
    ink: card === "=" ? "orange" : "green",
    value: String(card),
    kind: "plain",
    sign: SIGNS[Number(card)],
  };
}
