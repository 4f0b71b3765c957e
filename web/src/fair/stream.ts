/** The random numbers of a match: a twin of `Stream` and `Rng.pick` in src/koloda/engine. */

import { hmac } from "./sha256";

export class Stream {
  #block = new DataView(new ArrayBuffer(0));
  #place = 0;
  #blocks = 0;

  constructor(readonly key: Uint8Array) {}

  /** The next 32 bits. */
  word(): number {
    if (this.#place === this.#block.byteLength) {
      const number = new DataView(new ArrayBuffer(8));
      number.setBigUint64(0, BigInt(this.#blocks++));
      this.#block = new DataView(hmac(this.key, new Uint8Array(number.buffer)).buffer as ArrayBuffer);
      this.#place = 0;
    }
    this.#place += 4;
    return this.#block.getUint32(this.#place - 4);
  }

  /** A number from 0 to n - 1, all equally likely. */
  pick(n: number): number {
    const unfair = 2 ** 32 % n;
    for (;;) {
      const product = this.word() * n;
      if (product % 2 ** 32 >= unfair) return Math.floor(product / 2 ** 32);
    }
  }

  /** The cards in a new order, by Fisher and Yates. */
  shuffled<Card>(cards: Card[]): Card[] {
    const deck = [...cards];
    for (let i = deck.length - 1; i > 0; i--) {
      const j = this.pick(i + 1);
      [deck[i], deck[j]] = [deck[j]!, deck[i]!];
    }
    return deck;
  }
}
