import { Duplex } from 'node:stream';

const terminateMessageType = 0x58; // 'X', the Terminate message of the PostgreSQL protocol.

export interface WireTransport {
  /** Resets the database session for a new connection. */
  resetSession(): Promise<void>;
  send(bytes: Uint8Array): Promise<Uint8Array>;
}

interface Chunk {
  readonly chunk: Buffer;
}

/**
 * Replaces the socket of node-postgres: forwards messages to the database thread and pushes the
 * replies of the thread. It opens no port, so other processes cannot reach the database.
 */
export class WireStream extends Duplex {
  readonly #transport: WireTransport;

  constructor(transport: WireTransport) {
    super({ allowHalfOpen: false });
    this.#transport = transport;
  }

  /** Called by node-postgres, which expects the `connect` method of a socket. */
  connect(): this {
    this.#transport.resetSession().then(
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
    // Does nothing, because replies are pushed as they arrive.
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#forward(chunk, done);
  }

  override _writev(chunks: Chunk[], done: (error?: Error) => void): void {
    this.#forward(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  /**
   * Closes the stream after the client has sent Terminate, because the client waits until the
   * stream is closed.
   */
  override _final(done: () => void): void {
    done();
    this.destroy();
  }

  #forward(bytes: Buffer, done: (error?: Error) => void): void {
    if (bytes[0] === terminateMessageType) {
      done();
      return;
    }
    this.#transport.send(bytes).then(
      (reply) => {
        if (reply.length > 0 && !this.destroyed) this.push(reply);
        done();
      },
      (error: Error) => done(error),
    );
  }
}
