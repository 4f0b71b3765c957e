/** Focus is never lost: what takes it along when it goes hands it to `data-focus-home` around it,
 * else to the first one of the page, else to the page itself. */

import { tick } from "svelte";

const HOME = "[data-focus-home]";

export async function keepFocus(change: () => void): Promise<void> {
  const focused = document.activeElement;
  const near = focused?.closest<HTMLElement>(HOME);
  change();
  await tick();
  if (focused && focused !== document.body && !focused.isConnected) focusHome(near?.isConnected ? near : null);
}

/** For a page that has just come; whoever is somewhere already stays there. */
export function focusHome(near: HTMLElement | null = null): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  for (const home of [near, ...document.querySelectorAll<HTMLElement>(HOME), document.querySelector("main")]) {
    if (!home) continue;
    if (!home.hasAttribute("tabindex")) home.tabIndex = -1;
    home.focus({ preventScroll: true });
    if (document.activeElement === home) return; // one that is hidden just now can't take it
  }
}
