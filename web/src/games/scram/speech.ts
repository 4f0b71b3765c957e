import { say } from "../../text/texts.svelte";
import type { Speech } from "../game";
import { scramFace } from "./faces";

const CAMP_PLACE = /^[A-F]\d+$/;
const DECK_CARDS: Record<string, string> = { K1: "scram-table-top", K2: "scram-table-second" };

export const speech: Speech = {
  fields: ["card", "place", "places"],
  mention: (code, _seat, field) => {
    if (CAMP_PLACE.test(code))
      return { place: code, label: code, words: say("scram-table-place", { place: code }) };
    if (code in DECK_CARDS) {
      const words = say(DECK_CARDS[code]!);
      return { place: code, label: words, words };
    }
    // in a move, `places` is a number of places
    return field === "card" ? { face: scramFace(code), words: code } : null;
  },
};
