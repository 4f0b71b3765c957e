/** Card backs in cross-stitch: for each game, which stitch lies at a place of the grid.
 *
 * Places count from the middle, so every pattern mirrors itself as embroidery does. */

export const ACROSS = 8;
export const DOWN = 12;

type Pattern = (x: number, y: number) => 0 | 1 | 2;

const isEdge = (x: number, y: number) => x === ACROSS || y === DOWN;

/** Rings of diamonds, gold above and silver below: two who face each other. */
const facing: Pattern = (x, y) => {
  const ink = y < 0 ? 1 : 2;
  const [across, down] = [Math.abs(x), Math.abs(y)];
  if (isEdge(across, down)) return (across + down) % 2 ? 0 : ink;
  const ring = across + Math.abs(down - 6);
  if (down === 0) return across % 2 ? 0 : 1;
  return ring === 5 || ring === 3 || ring === 0 || (ring === 7 && down !== 0) ? ink : 0;
};

/** Battlements, course upon course, and a gate. */
const wall: Pattern = (x, y) => {
  const [across, down] = [Math.abs(x), Math.abs(y)];
  if (isEdge(across, down)) return 1;
  if (across + down <= 3) return across + down === 2 ? 0 : 2;
  const course = (down + 1) % 4;
  if (course === 0) return 1;
  if (course === 1) return (across + (Math.floor((down + 1) / 4) % 2) * 2) % 4 < 2 ? 1 : 0;
  return 0;
};

/** Firs around a fire. */
const camp: Pattern = (x, y) => {
  const [across, down] = [Math.abs(x), Math.abs(y)];
  if (isEdge(across, down)) return (across + down) % 2 ? 0 : 1;
  if (across + down <= 4) return (across + down) % 2 ? 0 : 2;
  const fir = Math.abs(across - 4);
  const row = (down + 11) % 6;
  if (down > 5) return fir <= row / 2 ? (fir === 0 && row === 5 ? 2 : 1) : 0;
  return across === 7 && down % 2 === 0 ? 1 : 0;
};

/** A rose of the winds, and stars along the way. */
const rose: Pattern = (x, y) => {
  const [across, down] = [Math.abs(x), Math.abs(y)];
  if (isEdge(across, down)) return across % 4 === 0 && down % 4 === 0 ? 2 : (across + down) % 2 ? 0 : 1;
  if (down <= 6 && across <= 6) {
    if (across === 0 || down === 0) return across + down === 0 ? 2 : 1;
    if (across === down && across <= 4) return 2;
    return across + down <= 3 ? 1 : across + down === 6 ? 1 : 0;
  }
  const star = Math.abs(across - 4) + Math.abs(down - 9);
  return star === 0 ? 2 : star === 2 ? 1 : 0;
};

const PATTERNS: Record<string, Pattern> = {
  "face-to-face": facing,
  "schotten-totten-2": wall,
  scram: camp,
  gallop: rose,
};

/** The stitches of one ink as a path; a stitch is a cross in a square of 5. */
export function stitches(game: string, ink: 1 | 2): string {
  const pattern = PATTERNS[game] ?? facing;
  let path = "";
  for (let y = -DOWN; y <= DOWN; y++) {
    for (let x = -ACROSS; x <= ACROSS; x++) {
      if (pattern(x, y) === ink) path += `M${x * 5 - 1.8} ${y * 5 - 1.8}l3.6 3.6m0-3.6l-3.6 3.6`;
    }
  }
  return path.replace(/(\.\d)\d+/g, "$1");
}
