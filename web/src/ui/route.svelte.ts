/** Which page is shown, according to the address bar. */

import { tick } from "svelte";
import { PAPER_TOOLS } from "../games";
import type { PaperTool } from "../games/game";
import { focusHome } from "./focus";

export type Page =
  | { page: "home" }
  | { page: "not-found" }
  | { page: "table"; id: string }
  | { page: "hot"; id: string }
  | { page: "join"; secret: string }
  | { page: "rules"; game: string }
  | { page: "history" }
  | { page: "tool"; tool: PaperTool }
  | { page: "replay"; table: string | null }
  | { page: "learn"; game: string };

function read(path: string): Page {
  const tool = PAPER_TOOLS.find((one) => `/${one.path}` === path);
  if (tool) return { page: "tool", tool };
  const [, section, key] = path.split("/");
  if (section === "table" && key) return { page: "table", id: key };
  if (section === "hot" && key) return { page: "hot", id: key };
  if (section === "join" && key) return { page: "join", secret: key };
  if (section === "rules" && key) return { page: "rules", game: key };
  if (section === "mine") return { page: "history" };
  if (section === "replay") return { page: "replay", table: key || null };
  if (section === "learn" && key) return { page: "learn", game: key };
  return { page: section ? "not-found" : "home" };
}

class Route {
  now = $state.raw<Page>(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.now = read(location.pathname)));
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.now = read(location.pathname);
    scrollTo(0, 0);
    void tick().then(() => focusHome());
  }
}

export const route = new Route();

/** Follow a link without reloading the page. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!link) return;
  event.preventDefault();
  route.go(link);
}
