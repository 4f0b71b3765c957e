/** What a sheet of Gallop across Europe contains, and what is impossible. */

import {
  GOALS,
  HIGHEST,
  LETTERS,
  MATCHES,
  MOST_DEALS,
  MOST_GOALS,
  colourOf,
  coloursOf,
  scoreCollection,
  standing,
  type Collection,
  type Deal,
  type Match,
} from "./scoring";
import { gallopWords } from "../faces";
import { isWithin, readNames, wrong } from "../../../score/sheet.svelte";

export interface GallopSheet {
  names: string[];
  match: Match;
  goal: number;
  deals: Deal[];
}

const CITY = new RegExp(`^[${LETTERS}][1-${HIGHEST}]$`);
/** Three of a colour burn (GAL-23). */
const MOST_OF_A_COLOUR = 2;

export function freshGallop(players: number): GallopSheet {
  return {
    names: Array.from({ length: players }, () => ""),
    match: "target",
    goal: GOALS.target,
    deals: [],
  };
}

export function readGallop(input: unknown): GallopSheet {
  const { names, match, goal, deals } = (input ?? {}) as Partial<GallopSheet>;
  const players = Array.isArray(names) ? names.length : 0;
  if (!isWithin(players, 2, 4) || !match || !MATCHES.includes(match) || !Array.isArray(deals))
    throw wrong("web-score-bad-link");
  if (match === "wins" && players !== 2) throw wrong("web-score-wins-two", {}, "GAL-31");
  if (!isWithin(goal, 1, MOST_GOALS[match]))
    throw wrong("web-score-no-goal", { most: MOST_GOALS[match] });
  if (deals.length > MOST_DEALS) throw wrong("web-score-bad-link");
  const sheet = {
    names: readNames(names, players),
    match,
    goal,
    deals: deals.map((deal) => readDeal(deal, players)),
  };
  const cities = sheet.deals.flat().flatMap((one) => (Array.isArray(one) ? one : []));
  const colours = new Set(cities.map(colourOf)).size;
  // the same colours are out of play in all deals (GAL-30)
  if (colours > coloursOf(players))
    throw wrong("web-score-colours", { colours, most: coloursOf(players) }, "GAL-3");
  const before = sheet.deals
    .slice(0, -1)
    .map((deal) => deal.map((one) => scoreCollection(one, players)));
  if (before.length > 0 && standing(before, players, match, goal).isOver)
    throw wrong("web-score-match-over", {}, "GAL-30");
  return sheet;
}

function readDeal(input: unknown, players: number): Deal {
  if (!Array.isArray(input) || input.length !== players) throw wrong("web-score-bad-link");
  const deal = input.map((one, seat) => readCollection(one, seat, players));
  const cities = deal.flatMap((one) => (Array.isArray(one) ? one : []));
  const twice = cities.find((city, place) => cities.indexOf(city) !== place);
  if (twice) throw wrong("web-score-city-twice", { city: gallopWords(twice) }, "GAL-1");
  return deal;
}

function readCollection(input: unknown, seat: number, players: number): Collection {
  if (Array.isArray(input)) return readCities(input, seat);
  const { points, complete } = (input ?? {}) as { points?: unknown; complete?: unknown };
  const most = HIGHEST * coloursOf(players);
  if (!isWithin(points, 0, most)) throw wrong("web-score-no-total", { seat: seat + 1, most });
  return { points, complete: complete === true };
}

function readCities(input: unknown[], seat: number): string[] {
  const unknown = input.find((city) => !CITY.test(String(city)));
  if (unknown !== undefined) throw wrong("web-score-no-card", { card: String(unknown) }, "GAL-1");
  const cities = input.map(String);
  for (const letter of LETTERS) {
    const count = cities.filter((city) => city[0] === letter).length;
    if (count > MOST_OF_A_COLOUR) throw wrong("web-score-three-burn", { seat: seat + 1 }, "GAL-23");
    if (count === MOST_OF_A_COLOUR && cities.length === count)
      throw wrong("web-score-two-burn", { seat: seat + 1 }, "GAL-22");
  }
  return cities;
}
