/** One table over its socket: how it looks now, what happens there, and requests to it. */

import { Heartbeat } from "./heartbeat";
import type { ToClient, Table, TableEvent } from "./protocol";
import { Refused } from "./refused";
import type { Connection, Source, Update } from "./source";

const PATIENCE = 15_000;
const PAUSES = [300, 800, 1500, 3000, 5000];
const POLICY = 1008;
/** The code of a connection that we gave up ourselves. */
const NO_ANSWER = 0;

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Refused) => void;
  frame: string;
  type: string;
  timer: ReturnType<typeof setTimeout>;
}

export class LiveTable implements Source {
  connection = $state<Connection>("connecting");
  /** A move waits for the connection to come back. */
  isMoveWaiting = $state(false);
  table: Table | null = null;
  listener: (update: Update) => void = () => {};
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #isClosed = false;
  #heartbeat = new Heartbeat({
    ping: () => this.#ping(),
    lose: () => this.#lose(NO_ANSWER),
    // messages are answered in order, and a bot has to think about a hint
    isExcused: () => [...this.#waiting.values()].some(({ type }) => type === "ask-hint"),
  });
  #retry: ReturnType<typeof setTimeout> | undefined;
  #welcomed: (() => void)[] = [];
  #wasOpen = false;

  constructor(
    readonly id: string,
    /** Which of the seats at this device; null: the device has only one. */
    readonly seat: number | null = null,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#check);
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
      this.#waiting.set(id, {
        resolve: (answer) => resolve(answer as Answer),
        reject,
        frame,
        type,
        timer: setTimeout(() => this.#giveUp(id), PATIENCE),
      });
      this.#noteWaiting();
      if (this.connection !== "open") return;
      this.#socket?.send(frame);
      this.#heartbeat.expectAnswer();
    });
  }

  /** Nobody has answered. A move is kept while there is no connection. */
  #giveUp(id: string): void {
    const waiting = this.#waiting.get(id)!;
    if (waiting.type === "move" && this.connection === "lost")
      waiting.timer = setTimeout(() => this.#giveUp(id), PATIENCE);
    else this.#answered(id)?.reject(new Refused("no-answer"));
  }

  #noteWaiting(): void {
    const isMove = [...this.#waiting.values()].some(({ type }) => type === "move");
    this.isMoveWaiting = isMove && this.connection === "lost";
  }

  close(): void {
    this.#isClosed = true;
    this.#heartbeat.stop();
    clearTimeout(this.#retry);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#check);
    this.#socket?.close();
  }

  /** The network is back: try again now. */
  #hurry = (): void => {
    if (this.connection !== "lost") return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  /** The network seems to be gone, but a server on this machine needs none. */
  #check = (): void => {
    if (this.connection !== "open") return;
    this.#heartbeat.expectAnswer();
    this.#ping();
  };

  #ping(): void {
    this.#socket?.send('{"type":"ping","id":"ping"}');
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
      this.#heartbeat.expectAnswer();
    };
    socket.onmessage = (message) => {
      this.#heartbeat.heard();
      this.#take(JSON.parse(message.data) as ToClient);
    };
    socket.onclose = (event) => this.#lose(event.code);
  }

  #lose(code: number): void {
    this.#heartbeat.stop();
    if (this.#isClosed) return;
    const socket = this.#socket!;
    // a dead connection takes its time to close, and must not be heard of any more
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    // the socket was never accepted: there is no such table, or we may not see it
    if (code === POLICY || (!this.#wasOpen && this.#tries >= 2)) {
      this.connection = "refused";
      return;
    }
    this.connection = "lost";
    for (const [id, { type }] of this.#waiting) {
      if (type !== "move") this.#answered(id)?.reject(new Refused("disconnected"));
    }
    this.#noteWaiting();
    this.#retry = setTimeout(() => this.#connect(), PAUSES[Math.min(this.#tries++, 4)]);
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
        this.#noteWaiting();
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
    this.#noteWaiting();
    return waiting;
  }
}
