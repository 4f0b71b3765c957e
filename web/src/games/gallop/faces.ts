import type { Face } from "../../cards/face";
import type { Ink } from "../../cards/shapes";
import { say } from "../../text/texts.svelte";

const INKS: Record<string, Ink> = {
  R: "red",
  O: "orange",
  Y: "yellow",
  G: "green",
  B: "blue",
  P: "purple",
};

const SWAP = "M-26-8H20M8-20 20-8 8 4M26 14H-20M-8 2-20 14-8 26";
const WORLD =
  "M0-24A24 24 0 1 0 0 24 24 24 0 1 0 0-24M-24 0H24M0-24C-16-8-16 8 0 24M0-24C16-8 16 8 0 24";
const OUT = "M-22-18H4V18H-22M-8 0H24M14-10 24 0 14 10";

/** Cities are stamps; other cards show what they do. */
export function gallopFace(card: string): Face {
  const ink = INKS[card[0]!];
  if (ink)
    return {
      ink,
      value: card.slice(1),
      kind: "stamp",
      // read when it is drawn, in the language of that moment
      get caption() {
        return say("gallop-table-city-name", { name: card });
      },
    };
  if (card === "U") return { ink: "black", icon: WORLD };
  if (card === "D") return { ink: "black", icon: OUT };
  return { ink: "black", icon: SWAP, value: card.slice(1), kind: "plain" };
}

export function gallopWords(card: string): string {
  const colour = INKS[card[0]!];
  if (colour) return say("gallop-table-city", { colour, value: card.slice(1) });
  if (card === "U") return say("gallop-table-universal");
  if (card === "D") return say("gallop-table-deportation");
  return say("gallop-table-exchange", { value: card.slice(1) });
}

/** A colour without a city; `R` is red. */
export function mentionedColour(letter: string): { face: Face; words: string } | null {
  const ink = INKS[letter];
  return ink ? { face: { ink }, words: say("gallop-table-colour", { colour: ink }) } : null;
}

export function colourFace(colour: string, value: number): Face {
  return { ink: colour as Ink, value: String(value), kind: "stamp" };
}
