/** Resolves when the next frame is on the screen. A hidden page has no frames, so it doesn't wait
 * for long. */

const PATIENCE = 100;

export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
