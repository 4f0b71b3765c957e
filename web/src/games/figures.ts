/** Examples beside clauses of the rules pages, as rows of cards.
 *
 * A row is written as moves are: cards by their codes; `?` lies face down, `→` is what comes after,
 * and a card with `!` leaves the table. At Face to Face `*` marks a card of the other player. */
export const FIGURES: Record<string, string[]> = {
  "F2F-6": ["17 → 21"],
  "F2F-7": ["44 → 38"],
  "F2F-8": ["45 → 35", "20 → 30"],
  "F2F-9": ["24* → 18", "30* → 41"],
  "GAL-22": ["B3 R5! R2!"],
  "GAL-23": ["R5! B3 R2! G1 R6!"],
  "GAL-25": ["R4! B1 R2! R6!"],
  "GAL-27": ["R6 O4 Y5 G2 B2"],
  "ST2-7": ["R0! R11!"],
  "ST2-12": ["R7 R8 R9", "R8 G8 P8", "B2 B7 B11", "Y4 R5 G6", "P11 R9 Y2"],
  "ST2-34": ["J", "S", "H"],
  "SCR-2": ["? ? ? 4 9"],
  "SCR-10": ["5! 5! =!", "=! =!"],
  "SCR-11": ["5 8"],
  "SCR-25": ["= 3 8"],
};
