/** What a bot considered, as people read it. */

import type { Thoughts } from "../net/protocol";

export interface Considered {
  option: Thoughts["options"][number];
  /** The chance to win in per cent; null where it would mislead. */
  percent: number | null;
}

/** The chosen move first, then the others, the more promising ones first.
 *
 * A bot chooses the move that it examined most. A move that it hardly examined may have a higher
 * average by luck; its number would only contradict the choice. */
export function considered({ options }: Thoughts): Considered[] {
  const [chosen, ...others] = options;
  if (!chosen) return [];
  const best = percentOf(chosen);
  const rest = others
    .map((option) => ({ option, percent: percentOf(option) }))
    .map(({ option, percent }) => ({
      option,
      percent: percent !== null && best !== null && percent > best ? null : percent,
    }))
    .sort((one, other) => (other.percent ?? -1) - (one.percent ?? -1));
  return [{ option: chosen, percent: best }, ...rest];
}

const percentOf = ({ chance }: Considered["option"]) =>
  chance === null ? null : Math.round(chance * 100);
