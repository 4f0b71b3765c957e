/** Motion shows what happened: a card flies from where it was to where it is now.
 *
 * A thing that can fly has a name, `data-flip`. If it has `data-face`, it turns over when that
 * changes. A thing that appears may name in `data-from` the `data-place` or `data-spot` it comes
 * from. A game's story says in which order things move and how they leave the table. */

import type { Beat } from "./director";
import { OWN_STEP, SCENE, STEP } from "./pace";

/** Things that move at the same time; steps follow one another. */
export interface Step {
  /** The names of the things that fly, turn over or leave in this step. */
  things: string[];
  /** It changes the game for everybody, who need time to see it: a reveal, a claim. What burns is
   * always a scene. */
  isScene?: boolean;
  /** The place that a thing comes from, if not from where it was under the same name. */
  from?: Record<string, string>;
  /** How things that are gone leave the table. */
  leaves?: "burning" | "tarred" | "flying";
  /** The place that they go to; there they burn, if they burn. */
  to?: string;
  /** They are gone, although something else has their name now. */
  isRenamed?: boolean;
}

interface Thing {
  element: HTMLElement;
  box: DOMRect;
  face: string | undefined;
  /** A copy of how it looked, if the story mentions it: it may have to leave or turn over. */
  card: Node | null;
}

const FLIGHT = 400;
/** Viewers know where their own cards go. */
const OWN_FLIGHT = 240;
const BURNING = 900;
/** How long things lie where they burn before they catch fire, so that viewers see why. */
const BEFORE_FIRE = 600;
const EASE = "cubic-bezier(0.3, 0.7, 0.3, 1)";

const still = matchMedia("(prefers-reduced-motion: reduce)");
export const isMotionReduced = () => still.matches;

/** All animations that are running. */
const moving = new Set<Animation>();

/** Put everything where it belongs, at once. */
export function finishMotion(): void {
  for (const animation of [...moving]) animation.finish();
}

/** Mark these things, and nothing else, as moved in the last turn. */
export function markThings(names: string[]): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-flip]"))
    element.toggleAttribute("data-marked", names.includes(element.dataset.flip!));
}

/** Moves everything from where it is at construction to where it is when `start` is called. */
export class Motion {
  #things = new Map<string, Thing>();
  #places = new Map<string, DOMRect>();
  #stepOf: Map<string, { step: Step; number: number }>;
  /** When each step starts, in milliseconds; the last is when all is over. */
  #starts: number[] = [];
  #flight = FLIGHT;

