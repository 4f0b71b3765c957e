/** What a formation is worth, and the most that an incomplete one can still reach (ST2-12, ST2-13,
 * ST2-34).
 *
 * All completions are tried one by one, each judged by the rules from its colours and strengths. */

import {
  SHIELD,
  SIEGE_CARDS,
  SPY,
  STRENGTHS,
  accepts,
  colour,
  isElite,
  strength,
  type TileFace,
} from "./cards";

const SUM = 0;
const RUN = 1;
const COLOUR = 2;
const EQUAL_STRENGTH = 3;
const COLOUR_RUN = 4;

/** Whether a card is free, by its number. */
export type Free = boolean[];

/** A way to complete a side to more than a sum. */
interface Completion {
  cards: number[];
  /** The highest total as each type; -1: it isn't of that type. */
  totals: number[];
}

/** A type and a total; the type counts first. */
export interface Value {
  type: number;
  total: number;
}

const EVERY_STRENGTH = Array.from({ length: STRENGTHS }, (_, number) => number);

function valuesOf(elite: number): number[] {
  if (elite === SPY) return [10];
  return elite === SHIELD ? [1, 2, 3] : EVERY_STRENGTH;
}

/** The highest total of a complete formation by type, whatever its elites stand for. */
function totals(face: TileFace, cards: number[]): number[] {
  const siege = cards.filter((card) => !isElite(card));
  const elites = cards.filter(isElite);
  const canBeOneColour = siege.every((card) => colour(card) === colour(siege[0]!));
  const canDiffer = !canBeOneColour || elites.length > 0;
  const found = [-1, -1, -1, -1, -1];
  const strengths = siege.map(strength);
  const note = (type: number, total: number) => {
    if (accepts(face, type)) found[type] = Math.max(found[type]!, total);
  };
  const consider = () => {
    const isEqual = strengths.every((one) => one === strengths[0]);
    const isRun =
      new Set(strengths).size === strengths.length &&
      Math.max(...strengths) - Math.min(...strengths) === strengths.length - 1;
    const total = strengths.reduce((sum, one) => sum + one, 0);
    // a type that the tile doesn't accept is only a sum there, even if it is also of a weaker type
    // (ST2-13)
    const all = face.accepts === "all";
    if (isEqual) note(EQUAL_STRENGTH, total);
    if (isRun && (all || canDiffer)) note(RUN, total);
    if (canBeOneColour && isRun) note(COLOUR_RUN, total);
    if (canBeOneColour && (all || (!isRun && !isEqual))) note(COLOUR, total);
  };
  const choose = (number: number) => {
    if (number === elites.length) return consider();
    for (const value of valuesOf(elites[number]!)) {
      strengths.push(value);
      choose(number + 1);
      strengths.pop();
    }
  };
  choose(0);
  return found;
}

/** Whether siege cards may still become more than a sum. */
function hasHope(siege: number[], size: number): boolean {
  const strengths = siege.map(strength);
  if (siege.every((card) => colour(card) === colour(siege[0]!))) return true;
  if (strengths.every((one) => one === strengths[0])) return true;
  return (
    new Set(strengths).size === strengths.length &&
    Math.max(...strengths) - Math.min(...strengths) < size
  );
}

const known = new Map<string, Completion[]>();
const MOST_KNOWN = 50;

