import type { Phrase, View } from "../../net/protocol";

export interface Formation {
  type: string;
  total: number;
  cards: string[];
}

export interface Tile {
  tile: number;
  damaged: boolean;
  capacity: number;
  accepts: string;
  /** From the wall outwards, for each seat. */
  cards: [string[], string[]];
  /** What a complete side counts as. */
  formations: [Formation | null, Formation | null];
  claimable: boolean;
  /** What a claim of this tile would find, once the attacker is complete there. */
  claim: { proved: boolean; counter: string[]; reasons: Phrase[] } | null;
}

export interface Side {
  role: "attacker" | "defender";
  siege_size: number;
  tactics_size: number;
  tactics_played: number;
  actions: string[];
  known?: string[];
  hand?: string[];
  given?: string[];
}

/** A revenge: two games with the roles swapped. */
export interface Revenge {
  /** How often it was level and began anew. */
  replays: number;
  game: number;
  /** Those that are over. */
  games: { attacker: number; winner: number; siege_deck_size: number; tiles_and_cauldrons: number }[];
}

export interface SiegeView extends View {
  tactics: boolean;
  attacker: number;
  phase: "playing" | "drawing" | "choosing" | "placing" | "giving";
  action: string | null;
  chosen: string | null;
  cauldrons: number;
  tiles: Tile[];
  discard: Record<string, string[]>;
  siege_deck_size: number;
  tactics_deck_size: number;
  sides: [Side, Side];
  match: Revenge | null;
}
