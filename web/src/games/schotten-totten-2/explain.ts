/** What the things on the board of Schotten Totten 2 are. */

import type { View } from "../../net/protocol";
import type { Explained } from "../game";
import { WALL } from "./claims/cards";
import type { SiegeView, Tile } from "./view";

const ELITES: Record<string, string> = { J: "joker", S: "spy", H: "shield" };
/** Each tactics card with its clause. */
const TACTICS: Record<string, string> = {
  joker: "ST2-34",
  spy: "ST2-34",
  shield: "ST2-34",
  redeployment: "ST2-36",
  recruitment: "ST2-37",
  desertion: "ST2-38",
  treason: "ST2-39",
  explosion: "ST2-40",
  reinforcements: "ST2-41",
  swap: "ST2-42",
};

export function explain(what: string, seen: View, seat: number | null): Explained[] {
  const view = seen as SiegeView;
  const [, at, side] = /^formation-(\d)-([01])$/.exec(what) ?? [];
  if (side) return aboutFormation(view.tiles[Number(at) - 1]!, Number(side) as 0 | 1);
  const [, kind, rest] = /^([a-z-]+)-([^-]+)$/.exec(what) ?? [];
  switch (kind) {
    case "tile":
      return aboutTile(view.tiles[Number(rest) - 1]!, view);
    case "hand":
      return [...aboutCard(rest!), ...playing(rest!, view, seat)];
    case "card":
      return aboutLying(rest!, view);
    case "claim":
      return [{ says: ["what-claim", { tile: rest }], clause: "ST2-17" }];
    case "retreat":
      return [{ says: ["what-retreat", { tile: rest }], clause: "ST2-4" }];
    case "oil":
      return [{ says: ["what-oil", { tile: rest, left: view.cauldrons }], clause: "ST2-5" }];
    case "role": {
      const { role } = view.sides[Number(rest) as 0 | 1];
      return [
        { says: [`what-${role}`, {}], clause: role === "attacker" ? "ST2-21" : "ST2-22" },
      ];
    }
    case "played": {
      const played = view.sides[Number(rest) as 0 | 1].tactics_played;
      return [{ says: ["what-played", { played }], clause: "ST2-32" }];
    }
    case "in-hand": {
      const { siege_size, tactics_size } = view.sides[Number(rest) as 0 | 1];
      return [
        { says: ["what-in-hand", { siege: siege_size, tactics: tactics_size }], clause: "ST2-3" },
      ];
    }
  }
  switch (what) {
    case "siege-deck":
      return [{ says: ["what-siege-deck", { size: view.siege_deck_size }], clause: "ST2-22" }];
    case "tactics-deck":
      return [{ says: ["what-tactics-deck", { size: view.tactics_deck_size }], clause: "ST2-31" }];
    case "discard":
      return [{ says: ["what-discard", {}], clause: "ST2-11" }];
    case "cauldrons":
      return [{ says: ["what-cauldrons", { left: view.cauldrons }], clause: "ST2-5" }];
    case "revenge":
      return [{ says: ["what-revenge", {}], clause: "ST2-24" }];
    default:
      return [];
  }
}

/** What it takes and accepts, what becomes of it, and what lies there counts as. */
function aboutTile({ tile, accepts, capacity, damaged, formations }: Tile, view: SiegeView): Explained[] {
  const face: Explained = {
    says: [`what-accepts-${accepts}`, { tile, capacity, damaged }],
    clause: accepts === "all" ? "ST2-12" : "ST2-13",
  };
  const other = WALL[tile - 1]![1];
  const next: Explained = damaged
    ? { says: ["what-damaged", {}], clause: "ST2-21" }
    : { says: ["what-intact", { capacity: other.capacity, accepts: other.accepts }], clause: "ST2-20" };
  const counted = ([0, 1] as const).flatMap((seat): Explained[] => {
    const formation = formations[seat];
    if (!formation) return [];
    const { role } = view.sides[seat];
    return [
      { says: ["what-counts", { role, type: formation.type, total: formation.total }], clause: "ST2-12" },
    ];
  });
  return [face, next, ...counted];
}

function aboutFormation({ tile, accepts, capacity, cards, formations }: Tile, seat: 0 | 1): Explained[] {
  const formation = formations[seat];
  const size = cards[seat].length;
  if (!formation) return [{ says: ["what-incomplete", { size, capacity }], clause: "ST2-14" }];
  const { type, total } = formation;
  return [
    { says: ["what-complete", { tile, type, total }], clause: "ST2-12" },
    ...(accepts === "all"
      ? []
      : [{ says: ["what-restricted", { accepts }], clause: "ST2-13" } satisfies Explained]),
  ];
}

function aboutCard(card: string): Explained[] {
  const name = ELITES[card[0]!] && !/^[RYGBP]/.test(card) ? ELITES[card[0]!]! : card;
  const clause = TACTICS[name];
  if (clause) return [{ says: ["what-tactics", { name }], clause }];
  const strength = Number(card.slice(1));
  if (strength === 0) return [{ says: ["what-siege-0", { card }], clause: "ST2-7" }];
  if (strength === 11) return [{ says: ["what-siege-11", { card }], clause: "ST2-7" }];
  return [{ says: ["what-siege", { card, strength }], clause: "ST2-6" }];
}

function aboutPlayed(card: string): Explained[] {
  const about = aboutCard(card);
  // how to play it is no longer of interest
  return about[0]!.says[0] === "what-siege"
    ? [{ says: ["what-siege-played", about[0]!.says[1]], clause: "ST2-1" }]
    : about;
}

/** Whether a tactics card may be played at all. */
function playing(card: string, view: SiegeView, seat: number | null): Explained[] {
  if (seat === null || /^[RYGBP]\d/.test(card)) return [];
  const own = view.sides[seat as 0 | 1].tactics_played;
  const other = view.sides[(1 - seat) as 0 | 1].tactics_played;
  return [{ says: ["what-ahead", { own, other }], clause: "ST2-32" }];
}

/** A card at the wall or among the discards; a joker at the wall names its place, `J3.1`. */
function aboutLying(card: string, view: SiegeView): Explained[] {
  const [, at, place] = /^J(\d)\.(\d)$/.exec(card) ?? [];
  const lies = ({ tile, cards }: Tile, seat: 0 | 1) =>
    at ? tile === Number(at) && cards[seat][Number(place) - 1] === "J" : cards[seat].includes(card);
  for (const tile of view.tiles)
    for (const seat of [0, 1] as const)
      if (lies(tile, seat)) return [...aboutPlayed(card), ...aboutFormation(tile, seat)];
  return [...aboutPlayed(card), { says: ["what-discard", {}], clause: "ST2-11" }];
}