  constructor(readonly story: Step[]) {
    this.#stepOf = new Map(
      story.flatMap((step, number) => step.things.map((name) => [name, { step, number }] as const)),
    );
    for (const element of document.querySelectorAll<HTMLElement>("[data-flip]")) {
      const { flip, face } = element.dataset;
      const step = this.#stepOf.get(flip!)?.step;
      const mayGo = step && (step.leaves || face !== undefined);
      const card = mayGo ? element.querySelector("svg.card")?.cloneNode(true) : null;
      this.#things.set(flip!, {
        element,
        box: element.getBoundingClientRect(),
        face,
        card: card ?? null,
      });
    }
    for (const place of document.querySelectorAll<HTMLElement>("[data-place], [data-spot]")) {
      const box = place.getBoundingClientRect();
      if (place.dataset.place) this.#places.set(place.dataset.place, box);
      if (place.dataset.spot) this.#places.set(place.dataset.spot, box);
    }
  }

  get hasScene(): boolean {
    return this.story.some(isScene);
  }

  /** Start, and return how many milliseconds it takes. */
  start({ isOwn, factor }: Beat): number {
    const step = isOwn ? OWN_STEP : STEP;
    this.#flight = (isOwn ? OWN_FLIGHT : FLIGHT) * factor;
    this.#starts = [0];
    for (const one of this.story)
      this.#starts.push(this.#starts.at(-1)! + (isScene(one) ? SCENE : step) * factor);
    const flying = [...document.querySelectorAll<HTMLElement>("[data-flip]")];
    // measure all before moving any, or else each would cost a layout
    const boxes = flying.map((element) => element.getBoundingClientRect());
    const targets = new Map(
      this.story.flatMap(({ to }) =>
        to ? [[to, place(to) ?? this.#places.get(to)] as const] : [],
      ),
    );
    flying.forEach((element, number) => this.#arrive(element, boxes[number]!));
    for (const [name, was] of this.#things) {
      const planned = this.#stepOf.get(name);
      if (!planned?.step.leaves || (was.element.isConnected && !planned.step.isRenamed)) continue;
      const { step, number } = planned;
      const target = step.to ? targets.get(step.to) : undefined;
      const isThere = !target || isIn(was.box, target);
      leave(was, step.leaves!, isThere ? undefined : this.#beside(step, target), {
        delay: this.#starts[number]!,
        duration: isEnd(step) ? BURNING * factor : this.#flight,
        flight: this.#flight,
        fire: this.#starts[number]! + this.#flight + BEFORE_FIRE * factor,
      });
    }
    return Math.max(this.#starts.at(-1)!, this.#flight);
  }

  /** Where a thing goes that burns with others: right of those that are there already. */
  #beside({ things, leaves }: Step, target: DOMRect): DOMRect {
    if (leaves !== "burning") return target;
    const there = things.flatMap((name) => {
      const box = this.#things.get(name)?.box;
      return box && isIn(box, target) ? [box] : [];
    });
    const last = there.toSorted((one, other) => other.right - one.right)[0];
    return last ? new DOMRect(last.right + 4, last.y, last.width, last.height) : target;
  }

  #arrive(element: HTMLElement, now: DOMRect): void {
    const name = element.dataset.flip!;
    const was = this.#things.get(name);
    const planned = this.#stepOf.get(name);
    if (planned?.step.isRenamed) return;
    const from = planned?.step.from?.[name] ?? (was ? undefined : element.dataset.from);
    const box = from ? this.#places.get(from) : was?.box;
    const timing = { duration: this.#flight, delay: this.#starts[planned?.number ?? 0]! };
    if (planned && was && !from && was.face !== element.dataset.face) turn(element, was, now, timing);
    else if (isMotionReduced() || !box || box.width === 0) {
      if (!was) move(element, [{ opacity: 0 }, { opacity: 1 }], timing);
    } else arrive(element, box, now, was ? Infinity : 1, timing);
  }
}

const isScene = (step: Step) => step.isScene === true || isEnd(step);
const isEnd = (step: Step) => step.leaves === "burning" || step.leaves === "tarred";

interface Timing {
  duration: number;
  delay: number;
}

function move(element: Element, frames: Keyframe[], timing: Timing, easing = EASE): Animation {
  const animation = element.animate(frames, { ...timing, easing, fill: "backwards" });
  moving.add(animation);
  animation.onfinish = animation.oncancel = () => moving.delete(animation);
  return animation;
}

/** A place can be much wider than the card that comes from it, so the card starts no larger than
 * `largest`. */
function arrive(
  element: HTMLElement,
  from: DOMRect,
  now: DOMRect,
  largest: number,
  timing: Timing,
): void {
  const [dx, dy, scale] = way(from, now);
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return;
  const start = `translate(${dx}px, ${dy}px) scale(${Math.min(scale, largest)})`;
  move(
    element,
    [
      // a card that is drawn later doesn't lie open on the deck until then
      { transform: start, opacity: largest === 1 ? 0 : 1, zIndex: 20 },
      { opacity: 1, offset: 0.05 },
      { transform: "none", opacity: 1, zIndex: 20 },
    ],
    timing,
  );
}

/** The old face turns away, wherever the card flies, and the new one turns towards us. */
function turn(element: HTMLElement, was: Thing, now: DOMRect, timing: Timing): void {
  if (isMotionReduced()) return void move(element, [{ opacity: 0 }, { opacity: 1 }], timing);
  const [dx, dy, scale] = way(was.box, now);
  const half = `translate(${dx / 2}px, ${dy / 2}px) scale(${(1 + scale) / 2})`;
  move(
    element,
    [
      { transform: `${half} rotateY(90deg)`, opacity: 0, zIndex: 20 },
      { transform: `${half} rotateY(90deg)`, opacity: 1, offset: 0.5, zIndex: 20 },
      { transform: "none", zIndex: 20 },
    ],
    timing,
    "linear",
  );
  const ghost = ghostOf(was);
  const away = move(
    ghost,
    [
      { transform: "none" },
      { transform: `translate(${-dx / 2}px, ${-dy / 2}px) rotateY(90deg)`, offset: 0.5 },
      { transform: `translate(${-dx / 2}px, ${-dy / 2}px) rotateY(90deg)`, opacity: 0 },
    ],
    timing,
    "linear",
  );
  void away.finished.finally(() => ghost.remove());
}

const BURNT: Keyframe[] = [
  { filter: "none", transform: "none", opacity: 1 },
  {
    filter:
      "sepia(1) saturate(5) hue-rotate(-25deg) brightness(1.05) drop-shadow(0 0 14px #ff7a1e)",
    transform: "scale(1.05)",
    opacity: 1,
    offset: 0.45,
  },
  {
    filter: "sepia(1) saturate(6) hue-rotate(-35deg) brightness(0.5) drop-shadow(0 0 22px #e0430c)",
    transform: "translateY(60%) rotate(9deg) scale(0.82)",
    opacity: 0,
  },
];
const TARRED: Keyframe[] = [
  { filter: "none", transform: "none", opacity: 1 },
  {
    filter: "brightness(0.25) drop-shadow(0 0 12px #ffb04a)",
    transform: "scale(1.04)",
    opacity: 1,
    offset: 0.5,
  },
  {
    filter: "brightness(0.05) drop-shadow(0 0 6px #7a3d00)",
    transform: "translateY(45%) scale(0.9)",
    opacity: 0,
  },
];

function leave(
  was: Thing,
  how: NonNullable<Step["leaves"]>,
  target: DOMRect | undefined,
  { delay, duration, flight, fire }: Timing & { flight: number; fire: number },
): void {
  const ghost = ghostOf(was);
  let last: Animation | undefined;
  if (isMotionReduced())
    last = move(ghost, [{ opacity: 1 }, { opacity: 0 }], { duration, delay });
  else {
    if (target) {
      const [dx, dy, scale] = way(target, was.box);
      const size = how === "burning" ? Math.min(1, scale) : 1;
      const there = { transform: `translate(${dx}px, ${dy}px) scale(${size})` };
      last = move(ghost, [{ transform: "none" }, there], { delay, duration: flight });
      last.effect?.updateTiming({ fill: "both" });
    }
    const inside = ghost.firstElementChild ?? ghost;
    if (how === "flying")
      last = move(inside, [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], {
        duration,
        delay,
      });
    else
      // everything that burns together catches fire together, also what has to fly there first
      last = move(
        inside,
        how === "burning" ? BURNT : TARRED,
        { duration, delay: how === "burning" ? fire : delay },
        "ease-in",
      );
  }
  void last.finished.finally(() => ghost.remove());
}

/** A copy of a thing that is gone, where it was. */
function ghostOf({ card, box }: Thing): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "leaving";
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.left = `${box.x}px`;
  ghost.style.top = `${box.y}px`;
  ghost.style.width = `${box.width}px`;
  const inside = document.createElement("div");
  if (card) inside.append(card);
  ghost.append(inside);
  document.querySelector(".table")?.append(ghost);
  return ghost;
}

function isIn(box: DOMRect, place: DOMRect): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > place.left && x < place.right && y > place.top && y < place.bottom;
}

/** The way from the second box to the first: across, down, and how much larger. */
function way(from: DOMRect, now: DOMRect): [number, number, number] {
  return [
    from.x + from.width / 2 - now.x - now.width / 2,
    from.y + from.height / 2 - now.y - now.height / 2,
    from.width / (now.width || 1),
  ];
}

function place(name: string): DOMRect | undefined {
  return document.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
}
