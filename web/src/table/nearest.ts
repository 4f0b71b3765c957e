/** Which thing is next when an arrow key is pressed. */

import type { Box } from "./beside";

/** The direction of each arrow key. */
export const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const;

/** The number of the nearest box in a direction, or -1. Straight ahead counts as nearer. */
export function nearest(from: Box, boxes: Box[], [x, y]: [number, number]): number {
  const [x0, y0] = middle(from);
  let [best, found] = [Infinity, -1];
  boxes.forEach((box, number) => {
    const [x1, y1] = middle(box);
    const ahead = (x1 - x0) * x + (y1 - y0) * y;
    const aside = Math.abs((x1 - x0) * y) + Math.abs((y1 - y0) * x);
    if (ahead < 2) return;
    const distance = ahead + 2 * aside;
    if (distance < best) [best, found] = [distance, number];
  });
  return found;
}
