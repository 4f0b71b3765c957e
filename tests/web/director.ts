/** Runs the page's director in Node with a clock of its own: cases as JSON on the standard input,
 * and for each what it did and when on the standard output. */

import { readFileSync } from "node:fs";
import type { Update } from "../../web/src/net/source";
import { Director } from "../../web/src/table/director";
import type { Pace } from "../../web/src/table/pace";

interface Case {
  pace: Pace;
  /** Who makes each move, and how many milliseconds its motion takes at the normal pace. */
  moves: { seat: number; at: number; motion: number; isScene?: boolean }[];
  /** When the viewer, who has seat 0, presses something. */
  presses: number[];
}

type Deed = [time: number, what: "show" | "tell" | "wait" | "go", move: number];

async function direct({ pace, moves, presses }: Case): Promise<Deed[]> {
  const deeds: Deed[] = [];
  const timers = new Map<number, { time: number; callback: () => void }>();
  let now = 0;
  let last = 0;
  const after = (time: number, callback: () => void) => {
    const id = (last += 1);
    timers.set(id, { time: now + time, callback });
    return () => void timers.delete(id);
  };
  const note = (what: Deed[1], move: number) => deeds.push([now, what, move]);
  const moveOf = (update: Update) => update.table.number;
  const director = new Director(
    {
      prepare: () => 0,
      show: async (update, { factor, isAtOnce }) => {
        note("show", moveOf(update));
        const { motion, isScene = false } = moves[moveOf(update)]!;
        return { motion: isAtOnce ? 0 : motion * factor, hasScene: isScene };
      },
      tell: async (update) => void note("tell", moveOf(update)),
      finish: () => {},
      waitForPress: (isWaiting) => note(isWaiting ? "wait" : "go", -1),
      isHidden: () => false,
    },
    () => pace,
    { after },
  );
  moves.forEach(({ seat, at }, number) =>
    after(at, () =>
      director.add({
        table: { seat: 0, number },
        events: [{ event: "moved", seat }],
        isWelcome: false,
      } as unknown as Update),
    ),
  );
  for (const time of presses) after(time, () => director.press());
  while (timers.size > 0) {
    const [id, { time, callback }] = [...timers].sort(([, a], [, b]) => a.time - b.time)[0]!;
    timers.delete(id);
    now = time;
    callback();
    // let everything happen that needs no time
    await new Promise((resolve) => setImmediate(resolve));
  }
  return deeds;
}

const cases = JSON.parse(readFileSync(0, "utf-8")) as Case[];
const done: Deed[][] = [];
for (const one of cases) done.push(await direct(one));
process.stdout.write(JSON.stringify(done));
