/** Runs what the page says about a table in Node: questions as JSON on the standard input, an answer
 * to each on the standard output. */

import { readFileSync } from "node:fs";
import type { Explained } from "../../web/src/games/game";
import type { Phrase, View } from "../../web/src/net/protocol";
import type { Refused } from "../../web/src/net/refused";
import { beside, type Box } from "../../web/src/table/beside";
import { nearest } from "../../web/src/table/nearest";
import { phaseOf } from "../../web/src/table/phase";

interface Goal {
  goal(view: View, seat: number | null): Phrase[];
}
interface Explain {
  explain(what: string, view: View, seat: number | null): Explained[];
}
interface Spots {
  notation(spots: string[], view: View): string[];
  reasons?(refused: Refused[]): Refused[];
}

const FOLDER = "../../web/src/games";
const goals = import.meta.glob<Goal>("../../web/src/games/*/goal.ts", { eager: true });
const explains = import.meta.glob<Explain>("../../web/src/games/*/explain.ts", { eager: true });
const spots = import.meta.glob<Spots>("../../web/src/games/*/spots.ts", { eager: true });

type Screen = { width: number; height: number };
type Question =
  | { ask: "goal"; game: string; view: View; seat: number | null }
  | { ask: "explain"; game: string; view: View; seat: number | null; what: string }
  | { ask: "notation"; game: string; view: View; spots: string[] }
  | { ask: "reasons"; game: string; clauses: string[] }
  | { ask: "phase"; help: Record<string, string>; wanted: string }
  | { ask: "beside"; thing: Box; bubble: Screen; screen: Screen }
  | { ask: "nearest"; from: Box; boxes: Box[]; way: [number, number] };

function answer(question: Question): unknown {
  switch (question.ask) {
    case "goal":
      return goals[`${FOLDER}/${question.game}/goal.ts`]!.goal(question.view, question.seat);
    case "explain": {
      const { explain } = explains[`${FOLDER}/${question.game}/explain.ts`]!;
      return explain(question.what, question.view, question.seat);
    }
    case "notation": {
      const { notation } = spots[`${FOLDER}/${question.game}/spots.ts`]!;
      return notation(question.spots, question.view);
    }
    case "reasons": {
      const { reasons } = spots[`${FOLDER}/${question.game}/spots.ts`]!;
      const refused = question.clauses.map((clause) => ({ clause }) as Refused);
      return (reasons?.(refused) ?? refused).map(({ clause }) => clause);
    }
    case "phase":
      return phaseOf(question.help, question.wanted);
    case "beside":
      return beside(question.thing, question.bubble, question.screen);
    case "nearest":
      return nearest(question.from, question.boxes, question.way);
  }
}

const questions = JSON.parse(readFileSync(0, "utf-8")) as Question[];
process.stdout.write(JSON.stringify(questions.map((one) => answer(one) ?? null)));
