/** The games' own tables. Each is fetched when it is first played. */

import type { Component } from "svelte";
import type { Happening, Table, View } from "../net/protocol";
import type { Step } from "../table/flight";
import * as faceToFace from "./face-to-face/spots";
import * as gallop from "./gallop/spots";
import { story as gallopStory } from "./gallop/story";
import { known } from "./scram/known";
import * as schottenTotten2 from "./schotten-totten-2/spots";
import { story as siegeStory } from "./schotten-totten-2/story";
import * as scram from "./scram/spots";
import { story as scramStory } from "./scram/story";

export interface BoardProps {
  view: View;
  table: Table;
  /** What the last update did. */
  happened: Happening[];
}

/** How moves lie on a game's table, by their notation. */
interface Spots {
  /** Whether the two spots of a move may be pressed in either order. */
  isAnyOrder?: boolean;
  /** The spots at which a move is made. */
  spots(text: string, view: View): string[];
  /** The move that pressing these spots would mean, legal or not; null: none. */
  written?(spots: string[]): string | null;
}

const SPOTS: Record<string, Spots> = {
  "face-to-face": faceToFace,
  gallop,
  "schotten-totten-2": schottenTotten2,
  scram,
};

const BOARDS: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  "face-to-face": () => import("./face-to-face/Board.svelte"),
  gallop: () => import("./gallop/Board.svelte"),
  "schotten-totten-2": () => import("./schotten-totten-2/Board.svelte"),
  scram: () => import("./scram/Board.svelte"),
};

/** The board of a game; one without its own gets a plain one, on which it can be played too. */
export async function board(game: string): Promise<Component<BoardProps>> {
  return (await (BOARDS[game] ?? (() => import("./PlainBoard.svelte")))()).default;
}

export function spotsOf(view: View, text: string): string[] {
  return SPOTS[view.game]?.spots(text, view) ?? [];
}

/** The spots that may be pressed first. */
export function firstOf(game: string, spots: string[]): string[] {
  return SPOTS[game]?.isAnyOrder ? spots : spots.slice(0, 1);
}

export function writtenAt(game: string, spots: string[]): string | null {
  return SPOTS[game]?.written?.(spots) ?? null;
}

const STORIES: Record<string, (happened: Happening[], view: View, before: View | undefined) => Step[]> = {
  gallop: gallopStory,
  "schotten-totten-2": siegeStory,
  scram: scramStory,
};

/** In which order what happened is shown; where a game tells none, everything flies at once. */
export function storyOf(table: Table, before: Table | null, happened: Happening[]): Step[] {
  if (!table.match) return [];
  return STORIES[table.game]?.(happened, table.match.view, before?.match?.view) ?? [];
}

/** The places of cards face down that the viewer has seen, and may say so (SCR-35). */
export function knownFaceDown(view: View): string[] {
  return view.game === "scram" ? known(view) : [];
}
