import { isEdge, type Pattern } from "../../cards/stitches";

/** Firs around a fire. */
export const back: Pattern = (x, y) => {
  const [across, down] = [Math.abs(x), Math.abs(y)];
  if (isEdge(across, down)) return (across + down) % 2 ? 0 : 1;
  if (across + down <= 4) return (across + down) % 2 ? 0 : 2;
  const fir = Math.abs(across - 4);
  const row = (down + 11) % 6;
  if (down > 5) return fir <= row / 2 ? (fir === 0 && row === 5 ? 2 : 1) : 0;
  return across === 7 && down % 2 === 0 ? 1 : 0;
};
