/** Notifications that it's your turn: only if you have switched them on, and only while the page
 * is hidden. */

import { say } from "../text/texts.svelte";

export const canNotify = () => "Notification" in window;

export async function notifyTurn(path: string, game: string): Promise<void> {
  if (!document.hidden) return;
  const title = say("web-your-turn");
  const options = { body: game, icon: "/icon-192.png", tag: path, data: path };
  // on phones, only a service worker may show one
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) await registration.showNotification(title, options);
  else new Notification(title, options);
}
