/** The front page's pictures: which cards lie there; null is a back. */

import type { Face } from "../cards/face";
import { numberFace } from "./face-to-face/faces";

export const PICTURES: Record<string, (Face | null)[]> = {
  "face-to-face": [numberFace(17, 0), numberFace(27, 0), null, numberFace(43, 1), numberFace(33, 1)],
};
