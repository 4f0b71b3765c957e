/** What goes over the wire, and what the page adds to it. A game's own view is typed in the
 * game's folder. */

import type {
  CurveEnd,
  CurveLength,
  CurvePoint,
  GameOption,
  Match as SentMatch,
  Table as SentTable,
} from "./generated";

export type {
  Fair,
  GameInfo,
  GameOption,
  Happening,
  Legal,
  Lesson,
  Outcome,
  PublicTable,
  Replay,
  Rulebook,
  Seat,
  Settings,
  SharedDevice,
  TableEvent,
  Terms,
  Thoughts,
  ToClient,
  TurningChoice,
  TurningPoint,
  View,
} from "./generated";

export type Arguments = Record<string, unknown>;
/** A message of the locale files, without the game's prefix, and its arguments. */
export type Phrase = [string, Arguments];
export type Value = GameOption["default"];
export type Phase = SentTable["phase"];
export type Match = SentMatch;
/** A curve of chances is sent line by line. */
export type CurveLine = CurveLength | CurvePoint | CurveEnd;

export interface Table extends SentTable {
  /** Set when it isn't a live table: in a replay nobody is "you"; a lesson has one learner. */
  kind?: "replay" | "lesson";
  /** The move that a lesson asks for; no other lights up. */
  wished?: number;
}
