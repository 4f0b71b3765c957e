/** What a tile accepts, as a sign on its stone. */
export const SIGNS: Record<string, string> = {
  all: "★",
  sum: "Σ",
  "lowest-sum": "Σ↓",
  run: "123",
  colour: "●●●",
  "equal-strength": "77",
  "colour-run": "●123",
};
