/** What the server tells: docs/protocol.md. A game's own view is typed in the game's folder. */

export type Value = number | string | boolean | null;
export type Arguments = Record<string, unknown>;
/** A message of the locale files, without the game's prefix, and what it speaks of. */
export type Phrase = [string, Arguments];

export interface Option {
  name: string;
  default: Value;
  allowed: Value[];
  help: string;
}

export interface GameInfo {
  id: string;
  title: string;
  seats: number[];
  bots: string[];
  /** Whether there is a first game for learners. */
  lesson: boolean;
  options: Option[];
}

export interface PublicTable {
  table: string;
  game: string;
  players: number;
  phase: Phase;
  /** Of the people, "" for one without; the other seats that aren't open are bots'. */
  names: string[];
  open_seats: number[];
  watchers: number;
}

export type Phase = "gathering" | "playing" | "over";

export type Seat =
  | { kind: "open" }
  | { kind: "bot"; bot: string }
  | { kind: "person"; name: string; contributed: boolean; gone: boolean; bot_plays: boolean };

export interface Said {
  seat: number | null;
  phrase: string;
  text: string;
  about: string;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
  clause: string;
}

export interface Legal {
  move: number;
  text: string;
  says: Phrase;
}

/** What a bot thought about a move. */
export interface Thoughts {
  /** The chosen one first. */
  options: { text: string; says: Phrase; chance: number | null; share: number }[];
  reasons: Phrase[];
  simulations: number;
}

/** What all games' views share. */
export interface View {
  game: string;
  seat: number | null;
  seat_to_move: number | null;
  outcome: Outcome | null;
}

export interface Match {
  moves_made: number;
  seat_to_move: number | null;
  view: View;
  clock: { left: number[]; running: number | null; paused: boolean };
  back: { seat: number; to: number } | null;
  must_answer_back: boolean;
  outcome: Outcome | null;
  open?: View;
  fair?: { secret: string; contributions: string[] };
  wanted?: Phrase;
  legal?: Legal[];
}

export interface Table {
  /** Not a live table: a game that is looked back at, where nobody is "you", or a lesson. */
  kind?: "replay" | "lesson";
  number: number;
  phase: Phase;
  game: string;
  players: number;
  options: Record<string, Value>;
  public: boolean;
  strict_talk: boolean;
  hints: boolean;
  hot_seat: boolean;
  is_host: boolean;
  seat: number | null;
  seats: Seat[];
  sides: number[];
  watchers: number;
  commitment: string;
  said: Said[];
  rematch: number[];
  match: Match | null;
}

/** What happened in a game; the rest depends on the game. */
export interface Happening {
  event: string;
  seat?: number;
  [field: string]: unknown;
}

export type TableEvent = { number: number; at: number } & (
  | { event: "sat"; seat: number; name: string }
  | { event: "bot-sat"; seat: number; bot: string }
  | {
      event:
        | "stood"
        | "gone"
        | "returned"
        | "taken-over"
        | "flagged"
        | "rematch-asked"
        | "contributed";
      seat: number;
    }
  | { event: "started" }
  | { event: "moved"; seat: number; by: "person" | "bot" | "clock"; happened: Happening[]; token?: string }
  | { event: "back-asked" | "taken-back"; seat: number; to: number }
  | { event: "back-answered"; seat: number; agreed: boolean }
  | ({ event: "said" } & Said)
  | { event: "rematch"; commitment: string }
);

/** A table at one device, while it is handed on. */
export type Handing = Pick<Table, "game" | "phase" | "seats"> & { seat_to_move: number | null };

export type FromServer =
  | { type: "ack"; id: string; number: number }
  | { type: "refused"; id: string; key: string; reason: string; message: string; arguments: Arguments; clause: string }
  | { type: "pong"; id: string }
  | { type: "hint"; id: string; thoughts: Thoughts }
  | { type: "welcome"; id: string; table: Table; events: TableEvent[] }
  | { type: "update"; number: number; since: number; events: TableEvent[]; table: Partial<Table>; id?: string }
  | { type: "watched"; watchers: number };
