/** The proof of a deal, computed in this browser as src/koloda/engine/fair.py does. */

import { hex } from "./contribution";

const encoder = new TextEncoder();

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/** commitment = SHA-256("koloda commitment" 00 secret) */
export async function commitmentOf(secret: string): Promise<string> {
  const message = joined(encoder.encode("koloda commitment\0"), bytesOf(secret));
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", message)));
}

/** key = HMAC-SHA256(secret, "koloda key" 00 (length, bytes) of each seat) */
export async function keyOf(secret: string, contributions: string[]): Promise<string> {
  const key = await crypto.subtle.importKey(
    "raw",
    bytesOf(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const parts = contributions
    .map(bytesOf)
    .flatMap((added) => [Uint8Array.of(added.length >> 8, added.length & 255), added]);
  const message = joined(encoder.encode("koloda key\0"), ...parts);
  return hex(new Uint8Array(await crypto.subtle.sign("HMAC", key, message)));
}
