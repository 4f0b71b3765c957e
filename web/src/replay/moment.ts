/** A moment of a replay, as its address states it: the match, the number of moves, and through
 * whose eyes. */

export interface Moment {
  match: number | null;
  key: string;
  step: number;
  /** A seat; null: all cards are open. */
  eyes: number | null;
}

const number = (text: string | null) =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;

export function readMoment(): Moment {
  const query = new URLSearchParams(location.search);
  return {
    match: number(query.get("match")),
    key: query.get("key") ?? "",
    step: number(query.get("step")) ?? 0,
    eyes: number(query.get("eyes")),
  };
}

export function addressOf(table: string, { match, key, step, eyes }: Moment): string {
  const query = new URLSearchParams({
    match: String(match ?? 1),
    step: String(step),
    eyes: String(eyes ?? "all"),
  });
  if (key) query.set("key", key);
  return `/replay/${table}?${query}`;
}
