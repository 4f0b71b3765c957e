/** How a game of Schotten Totten 2 ended: the claim that decided it stays on the wall. */

import type { Happening, Outcome, Phrase, TableEvent, View } from "../../net/protocol";
import type { Prelude } from "../game";
import { COLOURS, ELITES, STRENGTHS, TYPES, WALL } from "./claims/cards";
import { worth } from "./claims/formation";
import type { Formation, SiegeView, Tile } from "./view";

/** A claim that was carried out: the cards that lay there, by seat. */
export interface Claim {
  tile: number;
  damaged: boolean;
  cards: [string[], string[]];
  formations: [Formation | null, Formation | null];
}

/** Read a claim from what a move did; null: nothing was claimed. */
export function claimIn(happened: Happening[], wasDamaged: boolean): Claim | null {
  const tile = Number(happened.find((one) => one.event === "claimed")?.tile ?? 0);
  if (tile === 0) return null;
  const lying = (seat: number) =>
    happened
      .filter((one) => one.event === "discarded" && one.tile === tile && one.seat === seat)
      .map((one) => String(one.card));
  const cards: Claim["cards"] = [lying(0), lying(1)];
  const formation = (side: string[]) => formed(tile, wasDamaged, side);
  return {
    tile,
    damaged: wasDamaged,
    cards,
    formations: [formation(cards[0]), formation(cards[1])],
  };
}

/** What a complete formation counts as at a tile; null: it isn't complete. */
function formed(tile: number, damaged: boolean, cards: string[]): Formation | null {
  const face = WALL[tile - 1]![damaged ? 1 : 0];
  if (cards.length < face.capacity) return null;
  const { type, total } = worth(face, cardNumbers(cards));
  return { type: face.accepts === "lowest-sum" ? face.accepts : TYPES[type]!, total, cards };
}

/** The cards' numbers; the two jokers have different ones. */
export function cardNumbers(cards: string[]): number[] {
  let [joker] = ELITES as [number];
  return cards.map((card) => {
    if (card === "J") return joker++;
    const elite = "SH".indexOf(card);
    return elite >= 0
      ? ELITES[2 + elite]!
      : COLOURS.indexOf(card[0]!) * STRENGTHS + Number(card.slice(1));
  });
}

/** Every claim of the game that the log ends with, the first one first. */
export function claimsOf(log: TableEvent[]): Claim[] {
  let claims: Claim[] = [];
  for (const event of log) {
    if (event.event !== "moved") continue;
    const tile = event.happened.find((one) => one.event === "claimed")?.tile;
    const claim = claimIn(
      event.happened,
      claims.some((one) => one.tile === tile),
    );
    if (claim) claims.push(claim);
    const isNew = event.happened.some((one) => one.event === "attacks-next");
    if (isNew && event !== log.at(-1)) claims = [];
  }
  return claims;
}

/** The board at the end of a game: a claim that won leaves its cards on the wall. In a match of two
 * games the next one is dealt in the same move, so only the view before it has the wall. */
export function ending(
  happened: Happening[],
  seen: View,
  before: View | undefined,
): View | null {
  const view = seen as SiegeView;
  const won = happened.find((one) => one.event === "won");
  if (!won) return view.outcome ? view : null;
  const isDealtAgain = happened.some((one) => one.event === "attacks-next");
  const earlier = before as SiegeView | undefined;
  if (isDealtAgain && !earlier) return null;
  const claim = claimIn(happened, won.reason === "tile-broken");
  const shown = isDealtAgain ? withPlayed(earlier!, happened) : view;
  const tiles = shown.tiles.map((tile): Tile => {
    if (tile.tile !== claim?.tile) return tile;
    const { cards, formations } = claim;
    const proof = earlier?.tiles[tile.tile - 1]?.claim ?? null;
    return { ...tile, cards, formations, claim: proof, claimable: false, decisive: true };
  });
  const gone = new Set(claim?.cards.flat());
  const discard = Object.fromEntries(
    Object.entries(shown.discard).map(([stack, cards]) => [
      stack,
      cards.filter((card) => !gone.has(card)),
    ]),
  );
  return { ...shown, tiles, discard, match: view.match } as SiegeView;
}

/** The card that was played in the move that ended the game. */
function withPlayed(view: SiegeView, happened: Happening[]): SiegeView {
  const played = happened.find((one) => one.event === "played");
  if (!played) return view;
  const [seat, card] = [played.seat as 0 | 1, String(played.card)];
  return {
    ...view,
    tiles: view.tiles.map((tile) =>
      tile.tile === played.tile
        ? {
            ...tile,
            cards: tile.cards.map((side, number) =>
              number === seat ? [...side, card] : side,
            ) as Tile["cards"],
          }
        : tile,
    ),
  };
}

/** Milliseconds to compare two formations, and to read each line of a proof. */
const COMPARING = 2800;
const READING = 700;

/** A claim is explained while the cards are still there. */
export function prelude(happened: Happening[], before: View): Prelude | null {
  const claimed = happened.find((one) => one.event === "claimed");
  if (!claimed) return null;
  const tile = (before as SiegeView).tiles[Number(claimed.tile) - 1];
  const lines = proofOf(tile?.claim?.reasons ?? []).length;
  return { place: `tile-${String(claimed.tile)}`, time: COMPARING + READING * lines };
}

/** The part of a proof that goes beyond naming and comparing two complete formations. */
export function proofOf(reasons: Phrase[]): Phrase[] {
  return reasons.filter(
    ([key]) => !/^proof-(attacker|defender|stronger|level-first)/.test(key),
  );
}

/** One formation against the other, in words: "colour run 17 beats sum 25". */
export function comparison(
  { formations }: Pick<Claim, "formations">,
  attacker: number,
): Phrase {
  const [own, other] = [formations[attacker]!, formations[1 - attacker] ?? null];
  if (!other) return ["compared-unbeatable", { type: own.type, total: own.total }];
  const isTied = own.type === other.type && own.total === other.total;
  return [
    isTied ? "compared-first" : "compared-beats",
    { type: own.type, total: own.total, foe_type: other.type, foe_total: other.total },
  ];
}

/** Why a game or a match ended, in one sentence with the numbers. */
export function why(
  view: SiegeView,
  happened: Happening[],
  outcome: Outcome | null,
  you: number | null,
): Phrase {
  const won = happened.find((one) => one.event === "won");
  const games = view.match?.games ?? [];
  const winner = outcome?.winners[0] ?? Number(won?.seat ?? 0);
  const reason = outcome?.reason ?? String(won?.reason);
  const damaged = view.tiles.filter((tile) => tile.damaged).map((tile) => tile.tile);
  const claimed = Number(happened.find((one) => one.event === "claimed")?.tile ?? 0);
  const game = games.find((one) => one.winner === winner);
  const other = games.find((one) => one.winner !== winner);
  return [
    `end-${reason}`,
    {
      you: you === null ? "none" : you === winner ? "self" : "foe",
      seat: winner,
      partner: 1 - winner,
      tile: claimed,
      damaged: [...new Set([...damaged, ...(claimed ? [claimed] : [])])].sort(),
      count: damaged.length,
      left: game?.siege_deck_size ?? 0,
      foe_left: other?.siege_deck_size ?? 0,
      held: game?.tiles_and_cauldrons ?? 0,
      foe_held: other?.tiles_and_cauldrons ?? 0,
    },
  ];
}
