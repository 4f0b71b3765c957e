/** Runs what the page says about endings in Node: cases as JSON on the standard input, one answer
 * each on the standard output. */

import { readFileSync } from "node:fs";
import * as faceToFace from "../../web/src/games/face-to-face/ending";
import * as gallop from "../../web/src/games/gallop/ending";
import * as siege from "../../web/src/games/schotten-totten-2/ending";
import * as scram from "../../web/src/games/scram/ending";
import { levelOfOthers, levelsBeside } from "../../web/src/table/opponents";

const FUNCTIONS: Record<string, (...args: any[]) => unknown> = {
  "face-to-face why": faceToFace.why,
  "face-to-face takings": faceToFace.takings,
  "gallop ending": gallop.ending,
  "gallop why": gallop.why,
  "gallop whyDealEnded": gallop.whyDealEnded,
  "scram countedCards": scram.countedCards,
  "scram why": scram.why,
  "scram whyCounted": scram.whyCounted,
  "scram decidingRound": scram.decidingRound,
  "siege ending": siege.ending,
  "siege why": siege.why,
  "siege comparison": siege.comparison,
  "siege prelude": siege.prelude,
  levelOfOthers,
  levelsBeside: (level) => levelsBeside(level),
};

const cases: [string, unknown[]][] = JSON.parse(readFileSync(0, "utf8"));
// JSON has no undefined
const answers = cases.map(([name, args]) => FUNCTIONS[name]!(...args) ?? null);
process.stdout.write(JSON.stringify(answers));
