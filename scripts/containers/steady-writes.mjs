import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two declarations, and before a declaration is sent again. */
const PAUSE_MS = 300;
const REQUEST_TIMEOUT_MS = 10_000;

/** Sends cancellations of contracts through the edge, one after another, until it is stopped. */
export class SteadyWrites {
  /** Number of declarations that the api has acknowledged. */
  acknowledgedCount = 0;
  /** Outcomes of requests that were not acknowledged. They were sent again. */
  refusedOutcomes = [];
  #url;
  #isStopped = false;
  #loop;

  /** @param {string} url address of the edge */
  constructor(url) {
    this.#url = url;
  }

  start() {
    this.#loop = this.#send();
  }

  async stop() {
    this.#isStopped = true;
    await this.#loop;
  }

  async #send() {
    for (let count = 1; !this.#isStopped; count += 1) {
      const key = randomUUID();
      // An acknowledged declaration is never repeated, and a refused one has the same key again.
      for (;;) {
        const outcome = await this.#sendDeclaration(key, count);
        await pause(PAUSE_MS);
        if (outcome === '201') break;
        this.refusedOutcomes.push(outcome);
        if (this.#isStopped) return;
      }
      this.acknowledgedCount += 1;
    }
  }

  async #sendDeclaration(key, count) {
    const email = `abo-${count}@leserin.example`;
    try {
      const response = await fetch(`${this.#url}/api/contracts/cancellations`, {
        method: 'POST',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          // Each declaration comes from another address, because the api limits them per address.
          'x-forwarded-for': `203.0.113.${count % 250}`,
          origin: this.#url,
        },
        body: JSON.stringify({ manner: 'ordinary', name: 'Ute Brandt', contract: 'K-1', email }),
      });
      await response.text();
      return String(response.status);
    } catch (error) {
      return error.cause?.code ?? error.name;
    }
  }
}
