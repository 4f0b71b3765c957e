import type { View } from "../../net/protocol";

export interface Side {
  ascending: number;
  descending: number;
  hand_size: number;
  draw_pile_size: number;
  /** Every number that this player has played, on any pile. */
  played: number[];
  hand?: number[];
}

export interface FaceToFaceView extends View {
  highest: number;
  hand_limit: number;
  turn: { plays: number; helped: boolean; draws: number };
  sides: [Side, Side];
}
