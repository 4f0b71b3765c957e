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
  /** One list per seat, from the wall outwards. */
  cards: [string[], string[]];
  /** What the cards of a complete side count as. */
  formations: [Formation | null, Formation | null];
  claimable: boolean;
  /** The result of claiming this tile, once the attacker's side is complete. */
  claim: { proved: boolean; counter: string[]; reasons: Phrase[] } | null;
  /** Its claim has ended the game, and the cards stay. */
  decisive?: boolean;
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
  /** How often both games were tied and it started again. */
  replays: number;
  game: number;
  /** The finished games. */
  games: {
    attacker: number;
    winner: number;
    siege_deck_size: number;
    tiles_and_cauldrons: number;
  }[];
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
