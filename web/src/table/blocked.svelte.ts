/** People whose talk this browser hides. It tells nobody, not even the server. */

import { SvelteSet } from "svelte/reactivity";
import { remember, remembered } from "../ui/storage";

const MOST = 200;
const blocked = new SvelteSet<string>(remembered("blocked")?.split(" ").filter(Boolean));

export const isBlocked = (speaker: string): boolean => blocked.has(speaker);

export function block(speaker: string): void {
  blocked.add(speaker);
  keep();
}

export function unblock(speakers: string[]): void {
  for (const speaker of speakers) blocked.delete(speaker);
  keep();
}

const keep = () => remember("blocked", [...blocked].slice(-MOST).join(" "));
