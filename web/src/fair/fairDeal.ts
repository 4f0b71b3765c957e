/** Where the cards of a match come from: a twin of src/koloda/engine/fair.py. The published vectors
 * in docs/protocol.md hold both. */

import type { Fair, Terms } from "../net/protocol";
import { bytesOf, hex, joined, utf8 } from "./bytes";
import { hmac, sha256 } from "./sha256";

export const commitmentOf = (secret: string): string =>
  hex(sha256(joined(utf8("koloda commitment\0"), bytesOf(secret))));

/** The hash that a seat shows before it reveals its bytes. */
export const hashOf = (commitment: string, seat: number, added: string): string =>
  hex(
    sha256(
      joined(
        utf8("koloda contribution\0"),
        bytesOf(commitment),
        Uint8Array.of(seat),
        bytesOf(added),
      ),
    ),
  );

/** JSON with sorted keys and without spaces: the only way to write something down. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(",")}}`;
}

const withLengths = (parts: string[]): Uint8Array =>
  joined(
    ...parts
      .map(bytesOf)
      .flatMap((part) => [Uint8Array.of(part.length >> 8, part.length & 255), part]),
  );

export const hashesOf = (commitment: string, contributions: string[]): string[] =>
  contributions.map((added, seat) => (added ? hashOf(commitment, seat, added) : ""));

/** The key of the stream that all shuffles read. */
export function keyOf({ secret, contributions }: Fair, terms: Terms | null): Uint8Array {
  const added = withLengths(contributions);
  if (terms === null) return hmac(bytesOf(secret), joined(utf8("koloda key\0"), added));
  const commitment = commitmentOf(secret);
  const binding = sha256(utf8(canonical({ ...terms, commitment })));
  const hashes = withLengths(hashesOf(commitment, contributions));
  return hmac(bytesOf(secret), joined(utf8("koloda key 2\0"), binding, hashes, added));
}
