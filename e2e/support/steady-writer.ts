import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two declarations, and before a declaration is sent again. */
const PAUSE_MS = 400;
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Sends contract cancellations one after another, each from its own email address and IP address,
 * because the api limits requests per IP address. Repeats a cancellation with the same idempotency
 * key until the api acknowledges it.
 */
export class SteadyWriter {
  /** Email addresses in declarations that the api has acknowledged. */
  readonly acknowledgedEmails: string[] = [];
  /**
   * Outcomes of requests that the api has not acknowledged. The writer sends their declarations
   * again.
   */
  readonly refusedOutcomes: string[] = [];
  readonly #url: string;
  readonly #isForwarded: boolean;
  #isStopped = false;
  #loop: Promise<void> = Promise.resolve();

  /**
   * @param url address of the edge
   * @param options `isForwarded`: whether a header names the IP address, for an edge that trusts
   *   this machine; otherwise each cancellation comes from another loopback address
   */
  constructor(url: string, { isForwarded = false } = {}) {
    this.#url = url;
    this.#isForwarded = isForwarded;
  }

  start(): void {
    this.#loop = this.#sendCancellations();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#loop;
  }

  async #sendCancellations(): Promise<void> {
    for (let count = 1; !this.#isStopped; count += 1) {
      const email = `abo-${count}-${randomUUID().slice(0, 8)}@leserin.example`;
      const idempotencyKey = randomUUID();
      for (;;) {
        const outcome = await this.#sendCancellation(email, idempotencyKey, count);
        if (outcome === '201') break;
        this.refusedOutcomes.push(outcome);
        await pause(PAUSE_MS);
        if (this.#isStopped) return;
      }
      this.acknowledgedEmails.push(email);
      await pause(PAUSE_MS);
    }
  }

  async #sendCancellation(email: string, idempotencyKey: string, count: number): Promise<string> {
    const number = (count % 250) + 1;
    const body = { manner: 'ordinary', name: 'Ute Brandt', contract: `K-${count}`, email };
    return new Promise((resolve) => {
      const outgoingRequest = request(`${this.#url}/api/contracts/cancellations`, {
        method: 'POST',
        timeout: REQUEST_TIMEOUT_MS,
        ...(this.#isForwarded ? {} : { localAddress: `127.0.1.${number}`, family: 4 }),
        headers: {
          ...(this.#isForwarded && { 'x-forwarded-for': `203.0.113.${number}` }),
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey,
          origin: this.#url,
        },
      });
      outgoingRequest.once('timeout', () =>
        outgoingRequest.destroy(new Error('the request timed out')),
      );
      outgoingRequest.once('error', (error) => resolve(error.message));
      outgoingRequest.once('response', (response) => {
        response.once('error', (error) => resolve(error.message));
        response.once('end', () => resolve(String(response.statusCode)));
        response.resume();
      });
      outgoingRequest.end(JSON.stringify(body));
    });
  }
}
