import type { View } from "../../net/protocol";

export interface Side {
  collection: string[];
  complete: boolean;
  flights: number[];
  flights_played: number[];
  hand_size: number;
  has_laid: boolean;
  laid: { card: string | null; flight: number } | null;
  hand?: string[];
  /** The points of the deal that has just ended. */
  scored?: number;
}

export interface GallopView extends View {
  match: "target" | "wins" | "single";
  goal: number | null;
  points: number[];
  colours: string[];
  phase: "lay" | "pick" | "give" | "get" | "over";
  marker: number;
  order: number[] | null;
  deck_size: number;
  pile: string[];
  sides: Side[];
}

/** The points of one colour in a collection. */
export interface Line {
  colour: string;
  /** The values of its cities, the highest first. */
  values: number[];
  points: number;
  clause: string;
}
