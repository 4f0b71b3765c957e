/** Which page is shown; the address bar tells. */

import { tick } from "svelte";
import { goHome } from "./focus";

export type Page =
  | { page: "home" }
  | { page: "nowhere" }
  | { page: "table"; id: string }
  | { page: "hot"; id: string }
  | { page: "join"; secret: string }
  | { page: "rules"; game: string }
  | { page: "claims" }
  | { page: "mine" }
  | { page: "score"; game: string }
  | { page: "replay"; table: string | null }
  | { page: "learn"; game: string };

function read(path: string): Page {
  const [, room, key] = path.split("/");
  if (room === "table" && key) return { page: "table", id: key };
  if (room === "hot" && key) return { page: "hot", id: key };
  if (room === "join" && key) return { page: "join", secret: key };
  if (room === "rules" && key) return { page: "rules", game: key };
  if (room === "mine") return { page: "mine" };
  if (room === "claims") return { page: "claims" };
  if (room === "score" && key) return { page: "score", game: key };
  if (room === "replay") return { page: "replay", table: key || null };
  if (room === "learn" && key) return { page: "learn", game: key };
  return { page: room ? "nowhere" : "home" };
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
    void tick().then(() => goHome());
  }
}

export const route = new Route();

/** A link that doesn't load the page anew. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute("href");
  if (!link) return;
  event.preventDefault();
  route.go(link);
}
