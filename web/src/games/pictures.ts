/** The front page's pictures: which cards lie there; null is a back. */

import type { Face } from "../cards/face";
import { numberFace } from "./face-to-face/faces";
import { gallopFace } from "./gallop/faces";
import { siegeFace } from "./schotten-totten-2/faces";
import { scramFace } from "./scram/faces";

export const PICTURES: Record<string, (Face | null)[]> = {
  "face-to-face": [numberFace(17, 0), numberFace(27, 0), null, numberFace(43, 1), numberFace(33, 1)],
  "schotten-totten-2": [siegeFace("R9"), siegeFace("R10"), null, siegeFace("B0"), siegeFace("P11")],
  scram: [scramFace(3), null, scramFace("="), null, scramFace(13)],
  gallop: [gallopFace("R4"), gallopFace("B6"), null, gallopFace("Y2"), gallopFace("G5")],
};
