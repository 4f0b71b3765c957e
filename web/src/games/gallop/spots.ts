/** Where Gallop's moves are made: `R5/3` lays R5 with flight 3, `R5` takes it, `-R5` gives it,
 * `+R5` gets it. */

import type { View } from "../../net/protocol";
import type { GallopView } from "./view";

export const isAnyOrder = true;

export function spots(text: string): string[] {
  if (text[0] === "-" || text[0] === "+") return [`city-${text.slice(1)}`];
  const [card, flight] = text.split("/");
  return flight ? [`hand-${card}`, `flight-${flight}`] : [`table-${card}`];
}

/** A card or a flight alone is tried with the first of the others: if even that can't be played,
 * the refusal says why. */
export function notation(spots: string[], seen: View): string[] {
  const { phase, seat, sides } = seen as GallopView;
  const at = (kind: string) => spots.find((spot) => spot.startsWith(kind))?.slice(kind.length);
  const [taken, city] = [at("table-"), at("city-")];
  if (taken) return [taken];
  if (city) return phase === "give" ? [`-${city}`] : phase === "get" ? [`+${city}`] : [];
  const own = sides[seat ?? -1];
  const card = at("hand-") ?? own?.hand?.[0];
  const flight = at("flight-") ?? own?.flights[0] ?? 1;
  return card ? [`${card}/${flight}`] : [];
}
