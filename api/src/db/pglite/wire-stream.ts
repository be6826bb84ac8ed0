import { Duplex } from 'node:stream';

const terminateMessage = 0x58; // 'X'

export interface WireTransport {
  /** Makes the database ready for a fresh connection. */
  prepare(): Promise<void>;
  send(bytes: Uint8Array): Promise<Uint8Array>;
}

interface Chunk {
  readonly chunk: Buffer;
}

/**
 * What node-postgres takes for a socket: its messages go to the database thread, the answers come
 * back. No port is opened, so nobody else on the machine can reach the database.
 */
export class WireStream extends Duplex {
  readonly #transport: WireTransport;

  constructor(transport: WireTransport) {
    super({ allowHalfOpen: false });
    this.#transport = transport;
  }

  /** Called by node-postgres in place of a socket's connect. */
  connect(): this {
    this.#transport.prepare().then(
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
    // Answers are pushed when they come.
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#forward(chunk, done);
  }

  override _writev(chunks: Chunk[], done: (error?: Error) => void): void {
    this.#forward(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  /** The client has said goodbye; it waits for the connection to be closed. */
  override _final(done: () => void): void {
    done();
    this.destroy();
  }

  #forward(bytes: Buffer, done: (error?: Error) => void): void {
    if (bytes[0] === terminateMessage) {
      done();
      return;
    }
    this.#transport.send(bytes).then(
      (answer) => {
        if (answer.length > 0 && !this.destroyed) this.push(answer);
        done();
      },
      (error: Error) => done(error),
    );
  }
}
