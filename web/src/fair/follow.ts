/** What a game's `deal.ts` provides: the cards of a match, worked out from its random numbers. */

import type { Happening, Terms, View } from "../net/protocol";
import type { Stream } from "./stream";

/** A position with all cards open, and what led to it. */
export interface OpenStep {
  view: View;
  events: Happening[];
}

/** Whether the cards of a position are those that they must be. Called for the deal and then for
 * each further step, in order. */
export type Follower = (step: OpenStep, before: OpenStep | null) => boolean;

export type Follow = (terms: Terms, stream: Stream) => Follower;

export interface Deal {
  follow: Follow;
  /** Fields of a view that differ between a seat's and the open one although no card does. */
  viewersOwn?: string[];
}

type Card = string | number;

export const isEqual = (one: Card[], other: Card[]): boolean =>
  one.length === other.length && one.every((card, i) => card === other[i]);

/** Whether these are the same cards in any order. */
export const isSameCards = (one: Card[], other: Card[]): boolean =>
  isEqual(one.map(String).sort(), other.map(String).sort());

/** Deal from the end of a deck, which loses the cards. */
export const take = <T>(deck: T[], count: number): T[] => deck.splice(deck.length - count).reverse();
