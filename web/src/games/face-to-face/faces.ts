import type { Face } from "../../cards/face";

/** Seat 0 has the gold cards, seat 1 the silver ones. */
export function numberFace(number: number, owner: number): Face {
  return { ink: owner === 0 ? "gold" : "silver", value: String(number) };
}
