import { gameOf } from ".";
import type { Mention } from "./game";

/** The cards and places in an argument of a message, or null if there are none. */
export function mentions(
  game: string,
  field: string,
  value: unknown,
  seat: number,
): (Mention | string)[] | null {
  const { speech } = gameOf(game);
  if (!speech?.fields.includes(field) || value == null) return null;
  // proofs list their cards in one text
  const codes = Array.isArray(value) ? value.map(String) : String(value).split(", ");
  const found = codes.map((code) => speech.mention(code, seat, field) ?? code);
  return found.some((one) => typeof one !== "string") ? found : null;
}
