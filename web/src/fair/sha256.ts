/** SHA-256 and HMAC (FIPS 180-4, RFC 2104). The browser's own exist only on encrypted pages, and a
 * table in the local network has none. */

import { joined } from "./bytes";

const BLOCK = 64;
const CONSTANTS = fractions(64, Math.cbrt);
const START = fractions(8, Math.sqrt);

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function fractions(count: number, root: (n: number) => number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++)
    if (!Array.from({ length: n - 2 }, (_, i) => i + 2).some((d) => n % d === 0))
      found.push((root(n) % 1) * 2 ** 32);
  return Uint32Array.from(found, Math.floor);
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const padding = new Uint8Array(BLOCK - ((message.length + 8) % BLOCK) + 8);
  padding[0] = 0x80;
  const padded = new DataView(joined(message, padding).buffer);
  padded.setBigUint64(padded.byteLength - 8, BigInt(message.length) * 8n);
  const hash = START.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.byteLength; block += BLOCK) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        words[i] = padded.getUint32(block + 4 * i);
        continue;
      }
      const [early, late] = [words[i - 15]!, words[i - 2]!];
      const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[i] = words[i - 16]! + small + words[i - 7]! + large;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as number[] as [
      number, number, number, number, number, number, number, number,
    ];
    for (let i = 0; i < 64; i++) {
      const first =
        (h +
          (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
          ((e & f) ^ (~e & g)) +
          CONSTANTS[i]! +
          words[i]!) |
        0;
      const second =
        ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = hash[i]! + word));
  }
  const output = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => output.setUint32(4 * i, word));
  return new Uint8Array(output.buffer);
}

/** The keys here have 32 bytes, so none is longer than a block. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = joined(key, new Uint8Array(BLOCK - key.length));
  const inner = sha256(joined(padded.map((byte) => byte ^ 0x36), message));
  return sha256(joined(padded.map((byte) => byte ^ 0x5c), inner));
}
