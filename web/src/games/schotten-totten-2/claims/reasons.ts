/** Why a claim is good or not, as messages of the locale files.
 *
 * For every type of formation that would beat a good claim, the reasons say why it is
 * impossible: there is none, the defender's cards don't fit it, or cards that it needs are gone. */

import type { Phrase } from "../../../net/protocol";
import { reach, strongestCompletion, worth, type Free, type Worth } from "./formation";
import {
  COLOURS,
  SIEGE_CARDS,
  STRENGTHS,
  TYPES,
  accepts,
  isElite,
  strength,
  text,
  type TileFace,
} from "./cards";

const EVERY: Free = Array.from({ length: SIEGE_CARDS }, () => true);

/** Orders in which to drop cards from a reason; the shortest reason wins. */
const ORDERS = [
  strength,
  (card: number) => -strength(card),
  (card: number) => -Math.abs(2 * strength(card) - (STRENGTHS - 1)),
];

export function whyGood(
  face: TileFace,
  attacker: number[],
  defender: number[],
  free: Free,
): Phrase[] {
  const claimed = worth(face, attacker);
  const said = [counted("attacker", face, attacker, claimed)];
  const missing = face.capacity - defender.length;
  const left = free.filter(Boolean).length;
  if (missing === 0) {
    const shown = worth(face, defender);
    said.push(counted("defender", face, defender, shown));
    said.push([isLevel(claimed, shown) ? "proof-level-first" : "proof-stronger", {}]);
  } else if (left < missing) said.push(["proof-too-few", { free: left, missing }]);
  else said.push(...ruledOut(face, claimed, defender, free));
  return said;
}

export function whyNot(
  face: TileFace,
  attacker: number[],
  defender: number[],
  counter: number[],
): Phrase[] {
  const claimed = worth(face, attacker);
  const said = [counted("attacker", face, attacker, claimed)];
  let held = defender;
  if (defender.length < face.capacity) {
    said.push(["proof-counter", { cards: listed(counter) }]);
    held = [...defender, ...counter];
  }
  const shown = worth(face, held);
  said.push(counted("defender", face, held, shown));
  said.push([isLevel(claimed, shown) ? "proof-level-later" : "proof-weaker", {}]);
  return said;
}

const isLevel = (one: Worth, other: Worth) => one.type === other.type && one.total === other.total;

const listed = (cards: number[]) => cards.map(text).join(", ");

const typeName = (face: TileFace, type: number) =>
  face.accepts === "lowest-sum" ? "lowest-sum" : TYPES[type]!;

function counted(who: string, face: TileFace, cards: number[], taken: Worth): Phrase {
  const shown = cards.map((card) => {
    const value = taken.elites.get(card);
    if (value === undefined) return text(card);
    return `${text(card)}=${taken.colour === null ? "" : COLOURS[taken.colour]}${value}`;
  });
  return [
    `proof-${who}-${typeName(face, taken.type)}`,
    { cards: shown.join(", "), total: taken.total },
  ];
}

/** For every type of formation that would beat the attacker, why it is impossible. */
function ruledOut(face: TileFace, claimed: Worth, defender: number[], free: Free): Phrase[] {
  const said: Phrase[] = [];
  if (face.accepts !== "lowest-sum") {
    for (let type = TYPES.length - 1; type >= Math.max(claimed.type, 1); type--) {
      if (accepts(face, type))
        said.push(barrier(face, type, type === claimed.type ? claimed.total : -1, defender, free));
    }
    if (claimed.type > 0) return said;
  }
  const made = strongestCompletion(face, defender, free);
  const { type, total } = worth(face, [...defender, ...made]);
  return [...said, [`proof-best-${typeName(face, type)}`, { cards: listed(made), total }]];
}

/** Why this type is impossible with a total above `above` (-1: with any total). */
function barrier(
  face: TileFace,
  type: number,
  above: number,
  defender: number[],
  free: Free,
): Phrase {
  const name = `${TYPES[type]}${above >= 0 ? "-above" : ""}`;
  const spoken = { size: face.capacity, ...(above >= 0 ? { above } : {}) };
  if (reach(face, type, defender, EVERY) <= above) {
    if (!defender.some(isElite) && reach(face, type, [], EVERY) <= above)
      return [`proof-none-${name}`, spoken];
    return [`proof-unfit-${name}`, { ...spoken, cards: listed(defender) }];
  }
  const ways = ORDERS.map((order) => blocking(face, type, above, defender, free, order));
  const gone = ways.reduce((least, one) => (one.length < least.length ? one : least));
  return [`proof-gone-${name}`, { ...spoken, cards: listed(gone) }];
}

/** A minimal set of gone cards such that every such formation needs one of them. */
function blocking(
  face: TileFace,
  type: number,
  above: number,
  defender: number[],
  free: Free,
  order: (card: number) => number,
): number[] {
  const thought = [...free];
  const gone = [...free.keys()].filter((card) => !free[card] && !defender.includes(card));
  const named = [];
  for (const card of gone.sort((one, other) => order(one) - order(other))) {
    thought[card] = true;
    if (reach(face, type, defender, thought) <= above) continue;
    thought[card] = false;
    named.push(card);
  }
  return named.sort((one, other) => one - other);
}
