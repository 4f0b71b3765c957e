/** Motion tells what happened: a card flies from where it lay to where it lies now.
 *
 * A thing that can fly carries `data-flip` (its name). One that appears may say with `data-from` at
 * which `data-place` or `data-spot` it was before. */

const TIME = 260;
const EASE = "cubic-bezier(0.3, 0.7, 0.3, 1)";

export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export interface Lying {
  things: Map<string, DOMRect>;
  places: Map<string, DOMRect>;
}

export function lying(): Lying {
  const things = new Map<string, DOMRect>();
  const places = new Map<string, DOMRect>();
  for (const thing of document.querySelectorAll<HTMLElement>("[data-flip]")) {
    things.set(thing.dataset.flip!, thing.getBoundingClientRect());
  }
  for (const place of document.querySelectorAll<HTMLElement>("[data-place], [data-spot]")) {
    const rect = place.getBoundingClientRect();
    if (place.dataset.place) places.set(place.dataset.place, rect);
    if (place.dataset.spot) places.set(place.dataset.spot, rect);
  }
  return { things, places };
}

export function fly(before: Lying): void {
  for (const thing of document.querySelectorAll<HTMLElement>("[data-flip]")) {
    const was = before.things.get(thing.dataset.flip!);
    const from = was ?? (thing.dataset.from ? before.places.get(thing.dataset.from) : undefined);
    if (isStill() || !from || from.width === 0) {
      if (!was) thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME });
      continue;
    }
    const now = thing.getBoundingClientRect();
    const [dx, dy] = [middle(from.x, from.width) - middle(now.x, now.width), middle(from.y, from.height) - middle(now.y, now.height)];
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2) continue;
    const scale = from.width / (now.width || 1);
    thing.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 20 },
        { transform: "none", zIndex: 20 },
      ],
      { duration: TIME, easing: EASE },
    );
  }
}

const middle = (start: number, length: number) => start + length / 2;
