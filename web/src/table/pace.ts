/** How much time the page takes to show what others do. Viewers choose the pace. */

export const PACES = ["calm", "normal", "quick", "instant", "step"] as const;
export type Pace = (typeof PACES)[number];

/** How much longer than normal everything takes. Step by step, each turn waits for a press. */
export const FACTORS: Record<Pace, number> = {
  calm: 1.3,
  normal: 1,
  quick: 0.45,
  instant: 0,
  step: 1,
};

/** Milliseconds from somebody else's first move of a turn to the turn after it, at least. */
export const TURN = 1000;
/** The same from one move of the turn to the next. */
export const MOVE = 250;
/** The same for something that changes the game for everybody: a reveal, a burn. */
export const SCENE = 2200;
/** From one thing that a move does to the next. */
export const STEP = 450;
/** The same in a move of the viewer's own, who knows what it does. */
export const OWN_STEP = 240;
