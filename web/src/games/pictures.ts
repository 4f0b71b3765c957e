/** The front page's pictures: which cards lie there; null is a back. */

import type { Face } from "../cards/face";
import { numberFace } from "./face-to-face/faces";
import { gallopFace } from "./gallop/faces";
import { scramFace } from "./scram/faces";

export const PICTURES: Record<string, (Face | null)[]> = {
  "face-to-face": [numberFace(17, 0), numberFace(27, 0), null, numberFace(43, 1), numberFace(33, 1)],
  scram: [scramFace(3), null, scramFace("="), null, scramFace(13)],
  gallop: [gallopFace("R4"), gallopFace("B6"), null, gallopFace("Y2"), gallopFace("G5")],
};
