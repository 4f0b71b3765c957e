/** Where Gallop's moves are made: `R5/3` lays R5 with flight 3, `R5` takes it, `-R5` gives it,
 * `+R5` gets it. */

export const isAnyOrder = true;

export function spots(text: string): string[] {
  if (text[0] === "-" || text[0] === "+") return [`city-${text.slice(1)}`];
  const [card, flight] = text.split("/");
  return flight ? [`hand-${card}`, `flight-${flight}`] : [`table-${card}`];
}

export function notation(spots: string[]): string | null {
  const at = (kind: string) => spots.find((spot) => spot.startsWith(kind))?.slice(kind.length);
  const [card, flight] = [at("hand-"), at("flight-")];
  if (spots.length === 1) return at("table-") ?? null;
  return card && flight ? `${card}/${flight}` : null;
}
