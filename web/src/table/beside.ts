/** Where a bubble goes: beside the thing that it talks about, never over it, and on the screen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  /** Less than it wants, if it fits nowhere. */
  maxHeight: number;
}

const GAP = 8;
const EDGE = 6;

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** Above if there is room, else below, else to a side, else where there is most height. */
export function beside(
  thing: Box,
  bubble: { width: number; height: number },
  screen: { width: number; height: number },
): Place {
  const { width, height } = bubble;
  const right = thing.left + thing.width;
  const bottom = thing.top + thing.height;
  const across = clamp(thing.left + thing.width / 2 - width / 2, EDGE, screen.width - width - EDGE);
  const down = clamp(thing.top + thing.height / 2 - height / 2, EDGE, screen.height - height - EDGE);
  const above = thing.top - GAP - EDGE;
  const below = screen.height - bottom - GAP - EDGE;
  if (height <= above)
    return { left: across, top: thing.top - GAP - height, maxHeight: height };
  if (height <= below) return { left: across, top: bottom + GAP, maxHeight: height };
  if (height <= screen.height - 2 * EDGE) {
    if (width <= screen.width - right - GAP - EDGE)
      return { left: right + GAP, top: down, maxHeight: height };
    if (width <= thing.left - GAP - EDGE)
      return { left: thing.left - GAP - width, top: down, maxHeight: height };
  }
  return above >= below
    ? { left: across, top: EDGE, maxHeight: above }
    : { left: across, top: bottom + GAP, maxHeight: below };
}
