/** Where Scram!'s moves are made: a card by its place (`B3`), an end of a camp (`B<`), the deck and
 * the discards.
 *
 * What to do with the drawn card has no place, so those moves are buttons. */

export function spots(text: string): string[] {
  if (text === "D") return ["K1"];
  if (text === "T") return ["discard"];
  return text.length > 1 ? [text] : [];
}

export function notation([spot, second]: string[]): string[] {
  if (!spot || second) return [];
  return [spot === "discard" ? "T" : spot];
}
