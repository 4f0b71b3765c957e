/** Focus is never lost. When the focused element disappears, the focus moves to the nearest
 * `data-focus-home` around it, or to the first one on the page, or to the page itself. */

import { tick } from "svelte";

const HOME = "[data-focus-home]";

export async function keepFocus(change: () => void): Promise<void> {
  const focused = document.activeElement;
  const near = focused?.closest<HTMLElement>(HOME);
  change();
  await tick();
  if (focused && focused !== document.body && !focused.isConnected)
    focusHome(near?.isConnected ? near : null);
}

/** Focus the new page, unless something has the focus already. */
export function focusHome(near: HTMLElement | null = null): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  for (const home of [
    near,
    ...document.querySelectorAll<HTMLElement>(HOME),
    document.querySelector("main"),
  ]) {
    if (!home) continue;
    if (!home.hasAttribute("tabindex")) home.tabIndex = -1;
    home.focus({ preventScroll: true });
    if (document.activeElement === home) return; // a hidden element can't take it
  }
}
