/** Resolves when the next frame is on the screen, or soon after where none comes: in a page that nobody sees. */

const PATIENCE = 100;

export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
