import type { Face } from "../../cards/face";

/** Gold against silver: seat 0 has the gold cards. */
export function numberFace(number: number, owner: number): Face {
  return { ink: owner === 0 ? "gold" : "silver", value: String(number) };
}
