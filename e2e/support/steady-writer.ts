import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two declarations, and before one that was not acknowledged is sent again. */
const PAUSE = 400;
const PATIENCE = 10_000;

/**
 * People who cancel a contract, one after the other, each from an address of their own, and who
 * send again with the same key until it is acknowledged.
 */
export class SteadyWriter {
  /** Mail addresses of those whose declaration was acknowledged. */
  readonly acknowledged: string[] = [];
  /** Answers that were no acknowledgement; each was followed by another try. */
  readonly refused: string[] = [];
  readonly #url: string;
  #ended = false;
  #loop: Promise<void> = Promise.resolve();

  constructor(url: string) {
    this.#url = url;
  }

  start(): void {
    this.#loop = this.#write();
  }

  async stop(): Promise<void> {
    this.#ended = true;
    await this.#loop;
  }

  async #write(): Promise<void> {
    for (let count = 1; !this.#ended; count += 1) {
      const email = `abo-${count}-${randomUUID().slice(0, 8)}@leserin.example`;
      const key = randomUUID();
      for (;;) {
        const outcome = await this.#cancel(email, key, count);
        if (outcome === '201') break;
        this.refused.push(outcome);
        await pause(PAUSE);
      }
      this.acknowledged.push(email);
      await pause(PAUSE);
    }
  }

  async #cancel(email: string, key: string, count: number): Promise<string> {
    const body = { manner: 'ordentlich', name: 'Ute Brandt', contract: `K-${count}`, email };
    return new Promise((done) => {
      const sent = request(`${this.#url}/api/contracts/cancellations`, {
        method: 'POST',
        timeout: PATIENCE,
        // Limits are per address; loopback has enough of them.
        localAddress: `127.0.1.${(count % 250) + 1}`,
        family: 4,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          origin: this.#url,
        },
      });
      sent.once('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.once('error', (error) => done(error.message));
      sent.once('response', (answer) => {
        answer.once('error', (error) => done(error.message));
        answer.once('end', () => done(String(answer.statusCode)));
        answer.resume();
      });
      sent.end(JSON.stringify(body));
    });
  }
}
