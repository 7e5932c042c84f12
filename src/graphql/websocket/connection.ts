import type { Socket } from 'node:net';
import type { Context } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Settings } from '../../ops/settings.ts';
import { CLOSE, reasonWith } from './close-codes.ts';
import type { Operation } from './operation.ts';

/** What graphql-ws knows of a connection. */
export interface Extra {
  readonly connection: Connection;
}
export type Protocol = Context<Record<string, unknown>, Extra>;

/** Milliseconds in which a client may take the close frame before its connection is cut. */
const GRACE = 2_000;

/** Bytes that may wait while a subscription goes on reading what is in memory. */
const AHEAD = 65_536;

/** One client's connection: what came in, what waits to go out, and whether the client still answers. */
export class Connection {
  readonly socket: WebSocket;
  readonly #wire: Socket;
  readonly address: string;
  readonly requestId: string;
  readonly operations = new Map<string, Operation>();
  /** Operation id → resolves when its operation has started or was refused. */
  readonly starting = new Map<string, Promise<unknown>>();
  playerId: string | null = null;
  token: string | null = null;
  expiresAt: number | null = null;
  protocol: Protocol | null = null;
  readonly #settings: Settings;
  readonly #onClose: (code: number) => void;
  #inbound: number[] = [];
  #missedPongs = 0;
  #unsent = 0;
  #tookAt = performance.now();
  #pingAt: number;
  #tokenAt: number;
  #started = 0;

  /** `onClose` is told the code when this side closes. */
  constructor(
    socket: WebSocket,
    wire: Socket,
    address: string,
    requestId: string,
    settings: Settings,
    onClose: (code: number) => void,
  ) {
    this.socket = socket;
    this.#wire = wire;
    this.address = address;
    this.requestId = requestId;
    this.#settings = settings;
    this.#onClose = onClose;
    const now = performance.now();
    this.#pingAt = now + settings.SOCKET_PING_MS;
    this.#tokenAt = now + settings.SOCKET_TOKEN_CHECK_MS;
  }

  /** Id for the log and for masked errors of the next operation. */
  nextOperation(): string {
    this.#started += 1;
    return `${this.requestId}-${this.#started}`;
  }

  /** Resolves when no operation of this id is starting. */
  async started(id: string): Promise<void> {
    while (this.starting.has(id)) {
      await this.starting.get(id);
      // The library looks at what became of it in the same turn of the event loop.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** The client has gone: ends every operation that still runs. */
  end(): void {
    for (const operation of this.operations.values()) operation.return().catch(() => {});
  }

  /** Operation id → the version to resume from. */
  get #versions(): ReadonlyMap<string, number> {
    const versions = new Map<string, number>();
    for (const [id, { version }] of this.operations) if (version !== null) versions.set(id, version);
    return versions;
  }

  get open(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Counts an inbound message; false when it is one too many and the connection is closed. */
  received(): boolean {
    const { SOCKET_MESSAGES, SOCKET_MESSAGES_WINDOW_MS } = this.#settings;
    const now = performance.now();
    this.#inbound.push(now);
    while (this.#inbound.length > 0 && (this.#inbound[0] as number) <= now - SOCKET_MESSAGES_WINDOW_MS) {
      this.#inbound.shift();
    }
    if (this.#inbound.length <= SOCKET_MESSAGES) return true;
    this.close(CLOSE.rateLimited, 'rate-limited');
    return false;
  }

  /** Resolves when the socket has taken the message; until then its subscription reads nothing more. */
  send(message: string): Promise<void> {
    if (!this.open) return Promise.resolve();
    return new Promise((resolve, reject) => {
      if (this.#unsent === 0) this.#tookAt = performance.now();
      this.#unsent += 1;
      this.socket.send(message, (error) => {
        this.#unsent -= 1;
        this.#tookAt = performance.now();
        if (error === undefined || error === null) resolve();
        else reject(error);
      });
      if (this.socket.bufferedAmount > this.#settings.SOCKET_UNSENT_BYTES) this.#closeSlow();
    });
  }

  /**
   * The same, but resolves at once while little waits: what is sent in one turn of the event loop goes out in
   * one write.
   */
  push(message: string): Promise<void> {
    this.#wire.cork();
    process.nextTick(() => this.#wire.uncork());
    const sent = this.send(message);
    if (this.socket.bufferedAmount > AHEAD) return sent;
    // Of a client that has gone the close tells.
    sent.catch(() => {});
    return Promise.resolve();
  }

  /** Looks whether the client still takes what is sent. */
  checkPressure(now: number): void {
    if (this.open && this.#unsent > 0 && now - this.#tookAt > this.#settings.SOCKET_STALL_MS)
      this.#closeSlow();
  }

  /** Whether a ping is due; counts it as unanswered, and cuts a connection that misses too many. */
  pingDue(now: number): boolean {
    if (!this.open || now < this.#pingAt || this.protocol?.acknowledged !== true) return false;
    this.#pingAt = now + this.#settings.SOCKET_PING_MS;
    if (this.#missedPongs >= this.#settings.SOCKET_MISSED_PONGS) {
      this.socket.terminate();
      return false;
    }
    this.#missedPongs += 1;
    return true;
  }

  ponged(): void {
    this.#missedPongs = 0;
  }

  tokenCheckDue(now: number): boolean {
    if (!this.open || this.token === null || now < this.#tokenAt) return false;
    this.#tokenAt = now + this.#settings.SOCKET_TOKEN_CHECK_MS;
    return true;
  }

  #closeSlow(): void {
    this.close(CLOSE.slowConsumer, reasonWith('slow-consumer', this.#versions));
  }

  /** Closes, and cuts the connection when the client does not take the close frame either. */
  close(code: number, reason: string): void {
    if (!this.open) return;
    this.#onClose(code);
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), GRACE).unref();
  }

  /** The service goes away: where each operation can be resumed is part of the reason. */
  restart(): void {
    this.close(CLOSE.restart, reasonWith('restart', this.#versions));
  }
}
