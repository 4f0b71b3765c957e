/** Calls back later. Tests pass their own. */

export interface Timer {
  /** Call back after so many milliseconds; returns a function that calls it off. */
  after(time: number, callback: () => void): () => void;
}

export const realTime: Timer = {
  after(time, callback) {
    const timer = setTimeout(callback, time);
    return () => clearTimeout(timer);
  },
};
