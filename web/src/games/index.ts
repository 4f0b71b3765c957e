/** All games, found by their folders: `games/<id>/index.ts`. Nothing else lists them. */

import type { GamePage } from "./game";

const FOUND = import.meta.glob<GamePage>("./*/index.ts", { eager: true, import: "game" });

const GAMES = new Map(
  Object.entries(FOUND)
    .map(([path, game]) => [path.split("/")[1]!, game] as const)
    .sort(([, one], [, other]) => one.frontPage.place - other.frontPage.place),
);

/** A game that the page doesn't know is played on a plain board. */
const UNKNOWN: GamePage = {
  frontPage: { place: Infinity, picture: [null, null, null] },
  board: () => import("./PlainBoard.svelte"),
  spots: { spots: () => [] },
};

export const gameOf = (id: string) => GAMES.get(id) ?? UNKNOWN;

export const GAME_IDS = [...GAMES.keys()];

export const PAPER_TOOLS = [...GAMES.values()].flatMap((game) => game.tools ?? []);
