/** How large the cards can be so that all camps fit on the table.
 *
 * You press the cards of your camp, so they stay as wide as a thumb; the other camps share what
 * is left. */

export interface Layout {
  /** Widths of a card, in pixels. */
  own: number;
  others: number;
}

interface Board {
  width: number;
  height: number;
  /** How many cards each of the other camps needs room for, in order of play after yours. */
  others: number[];
  own: number;
  /** The other camps are on three sides, rather than in rows of two. */
  isRound: boolean;
}

const GAP = 1.1;
const BETWEEN_LINES = 5;
/** Padding and border of a camp, and the line with the name. */
const FRAME = 14;
const NAME = 28;
const SIDE = 240;
const ROW = 5;

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, number) => from - number * step);

function high(cards: number, width: number, card: number): number {
  const inLine = Math.max(1, Math.floor((width - FRAME) / (card * GAP)));
  const lines = Math.ceil(Math.max(cards, 1) / inLine);
  return lines * (card * 1.4 + BETWEEN_LINES);
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** The height of the other camps and the middle. */
function above({ width, others, isRound }: Board, card: number, middle: number): number {
  if (isRound) {
    const beside = others.length === 5 ? 2 : 1;
    const camp = (cards: number, wide: number) => high(cards, wide, card) + FRAME + NAME + 8;
    const left = sum(others.slice(0, beside).map((cards) => camp(cards, SIDE)));
    const right = sum(others.slice(-beside).map((cards) => camp(cards, SIDE)));
    const opposite = sum(
      others.slice(beside, -beside).map((cards) => camp(cards, width - 2 * SIDE - 40)),
    );
    return Math.max(left, right, opposite + middle);
  }
  const half = (width - ROW) / 2 - 6;
  const rows = [others.slice(0, 2), others.slice(2, 4), others.slice(4)].filter(
    (row) => row.length,
  );
  return (
    sum(
      rows.map(
        (row) => Math.max(...row.map((cards) => high(cards, half, card))) + FRAME + NAME + ROW,
      ),
    ) + middle
  );
}

/** The possible widths of your cards, the best first: all in one line, if a thumb can still hit
 * them. */
function widths({ own, width, isRound }: Board): number[] {
  const [most, thumb, least] = isRound ? [100, 60, 52] : [60, 42, 38];
  const inOneLine = Math.floor((width - FRAME - 20) / (own * GAP));
  const largest = inOneLine >= thumb ? Math.min(most, inOneLine) : most;
  return range(largest, Math.min(least, largest), 2);
}

export function layout(board: Board): Layout {
  const { width, height, isRound } = board;
  const middle = isRound ? height * 0.16 + 90 : 90;
  const enough = isRound ? 40 : 25;
  let best: Layout = isRound ? { own: 52, others: 20 } : { own: 38, others: 15 };
  for (const own of widths(board)) {
    const left = height - 22 - (high(board.own, width - 20, own) + FRAME + NAME);
    const others = range(isRound ? 58 : 46, 15, 1).find(
      (card) => above(board, card, middle) <= left,
    );
    if (others === undefined) continue;
    if (others >= enough) return { own, others };
    if (others > best.others) best = { own, others };
  }
  return best;
}
