/** Where Face to Face's moves are made: `A17` plays 17 from the hand on your ascending pile. */

const PILES: Record<string, string> = {
  A: "own-ascending",
  D: "own-descending",
  L: "other-ascending",
  H: "other-descending",
};

export function spots(text: string): string[] {
  const pile = PILES[text[0]!];
  return pile ? [`card-${text.slice(1)}`, pile] : [];
}

export function notation([card, pile]: string[]): string | null {
  const letter = Object.keys(PILES).find((one) => PILES[one] === pile);
  return letter && card?.startsWith("card-") ? letter + card.slice(5) : null;
}
