import { Duplex } from 'node:stream';
import type { PgliteHost } from './pglite-host.ts';

const QUERY = 'Q'.charCodeAt(0);
const SYNC = 'S'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
/** AuthenticationOk, then ReadyForQuery (idle): PGlite has no startup handshake of its own. */
const STARTUP_REPLY = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/**
 * The socket of a `pg` client: carries the PostgreSQL wire protocol to PGlite's thread, one message per round trip (everything up to
 * a Sync together).
 */
export class PgliteStream extends Duplex {
  readonly #host: PgliteHost;
  readonly #hasDeadline: () => boolean;
  #started = false;
  #batch: Buffer[] = [];

  constructor(host: PgliteHost, hasDeadline: () => boolean) {
    super();
    this.#host = host;
    this.#hasDeadline = hasDeadline;
  }

  connect(): this {
    this.#host.ready.then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {
    // Bytes are pushed when the thread replies.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (!this.#started) {
      this.#started = true;
      this.push(STARTUP_REPLY);
      done();
      return;
    }
    if (chunk[0] === TERMINATE) {
      this.push(null);
      done();
      return;
    }
    this.#batch.push(chunk);
    if (!endsRoundTrip(chunk)) {
      done();
      return;
    }
    const bytes = new Uint8Array(Buffer.concat(this.#batch));
    this.#batch = [];
    this.#host.execute(bytes, { deadline: this.#hasDeadline() }).then(
      (answer) => {
        this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
        done();
      },
      (error: Error) => done(error),
    );
  }
}

function endsRoundTrip(chunk: Buffer): boolean {
  let offset = 0;
  let last = 0;
  while (offset < chunk.length) {
    last = chunk[offset] ?? 0;
    offset += 1 + chunk.readInt32BE(offset + 1);
  }
  return last === QUERY || last === SYNC;
}
