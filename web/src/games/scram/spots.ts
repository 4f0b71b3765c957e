/** Scram!'s moves on its table: a card by its place (`B3`), an end of a camp (`B<`), deck and discards.
 *
 * What is done with the drawn card has no place: those moves are buttons. */

export function spots(text: string): string[] {
  if (text === "D") return ["K1"];
  if (text === "T") return ["discard"];
  return text.length > 1 ? [text] : [];
}

export function notation(spots: string[]): string | null {
  const [spot] = spots;
  if (spots.length !== 1 || !spot) return null;
  return spot === "discard" ? "T" : spot;
}
