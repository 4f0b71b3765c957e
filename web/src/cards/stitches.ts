/** Card backs in cross-stitch. A game's pattern says which thread, if any, stitches a square of the
 * grid.
 *
 * Squares count from the middle, so that every pattern is symmetrical, as embroidery is. */

export const ACROSS = 8;
export const DOWN = 12;

/** 0: no stitch; 1 or 2: in the first or the second thread. */
export type Pattern = (x: number, y: number) => 0 | 1 | 2;

export const isEdge = (x: number, y: number) => x === ACROSS || y === DOWN;

/** For games that have no pattern of their own. */
export const plainBack: Pattern = (x, y) => (isEdge(Math.abs(x), Math.abs(y)) ? 1 : 0);

/** The stitches of one thread as a path; each is a cross in a square of 5. */
export function stitches(pattern: Pattern, thread: 1 | 2): string {
  let path = "";
  for (let y = -DOWN; y <= DOWN; y++) {
    for (let x = -ACROSS; x <= ACROSS; x++) {
      if (pattern(x, y) === thread) path += `M${x * 5 - 1.8} ${y * 5 - 1.8}l3.6 3.6m0-3.6l-3.6 3.6`;
    }
  }
  return path.replace(/(\.\d)\d+/g, "$1");
}