/** All ways to complete a side with siege cards, free or not, in the cards' order. */
function completions(face: TileFace, cards: number[]): Completion[] {
  const key = `${face.capacity} ${face.accepts} ${cards.join()}`;
  const before = known.get(key);
  if (before) return before;
  const found: Completion[] = [];
  const held = new Set(cards);
  const siege = cards.filter((card) => !isElite(card));
  const added: number[] = [];
  const choose = (first: number) => {
    if (!hasHope([...siege, ...added], face.capacity)) return;
    if (cards.length + added.length === face.capacity) {
      const reached = totals(face, [...cards, ...added]);
      if (reached.some((total) => total >= 0)) found.push({ cards: [...added], totals: reached });
      return;
    }
    for (let card = first; card < SIEGE_CARDS; card++) {
      if (held.has(card)) continue;
      added.push(card);
      choose(card + 1);
      added.pop();
    }
  };
  if (face.accepts !== "sum" && face.accepts !== "lowest-sum") choose(0);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

/** The highest total to which a side can be completed as this type, which isn't a sum; -1: it
 * can't be. */
export function reach(face: TileFace, type: number, cards: number[], free: Free): number {
  let best = -1;
  for (const one of completions(face, cards)) {
    const total = one.totals[type]!;
    if (total > best && one.cards.every((card) => free[card])) best = total;
  }
  return best;
}

/** The best value that a side can reach; null if too few cards are free. */
export function best(face: TileFace, cards: number[], free: Free): Value | null {
  for (let type = COLOUR_RUN; type > SUM; type--) {
    const total = accepts(face, type) ? reach(face, type, cards, free) : -1;
    if (total >= 0) return { type, total };
  }
  const total = sumTotal(face, cards, free);
  return total === null ? null : { type: SUM, total };
}

/** Positive if the first value is higher. At a lowest-sum tile the lower total is higher
 * (ST2-13). */
export function compare(face: TileFace, one: Value, other: Value): number {
  if (one.type !== other.type) return one.type - other.type;
  return face.accepts === "lowest-sum" ? other.total - one.total : one.total - other.total;
}

/** The highest sum of a completion, or the lowest at a lowest-sum tile; null if too few cards are
 * free. */
function sumTotal(face: TileFace, cards: number[], free: Free): number | null {
  const held = cards.map((card) => {
    if (!isElite(card)) return strength(card);
    return face.accepts === "lowest-sum" ? valuesOf(card)[0]! : valuesOf(card).at(-1)!;
  });
  const strengths = free.flatMap((isFree, card) => (isFree ? [strength(card)] : []));
  strengths.sort((one, other) => (face.accepts === "lowest-sum" ? one - other : other - one));
  const missing = face.capacity - cards.length;
  if (strengths.length < missing) return null;
  return [...held, ...strengths.slice(0, missing)].reduce((sum, one) => sum + one, 0);
}

/** The free cards that complete a side best; if there are several ways, the first in the cards'
 * order. */
export function strongestCompletion(face: TileFace, cards: number[], free: Free): number[] {
  const target = best(face, cards, free)!;
  if (target.type > SUM) {
    return completions(face, cards).find(
      (one) => one.totals[target.type] === target.total && one.cards.every((card) => free[card]),
    )!.cards;
  }
  const left = [...free];
  const made: number[] = [];
  for (let card = 0; cards.length + made.length < face.capacity; card++) {
    if (!left[card]) continue;
    left[card] = false;
    if (sumTotal(face, [...cards, ...made, card], left) === target.total) made.push(card);
  }
  return made;
}

/** What a complete formation counts as, and what its elites stand for. */
export interface Worth extends Value {
  elites: Map<number, number>;
  /** The colour that all elites take; null if it doesn't matter or is free to choose. */
  colour: number | null;
}

const NONE: Free = [];

export function worth(face: TileFace, cards: number[]): Worth {
  const { type, total } = best(face, cards, NONE)!;
  const siege = cards.filter((card) => !isElite(card));
  const elites = cards.filter(isElite);
  const isOneColour = (type === COLOUR || type === COLOUR_RUN) && siege.length > 0;
  return {
    type,
    total,
    elites: stood(face, type, total, siege, elites),
    colour: isOneColour ? colour(siege[0]!) : null,
  };
}

function stood(
  face: TileFace,
  type: number,
  total: number,
  siege: number[],
  elites: number[],
): Map<number, number> {
  if (face.accepts === "lowest-sum")
    return new Map(elites.map((card) => [card, valuesOf(card)[0]!]));
  if (type === EQUAL_STRENGTH) return new Map(elites.map((card) => [card, total / face.capacity]));
  if (type === RUN || type === COLOUR_RUN) return filledRun(face.capacity, total, siege, elites);
  const values = new Map(elites.map((card) => [card, valuesOf(card).at(-1)!]));
  const highest = [...siege.map(strength), ...values.values()].reduce((sum, one) => sum + one, 0);
  if (highest > total) {
    // with the highest value, the colour would only be a sum (ST2-13)
    const lowered = elites.find((card) => card !== SPY)!;
    values.set(lowered, values.get(lowered)! - 1);
  }
  return values;
}

/** Fill each gap of a run with an elite; jokers fit everywhere, so they come last. */
function filledRun(
  size: number,
  total: number,
  siege: number[],
  elites: number[],
): Map<number, number> {
  const start = (total - (size * (size - 1)) / 2) / size;
  const held = siege.map(strength);
  const gaps = new Set(
    EVERY_STRENGTH.slice(start, start + size).filter((one) => !held.includes(one)),
  );
  const values = new Map<number, number>();
  for (const card of [
    ...elites.filter((one) => one >= SPY),
    ...elites.filter((one) => one < SPY),
  ]) {
    const value = Math.max(...valuesOf(card).filter((one) => gaps.has(one)));
    values.set(card, value);
    gaps.delete(value);
  }
  return values;
}
