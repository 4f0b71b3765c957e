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

/** What one colour of a collection gives. */
export interface Line {
  colour: string;
  /** Of its cities, the highest first. */
  values: number[];
  points: number;
  clause: string;
}
