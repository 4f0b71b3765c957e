import type { Face } from "../../cards/face";
import type { Ink } from "../../cards/shapes";
import { say } from "../../text/texts.svelte";

export const INKS: Record<string, Ink> = {
  R: "red",
  Y: "yellow",
  G: "green",
  B: "blue",
  P: "purple",
};
const ELITES: Record<string, string> = { J: "joker", S: "spy", H: "shield" };

const ICONS: Record<string, string> = {
  joker: "M0-24 6-7 24-7 10 4 15 22 0 11-15 22-10 4-24-7-6-7Z",
  spy: "M-26 0C-12-18 12-18 26 0 12 18-12 18-26 0M0-7A7 7 0 1 0 0 7 7 7 0 1 0 0-7",
  shield: "M-18-22H18V2C18 14 8 21 0 26-8 21-18 14-18 2Z",
  redeployment: "M-24 8V-6H18M6-18 18-6 6 6M24-2V12H-8",
  recruitment: "M0-22V22M-22 0H22",
  desertion: "M-20-20 20 20M20-20-20 20",
  treason: "M24-10H-18M-6-22-18-10-6 2M-24 14H18",
  explosion: "M0-26 6-9 22-18 12-2 26 6 9 9 8 26-3 12-18 22-12 5-26 0-10-8-18-24Z",
  reinforcements: "M-16-20V20M0-20V20M16-20V20M-24 0H24",
  swap: "M-24-8H20M8-20 20-8M24 8H-20M-8 20-20 8",
};

/** An elite or an action by its name; undefined for a siege card. */
export function tacticsName(card: string): string | undefined {
  return ELITES[card] ?? (card in ICONS ? card : undefined);
}

export function siegeFace(card: string): Face {
  const name = tacticsName(card);
  if (name)
    return { ink: "black", icon: ICONS[name]!, name: say(`schotten-totten-2-table-card-${name}`) };
  return { ink: INKS[card[0]!]!, value: card.slice(1) };
}

export function siegeWords(card: string): string {
  const name = tacticsName(card);
  if (name) return say(`schotten-totten-2-table-card-${name}`);
  return `${say(`schotten-totten-2-table-colour-${INKS[card[0]!]}`)} ${card.slice(1)}`;
}

/** A card in a message. An elite may stand for another card: `J=R7`, `S=10`. Null: not a card. */
export function mentionedCard(code: string): { face: Face; words: string } | null {
  const [card, stands] = code.split("=") as [string, string?];
  if (!tacticsName(card) && !/^[RYGBP]\d+$/.test(card)) return null;
  const face = siegeFace(card);
  const words = siegeWords(card);
  if (!stands) return { face, words };
  const ink = INKS[stands[0]!];
  const as = ink ? siegeWords(stands) : stands;
  return {
    face: { ink: ink ?? face.ink, name: `${face.name} ${ink ? stands.slice(1) : stands}` },
    words: `${words}: ${as}`,
  };
}
