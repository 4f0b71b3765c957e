/** What screen readers read aloud: the lines of the page's one live region. */

/** How many lines stay in it: those of a whole round of bots. */
const KEPT = 24;

export class Announcer {
  lines = $state.raw<{ number: number; text: string }[]>([]);

  announce(text: string): void {
    const number = (this.lines.at(-1)?.number ?? 0) + 1;
    this.lines = [...this.lines.slice(1 - KEPT), { number, text }];
  }
}
