import { isEdge, type Pattern } from "../../cards/stitches";

/** A compass rose, and stars around it. */
export const back: Pattern = (x, y) => {
  const [across, down] = [Math.abs(x), Math.abs(y)];
  if (isEdge(across, down))
    return across % 4 === 0 && down % 4 === 0 ? 2 : (across + down) % 2 ? 0 : 1;
  if (down <= 6 && across <= 6) {
    if (across === 0 || down === 0) return across + down === 0 ? 2 : 1;
    if (across === down && across <= 4) return 2;
    return across + down <= 3 ? 1 : across + down === 6 ? 1 : 0;
  }
  const star = Math.abs(across - 4) + Math.abs(down - 9);
  return star === 0 ? 2 : star === 2 ? 1 : 0;
};
