/** Calls functions of the page by their names: each case is a name and its arguments. */

import { readFileSync } from "node:fs";
import { giverOf } from "../../web/src/games/face-to-face/giver";
import { moversIn } from "../../web/src/table/movers";
import { considered } from "../../web/src/table/options";

const FUNCTIONS: Record<string, (...given: never[]) => unknown> = {
  giverOf,
  moversIn,
  considered,
};

const cases = JSON.parse(readFileSync(0, "utf8")) as [string, never[]][];
console.log(JSON.stringify(cases.map(([name, given]) => FUNCTIONS[name]!(...given))));
