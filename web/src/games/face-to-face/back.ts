import { isEdge, type Pattern } from "../../cards/stitches";

/** Rings of diamonds, gold above and silver below, facing each other. */
export const back: Pattern = (x, y) => {
  const ink = y < 0 ? 1 : 2;
  const [across, down] = [Math.abs(x), Math.abs(y)];
  if (isEdge(across, down)) return (across + down) % 2 ? 0 : ink;
  const ring = across + Math.abs(down - 6);
  if (down === 0) return across % 2 ? 0 : 1;
  return ring === 5 || ring === 3 || ring === 0 || (ring === 7 && down !== 0) ? ink : 0;
};
