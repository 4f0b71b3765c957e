/** A table that isn't live: a replay or a lesson. */

import type { Match, Outcome, Phase, Seat, Table, View } from "../net/protocol";

interface StaticTable {
  kind: NonNullable<Table["kind"]>;
  phase: Phase;
  game: string;
  players: number;
  sides: number[];
  seats: Seat[];
  /** The seat that sees it. */
  seat: number | null;
  /** The number of moves made. */
  step: number;
  view: View;
  /** If it isn't the view's. */
  outcome?: Outcome | null;
  asked?: Pick<Match, "wanted" | "legal">;
  wished?: number;
}

export function staticTable({
  step,
  view,
  outcome = view.outcome,
  asked,
  ...table
}: StaticTable): Table {
  return {
    ...table,
    number: step,
    options: {},
    public: false,
    strict_talk: false,
    hints: false,
    hot_seat: false,
    takeover: null,
    is_host: false,
    watchers: 0,
    commitment: "",
    hashes: [],
    terms: null,
    said: [],
    muted: [],
    rematch: [],
    rematch_declined: [],
    matches_over: 0,
    match: {
      moves_made: step,
      seat_to_move: view.seat_to_move,
      view,
      clock: { left: [], running: null, paused: false, waits: 0 },
      go_on: null,
      back: null,
      must_answer_back: false,
      may_ask_back: false,
      may_resign: false,
      outcome,
      ...asked,
    },
  };
}

/** A seat of a named person, with nothing to wait for. */
export function personNamed(name: string): Seat {
  return {
    kind: "person",
    name,
    speaker: "",
    contributed: true,
    revealed: true,
    gone: false,
    bot_plays: false,
    bot_plays_in: null,
  };
}
