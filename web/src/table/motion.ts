/** Motion tells what happened: a card flies from where it lay to where it lies now.
 *
 * A thing that can fly carries `data-flip` (its name); with `data-face` it turns over when that has
 * changed. One that appears may say with `data-from` at which `data-place` or `data-spot` it was
 * before. A game's story says what comes after what, and how things leave the table. */

/** What belongs together in time; steps follow each other. */
export interface Step {
  /** Names of things: they fly, turn over or leave now. */
  things: string[];
  /** Where a thing comes from, if not from where it lay under the same name: a place. */
  from?: Record<string, string>;
  /** How things leave that are gone. */
  leaves?: "burning" | "tarred" | "flying";
  /** Where they go to: a place. Those that burn or are tarred burn there. */
  to?: string;
  /** They are gone although something else has their name now. */
  isRenamed?: boolean;
}

interface Thing {
  element: HTMLElement;
  box: DOMRect;
  face: string | undefined;
  /** As it looked, where the story tells of it: it may have to leave or to turn away. */
  card: Node | null;
}

const TIME = 260;
const BURNING = 560;
/** From the beginning of one step to that of the next. */
const STEP = 240;
const EASE = "cubic-bezier(0.3, 0.7, 0.3, 1)";

const still = matchMedia("(prefers-reduced-motion: reduce)");
export const isMotionReduced = () => still.matches;

/** Everything that moves now. */
const moving = new Set<Animation>();

/** Everything is where it belongs, at once. */
export function finishMotion(): void {
  for (const animation of [...moving]) animation.finish();
}

/** The way from how everything lies when this is made to how it lies at the start. */
export class Motion {
  #things = new Map<string, Thing>();
  #places = new Map<string, DOMRect>();
  #stepOf: Map<string, { step: Step; number: number }>;

  constructor(readonly story: Step[]) {
    this.#stepOf = new Map(story.flatMap((step, number) => step.things.map((name) => [name, { step, number }] as const)));
    for (const element of document.querySelectorAll<HTMLElement>("[data-flip]")) {
      const { flip, face } = element.dataset;
      const step = this.#stepOf.get(flip!)?.step;
      const mayGo = step && (step.leaves || face !== undefined);
      const card = mayGo ? element.querySelector("svg.card")?.cloneNode(true) : null;
      this.#things.set(flip!, { element, box: element.getBoundingClientRect(), face, card: card ?? null });
    }
    for (const place of document.querySelectorAll<HTMLElement>("[data-place], [data-spot]")) {
      const box = place.getBoundingClientRect();
      if (place.dataset.place) this.#places.set(place.dataset.place, box);
      if (place.dataset.spot) this.#places.set(place.dataset.spot, box);
    }
  }

  /** Shows it in at most so many milliseconds; tells how many it takes. */
  start(most: number): number {
    const last = this.story.some((step) => isEnd(step)) ? BURNING : TIME;
    const whole = Math.max(0, this.story.length - 1) * STEP + last;
    const pace = Math.min(1, most / whole);
    const flying = [...document.querySelectorAll<HTMLElement>("[data-flip]")];
    // all are measured before any moves: else the page would be laid out again for each
    const boxes = flying.map((element) => element.getBoundingClientRect());
    const targets = new Map(this.story.flatMap(({ to }) => (to ? [[to, place(to) ?? this.#places.get(to)] as const] : [])));
    flying.forEach((element, number) => this.#arrive(element, boxes[number]!, pace));
    for (const [name, was] of this.#things) {
      const told = this.#stepOf.get(name);
      if (!told?.step.leaves || (was.element.isConnected && !told.step.isRenamed)) continue;
      const target = told.step.to ? targets.get(told.step.to) : undefined;
      leave(was, told.step.leaves, target, pace, told.number * STEP * pace);
    }
    return whole * pace;
  }

  #arrive(element: HTMLElement, now: DOMRect, pace: number): void {
    const name = element.dataset.flip!;
    const was = this.#things.get(name);
    const told = this.#stepOf.get(name);
    if (told?.step.isRenamed) return;
    const from = told?.step.from?.[name] ?? (was ? undefined : element.dataset.from);
    const box = from ? this.#places.get(from) : was?.box;
    const timing = { duration: TIME * pace, delay: (told?.number ?? 0) * STEP * pace };
    if (told && was && !from && was.face !== element.dataset.face) turn(element, was, now, timing);
    else if (isMotionReduced() || !box || box.width === 0) {
      if (!was) move(element, [{ opacity: 0 }, { opacity: 1 }], timing);
    } else arrive(element, box, now, was ? Infinity : 1, timing);
  }
}

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

/** A place can be much wider than the card that comes from it: then it begins no larger than `largest`. */
function arrive(element: HTMLElement, from: DOMRect, now: DOMRect, largest: number, timing: Timing): void {
  const [dx, dy, scale] = way(from, now);
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return;
  move(
    element,
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${Math.min(scale, largest)})`, zIndex: 20 },
      { transform: "none", zIndex: 20 },
    ],
    timing,
  );
}

/** What lay before turns away, wherever it flies, and what lies now turns to us. */
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
  { filter: "sepia(1) saturate(5) hue-rotate(-25deg) brightness(1.05) drop-shadow(0 0 14px #ff7a1e)", transform: "scale(1.05)", opacity: 1, offset: 0.45 },
  { filter: "sepia(1) saturate(6) hue-rotate(-35deg) brightness(0.5) drop-shadow(0 0 22px #e0430c)", transform: "translateY(60%) rotate(9deg) scale(0.82)", opacity: 0 },
];
const TARRED: Keyframe[] = [
  { filter: "none", transform: "none", opacity: 1 },
  { filter: "brightness(0.25) drop-shadow(0 0 12px #ffb04a)", transform: "scale(1.04)", opacity: 1, offset: 0.5 },
  { filter: "brightness(0.05) drop-shadow(0 0 6px #7a3d00)", transform: "translateY(45%) scale(0.9)", opacity: 0 },
];

function leave(was: Thing, how: NonNullable<Step["leaves"]>, target: DOMRect | undefined, pace: number, delay: number): void {
  const ghost = ghostOf(was);
  let last: Animation;
  if (isMotionReduced()) last = move(ghost, [{ opacity: 1 }, { opacity: 0 }], { duration: TIME * pace, delay });
  else {
    if (target && !isIn(was.box, target)) {
      const [dx, dy] = way(target, was.box);
      const there = { transform: `translate(${dx}px, ${dy}px)` };
      last = ghost.animate([{ transform: "none" }, there], {
        // what burns elsewhere has flown there before its own step
        delay: how === "flying" ? delay : Math.max(0, delay - STEP * pace),
        duration: TIME * pace,
        easing: EASE,
        fill: "both",
      });
      moving.add(last);
      last.onfinish = last.oncancel = () => moving.delete(last);
    }
    const inside = ghost.firstElementChild ?? ghost;
    if (how === "flying") last = move(inside, [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], { duration: TIME * pace, delay });
    else last = move(inside, how === "burning" ? BURNT : TARRED, { duration: BURNING * pace, delay }, "ease-in");
  }
  void last!.finished.finally(() => ghost.remove());
}

/** A thing that is gone, once more, where it lay. */
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

/** From the second box to the first: across, down, and how much larger. */
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
