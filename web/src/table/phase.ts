/** Which of a game's phases a prompt belongs to. */

/** The longest beginning of the prompt's name that has its own help: `target` for
 * `wanted-target-look`; a game with one kind of turn calls it `turn`. */
export function phaseOf(help: Record<string, string>, wanted: string): string | null {
  const name = wanted.replace(/^wanted-?/, "") || "turn";
  const fitting = Object.keys(help).filter((one) => name === one || name.startsWith(`${one}-`));
  return fitting.sort((one, other) => other.length - one.length)[0] ?? null;
}
