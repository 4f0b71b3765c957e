/** The games' own tables. Each is fetched when it is first played. */

import type { Component } from "svelte";
import type { Happening, Table, View } from "../net/protocol";
import * as faceToFace from "./face-to-face/spots";

export interface BoardProps {
  view: View;
  table: Table;
  /** What the last update did. */
  happened: Happening[];
}

/** How moves lie on a game's table, by their notation. */
interface Spots {
  /** The spots at which a move is made. */
  spots(text: string, seat: number): string[];
  /** The move that pressing these spots would mean, legal or not; null: none. */
  written?(spots: string[]): string | null;
}

const SPOTS: Record<string, Spots> = {
  "face-to-face": faceToFace,
};

const BOARDS: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  "face-to-face": () => import("./face-to-face/Board.svelte"),
};

/** The board of a game; one without its own gets a plain one, on which it can be played too. */
export async function board(game: string): Promise<Component<BoardProps>> {
  return (await (BOARDS[game] ?? (() => import("./PlainBoard.svelte")))()).default;
}

export function spotsOf(table: Table, text: string, seat: number): string[] {
  return SPOTS[table.game]?.spots(text, seat) ?? [];
}

export function writtenAt(game: string, spots: string[]): string | null {
  return SPOTS[game]?.written?.(spots) ?? null;
}
