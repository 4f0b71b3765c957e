import type { Face } from "../../cards/face";

export function scramFace(card: number | string): Face {
  return { ink: card === "=" ? "orange" : "green", value: String(card), kind: "plain" };
}
