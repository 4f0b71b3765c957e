/** Gallop's moves on its table: `R5/3` lays R5 with flight 3, `R5` takes it, `-R5` gives, `+R5` gets. */

export const isAnyOrder = true;

export function spots(text: string): string[] {
  if (text[0] === "-" || text[0] === "+") return [`city-${text.slice(1)}`];
  const [card, flight] = text.split("/");
  return flight ? [`hand-${card}`, `flight-${flight}`] : [`table-${card}`];
}

export function written(spots: string[]): string | null {
  const [spot] = spots;
  return spots.length === 1 && spot?.startsWith("table-") ? spot.slice(6) : null;
}
