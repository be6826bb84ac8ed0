import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two declarations, and before a failed declaration is sent again. */
const PAUSE_MS = 400;
const TIMEOUT_MS = 10_000;

/**
 * Sends contract cancellations one after the other, each with its own mail address and IP address.
 * Repeats each cancellation with the same idempotency key until the api acknowledges it.
 */
export class SteadyWriter {
  /** Mail addresses of acknowledged declarations. */
  readonly acknowledgedEmails: string[] = [];
  /** Outcomes of requests that were not acknowledged; their declarations were sent again. */
  readonly refusedOutcomes: string[] = [];
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
        this.refusedOutcomes.push(outcome);
        await pause(PAUSE_MS);
      }
      this.acknowledgedEmails.push(email);
      await pause(PAUSE_MS);
    }
  }

  async #cancel(email: string, key: string, count: number): Promise<string> {
    const body = { manner: 'ordinary', name: 'Ute Brandt', contract: `K-${count}`, email };
    return new Promise((done) => {
      const sent = request(`${this.#url}/api/contracts/cancellations`, {
        method: 'POST',
        timeout: TIMEOUT_MS,
        // The api limits requests per IP address; the loopback network has many addresses.
        localAddress: `127.0.1.${(count % 250) + 1}`,
        family: 4,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          origin: this.#url,
        },
      });
      sent.once('timeout', () => sent.destroy(new Error('the request timed out')));
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
