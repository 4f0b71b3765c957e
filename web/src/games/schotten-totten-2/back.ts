import { isEdge, type Pattern } from "../../cards/stitches";

/** Battlements, course upon course, and a gate. */
export const back: Pattern = (x, y) => {
  const [across, down] = [Math.abs(x), Math.abs(y)];
  if (isEdge(across, down)) return 1;
  if (across + down <= 3) return across + down === 2 ? 0 : 2;
  const course = (down + 1) % 4;
  if (course === 0) return 1;
  if (course === 1) return (across + (Math.floor((down + 1) / 4) % 2) * 2) % 4 < 2 ? 1 : 0;
  return 0;
};
