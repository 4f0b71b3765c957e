/** Cards and places that a phrase speaks of, to be drawn in the line and not written as codes. */

import type { Face } from "../cards/face";
import { say } from "../text/texts.svelte";
import { numberFace } from "./face-to-face/faces";
import { gallopFace, gallopWords } from "./gallop/faces";
import { spokenSiege } from "./schotten-totten-2/faces";
import { scramFace } from "./scram/faces";

/** A card, or a place on the table that can be pointed at. */
export type Thing = { face: Face; words: string } | { place: string; words: string };

interface Speech {
  /** The fields of a phrase that hold cards or places. */
  fields: string[];
  /** What a code in such a field means; `seat` is who acts. */
  thing(code: string, seat: number, field: string): Thing | null;
}

const GALLOP_CARD = /^(?:[ROYGBP]\d|X\d|[UD])$/;
const CAMP_PLACE = /^[A-F]\d+$/;

const SPEECHES: Record<string, Speech> = {
  "face-to-face": {
    fields: ["card"],
    thing: (code, seat) => ({ face: numberFace(Number(code), seat), words: code }),
  },
  "schotten-totten-2": {
    fields: ["card", "cards", "foe"],
    thing: spokenSiege,
  },
  scram: {
    fields: ["card", "place", "places"],
    thing: (code, _seat, field) => {
      if (CAMP_PLACE.test(code)) return { place: code, words: say("scram-table-place", { place: code }) };
      if (/^K[12]$/.test(code)) {
        return { place: code, words: say(code === "K1" ? "scram-table-top" : "scram-table-second") };
      }
      // moves count the places of a camp
      return field === "card" ? { face: scramFace(code), words: code } : null;
    },
  },
  gallop: {
    fields: ["card", "cards", "city", "cities", "gave", "given", "got"],
    thing: (code) => (GALLOP_CARD.test(code) ? { face: gallopFace(code), words: gallopWords(code) } : null),
  },
};

/** The things that a field speaks of, or null if it holds none. */
export function things(game: string, field: string, value: unknown, seat: number): (Thing | string)[] | null {
  const speech = SPEECHES[game];
  if (!speech?.fields.includes(field) || value == null) return null;
  // proofs list their cards in one text
  const codes = Array.isArray(value) ? value.map(String) : String(value).split(", ");
  const found = codes.map((code) => speech.thing(code, seat, field) ?? code);
  return found.some((one) => typeof one !== "string") ? found : null;
}
