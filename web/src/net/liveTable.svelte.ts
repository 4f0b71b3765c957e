/** One table over its socket: how it looks now, what happens there, and requests to it. */

import type { ToClient, Table, TableEvent } from "./protocol";
import { Refused } from "./refused";
import type { Connection, Source, Update } from "./source";

const PING = 20_000;
const PATIENCE = 15_000;
const PAUSES = [300, 800, 1500, 3000, 5000];
const POLICY = 1008;

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Refused) => void;
  frame: string;
  isMove: boolean;
  timer: ReturnType<typeof setTimeout>;
}

export class LiveTable implements Source {
  connection = $state<Connection>("connecting");
  table: Table | null = null;
  listener: (update: Update) => void = () => {};
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #isClosed = false;
  #pings: ReturnType<typeof setInterval> | undefined;
  #welcomed: (() => void)[] = [];
  #wasOpen = false;

  constructor(
    readonly id: string,
    /** Which of the seats at this device; null: the device has only one. */
    readonly seat: number | null = null,
  ) {
    this.#connect();
  }

  /** Resolves when the table is known. */
  ready(): Promise<void> {
    return this.table ? Promise.resolve() : new Promise((resolve) => this.#welcomed.push(resolve));
  }

  /** Send a request. Resolves with the number of its event once that is durable, or with what was
   * asked for. A move without an answer is sent again after a reconnect; its id makes sure that
   * it is played once. */
  ask<Answer = number>(type: string, fields: object = {}): Promise<Answer> {
    const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
    const frame = JSON.stringify({ type, id, ...fields });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new Refused("no-answer"));
      }, PATIENCE);
      this.#waiting.set(id, {
        resolve: (answer) => resolve(answer as Answer),
        reject,
        frame,
        isMove: type === "move",
        timer,
      });
      if (this.connection === "open") this.#socket?.send(frame);
    });
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#pings);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/${this.id}${this.seat === null ? "" : `?seat=${this.seat}`}`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.#wasOpen = true;
      // 0, not -1, so that the server sends the earlier events for the log
      socket.send(JSON.stringify({ type: "hello", id: "hello", last: this.table?.number ?? 0 }));
      clearInterval(this.#pings);
      this.#pings = setInterval(() => socket.send('{"type":"ping","id":"ping"}'), PING);
    };
    socket.onmessage = (message) => this.#take(JSON.parse(message.data) as ToClient);
    socket.onclose = (event) => this.#lose(event.code);
  }

  #lose(code: number): void {
    clearInterval(this.#pings);
    if (this.#isClosed) return;
    // the socket was never accepted: there is no such table, or we may not see it
    if (code === POLICY || (!this.#wasOpen && this.#tries >= 2)) {
      this.connection = "refused";
      return;
    }
    this.connection = "lost";
    for (const [id, { isMove }] of this.#waiting) {
      if (!isMove) this.#answered(id)?.reject(new Refused("disconnected"));
    }
    setTimeout(() => !this.#isClosed && this.#connect(), PAUSES[Math.min(this.#tries++, 4)]);
  }

  #take(message: ToClient): void {
    switch (message.type) {
      case "welcome": {
        const known = this.table?.number ?? -1;
        this.connection = "open";
        this.#tries = 0;
        this.#set(
          message.table,
          message.events.filter((event) => event.number > known),
          true,
        );
        for (const { frame } of this.#waiting.values()) this.#socket?.send(frame);
        break;
      }
      case "update":
        if (message.id) this.#answered(message.id)?.resolve(message.number);
        if (!this.table) return;
        if (message.since > this.table.number) {
          this.#socket?.send(
            JSON.stringify({ type: "hello", id: "hello", last: this.table.number }),
          );
        } else if (message.number > this.table.number) {
          this.#set(
            { ...this.table, ...message.table, number: message.number },
            message.events,
            false,
          );
        }
        break;
      case "watched":
        if (this.table) this.#set({ ...this.table, watchers: message.watchers }, [], false);
        break;
      case "ack":
        this.#answered(message.id)?.resolve(message.number);
        break;
      case "refused":
        this.#answered(message.id)?.reject(
          new Refused(message.key, message.message, message.arguments, message.clause),
        );
        break;
      case "hint":
        this.#answered(message.id)?.resolve(message.thoughts);
        break;
      case "pong":
    }
  }

  #set(table: Table, events: TableEvent[], isWelcome: boolean): void {
    this.table = table;
    this.listener({ table, events, isWelcome });
    for (const resolve of this.#welcomed.splice(0)) resolve();
  }

  #answered(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(waiting?.timer);
    return waiting;
  }
}
